import { formulaText, readFormula } from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const tex = String.raw;

describe('a formula in a row', () => {
  test.each([
    [
      tex`\[ \text{ClCr} = \frac{(140 - \text{idade}) \times \text{peso}}{72 \times \text{Cr}} \times 0{,}85 \text{ (se mulher)} \]`,
      'ClCr = ((140 − idade) × peso) / (72 × Cr) × 0,85 (se mulher)',
    ],
    [tex`$142 \times \min\left(\frac{Cr}{\kappa}, 1\right)^{-0{,}302}$`, '142 × min(Cr/κ, 1)^(−0,302)'],
    [tex`$0{,}9938^{\text{idade}}$`, '0,9938^idade'],
    [tex`$\text{QTc} = \frac{QT}{\sqrt{RR}}$`, 'QTc = QT/√(RR)'],
    [tex`\(\sqrt[3]{x+1}\)`, '³√(x + 1)'],
    [tex`\( \text{PaO}_2 / \text{FiO}_2 \leq 300\ \text{mmHg} \)`, 'PaO₂ / FiO₂ ≤ 300 mmHg'],
    [tex`\(\text{HCO}_3^-\)`, 'HCO₃⁻'],
    [tex`$\mathrm{Ca^{2+}}$`, 'Ca²⁺'],
    [tex`$\text{CO$_2$}$`, 'CO₂'],
    [tex`$37\,^{\circ}\text{C}$`, '37°C'],
    [tex`$\mu g/kg$`, 'μg/kg'],
    [tex`\(2 * 3\)`, '2 × 3'],
    [tex`\(\left. x\right|\)`, 'x|'],
    [tex`$C_{max}$ `.trim(), 'C_max'],
    [tex`$t_{1/2}$`, 't_(1/2)'],
    [tex`$p < 0{,}05$`, 'p < 0,05'],
    [tex`$\geq 65$`, '≥ 65'],
    [tex`$\Delta P = -5$`, 'ΔP = −5'],
    ['$x = 10 - -5$', 'x = 10 − −5'],
    [tex`$\text{IC 95\%}: 0{,}64–0{,}89$`, 'IC 95%: 0,64–0,89'],
    [
      '$$\n\\begin{aligned}\nAG\n&= Na^+ - (Cl^- + HCO_3^-) \\\\\n&= 12\n\\end{aligned}\n$$',
      'AG = Na⁺ − (Cl⁻ + HCO₃⁻)\n= 12',
    ],
    [tex`$\dot{V}_A/\dot{Q}$`, 'V̇_A/Q̇'],
    [tex`$\bar{x} \pm 1{,}96$`, 'x̄ ± 1,96'],
    [tex`$\frac{5\,\cancel{\text{kg}}}{2}$`, '(5 kg) / 2'],
    [tex`$\ce{CO2 + H2O <=> H2CO3 -> HCO3- + H+}$`, 'CO₂ + H₂O ⇌ H₂CO₃ → HCO₃⁻ + H⁺'],
    [tex`$[\ce{Ca^2+}] = 1{,}2$`, '[Ca²⁺] = 1,2'],
    [tex`\(2\ce{Na+} + \ce{3Ca3(PO4)2}\)`, '2Na⁺ + 3Ca₃(PO₄)₂'],
    [tex`\[\begin{array}{ll} a & b \\ c & d \end{array}\]`, 'a b\nc d'],
  ])('%s is %s', (source, text) => {
    expect(formulaText(source)).toBe(text);
  });

  test.each([
    ['the digits of a power without braces are its own', '$10^12$', '10¹²'],
    ['so is their sign', '$10^-3$', '10⁻³'],
    ['a mixed number is no larger number', tex`$2\frac{1}{2}$`, '2 (1/2)'],
    ['a quotient divides as a whole', tex`$a / \frac{b}{c}$`, 'a / (b/c)'],
    ['a factor without a sign multiplies the whole', tex`$\frac{a}{b}c$`, '(a/b)c'],
    ['a power raises the whole', tex`$\frac{a}{b}^{2k}x$`, '(a/b)^(2k)x'],
    ['a power of digits and signs raises the whole', tex`$\frac{a}{b}^{-1}$`, '(a/b)⁻¹'],
    ['a root behind it multiplies the whole', tex`$\frac{a}{b}\sqrt{c}$`, '(a/b)√(c)'],
    [
      'fractions within fractions keep their order',
      tex`$\frac{1}{\frac{1}{a}+\frac{1}{b}}$`,
      '1 / (1/a + 1/b)',
    ],
  ])('%s', (_, source, text) => {
    expect(formulaText(source)).toBe(text);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['an unknown command', tex`$\href{javascript:alert(1)}{x}$`],
    ['a group without its end', '$x^{2$'],
    ['a group without its beginning', '$x}2$'],
    ['an argument that is not there', tex`$\frac{1}$`],
    ['digits that belong to nobody', tex`$\frac12$`],
    ['an accent over more than one letter', tex`$\overline{ABC}$`],
    ['chemistry that is not known', tex`$\ce{A ->[catalisador] B}$`],
    ['an unknown environment', tex`\[\begin{tikzpicture}x\end{tikzpicture}\]`],
    ['nothing', '$$ $$'],
    ['nesting beyond any formula', `$${'{'.repeat(500)}x${'}'.repeat(500)}$`],
    ['amounts of money', '$5 e 10$'],
    ['no formula at all', 'x'],
    ['a text beyond the length of any formula', `$${'x+'.repeat(1_001)}1$`],
  ])('%s stays as it is written', (_, source) => {
    expect(readFormula(source)).toBeUndefined();
    expect(formulaText(source)).toBe(source);
  });

  it('never throws, and loses no digit of what it reads', () => {
    const word = fc.constantFrom(
      ...tex`\frac \sqrt \text \left( \right) \times \cdot \leq \alpha { } { } ^ _ 1 23 0{,}5 x idade + - = / ( ) [ ] , & \\ \begin{cases} \end{cases} \ce{3H2O} \dot \cancel`.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const source = `\\(${words.join(' ')}\\)`;
        const text = formulaText(source).normalize('NFKC');
        expect(text.replace(/\D/g, '')).toBe(source.replace(/\D/g, ''));
      }),
      { numRuns: 2_000 },
    );
  });
});

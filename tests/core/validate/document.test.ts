import { isCnpj, isCpf, validateDocument, validateProfileCpf } from '@vesalio/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** Check digits as the Receita defines them: weights 2, 3, 4… from the right, back to 2 after `top`. */
function withCheckDigits(base: string, top: number): string {
  let out = base;
  for (let round = 0; round < 2; round++) {
    let weight = 2;
    let sum = 0;
    for (const char of [...out].reverse()) {
      sum += (char.charCodeAt(0) - 48) * weight;
      weight = weight === top ? 2 : weight + 1;
    }
    out += sum % 11 < 2 ? '0' : String(11 - (sum % 11));
  }
  return out;
}

describe('CPF', () => {
  it.each(['52998224725', '529.982.247-25', '12345678909', ' 529.982.247-25 ', '00000000191'])(
    'accepts %s',
    (cpf) => {
      expect(isCpf(cpf)).toBe(true);
    },
  );

  it.each([
    '52998224724',
    '52998224735',
    '5299822472',
    '529982247250',
    'a52998224725',
    '529/982/247-25',
    '',
    ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(11)),
  ])('refuses "%s"', (cpf) => {
    expect(isCpf(cpf)).toBe(false);
  });

  it('accepts exactly one pair of check digits for any nine digits', () => {
    fc.assert(
      fc.property(digits(9), fc.integer({ min: 0, max: 99 }), (base, pair) => {
        const right = withCheckDigits(base.join(''), 12);
        const tried = base.join('') + String(pair).padStart(2, '0');
        fc.pre(new Set(tried).size > 1);
        expect(isCpf(tried)).toBe(tried === right);
        if (new Set(right).size > 1) expect(isCpf(right)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('CNPJ', () => {
  it.each([
    '11222333000181',
    '11.222.333/0001-81',
    '00000000000191',
    '12.ABC.345/01DE-35',
    '12ABC34501DE35',
    '12.abc.345/01de-35',
    'ABCDEFGHIJKL80',
  ])('accepts %s', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(true);
  });

  it.each([
    '11222333000182',
    '11222333000191',
    '12ABC34501DE36',
    '12ABC34501DEA5',
    '1122233300018',
    '112223330001811',
    '12#ABC34501DE35',
    '00000000000000',
    '11111111111111',
    '',
  ])('refuses "%s"', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(false);
  });

  it('accepts exactly one pair of check digits for any twelve letters and digits', () => {
    const chars = fc.array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), {
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(chars, fc.integer({ min: 0, max: 99 }), (base, pair) => {
        fc.pre(new Set(base).size > 1);
        const right = withCheckDigits(base.join(''), 9);
        const tried = base.join('') + String(pair).padStart(2, '0');
        expect(isCnpj(right)).toBe(true);
        expect(isCnpj(tried)).toBe(tried === right);
      }),
      { numRuns: 300 },
    );
  });
});

describe('messages', () => {
  it.each([
    ['', 'Documento é obrigatório.'],
    ['   ', 'Documento é obrigatório.'],
    ['529.982.247-24', 'CPF ou CNPJ inválido.'],
    ['123', 'CPF ou CNPJ inválido.'],
    ['529.982.247-25', undefined],
    ['11.222.333/0001-81', undefined],
    ['12.ABC.345/01DE-35', undefined],
  ])('of a card holder with "%s": %s', (text, message) => {
    expect(validateDocument(text)).toBe(message);
  });

  it.each([
    ['', undefined],
    ['529.982.247-25', undefined],
    ['529.982.247-24', 'CPF inválido.'],
    ['11.222.333/0001-81', 'CPF inválido.'],
  ])('of the profile with "%s": %s', (text, message) => {
    expect(validateProfileCpf(text)).toBe(message);
  });
});

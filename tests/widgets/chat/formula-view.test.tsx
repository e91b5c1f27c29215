import { render, waitFor } from '@testing-library/react';
import { createApp, formulaText } from '@vesalio/core';
import { AnswerView, VesalioProvider } from '@vesalio/widgets';
import { expect, test } from 'vitest';
import { extras } from '../../../packages/widgets/src/chat/lazy-extras.ts';

const tex = String.raw;

const Answer = ({ text }: { text: string }) => (
  <VesalioProvider app={createApp({ storage: 'memory' })}>
    <AnswerView text={text} references={[]} />
  </VesalioProvider>
);

async function shown(text: string): Promise<Element> {
  const { container } = render(<Answer text={text} />);
  return await waitFor(() => {
    const formula = container.querySelector('.vs-formula');
    expect(formula).not.toBeNull();
    return formula as Element;
  });
}

test.each([
  tex`$\frac{(140 - \text{idade}) \times 2\frac{1}{2}}{72 \times Cr_{ref}} \times 0{,}9938^{\text{idade}}$`,
  tex`$\sqrt{\frac{a \times b}{3600}} \leq x^{-1{,}2}$`,
  tex`$HCO_3^- = \frac{1}{2}a$`,
])('%s can be selected, copied and read aloud as it is copied by the button', async (source) => {
  const formula = await shown(source);
  expect(formula.textContent).toBe(formulaText(source));
  expect(formula.textContent).not.toContain('\\');
});

test('a fraction stands as two lines, a power is raised, and a formula of its own is a block', async () => {
  const formula = await shown(tex`$$\frac{a}{b} + 2^{x}$$`);
  expect(formula.querySelector('.vs-formula__over')?.textContent).toBe('a');
  expect(formula.querySelector('.vs-formula__under')?.textContent).toBe('b');
  expect(formula.querySelector('sup')?.textContent).toBe('x');
  expect(formula.className).toContain('vs-formula--block');
  expect((await shown(tex`$x^{k}$`)).className).not.toContain('vs-formula--block');
});

test('until the module is there that reads it, a formula is shown as it is written', () => {
  const before = extras.store.getState();
  extras.store.setState({ module: undefined });
  expect(render(<Answer text="É $x^{k}$." />).container.textContent).toBe('É $x^{k}$.');
  extras.store.setState(before);
});

test('what cannot be read is shown as it is written', async () => {
  const source = tex`$\href{javascript:alert(1)}{x}$`;
  const { container } = render(<Answer text={`${source} e $x^{k}$`} />);
  await waitFor(() => expect(container.querySelector('.vs-formula')).not.toBeNull());
  expect(container.querySelectorAll('.vs-formula')).toHaveLength(1);
  expect(container.textContent).toContain(source);
  expect(container.querySelector('a')).toBeNull();
});

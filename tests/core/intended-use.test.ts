import { aboutProduct, type ProductFacts } from '@vesalio/core';
import { expect, it } from 'vitest';

const facts: ProductFacts = {
  version: '1.4.0',
  model: 'clinico',
  modelVersion: '2026-09',
  corpus: { name: 'PubMed', updatedAt: '1 de novembro de 2026' },
  maker: {
    brand: 'Clínica X',
    company: 'Clínica X Ltda.',
    contactEmail: 'ajuda@x.example',
    securityEmail: 'falhas@x.example',
    securityText: 'https://x.example/.well-known/security.txt',
    licenses: 'https://x.example/licenses.md',
  },
};

it('has what RDC 657 asks to be easy to find, each under its heading', () => {
  const { title, sections } = aboutProduct('', facts);
  expect([title, ...sections.map((section) => section.title)]).toEqual([
    'Sobre Clínica X',
    'Uso pretendido',
    'O que ele não é',
    'Modelo e versão',
    'Acervo',
    'Limites conhecidos',
    'Requisitos',
    'Atualizações',
    'Segurança e contato',
    'Licenças',
  ]);
  const text = JSON.stringify(sections);
  for (const fact of [
    '1.4.0',
    'clinico',
    '2026-09',
    'PubMed, atualizado em 1 de novembro de 2026',
    'Clínica X Ltda.',
    'ajuda@x.example',
    'falhas@x.example (ver https://x.example/.well-known/security.txt)',
    'https://x.example/licenses.md',
  ])
    expect(text).toContain(fact);
});

it.each([
  ['is asked', undefined, 'consultando a instalação'],
  ['cannot be reached', null, 'a instalação não respondeu'],
  ['tells nothing', { ...facts, model: null, corpus: null }, 'esta instalação não informa'],
])('shows what is unknown while the installation %s', (_, told, words) => {
  const text = JSON.stringify(aboutProduct('', told).sections);
  expect(text).toContain(`Modelo que redige as respostas: ${words}`);
  expect(text).toContain(`Publicações consultadas: ${words}`);
});

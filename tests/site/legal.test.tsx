import { screen, within } from '@testing-library/react';
import { defaultLegalIdentity, type LegalDocument, privacyPolicy, termsOfUse } from '@vesalio/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeObserver, openSite } from './site-stage.tsx';

const textOf = ({ title, draft, introduction, sections }: LegalDocument) =>
  [
    title,
    draft,
    ...introduction,
    ...sections.flatMap((section) => [section.title, ...section.blocks.flat()]),
  ].join('\n');

const terms = termsOfUse(defaultLegalIdentity);
const privacy = privacyPolicy(defaultLegalIdentity);

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  window.scrollTo = vi.fn();
});

describe('the legal texts', () => {
  it.each([
    ['terms: review by counsel', terms, /Minuta.*advogado/],
    ['terms: the resolution on AI in medicine', terms, /CFM nº 2\.454\/2026/],
    ['terms: the physician decides', terms, /a decisão é sempre do médico/],
    ['terms: record of use', terms, /registrado no prontuário/],
    ['terms: anonymisation by the professional', terms, /Você deve anonimizar os dados clínicos/],
    ['terms: no patient-identifying data kept', terms, /não armazena dados que identificam pacientes/],
    ['terms: withdrawal', terms, /7 dias da contratação.*art\. 49.*Decreto nº 7\.962\/2013/],
    ['terms: withdrawal by e-mail', terms, /escreva para contato@.*o link ao lado de Cancelar assinatura/],
    ['terms: Brazilian law', terms, /Aplica-se a lei brasileira/],
    ['terms: venue', terms, /foro da comarca do Rio de Janeiro/],
    ['privacy: review by counsel', privacy, /Minuta.*advogado/],
    ['privacy: legal bases', privacy, /art\. 7º, V/],
    ['privacy: what art. 9 asks', privacy, /art\. 9º da Lei nº 13\.709\/2018 \(LGPD\)/],
    ['privacy: sensitive data', privacy, /dado sensível \(art\. 11\)/],
    ['privacy: rights', privacy, /Seus direitos \(art\. 18\)/],
    ['privacy: person in charge', privacy, /Encarregado.*privacidade@vesalio\.example/],
    ['privacy: the authority is an agency now', privacy, /Agência Nacional de Proteção de Dados \(ANPD\)/],
    ['privacy: transfer abroad', privacy, /Resolução CD\/ANPD nº 19\/2024.*cláusulas-padrão/],
    ['privacy: access logs', privacy, /6 meses.*art\. 15 do Marco Civil/],
    ['privacy: dictation', privacy, /áudio pode ser enviado ao fabricante/],
    ['privacy: storage', privacy, /Não usamos cookies de publicidade/],
    ['privacy: no patient-identifying data kept', privacy, /não armazena dados que identificam pacientes/],
    ['privacy: anonymisation', privacy, /deve anonimizar os dados clínicos/],
    ['privacy: law and venue', privacy, /lei brasileira.*Rio de Janeiro/],
  ])('%s', (_, document, mention) => {
    expect(textOf(document)).toMatch(mention);
  });

  it('never use the former name of the authority', () => {
    expect(textOf(terms) + textOf(privacy)).not.toMatch(/Autoridade Nacional/);
  });

  it('contain the configured brand', () => {
    const other = textOf(
      privacyPolicy({
        ...defaultLegalIdentity,
        brand: 'Outra',
        company: 'Outra S.A.',
        officerName: 'Encarregada',
      }),
    );
    expect(other).toContain('Outra S.A.');
    expect(other).not.toContain('Vesálio');
  });

  it.each([
    ['/terms', 'Termos de Uso', terms],
    ['/privacy', 'Política de Privacidade', privacy],
  ])('%s sets every section and links to it', async (path, title, document) => {
    await openSite(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Nesta página' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(document.sections.map((section) => section.title));
    for (const link of links) {
      const target = window.document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
      expect(within(target ?? window.document.body).getByRole('heading', { level: 2 }).textContent).toContain(
        link.textContent ?? '-',
      );
    }
  });
});

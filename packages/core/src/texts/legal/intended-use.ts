import { aboutTexts } from '../about.ts';
import { defaultLegalIdentity, type LegalDocument } from './legal.ts';

/** Facts about the installation; null if it does not provide them. */
export interface ProductFacts {
  version: string;
  model: string | null;
  modelVersion: string | null;
  corpus: { name: string; updatedAt: string } | null;
  maker: ProductMaker | null;
}

/** The maker of an installation's product. */
interface ProductMaker {
  brand: string;
  company: string;
  contactEmail: string;
  securityEmail: string;
  /** Address of the installation's security.txt. */
  securityText: string;
  /** Address of the licenses of the libraries in use; empty if the installation does not provide it. */
  licenses: string;
}

/** Date of the current version of the statement. */
const UPDATED_AT = '23 de novembro de 2026';

/**
 * The statement that Anvisa's RDC 657/2022 requires health software to show in an easily accessible place.
 * @param name the product's name until the installation has answered
 * @param facts undefined until the installation has answered, null if it cannot be reached
 * @param known the maker, for a page that knows it without asking the installation
 */
export function aboutProduct(
  name: string,
  facts: ProductFacts | null | undefined,
  known?: ProductMaker,
): LegalDocument {
  const { unknown, loading, unreachable } = aboutTexts.about;
  const fact = (value: string | null | undefined) =>
    value || (facts ? unknown : facts === null ? unreachable : loading);
  const maker = facts?.maker ?? known;
  const brand = maker?.brand || name || defaultLegalIdentity.brand;
  const corpus = facts?.corpus && `${facts.corpus.name}, atualizado em ${facts.corpus.updatedAt}`;
  return {
    title: `Sobre ${brand}`,
    updatedAt: UPDATED_AT,
    introduction: [
      `${brand} ajuda profissionais de saúde a encontrar e ler literatura científica. Esta página reúne o que a RDC nº 657/2022 da Anvisa pede que esteja fácil de encontrar.`,
    ],
    sections: [
      {
        id: 'uso-pretendido',
        title: 'Uso pretendido',
        blocks: [
          'Apoio à consulta de literatura: dada uma pergunta clínica, localiza publicações, resume o que elas dizem e liga cada afirmação ao trecho de origem.',
          'Destina-se a médicos, residentes, estudantes de medicina sob supervisão e outros profissionais de saúde, no exercício da profissão.',
        ],
      },
      {
        id: 'o-que-nao-e',
        title: 'O que ele não é',
        blocks: [
          [
            'Não diagnostica, não prescreve, não faz triagem nem monitora pacientes.',
            'Não substitui o julgamento do profissional, o protocolo da instituição nem a bula.',
            'Não se destina a pacientes nem a emergências.',
            'Não deve receber dados que identifiquem um paciente.',
          ],
        ],
      },
      {
        id: 'modelo',
        title: 'Modelo e versão',
        blocks: [
          [
            `Versão do produto: ${fact(facts?.version)}.`,
            `Modelo que redige as respostas: ${fact(facts?.model)}.`,
            `Versão do modelo: ${fact(facts?.modelVersion)}.`,
          ],
        ],
      },
      {
        id: 'acervo',
        title: 'Acervo',
        blocks: [
          `Publicações consultadas: ${fact(corpus)}.`,
          'Cada referência mostra título, periódico e ano. O que foi publicado depois da data do acervo não é considerado.',
        ],
      },
      {
        id: 'limites',
        title: 'Limites conhecidos',
        blocks: [
          [
            'O texto é gerado por inteligência artificial e pode conter erros, omissões ou citações que não sustentam a frase.',
            'A conferência de citações compara números, sentido e termos; não julga a qualidade do estudo.',
            'Imagens médicas anexadas servem de contexto e não são laudadas.',
            'Sem publicação relevante no acervo, a resposta diz que nada foi encontrado.',
          ],
          'Confira a fonte antes de decidir. Se uma resposta puder causar dano, use “Notificar erro clínico” no menu da resposta.',
        ],
      },
      {
        id: 'requisitos',
        title: 'Requisitos',
        blocks: [
          'Navegador atualizado (Chrome, Edge, Firefox ou Safari dos últimos dois anos), JavaScript e conexão com a internet. Ditado e arquivos do Google Drive são opcionais.',
        ],
      },
      {
        id: 'atualizacoes',
        title: 'Atualizações',
        blocks: [
          'O serviço é atualizado pelo operador, sem instalação no seu aparelho; a página nova vale no próximo carregamento. Mudanças de modelo e de acervo aparecem aqui, e avisos da operação aparecem no chat.',
        ],
      },
      {
        id: 'seguranca',
        title: 'Segurança e contato',
        blocks: [
          [
            `Fabricante e responsável: ${fact(maker?.company)}.`,
            `Ajuda: ${fact(maker?.contactEmail)}.`,
            `Falhas de segurança: ${fact(maker && `${maker.securityEmail} (ver ${maker.securityText})`)}.`,
          ],
        ],
      },
      {
        id: 'licencas',
        title: 'Licenças',
        blocks: [
          'O produto usa software livre de terceiros, sob licenças MIT, Apache 2.0, ISC, BSD e OFL, listado com as versões no repositório do projeto. As publicações citadas pertencem aos seus autores e editoras.',
          ...(maker?.licenses
            ? [{ label: 'Licenças de cada biblioteca, na íntegra (nova aba)', href: maker.licenses }]
            : []),
        ],
      },
    ],
  };
}

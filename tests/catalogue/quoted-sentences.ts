import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../core/texts.test.ts', import.meta.url));

/** The sentences that the tests of the texts pin as quoted; those with a value inserted keep the test's value. */
export function quotedSentences(): string[] {
  const [pins = ''] = readFileSync(source, 'utf8').split("describe('accessible names");
  const found = pins.matchAll(/\[\s*[\w.]+(?:\([^)]*\))?,\s*(['"])((?:(?!\1).)+)\1,?\s*\]/g);
  return [...new Set([...found].map(([, , sentence = '']) => sentence))];
}

/** Told by a notice: a widget's story stands without the region of notices. */
const notices = [
  'Um código de validação foi enviado para seu e-mail.',
  'Houve um problema ao nomear a conversa automaticamente.',
  'Conversa removida com sucesso!',
  'Não foi possível remover a conversa. Tente novamente.',
  'A imagem "a.png" excede o limite de 20MB.',
  'O PDF "a.pdf" excede o limite de 25MB.',
  'Tipo de arquivo não suportado: "a.txt". Apenas imagens e PDFs são permitidos.',
  'Limite total de 10MB para anexos excedido. Arquivo "a.png" não adicionado.',
  'O arquivo "a.png" já foi adicionado.',
  'Limite de 5 anexos já atingido.',
  'Erro ao carregar APIs do Google Drive.',
  'APIs do Google ainda não estão prontas. Tente novamente em breve.',
  'A transcrição de áudio não é suportada neste navegador ou as permissões foram negadas.',
  'Cartão removido com sucesso!',
  'Cartão adicionado com sucesso!',
  'Cartão salvo para futuras compras!',
  'Pagamento realizado, mas não foi possível salvar o cartão.',
  'Você não pode excluir um cartão que está em uso.',
  'Erro ao deletar cartão.',
  'A imagem deve ter no máximo 2MB.',
];

/** Told below a field, or in its place, by a state that has a test but no story yet. */
const states = [
  'Confirmação de senha é obrigatória.',
  'CPF ou CNPJ inválido.',
  'Nome inválido.',
  'Número de cartão inválido.',
  'Mês inválido.',
  'CVV inválido.',
  'CEP inválido.',
  'Endereço muito curto.',
  'UF inválida.',
  'Data de nascimento deve ser no passado.',
  'CEP não encontrado ou serviço indisponível.',
  'Não foi possível buscar o CEP. Verifique sua conexão ou tente mais tarde.',
  'Cupom aplicado com sucesso!',
  'ID do cliente não encontrado.',
  'Erro ao buscar cartões.',
  'Erro ao salvar cartão. Verifique os dados e tente novamente.',
];

/** A value of its own kind: the stories insert others. */
const values = ['Conversa 0f3a9c21', 'Meu Cartão'];

/** What no story says so far; the list may only shrink, and from this day on it counts as failed. */
export const unheard = { sentences: [...notices, ...states, ...values], until: '2027-01-31' };

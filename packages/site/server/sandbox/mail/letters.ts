import { brand } from '@vesalio/site/brand';
import { html } from 'hono/html';

/** A mail before it is rendered as plain text and HTML. */
export interface Letter {
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  code?: string;
  link?: string;
  linkLabel?: string;
  closing: string;
}

/** Allows a dot only before a space or at the end, because mail programs turn other dots into links. */
const PLAIN_NAME = /^[\p{Lu}\p{Ll}\p{Lt}'’-]+\.?(?: [\p{Lu}\p{Ll}\p{Lt}'’-]+\.?)*$/u;
const LONGEST_NAME = 40;

/** The first name, including a title if there is one. Empty if the text is not a name. */
function firstName(name: string): string {
  const plain = name.normalize('NFC').trim().replace(/ +/g, ' ');
  if (!PLAIN_NAME.test(plain)) return '';
  const [first = '', second] = plain.split(' ');
  const shown = first.endsWith('.') && second ? `${first} ${second}` : first;
  return shown.length <= LONGEST_NAME ? shown.replace(/\.$/, '') : '';
}
const greet = (name: string): string => (firstName(name) ? `Olá, ${firstName(name)}.` : 'Olá.');

/** Milliseconds. Codes and links that expire sooner are not sent, because nobody could use them in time. */
export const TIME_TO_USE_MS = 2 * 60_000;

export const codeLetter = (name: string, code: string): Letter => ({
  heading: 'Seu código de validação',
  greeting: greet(name),
  paragraphs: [
    'Use o código abaixo para validar seu e-mail. Ele vale por 10 minutos e só pode ser usado uma vez.',
  ],
  code,
  closing: 'Se você não pediu este código, ignore esta mensagem.',
});

export const resetLetter = (name: string, link: string): Letter => ({
  heading: 'Redefinição de senha',
  greeting: greet(name),
  paragraphs: [
    'Recebemos um pedido para redefinir a senha da sua conta. O link abaixo vale por 1 hora e só pode ser usado uma vez.',
  ],
  link,
  linkLabel: 'Redefinir senha',
  closing: 'Se você não fez este pedido, ignore esta mensagem: sua senha continua a mesma.',
});

export const passwordChangedLetter = (name: string): Letter => ({
  heading: 'Sua senha foi alterada',
  greeting: greet(name),
  paragraphs: [
    'A senha da sua conta acaba de ser alterada, e todas as sessões abertas foram encerradas.',
    'Se não foi você, peça um novo link em “Esqueceu sua senha?” agora mesmo.',
  ],
  closing: 'Esta é uma mensagem automática de segurança.',
});

export const alreadyRegisteredLetter = (name: string, link: string): Letter => ({
  heading: 'Você já tem uma conta',
  greeting: greet(name),
  paragraphs: [
    'Alguém tentou criar uma conta com este e-mail, mas ela já existe. Nada foi alterado.',
    'Se foi você, entre com a sua senha ou peça um link para redefini-la.',
  ],
  link,
  linkLabel: 'Entrar',
  closing: 'Se não foi você, ignore esta mensagem.',
});

export const subjectOf = ({ heading }: Letter): string => `${heading} · ${brand.name}`;

export const writeText = ({ greeting, paragraphs, code, link, closing }: Letter): string =>
  [greeting, ...paragraphs, code, link, closing, brand.name].filter(Boolean).join('\n\n');

/** Mail programs only apply inline styles. The mail loads nothing. */
export function writeHtml({ heading, greeting, paragraphs, code, link, linkLabel, closing }: Letter): string {
  const color = brand.mailColor;
  const serif =
    "font-family:'Newsreader','Iowan Old Style',Georgia,Charter,'Bitstream Charter','Noto Serif','Liberation Serif',serif";
  const sans = "font-family:'Inter',-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
  const body = `${sans};font-size:16px;line-height:1.55;color:#1d2a2e`;
  return String(html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf9f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #dfe2db;border-radius:10px">
<tr><td style="padding:28px 32px 0"><p style="${serif};font-size:22px;margin:0;color:${color.brand}">${brand.name}<span style="color:${color.point};font-size:13px;vertical-align:9px">&#9679;</span></p></td></tr>
<tr><td style="padding:20px 32px 28px">
<h1 style="${serif};font-weight:500;font-size:26px;line-height:1.25;margin:0 0 16px;color:#1d2a2e">${heading}</h1>
<p style="${body};margin:0 0 12px">${greeting}</p>
${paragraphs.map((paragraph) => html`<p style="${body};margin:0 0 12px">${paragraph}</p>`)}
${
  code
    ? html`<p style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;letter-spacing:8px;margin:20px 0;padding:16px 12px 16px 20px;background:${color.tint};border-radius:8px;color:${color.onTint};text-align:center">${code}</p>`
    : ''
}
${
  link
    ? html`<p style="margin:20px 0"><a href="${link}" style="${sans};display:inline-block;background:${color.brand};color:${color.onBrand};text-decoration:none;font-size:16px;font-weight:600;padding:12px 20px;border-radius:8px">${linkLabel}</a></p>
<p style="${sans};font-size:13px;line-height:1.5;color:#56656a;margin:0 0 12px;word-break:break-all">${link}</p>`
    : ''
}
<p style="${sans};font-size:14px;line-height:1.5;color:#56656a;margin:20px 0 0;border-top:1px solid #dfe2db;padding-top:16px">${closing}</p>
</td></tr></table></td></tr></table></body></html>`);
}

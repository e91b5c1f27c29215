import { limits } from '../../limits.ts';

/** Control characters and characters that change the writing direction. They could disguise a file name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern removes control characters
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const PATH = /^.*[\\/]/;
/** Extensions before the last one that a server or a desktop might execute. */
const ACTIVE_INNER = /\.(x?html?|svgz?|xml|php\d?|phtml|jsp|aspx?|js|mjs|exe|bat|cmd|sh|ps1|jar|hta|swf)\./i;

/** A file's name without its path, control characters and direction marks. May be empty. */
export function cleanFileName(name: string): string {
  return name.replace(UNSAFE, '').replace(PATH, '').trim();
}

/** The last extension in lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Whether an inner extension is executable, as in 'laudo.html.pdf'. */
export const hasActiveInnerExtension = (name: string): boolean => ACTIVE_INNER.test(name);

/** The name with the extension that its content has: 'Laudo' → 'Laudo.pdf', a JPEG called 'foto.png' → 'foto.jpg'. */
export function withExtension(name: string, type: 'png' | 'jpg' | 'pdf'): string {
  const extension = extensionOf(name);
  if (extension === type || (type === 'jpg' && extension === 'jpeg')) return name;
  const isKnown =
    extension === limits.pdfExtension || limits.imageExtensions.some((one) => one === extension);
  return `${isKnown ? name.slice(0, -extension.length - 1) : name}.${type}`;
}

import { scriptCharacters } from './script-characters.ts';

const ARROWS: ReadonlyMap<string, string> = new Map([
  ['->', '→'],
  ['<-', '←'],
  ['<->', '↔'],
  ['<=>', '⇌'],
  ['+', '+'],
]);
const SPECIES = /^[\p{L}\d()[\]₀-₉⁰¹²³⁴-⁹⁺⁻]+$/u;

const script = (text: string, isSuperscript: boolean): string =>
  scriptCharacters(text.replace('-', '−'), isSuperscript) ?? text;

/**
 * Renders the content of `\ce{…}`: 'CO2 + H2O <=> HCO3- + H+' becomes 'CO₂ + H₂O ⇌ HCO₃⁻ + H⁺'. Returns undefined if it
 * contains anything else.
 */
export function chemistryText(source: string): string | undefined {
  const words = source
    .trim()
    .split(/\s+/)
    .map((word) => ARROWS.get(word) ?? speciesText(word));
  return words.includes(undefined) ? undefined : words.join(' ');
}

/** 'SO4^2-' becomes 'SO₄²⁻'. A number at the start counts molecules. */
function speciesText(source: string): string | undefined {
  const text = source
    .replace(/(?<=[\p{L})\]])\d+/gu, (digits) => script(digits, false))
    .replace(/\^(\d*[+-]?)/g, (_, charge: string) => script(charge, true))
    .replace(/(?<=.)[+-]$/, (charge) => script(charge, true));
  return SPECIES.test(text) ? text : undefined;
}

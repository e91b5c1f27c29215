import {
  Lexer,
  type Token,
  Tokenizer,
  type TokenizerExtensionFunction,
  type TokenizerStartFunction,
  type Tokens,
} from 'marked';

/** CommonMark and GFM without HTML (it stays text) and without reference-style links (they act at a distance). */
class TextOnlyTokenizer<P, R> extends Tokenizer<P, R> {
  override html(): undefined {
    return undefined;
  }
  override def(): undefined {
    return undefined;
  }
  override reflink(): undefined {
    return undefined;
  }
  override tag(source: string): Tokens.Tag | undefined {
    const raw = this.rules.inline.tag.exec(source)?.[0];
    return raw ? { type: 'html', raw, text: raw, inLink: false, inRawBlock: false, block: false } : undefined;
  }
}

/** `\(…\)`, `\[…\]`, `$$…$$`, `$…$` on at most a few lines; '$10 e R$20' is money, not a formula. */
const MATH =
  /^(?:\\\([^\n]{1,500}?\\\)|\\\[[\s\S]{1,1000}?\\\]|\$\$[^$]{1,1000}\$\$|\$(?![\s$])[^$\n]{0,300}[^\s$\\]\$(?!\d))/;

/** Formulas are kept whole, so that their stars and underscores are not read as emphasis. */
const readMath: TokenizerExtensionFunction = (source) => {
  const raw = MATH.exec(source)?.[0];
  return raw ? { type: 'math', raw } : undefined;
};

const mathStart: TokenizerStartFunction = (source) => {
  const index = source.search(/\$|\\[([]/);
  return index < 0 ? undefined : index;
};

function createLexer(): Lexer<string, string> {
  const extensions = { inline: [readMath], startInline: [mathStart], childTokens: {}, renderers: {} };
  return new Lexer<string, string>({
    gfm: true,
    tokenizer: new TextOnlyTokenizer<string, string>(),
    extensions,
  });
}

/** Tokens of one segment. May throw on input that nests without end. */
export function lexBlocks(source: string): Token[] {
  return createLexer().lex(source);
}

/** Tokens of a text without blocks. */
export function lexInline(source: string): Token[] {
  return createLexer().inlineTokens(source);
}

import ui from '../ui/ui.css?inline';
import base from './base.css?inline';
import drawings from './drawings.css?inline';
import tokens from './tokens.css?inline';

/** Tokens, reset and parts as one text for a constructable sheet; a feature appends its own sheet. */
export const shadowCss: string = `${tokens}\n${base}\n${drawings}\n${ui}`;

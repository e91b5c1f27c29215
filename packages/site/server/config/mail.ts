/** Headers of every mail. */
export interface MailConfig {
  /** If absent, the product's name at the host of `PUBLIC_URL`. */
  readonly from: string | undefined;
  readonly replyTo: string | undefined;
  /** RFC 3834. `no` omits the header. */
  readonly autoSubmitted: string;
}

/** `nome@exemplo` or `Name <nome@exemplo>`. Line breaks are rejected, because they would start another header. */
export const MAILBOX = /^(?:[^\s@<>,;"]+@[^\s@<>,;"]+|[^@<>,;"\p{Cc}]{1,100} <[^\s@<>,;"]+@[^\s@<>,;"]+>)$/u;

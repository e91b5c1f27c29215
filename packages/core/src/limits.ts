/** One mebibyte in bytes; every "MB" of the product is counted this way. */
const MB = 1_048_576;

/**
 * The constants of the specification, and limits that several modules or the server share. Sizes are in bytes, times in
 * milliseconds, widths in CSS pixels. A limit of a single module is a constant in that module.
 */
export const limits = {
  bytesPerMb: MB,

  /** First page of the conversation list (1-based). */
  conversationFirstPage: 1,
  /** Stored messages, each a question with its answer, per page of a history. */
  historyPageSize: 200,
  /** Conversations per page. */
  conversationPageSize: 15,
  /** Characters of the question kept as the title. */
  conversationTitleLength: 50,
  /** Characters of a title that the person sets. */
  ownTitleLength: 100,
  /** Characters of a comment on an answer. */
  feedbackLength: 1_000,
  /** Characters of the operator's notice. */
  noticeLength: 500,
  /** Characters of a search over all conversations. */
  searchQueryLength: 100,
  /** Characters of the id shown for an untitled conversation. */
  untitledIdLength: 8,
  /** Milliseconds between a stored question and its answer. */
  answerOffsetMs: 1,

  /** Files per message. */
  attachmentCount: 5,
  /** Bytes of one image. */
  imageBytes: 20 * MB,
  /** Bytes of one PDF. */
  pdfBytes: 25 * MB,
  /** Bytes of all files of one message. */
  attachmentTotalBytes: 10 * MB,
  /** Extensions accepted for a message, lower case. */
  imageExtensions: ['png', 'jpg', 'jpeg'],
  /** Media types accepted for a message's images. */
  imageTypes: ['image/png', 'image/jpeg'],
  pdfExtension: 'pdf',
  pdfType: 'application/pdf',
  /** Extensions shown as a thumbnail in a message, lower case. */
  thumbnailExtensions: ['png', 'jpg', 'jpeg', 'gif', 'webp'],

  /** Bytes of the profile photo. */
  photoBytes: 2 * MB,
  photoTypes: ['image/jpeg', 'image/png', 'image/gif'],
  photoExtensions: ['jpg', 'jpeg', 'png', 'gif'],

  /** Characters of the shortest password. */
  passwordMinLength: 8,
  /** Characters of the e-mail validation code. */
  emailCodeLength: 5,

  /** Digits of a postal code. */
  cepLength: 8,
  /** Milliseconds between the eighth digit and the lookup. */
  cepDebounceMs: 800,
  /** Letters of a state abbreviation. */
  ufLength: 2,
  /** An address line must be longer than this many characters. */
  addressLineLongerThan: 3,
  /** Digits of a landline, area code included. */
  phoneMinDigits: 10,
  /** Digits of a mobile, area code included. */
  phoneMaxDigits: 11,
  cpfLength: 11,
  cnpjLength: 14,

  cardMinDigits: 13,
  cardMaxDigits: 19,
  cardGroupSize: 4,
  cvvMinDigits: 3,
  cvvMaxDigits: 4,
  /** First year of the century of all card expiry dates. */
  cardCentury: 2000,
  installments: 1,
  country: 'BR',

  /**
   * Milliseconds in which a complete e-mail code can be corrected or submitted before it is submitted automatically.
   */
  emailCodePauseMs: 700,
  /** Milliseconds that the welcome screen of a payment is shown before the chat opens. */
  paymentRedirectMs: 3000,
  /** Milliseconds the reset dialog stays open after success. */
  resetCloseMs: 3000,
  /** Milliseconds between the free plan's activation and the chat. */
  freePlanRedirectMs: 1000,

  /** Milliseconds a notification is shown. */
  noticeMs: 5000,
  /** Milliseconds of a notification's animation. */
  noticeAnimationMs: 300,

  /** CSS pixels. The layout is the mobile one at this width or below. */
  mobileBreakpointPx: 768,
  /** Maximum height of the chat input in CSS pixels. */
  composerMaxHeightPx: 150,

  /** Advanced-search slider. */
  searchDepthMin: 3,
  searchDepthMax: 17,
  searchDepthStep: 1,
  searchDepthDefault: 10,
  /** Language of dictation, as a BCP 47 tag. */
  dictationLanguage: 'pt-BR',

  /** Milliseconds between leaving a reference marker and its popup closing. */
  referenceCloseMs: 150,
  /** CSS pixels, approximate. */
  referenceWidthPx: 380,
  /** Characters of the title in the popup's header. */
  referenceTitleLength: 30,

  /** Visible share at which a landing section sets the address. */
  sectionThreshold: 0.5,
  testimonials: 5,
  /** Times the testimonials are repeated in the ticker. */
  testimonialRepeats: 3,

  /** Lessons a month on the plans that limit them. */
  lessonsPerMonth: 5,

  /** Timeout of a call in milliseconds, except for those below. */
  requestTimeoutMs: 15_000,
  /** Milliseconds for `subscription/create` and card saving. */
  paymentTimeoutMs: 60_000,
  /** Timeout of the free-limit check, which is not retried because sending waits for it. */
  freeCheckTimeoutMs: 3000,
  /** Longest silence while waiting for an answer or its next part, in milliseconds. */
  answerSilenceMs: 120_000,
  /** Slowest upload to wait for, in bytes per second: 100 kbit/s. */
  minUploadBytesPerSecond: 12_500,
  /** Longest turn in milliseconds, from the question to the end of its answer, without the upload of its files. */
  turnMs: 300_000,
  /** Bytes of the longest answer that a gateway keeps for another read. */
  turnBytes: 512 * 1024,
  /** Retries of a failed GET. Nothing else is retried. */
  getRetries: 2,
  /** Bytes of the longest server answer that is read. */
  answerBytes: 5 * MB,
  /** Plain-text error bodies of this length or more are not shown. */
  errorTextLength: 300,
  /** Characters of the longest id. */
  idLength: 64,

  /** Bytes the server accepts as JSON. */
  serverJsonBytes: 512 * 1024,
  /** Bytes of files the server accepts in one message. */
  serverFilesBytes: 10 * MB,
  /** Bytes of text parts the server accepts beside the files. */
  serverTextBytes: 256 * 1024,
  /** Bytes the server accepts as a profile picture call. */
  serverPictureBytes: 3 * MB,
} as const;

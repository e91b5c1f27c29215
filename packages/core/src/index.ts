export type { AccountFlow } from './account/account.flow.ts';
export type { Account, ActivePlan } from './account/account.schema.ts';
export type { AccountState } from './account/account-state.ts';
export {
  changedFields,
  type EditableSection,
  SEXES,
  type SectionValues,
  sectionValues,
  validateSection,
} from './account/account-values.ts';
export { nationalPhone } from './account/phone.ts';
export {
  CENTERED_CROP,
  checkPhoto,
  cropSquare,
  limitCrop,
  MAX_PHOTO_ZOOM,
  moveCrop,
  PHOTO_EDGE,
  PHOTO_HEAD_BYTES,
  PHOTO_TARGET_BYTES,
  PHOTO_TRIES,
  type PhotoCrop,
  toBase64,
} from './account/photo.ts';
export type { PaidPayment } from './account/receipt.schema.ts';
export { lastReceipt, type Receipt, receiptOf } from './account/receipt.ts';
export { type AccountSection, accountSectionOf, accountSections } from './account/sections.ts';
export type {
  AddressField,
  AddressFlow,
  AddressLookup,
  AddressPlace,
  AddressState,
} from './address/address.flow.ts';
export type { City, FoundAddress, State } from './address/address.schema.ts';
export type { Localities, LocalitiesState } from './address/localities.ts';
export { listUfs, ufOfStateName } from './address/uf.ts';
export { type App, type AppConfig, createApp } from './app.ts';
export type { AuthFlows } from './auth/auth.flow.ts';
export type { ConsentFlow, ConsentState } from './auth/consent.flow.ts';
export type { EmailCodeFlow } from './auth/email-code.flow.ts';
export { type Intent, rememberIntent } from './auth/intent.ts';
export type { ForgotPasswordFlow, ResetPasswordFlow } from './auth/password.flow.ts';
export type { FormState, GoogleCredential, SignInFlow } from './auth/sign-in.flow.ts';
export type { TermsFlow } from './auth/terms.flow.ts';
export { type AnswerPacer, createAnswerPacer } from './chat/answer-pacer.ts';
export { hasActiveInnerExtension } from './chat/attachments/attachment-name.ts';
export {
  type AttachmentHolder,
  type AttachmentsFlow,
  createAttachmentsFlow,
} from './chat/attachments/attachments.flow.ts';
export type { ChatFlow } from './chat/chat.flow.ts';
export type { Answer, AnswerModel, Conversation, Reference, ReferenceNotice } from './chat/chat.schema.ts';
export type { AskOptions } from './chat/chat-questions.ts';
export {
  type Attachment,
  blankChat,
  type ChatMessage,
  type ChatState,
  canSend,
  type FinishedAnswer,
  isAnswering,
  isBusy,
  isFreeLimited,
  type LiveAnswer,
} from './chat/chat-state.ts';
export { shownTitle, titleOf } from './chat/chat-turn.ts';
export {
  answerWithReferences,
  type CitationOptions,
  type CitationStyle,
  findSourceMarkers,
  formatCitation,
  type ReferenceListWords,
  referenceLines,
} from './chat/citation/citation.ts';
export { type CopiedAnswer, copiedAnswer, markIncomplete } from './chat/citation/copied-answer.ts';
export { noticeMark, noticeText } from './chat/citation/reference-notice.ts';
export {
  type CitationNumbering,
  type CitedReference,
  numberReferences,
  type ReferenceIntegrity,
  referenceAge,
  referenceHref,
  referenceIntegrity,
  referenceKind,
  referenceTypeLabel,
  referenceYear,
  shownReference,
} from './chat/citation/references.ts';
export { type UsageRecordInput, type UsageRecordWords, usageRecord } from './chat/citation/usage-record.ts';
export {
  type ClinicalContext,
  type ContextEntry,
  type ContextKey,
  contextEntries,
  contextText,
  splitContext,
} from './chat/context/clinical-context.ts';
export {
  type ConversationGroup,
  type ConversationPeriod,
  groupConversations,
} from './chat/conversations/conversation-groups.ts';
export type { ConversationMark, FoundConversation } from './chat/conversations/conversation-marks.schema.ts';
export { type ConversationsFlow, filterConversations } from './chat/conversations/conversations.flow.ts';
export { findOccurrences, type Occurrence } from './chat/conversations/find-occurrences.ts';
export { foldText, type MessageMatch, searchMessages } from './chat/conversations/search-text.ts';
export {
  createDictationFlow,
  type DictationFlow,
  type DictationState,
  type SpeechRecognizer,
  type SpeechResultEvent,
} from './chat/dictation/dictation.flow.ts';
export { isDictationOff } from './chat/dictation/dictation-choice.ts';
export { joinDictated } from './chat/dictation/dictation-words.ts';
export { createDrafts, type Drafts, hasDrafts } from './chat/drafts.ts';
export {
  type AskDrive,
  createDriveFlow,
  type DriveClient,
  DriveError,
  type DriveErrorCode,
  type DriveFile,
  type DriveFlow,
  type DriveState,
} from './chat/drive/drive.flow.ts';
export { replacedQuestions } from './chat/edits/replaced.ts';
export type { ReplacementsFlow } from './chat/edits/replacements.flow.ts';
export type { Replacement } from './chat/edits/replacements.schema.ts';
export { type Formula, type FormulaPart, textOfFormula } from './chat/formula/formula.ts';
export { formulaText, readFormula } from './chat/formula/read-formula.ts';
export { findIdentifiers } from './chat/identifiers/identifiers.ts';
export { mayIdentify } from './chat/identifiers/may-identify.ts';
export { type FoundIdentifier, type IdentifierKind, maskIdentifiers } from './chat/identifiers/rules.ts';
export { keepQuestion, takeQuestion } from './chat/kept-question.ts';
export { parseMarkdown } from './chat/markdown/markdown.ts';
export { findMarkers, type ReferenceMarker, withoutOpenMarker } from './chat/markdown/markers.ts';
export { type Block, citedIds, type Inline, type ListItem } from './chat/markdown/nodes.ts';
export { linkHost, safeHref } from './chat/markdown/safe-href.ts';
export { createMarkdownStream, type MarkdownProgress, type MarkdownStream } from './chat/markdown/stream.ts';
export type {
  CheckedClaim,
  CheckedSentence,
  CitationCheck,
  ClaimKind,
  Span,
  Verdict,
} from './chat/proof/comparison/citation-check.ts';
export {
  type BlocksCheck,
  checkBlocks,
  checkCitations,
  type ProofReference,
  type ProofStep,
  type ProvedSentence,
  proveSentences,
  startCheck,
} from './chat/proof/proof.ts';
export { type AnswerSentence, type FlatText, flattenInlines, readSentences } from './chat/proof/sentences.ts';
export { type CslItem, toBibtex, toCslJson, toRis } from './chat/record/bibliography.ts';
export { type ClinicalRecord, clinicalRecord, recordEnd } from './chat/record/clinical-record.ts';
export { conversationMarkdown } from './chat/record/conversation-markdown.ts';
export {
  type ConversationWords,
  type ExportedMessage,
  exportedMessages,
} from './chat/record/exported-message.ts';
export { type FhirBundle, fhirDocument } from './chat/record/fhir-document.ts';
export { xmlText } from './chat/record/xml-text.ts';
export {
  type AnswerEvent,
  createEventParser,
  type EventParser,
  readAnswerEvents,
  type ServerEvent,
  toAnswerEvent,
} from './chat/sse.ts';
export type { SendOutcome } from './chat/submit.ts';
export { type Clock, systemClock } from './clock.ts';
export {
  dayOf,
  formatDate,
  formatDateTime,
  formatTime,
  type PlainDate,
  parsePlainDate,
  toDateInput,
} from './dates.ts';
export { digitsOf, documentChars } from './digits.ts';
export type { RatedMessage, Rating } from './feedback/feedback.api.ts';
export { type FeedbackFlow, type FeedbackOutcome, feedbackOf } from './feedback/feedback.flow.ts';
export {
  type Feedback,
  type FeedbackReason,
  feedbackReasons,
} from './feedback/feedback.schema.ts';
export {
  firstName,
  formatExpiry,
  formatFileSize,
  formatList,
  formatPrice,
  initials,
  lastDigits,
} from './format.ts';
export { createEarlyRequests, type EarlyRequests } from './http/early-requests.ts';
export { ApiError, type ApiErrorKind, isApiError, messageOf, withSupportCode } from './http/errors.ts';
export { createHttp, type Http } from './http/http.ts';
export type { Exchange, ExchangeAnswer, ExchangeRequest } from './http/http-exchange.ts';
export { accountPath, historyPath } from './http/paths.ts';
export { type Id, isId, sameId } from './ids.ts';
export {
  hasTooManyPixels,
  type ImageSize,
  readImageSize,
  type SniffedType,
  sniffFileType,
} from './images/image-size.ts';
export { type StrippedFile, stripImageMetadata } from './images/metadata.ts';
export { readConfiguration, readEmbedOrigin } from './installation/configuration.api.ts';
export { type Configuration, configurationSchema } from './installation/configuration.schema.ts';
export type { GatewayFeatures } from './installation/gateway-features.ts';
export type { OperationFlow } from './installation/operation.flow.ts';
export type { Operation } from './installation/operation.schema.ts';
export { parseJson } from './json.ts';
export { limits } from './limits.ts';
export { applyMask, documentMask, formatCep, formatDocument, formatPhone, masks } from './masks.ts';
export { once } from './memoize.ts';
export { type PaymentAttempt, pendingPayment } from './payment/attempt.ts';
export type { CardsFlow, CardsState } from './payment/cards.flow.ts';
export type { Coupon, CouponState } from './payment/coupon.ts';
export { shortExpiry } from './payment/expiry-text.ts';
export type { BillingAddress, NewCard } from './payment/payment.api.ts';
export type { PaymentFlow } from './payment/payment.flow.ts';
export type { AttemptStatus, SavedCard } from './payment/payment.schema.ts';
export {
  billingLine,
  type CardFormValues,
  type CardSecrets,
  emptyCardForm,
  toNewCard,
  validateCardForm,
  validateCardSecrets,
} from './payment/payment-form.ts';
export type { PaymentEnd, PaymentOrder, PaymentState } from './payment/payment-state.ts';
export { isPaymentSuccess, savesCardAfter } from './payment/payment-status.ts';
export { forgetRefusal, markPendingPlan, pendingPlan } from './plans/pending-plan.ts';
export {
  describePlans,
  findPlan,
  isLifetime,
  isPayablePlan,
  lockOf,
  type OwnPlans,
  ownPlans,
  type Plan,
  type PlanFeature,
  planBeforePending,
  planCatalogue,
  planDisplayName,
  planPrice,
  planStatusDisplay,
  planTag,
} from './plans/plan-catalogue.ts';
export {
  isAccountPlanActive,
  isFreePlan,
  type PlanIdentifier,
  type PlanStatus,
} from './plans/plan-identifiers.ts';
export type { PlansFlow, PlansState } from './plans/plans.flow.ts';
export { hasPage, normalPath, type RouteAccess, routeAt, routes, type SiteRoute } from './routes.ts';
export { type AccessDecision, type AccessRequest, decideAccess } from './session/access.ts';
export type { Destination } from './session/destination.ts';
export type { GetToken } from './session/hand-over.ts';
export { missingStep } from './session/missing-step.ts';
export { createNoticeStore, type Notice, type NoticeStore, type NoticeType } from './session/notices.ts';
export { homeOf, safeReturnPath } from './session/return-path.ts';
export {
  createSessionStore,
  type LoginAnswer,
  type Session,
  type SessionEnd,
  type SessionState,
  type SessionStore,
} from './session/session.ts';
export { sourceLanguage } from './source-language.ts';
export { createMemoryStore, createWebStore, type KeyValueStore } from './storage.ts';
export { createStore, type StoreApi } from './store.ts';
export { aboutTexts } from './texts/about.ts';
export { accountTexts } from './texts/account.ts';
export { addressTexts } from './texts/address.ts';
export { answerActionTexts } from './texts/answer/answer-actions.ts';
export { answerMenuTexts } from './texts/answer/answer-menu.ts';
export { citationPopupTexts } from './texts/answer/citation-popup.ts';
export { contextTexts, editTexts, followUpTexts } from './texts/answer/clinical.ts';
export { exportTexts } from './texts/answer/export.ts';
export { proofTexts } from './texts/answer/proof.ts';
export { comparisonTexts } from './texts/answer/proof-comparison.ts';
export { proofLoadTexts } from './texts/answer/proof-load.ts';
export { readingTexts } from './texts/answer/reading.ts';
export { referenceNoticeTexts } from './texts/answer/reference-notices.ts';
export { sourceTexts } from './texts/answer/sources.ts';
export { attachmentTexts } from './texts/attachments.ts';
export { authTexts } from './texts/auth.ts';
export { chatTexts } from './texts/chat.ts';
export { findTexts, shortcutTexts } from './texts/chat-header.ts';
export { conversationTexts } from './texts/conversations.ts';
export { dictationTexts } from './texts/dictation.ts';
export { driveTexts } from './texts/drive.ts';
export { embedTexts } from './texts/embed/embed.ts';
export { embedFormTexts } from './texts/embed/embed-forms.ts';
export { embedSessionTexts } from './texts/embed/embed-session.ts';
export { embedVersionTexts } from './texts/embed/embed-version.ts';
export { hostHintTexts, unaddressedText } from './texts/embed/host-hints.ts';
export { consentTexts, tabSignInTexts, tokenHintTexts } from './texts/embed/tab-sign-in.ts';
export { feedbackTexts } from './texts/feedback.ts';
export { generalTexts } from './texts/general.ts';
export { identifierTexts } from './texts/identifiers.ts';
export { landingTexts } from './texts/landing.ts';
export { aboutProduct, type ProductFacts } from './texts/legal/intended-use.ts';
export {
  defaultLegalIdentity,
  LEGAL_UPDATED_AT,
  type LegalBlock,
  type LegalDocument,
  type LegalIdentity,
  type LegalSection,
} from './texts/legal/legal.ts';
export { privacyPolicy } from './texts/legal/privacy-policy.ts';
export { termsOfUse } from './texts/legal/terms-of-use.ts';
export { operationTexts } from './texts/operation.ts';
export {
  createWording,
  mergeTexts,
  type SomeTexts,
  type TextOverrides,
  type TextShape,
  type Texts,
} from './texts/overrides.ts';
export { paymentTexts } from './texts/payment.ts';
export { plansTexts } from './texts/plans.ts';
export { siteTexts } from './texts/site.ts';
export { stateTexts } from './texts/states.ts';
export { createKey } from './uuid.ts';
export {
  type AccountAddressValues,
  type BillingAddressValues,
  validateAccountAddress,
  validateAddressLine,
  validateBillingAddress,
  validateCep,
  validateUf,
} from './validate/address.ts';
export {
  type AttachmentKind,
  type AttachmentSource,
  admitAttachments,
  attachmentKind,
  attachmentKindOfBytes,
  type PickedFile,
} from './validate/attachment.ts';
export {
  type CardBrand,
  cvvLengths,
  detectCardBrand,
  parseExpiry,
  passesLuhn,
  validateCardExpiry,
  validateCardHolder,
  validateCardLabel,
  validateCardNumber,
  validateCvv,
} from './validate/card.ts';
export { validateDocument, validateProfileCpf } from './validate/document.ts';
export { isCnpj, isCpf } from './validate/document-digits.ts';
export { normalizeEmailCode, validateEmail, validateEmailCode } from './validate/email.ts';
export { type LoginValues, validateLogin } from './validate/login.ts';
export {
  type NewPasswordValues,
  type PasswordPart,
  passwordParts,
  validateNewPassword,
  validateNewPasswordForm,
  validatePasswordConfirmation,
} from './validate/password.ts';
export { validatePhoto } from './validate/photo.ts';
export { type ProfileValues, validateBirthDate, validatePhone, validateProfile } from './validate/profile.ts';
export {
  type RegisterField,
  type RegisterValues,
  registerFieldsToCheck,
  validateRegister,
} from './validate/register.ts';
export { withoutTrailing } from './without-trailing.ts';

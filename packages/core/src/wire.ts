/**
 * The parts of the wire format that the server shares: schemas, and the form of a key. Not in the published package.
 */
export { accountSchema } from './account/account.schema.ts';
export { paidPaymentSchema } from './account/receipt.schema.ts';
export { citiesSchema, postalCodeSchema, statesSchema } from './address/address.schema.ts';
export {
  answerSchema,
  conversationPageSchema,
  type HistoryItem,
  historySchema,
  newConversationSchema,
} from './chat/chat.schema.ts';
export {
  conversationMarkSchema,
  conversationMarksSchema,
  foundConversationsSchema,
} from './chat/conversations/conversation-marks.schema.ts';
export { replacementListSchema } from './chat/edits/replacements.schema.ts';
export { referenceIdsOf } from './chat/reference-ids.ts';
export {
  feedbackListSchema,
  feedbackSchema,
} from './feedback/feedback.schema.ts';
export { lenientList, wireId } from './http/wire.schema.ts';
export { aboutSchema } from './installation/about.schema.ts';
export { operationSchema } from './installation/operation.schema.ts';
export { attemptSchema, couponSchema, savedCardSchema } from './payment/payment.schema.ts';
export { freePlanCheckSchema } from './plans/subscription.schema.ts';
export { loginSchema } from './session/session.schema.ts';
export { isIdempotencyKey } from './uuid.ts';

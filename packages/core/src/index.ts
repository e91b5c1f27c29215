export { type AccessDecision, type AccessRequest, decideAccess, homeOf, safeReturnPath } from './access.ts';
export type { Account, ActivePlan } from './account/account.schema.ts';
export type { City, FoundAddress, State } from './address/address.schema.ts';
export { type App, type AppConfig, createApp, type GetToken } from './app.ts';
export type { Answer, Conversation, Reference } from './chat/chat.schema.ts';
export { type Clock, systemClock } from './clock.ts';
export { ApiError, type ApiErrorKind, isApiError } from './errors.ts';
export { createHttp, type Http } from './http.ts';
export { createKey, type Id, sameId } from './ids.ts';
export { createNoticeStore, type Notice, type NoticeStore, type NoticeType } from './notices.ts';
export type { AttemptStatus, SavedCard } from './payment/payment.schema.ts';
export {
  createSessionStore,
  type LoginAnswer,
  type Session,
  type SessionEnd,
  type SessionState,
  type SessionStore,
} from './session.ts';
export { createMemoryStore, createWebStore, type KeyValueStore } from './storage.ts';

export { type AccessDecision, type AccessRequest, decideAccess, homeOf, safeReturnPath } from './access.ts';
export type { Account, ActivePlan } from './account/account.schema.ts';
export type { City, FoundAddress, State } from './address/address.schema.ts';
export { type App, type AppConfig, createApp, type GetToken } from './app.ts';
export type { Answer, Conversation, Reference } from './chat/chat.schema.ts';
export { type Clock, systemClock } from './clock.ts';
export { ApiError, type ApiErrorKind, isApiError } from './errors.ts';
export { createHttp, type Http } from './http.ts';
export { createKey, type Id, sameId } from './ids.ts';
export { LANDING_LIMITS, LAYOUT_LIMITS } from './limits.ts';
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
export { generalTexts } from './texts/general.ts';
export { landingTexts } from './texts/landing.ts';
export type { TextOverrides, Texts } from './texts/overrides.ts';
export { plansTexts } from './texts/plans.ts';
export { siteTexts } from './texts/site.ts';

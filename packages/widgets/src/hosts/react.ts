import account from '../elements/account.element.tsx';
import auth from '../elements/auth.element.tsx';
import chat from '../elements/chat/chat.element.tsx';
import launcher from '../elements/chat/launcher.element.tsx';
import payment from '../elements/payment.element.tsx';
import plans from '../elements/plans.element.tsx';
import { wrapElement } from './wrap-element.ts';

export const VesalioChat = /* @__PURE__ */ wrapElement(chat);
export const VesalioLauncher = /* @__PURE__ */ wrapElement(launcher);
export const VesalioAuth = /* @__PURE__ */ wrapElement(auth);
export const VesalioPlans = /* @__PURE__ */ wrapElement(plans);
export const VesalioPayment = /* @__PURE__ */ wrapElement(payment);
export const VesalioAccount = /* @__PURE__ */ wrapElement(account);

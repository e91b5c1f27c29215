import type { LegalIdentity } from '@vesalio/core';

declare const __VESALIO_LEGAL__: LegalIdentity | undefined;

/** The names for the legal texts of this build. Separate from the brand, because the chat does not need them. */
export const elementLegal: LegalIdentity =
  typeof __VESALIO_LEGAL__ === 'undefined'
    ? { brand: '', company: '', contactEmail: '', officerName: '', officerEmail: '' }
    : __VESALIO_LEGAL__;

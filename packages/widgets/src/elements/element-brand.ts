import type { LegalIdentity } from '@vesalio/core';

/** What a build takes from the product's brand kit. */
export interface ElementBrand {
  name: string;
  contactEmail: string;
  legal: LegalIdentity;
}

declare const __VESALIO_BRAND__: ElementBrand | undefined;

/** The brand of this build; the sources alone know none. */
export const elementBrand: ElementBrand =
  typeof __VESALIO_BRAND__ === 'undefined'
    ? {
        name: '',
        contactEmail: '',
        legal: { brand: '', company: '', contactEmail: '', officerName: '', officerEmail: '' },
      }
    : __VESALIO_BRAND__;

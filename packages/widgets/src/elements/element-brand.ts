/** Data of the brand kit, inserted at build time. */
interface ElementBrand {
  name: string;
  contactEmail: string;
}

declare const __VESALIO_BRAND__: ElementBrand | undefined;

/** The brand of this build; empty fields if the sources run without a brand. */
export const elementBrand: ElementBrand =
  typeof __VESALIO_BRAND__ === 'undefined' ? { name: '', contactEmail: '' } : __VESALIO_BRAND__;

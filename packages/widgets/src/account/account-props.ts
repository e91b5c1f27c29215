import type { AccountSection, Destination, LegalDocument } from '@vesalio/core';
import type { QuoteContact } from '../plans/quote-link.tsx';
import type { HeadingLevel } from '../ui/display/heading.tsx';

/** How an institution asks for a quote, and whom a person writes to who withdraws from a purchase. */
export type PlanQuote = QuoteContact;

/** The two texts of the security group, made for the brand. */
export interface AccountLegal {
  terms: LegalDocument;
  privacy: LegalDocument;
}

export interface AccountWidgetProps {
  /** The section that the address requests; `accountSectionOf(hash)` reads it. */
  section?: AccountSection;
  /** Changes with each request of the section; null without a request, so that the page stays at its top. */
  asked?: string | null;
  /** A section was chosen inside the account, for hosts whose address names it. */
  onSection?: ((section: AccountSection) => void) | undefined;
  quote: PlanQuote;
  legal: AccountLegal;
  /** Level of the title; the other headings stand below it. */
  headingLevel?: HeadingLevel;
  /** Demonstration: no card is charged, and the payment says so. */
  isSandbox?: boolean | undefined;
  /**
   * Address of the product's own account page, where cards may not be typed on this origin: the ways to a card then
   * open it in a new tab.
   */
  productAccount?: string | undefined;
  /** The account is gone: sign out and leave for `/`. */
  onDeleted(): void;
  /** Three seconds after a plan was paid: where to go, with `paymentSuccess` in the state. */
  onPaid(destination: Destination): void;
}

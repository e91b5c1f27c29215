import type { AccountSection, Destination, LegalDocument } from '@vesalio/core';
import type { Seller } from '../payment/payment-receipt.tsx';
import type { QuoteContact } from '../plans/quote-link.tsx';
import type { HeadingLevel } from '../ui/display/heading.tsx';

/** Contact for an institution's quote. Its e-mail address also receives withdrawals from a purchase. */
export type PlanQuote = QuoteContact;

/** The two legal texts of the security group, written for the brand. */
export interface AccountLegal {
  terms: LegalDocument;
  privacy: LegalDocument;
}

export interface AccountWidgetProps {
  /** The section that the address requests, from `accountSectionOf(hash)`. */
  section?: AccountSection;
  /** Changes with each request for the section. Null without a request: the page then stays at the top. */
  asked?: string | null;
  /** Called when a section is chosen inside the account, for hosts whose address contains the section. */
  onSection?: ((section: AccountSection) => void) | undefined;
  quote: PlanQuote;
  /** The seller of the plans: the name and e-mail address on the receipt. */
  seller?: Seller | undefined;
  legal: AccountLegal;
  /** Level of the title. The other headings have lower levels. */
  headingLevel?: HeadingLevel;
  /** Demonstration mode: no card is charged, and the payment says so. */
  isSandbox?: boolean | undefined;
  /** Address of the product's account page, if this origin may not show card fields. Opens in a new tab. */
  productAccount?: string | undefined;
  /** Called once the account is deleted. The host signs out and goes to `/`. */
  onDeleted(): void;
  /** Called three seconds after the payment of a plan, with the destination. Its state has `paymentSuccess`. */
  onPaid(destination: Destination): void;
  /** Called when 'Ir para o chat' is pressed after a payment. Without it, `onPaid` opens the chat by itself. */
  onChat?: (() => void) | undefined;
}

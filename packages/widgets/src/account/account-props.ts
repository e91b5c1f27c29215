import type { AccountSection, LegalDocument } from '@vesalio/core';
import type { QuoteContact } from '../plans/quote-link.tsx';

/** How an institution asks for a quote, and whom a person writes to who withdraws from a purchase. */
export type PlanQuote = QuoteContact;

/** The two texts of the security group, made for the brand. */
export interface AccountLegal {
  terms: LegalDocument;
  privacy: LegalDocument;
}

export interface AccountWidgetProps {
  /** The section that the address asks for; `accountSectionOf(hash)` reads it. */
  section?: AccountSection;
  /** Another value whenever the section is asked for anew; null where nobody asked, so that the page stays at its top. */
  asked?: string | null;
  quote: PlanQuote;
  legal: AccountLegal;
  /** Level of the title. */
  headingLevel?: 1 | 2;
  /** The account is gone: sign out and leave for `/`. */
  onDeleted(): void;
  /** Links that lead out of the widget, such as '/chat'. */
  onNavigate(to: string): void;
}

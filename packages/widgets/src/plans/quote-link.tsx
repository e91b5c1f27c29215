import { digitsOf, plansTexts } from '@vesalio/core';
import { Mail, MessageCircle } from 'lucide';
import { useTexts } from '../provider.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { NewTabButton } from '../ui/controls/new-tab-button.tsx';

/** How an institution asks for a quote. */
export interface QuoteContact {
  /** The sales team's WhatsApp number with country code; null if there is none, undefined while it is unknown. */
  whatsapp: string | null | undefined;
  /** E-mail address used if there is no number. */
  email: string;
  /** Name of the product in the prefilled message. */
  brand: string;
}

/** Attributes of a link that asks for a quote. */
interface QuoteAddress {
  href: string;
  target?: '_blank';
  rel?: 'noopener noreferrer';
}

/**
 * A link to the sales team's WhatsApp in a new tab, otherwise to their e-mail address. Both prefill the message.
 * @param texts the words of the message and its subject
 */
export function quoteAddress(
  { whatsapp, email, brand }: QuoteContact,
  texts: { quote: string; message(brand: string): string } = plansTexts.corporate,
): QuoteAddress {
  const message = encodeURIComponent(texts.message(brand));
  const number = digitsOf(whatsapp ?? '').replace(/^0+/, '');
  if (!number) return { href: `mailto:${email}?subject=${encodeURIComponent(texts.quote)}&body=${message}` };
  return { href: `https://wa.me/${number}?text=${message}`, target: '_blank', rel: 'noopener noreferrer' };
}

/** A link to the sales team's WhatsApp with a prefilled message, otherwise to their e-mail address. */
export function QuoteLink(contact: QuoteContact) {
  const texts = useTexts('plans', plansTexts).corporate;
  if (contact.whatsapp === undefined) return null;
  const address = quoteAddress(contact, texts);
  return address.target ? (
    <NewTabButton variant="primary" block icon={MessageCircle} href={address.href}>
      {texts.quote}
    </NewTabButton>
  ) : (
    <ButtonLink variant="primary" block icon={Mail} href={address.href}>
      {texts.email(contact.email)}
    </ButtonLink>
  );
}

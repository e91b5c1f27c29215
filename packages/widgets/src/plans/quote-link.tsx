import { digitsOf, plansTexts } from '@vesalio/core';
import { Mail, MessageCircle } from 'lucide-react';
import { useTexts } from '../provider.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** How an institution asks for a quote. */
export interface QuoteContact {
  /** WhatsApp number of the sales team with country code; null when there is none, undefined while it is not known yet. */
  whatsapp: string | null | undefined;
  /** Written to where there is no number. */
  email: string;
  /** Name of the product in the prefilled message. */
  brand: string;
}

/** A link to the sales team's WhatsApp with a prefilled message, or else their e-mail address. */
export function QuoteLink({ whatsapp, email, brand }: QuoteContact) {
  const texts = useTexts('plans', plansTexts).corporate;
  if (whatsapp === undefined) return null;
  const message = encodeURIComponent(texts.message(brand));
  const number = digitsOf(whatsapp ?? '').replace(/^0+/, '');
  if (!number) {
    return (
      <ButtonLink
        variant="primary"
        block
        icon={Mail}
        href={`mailto:${email}?subject=${encodeURIComponent(texts.quote)}&body=${message}`}
      >
        {texts.email(email)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant="primary"
      block
      icon={MessageCircle}
      href={`https://wa.me/${number}?text=${message}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {texts.quote}
    </ButtonLink>
  );
}

import { generalTexts } from '@vesalio/core';
import { buttonClass, Icon } from '@vesalio/widgets';
import { Calculator, ClipboardList, Compass, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { normalPath } from '../navigation/page-meta.ts';

const { breadcrumbs, placeholders, comingSoon } = generalTexts;

const places: Record<string, { title: string; text: string; icon: LucideIcon }> = {
  '/med-pront-pat': { title: breadcrumbs.consultation, text: placeholders.consultation, icon: ClipboardList },
  '/doctor-calc-ia': { title: breadcrumbs.calculator, text: placeholders.calculator, icon: Calculator },
  '/explore': { title: breadcrumbs.explore, text: placeholders.generic, icon: Compass },
};

/** A place whose feature is still being built. */
export function PlaceholderPage() {
  const place = places[normalPath(useLocation().pathname)] ?? places['/explore'];
  if (!place) return null;
  return (
    <div className="vs-standstill">
      <span className="vs-standstill__icon">
        <Icon as={place.icon} size={28} />
      </span>
      <h1 className="vs-standstill__title">{place.title}</h1>
      <p className="vs-soon">{comingSoon}</p>
      <p>{place.text}</p>
      <p>{placeholders.text}</p>
      <Link className={buttonClass({ variant: 'primary' })} to="/chat">
        {placeholders.toChat}
      </Link>
    </div>
  );
}

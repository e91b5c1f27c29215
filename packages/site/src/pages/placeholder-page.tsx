import { generalTexts, routeAt, siteTexts } from '@vesalio/core';
import { buttonClass, Icon, type IconDrawing } from '@vesalio/widgets';
import { Calculator, ClipboardList, Compass } from 'lucide';
import { Link, useLocation } from 'react-router';

const { breadcrumbs, placeholders, comingSoon } = generalTexts;

interface Placeholder {
  title: string;
  text: string;
  icon: IconDrawing;
}

const generic: Placeholder = { title: breadcrumbs.explore, text: placeholders.generic, icon: Compass };

/** By the name of the route. */
const features: Record<string, Placeholder> = {
  consultation: { title: breadcrumbs.consultation, text: placeholders.consultation, icon: ClipboardList },
  calculator: { title: breadcrumbs.calculator, text: placeholders.calculator, icon: Calculator },
};

/** The page of a feature that does not exist yet. */
export default function PlaceholderPage() {
  const feature = features[routeAt(useLocation().pathname)?.name ?? ''] ?? generic;
  return (
    <div className="vs-standstill">
      <span className="vs-standstill__icon">
        <Icon as={feature.icon} size={28} />
      </span>
      <h1 className="vs-standstill__title">{feature.title}</h1>
      <p className="vs-soon">{comingSoon}</p>
      <p>{feature.text}</p>
      <p>{siteTexts.placeholder}</p>
      <Link className={buttonClass({ variant: 'primary' })} to="/chat">
        {siteTexts.openAssistant}
      </Link>
    </div>
  );
}

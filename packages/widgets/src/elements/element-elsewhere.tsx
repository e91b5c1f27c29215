import { embedTexts } from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import type { ElementSurface } from './element-root.tsx';

interface ElsewhereProps {
  surface: ElementSurface;
  /** What would be typed. */
  what: 'login' | 'payment';
  to: string;
}

/** Stands in for passwords and cards where they may not be typed: the way to the product's own site. */
export function Elsewhere({ surface, what, to }: ElsewhereProps) {
  const texts = useTexts('embed', embedTexts);
  return (
    <section className="vs-elsewhere">
      <p className="vs-elsewhere__title">{texts.sensitive.title}</p>
      <p>{texts.sensitive[what]}</p>
      <Button variant="primary" onClick={() => surface.navigate(to)}>
        {texts.sensitive.action}
      </Button>
      <p className="vs-elsewhere__hint">{texts.newTab}</p>
    </section>
  );
}

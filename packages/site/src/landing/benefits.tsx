import { landingTexts } from '@vesalio/core';
import { Icon } from '@vesalio/widgets';
import { BookOpenCheck, FileScan, Gauge, History, type LucideIcon, Mic, ShieldCheck } from 'lucide-react';
import { brand } from '../brand.ts';

const { benefits } = landingTexts;

/** In the order of the texts. */
const icons: readonly LucideIcon[] = [BookOpenCheck, FileScan, Mic, Gauge, History, ShieldCheck];

/** The benefits section. */
export function Benefits() {
  return (
    <section className="vs-section vs-wrap" id="benefits" aria-labelledby="benefits-titulo">
      <p className="vs-kicker">{benefits.eyebrow}</p>
      <h2 className="vs-section__title" id="benefits-titulo">
        {benefits.title}
      </h2>
      <div className="vs-benefits">
        {benefits.items.map(({ title, text }, index) => (
          <article key={title} className="vs-benefit">
            <Icon as={icons[index] ?? BookOpenCheck} size={24} />
            <h3 className="vs-benefit__title">{title}</h3>
            <p>{text(brand.name)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

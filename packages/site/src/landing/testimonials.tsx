import { landingTexts, limits } from '@vesalio/core';
import { IconButton } from '@vesalio/widgets';
import { Pause, Play } from 'lucide';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { useHydrated } from '../use-hydrated.ts';

const { testimonials } = landingTexts;
const rounds = Array.from({ length: limits.testimonialRepeats }, (_, round) => round);

/**
 * The testimonials, repeated in a moving row. It stops on hover, focus, pause and reduced motion, and is then
 * scrollable.
 */
export function Testimonials() {
  const [paused, setPaused] = useState(false);
  const isHydrated = useHydrated();
  return (
    <section className="vs-section vs-testimonials" id="testimonials" aria-labelledby="testimonials-titulo">
      <div className="vs-wrap vs-testimonials__head">
        <div>
          <p className="vs-kicker">{testimonials.eyebrow}</p>
          <h2 className="vs-section__title" id="testimonials-titulo">
            {testimonials.title}
          </h2>
          <p className="vs-section__lead">{testimonials.note}</p>
        </div>
        <IconButton
          className="vs-testimonials__pause"
          variant="secondary"
          icon={paused ? Play : Pause}
          label={paused ? testimonials.play : testimonials.pause}
          onClick={() => setPaused(!paused)}
          disabled={!isHydrated}
        />
      </div>
      <section
        className="vs-ticker"
        aria-label={testimonials.region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        data-paused={paused || undefined}
      >
        <ul className="vs-ticker__track">
          {rounds.flatMap((round) =>
            brand.testimonials.map(({ name, role, text }) => (
              <li key={`${round} ${name}`} className="vs-ticker__item" aria-hidden={round > 0 || undefined}>
                <figure className="vs-testimonial">
                  <blockquote className="vs-testimonial__quote">{text}</blockquote>
                  <figcaption className="vs-testimonial__author">
                    <span className="vs-testimonial__initial" aria-hidden="true">
                      {name.charAt(0)}
                    </span>
                    <span>
                      <strong>{name}</strong>
                      {role}
                    </span>
                  </figcaption>
                </figure>
              </li>
            )),
          )}
        </ul>
      </section>
    </section>
  );
}

import { Benefits } from '../landing/benefits.tsx';
import { Closing, Faq } from '../landing/faq.tsx';
import { Hero } from '../landing/hero.tsx';
import '../landing/landing.css';
import { PlansTeaser } from '../landing/plans-teaser.tsx';
import { Testimonials } from '../landing/testimonials.tsx';
import { useSectionAddress } from '../landing/use-section-address.ts';

/** The landing page with its sections, at `/`, `/benefits` and `/testimonials`. */
export default function LandingPage() {
  useSectionAddress();
  return (
    <>
      <Hero />
      <Benefits />
      <PlansTeaser />
      <Testimonials />
      <Faq />
      <Closing />
    </>
  );
}

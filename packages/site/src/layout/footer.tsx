import { generalTexts, landingTexts, siteTexts } from '@vesalio/core';
import { Icon } from '@vesalio/widgets';
import { Accessibility } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '../brand.ts';
import { useSiteConfig } from '../use-site-config.ts';
import { BrandLink } from './brand-link.tsx';
import { ThemeChoice } from './theme/theme-choice.tsx';

const { footer } = siteTexts;

/** The footer of public pages. */
export function Footer() {
  const config = useSiteConfig();
  return (
    <footer className="vs-footer">
      <div className="vs-footer__columns vs-wrap">
        <div className="vs-footer__about">
          <BrandLink />
          <p>{footer.purpose}</p>
          <p>{landingTexts.footer.disclaimer(brand.name)}</p>
        </div>
        <Column title={footer.product}>
          <Link to="/#planos">{footer.plans}</Link>
          <Link to="/#perguntas">{footer.questions}</Link>
        </Column>
        <Column title={footer.documents}>
          <Link to="/terms">{landingTexts.footer.terms}</Link>
          <Link to="/privacy">{landingTexts.footer.privacy}</Link>
          <Link to="/privacy#encarregado">{footer.dataOfficer}</Link>
          <Link to="/about">{generalTexts.breadcrumbs.about}</Link>
        </Column>
        <Column title={footer.help}>
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
        </Column>
      </div>
      <div className="vs-footer__base vs-wrap">
        <p className="vs-footer__accessibility">
          <Icon as={Accessibility} size={28} />
          <span>
            <strong>{landingTexts.footer.accessibility}.</strong> {footer.accessibilityStatement}
          </span>
        </p>
        <ThemeChoice />
      </div>
      <div className="vs-footer__small vs-wrap">
        {config?.sandbox && <p className="vs-footer__sandbox">{generalTexts.demoBanner}</p>}
        <p>{landingTexts.footer.rights(brand.name, brand.since)}</p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode[] | ReactNode }) {
  return (
    <section className="vs-footer__column">
      <h2 className="vs-footer__title">{title}</h2>
      <ul className="vs-footer__links">
        {[children].flat().map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the links are fixed
          <li key={index}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

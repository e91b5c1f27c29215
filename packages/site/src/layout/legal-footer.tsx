import { generalTexts, landingTexts, siteTexts } from '@vesalio/core';
import { Link } from 'react-router';
import { brand } from '../brand.ts';
import { useSiteConfig } from '../use-site-config.ts';
import { ThemeChoice } from './theme/theme-choice.tsx';

const { footer } = siteTexts;

/** The footer of the sign-in pages: legal links only. */
export function LegalFooter() {
  const config = useSiteConfig();
  return (
    <footer className="vs-footer vs-footer--legal">
      <div className="vs-footer__line vs-wrap">
        <ul className="vs-footer__links">
          <li>
            <Link to="/terms">{landingTexts.footer.terms}</Link>
          </li>
          <li>
            <Link to="/privacy">{landingTexts.footer.privacy}</Link>
          </li>
          <li>
            <Link to="/privacy#encarregado">{footer.dataOfficer}</Link>
          </li>
        </ul>
        <ThemeChoice />
        {config?.sandbox && <p className="vs-footer__sandbox">{generalTexts.demoBanner}</p>}
        <p>{landingTexts.footer.rights(brand.name, brand.since)}</p>
      </div>
    </footer>
  );
}

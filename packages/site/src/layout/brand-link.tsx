import { siteTexts } from '@vesalio/core';
import { Mark } from '@vesalio/widgets';
import { Link } from 'react-router';
import { brand } from '../brand.ts';

/** Logo and name, with a link to the home page. */
export function BrandLink() {
  return (
    <Link className="vs-brand" to="/" aria-label={siteTexts.homeLink(brand.name)}>
      <Mark size={32} />
      <span className="vs-brand__name" aria-hidden="true">
        {brand.name}
      </span>
    </Link>
  );
}

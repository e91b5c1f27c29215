import { siteTexts } from '@vesalio/core';
import { Link } from 'react-router';
import { brand } from '../brand.ts';
import { Mark } from './mark.tsx';

/** Mark and name, leading home. */
export function BrandLink() {
  return (
    <Link className="vs-brand" to="/" aria-label={siteTexts.homeLink(brand.name)}>
      <Mark />
      <span className="vs-brand__name" aria-hidden="true">
        {brand.name}
      </span>
    </Link>
  );
}

import { generalTexts } from '@vesalio/core';
import { buttonClass } from '@vesalio/widgets';
import { Link } from 'react-router';
import { Mark } from '../layout/mark.tsx';

const { notFound } = generalTexts;

/** Any path outside the route table. */
export function NotFoundPage() {
  return (
    <div className="vs-standstill">
      <Mark size={56} />
      <h1 className="vs-standstill__title">{notFound.title}</h1>
      <p>{notFound.text}</p>
      <Link className={buttonClass({ variant: 'primary' })} to="/">
        {notFound.link}
      </Link>
    </div>
  );
}

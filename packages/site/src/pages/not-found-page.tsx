import { siteTexts } from '@vesalio/core';
import { buttonClass, Illustration } from '@vesalio/widgets';
import { Link } from 'react-router';

const { notFound } = siteTexts;

/** Shown for any path outside the route table. */
export function NotFoundPage() {
  return (
    <div className="vs-standstill">
      <Illustration name="lost" />
      <h1 className="vs-standstill__title">{notFound.title}</h1>
      <p>{notFound.text}</p>
      <Link className={buttonClass({ variant: 'primary' })} to="/">
        {notFound.link}
      </Link>
    </div>
  );
}

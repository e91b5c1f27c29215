import { type ComponentPropsWithRef, createContext, useContext } from 'react';

/** Level of a widget's first heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

/** Level of the first heading of the surrounding widget. Its other headings are below that level. */
export const FirstHeading = createContext<HeadingLevel>(1);

/** The heading level that is `below` levels under the first heading of the widget, at most 6. */
export const useLevelBelow = (below: number) =>
  Math.min(6, useContext(FirstHeading) + below) as HeadingLevel | 6;

interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Number of levels below the first heading of the widget. */
  below?: number;
}

export function Heading({ below = 0, ...rest }: HeadingProps) {
  const Tag = `h${useLevelBelow(below)}` as 'h1';
  return <Tag {...rest} />;
}

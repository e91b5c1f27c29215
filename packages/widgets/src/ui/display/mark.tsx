import { createContext, useContext } from 'react';
import { classNames } from '../class-names.ts';
import { type MarkShape, ownMark } from './mark-shape.ts';

export type { MarkShape };

/** The mark that the components below use. A brand kit provides its own. */
export const MarkDrawing = createContext<MarkShape>(ownMark);

export interface MarkProps {
  /** Edge in px. */
  size?: number;
  className?: string;
}

/** The brand's drawn V with a citation mark. Decorative: the product's name is beside it or on its link. */
export function Mark({ size = 28, className }: MarkProps) {
  const { strokes, point } = useContext(MarkDrawing);
  return (
    <svg
      className={classNames('vs-mark', className)}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.1"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {strokes.map((stroke) => (
        <path key={stroke} className="vs-mark__line" d={stroke} />
      ))}
      <circle className="vs-mark__dot" fill="currentColor" stroke="none" {...point} />
    </svg>
  );
}

export interface LogoProps {
  /** The product's name. */
  name: string;
  /** Edge of the mark in px. Above 30 px the name is larger too. */
  size?: number;
  className?: string;
}

/** The mark with the product's name. */
export function Logo({ name, size = 28, className }: LogoProps) {
  return (
    <span className={classNames('vs-logo', size > 30 && 'vs-logo--large', className)}>
      <Mark size={size} />
      <span className="vs-logo__word">{name}</span>
    </span>
  );
}

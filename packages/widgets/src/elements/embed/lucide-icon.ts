import { createElement, type SVGProps } from 'react';

// Stands in for lucide's own wrapper in the embed bundles; the drawings stay lucide's.

type Node = readonly [name: string, attributes: Record<string, string>];

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** What every icon of lucide calls with its drawing. */
export default function createLucideIcon({ node }: { node: readonly Node[] }) {
  const draw = ({ size = 24, strokeWidth = 2, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([name, attributes]) => createElement(name, attributes)),
    );
  return draw;
}

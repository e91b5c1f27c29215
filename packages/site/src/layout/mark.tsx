import { brand } from '../brand.ts';

/** The brand's mark. Decorative: the name stands beside it, or on the link around it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg
      className="vs-mark"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {brand.mark.strokes.map((stroke) => (
        <path key={stroke} className="vs-mark__stroke" d={stroke} />
      ))}
      <circle className="vs-mark__point" {...brand.mark.point} />
    </svg>
  );
}

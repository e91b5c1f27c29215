import { contrast, resolveColour, Tag } from '@vesalio/widgets';
import { useEffect, useRef, useState } from 'react';
import { formatRatio, toHex } from './colour-format.ts';
import { BothThemes } from './sheet.tsx';

interface Pair {
  front: string;
  back: string;
  use: string;
  /** The required contrast: 4.5 for text, 3 for borders and drawings. */
  least: number;
}

const text = (front: string, back: string, use: string): Pair => ({ front, back, use, least: 4.5 });
const edge = (front: string, back: string, use: string): Pair => ({ front, back, use, least: 3 });

const pairs: Pair[] = [
  text('ink', 'paper', 'Texto'),
  text('ink', 'surface', 'Texto em painel'),
  text('ink-soft', 'paper', 'Texto secundário'),
  text('ink-faint', 'paper', 'Dica e legenda'),
  text('ink-faint', 'sunken', 'Legenda no trilho'),
  text('brand', 'paper', 'Link'),
  text('on-brand', 'brand', 'Botão principal'),
  text('brand-deep', 'brand-tint', 'Item escolhido'),
  text('amber', 'amber-tint', 'Atenção'),
  text('red', 'surface', 'Erro'),
  text('on-red', 'red', 'Botão de excluir'),
  text('green', 'surface', 'Confirmação'),
  text('blue', 'surface', 'Informação'),
  edge('line-strong', 'surface', 'Borda de campo'),
  edge('brand', 'surface', 'Contorno de foco'),
];

function Row({ pair }: { pair: Pair }) {
  const sample = useRef<HTMLSpanElement>(null);
  const [figure, setFigure] = useState<{ ratio: number; front: string; back: string }>();
  useEffect(() => {
    const host = sample.current;
    if (!host) return;
    const front = resolveColour(host, `var(--${pair.front})`);
    const back = resolveColour(host, `var(--${pair.back})`);
    setFigure({ ratio: contrast(front, back), front: toHex(front), back: toHex(back) });
  }, [pair]);
  const passes = figure !== undefined && figure.ratio >= pair.least;
  return (
    <tr>
      <td>
        <span
          ref={sample}
          className="page-swatch"
          style={{ color: `var(--${pair.front})`, background: `var(--${pair.back})` }}
        >
          Aa
        </span>
      </td>
      <td>
        <strong>{pair.use}</strong>
        <br />
        <code>
          {pair.front} / {pair.back}
        </code>
      </td>
      <td>
        <code>
          {figure?.front} / {figure?.back}
        </code>
      </td>
      <td>
        <Tag tone={passes ? 'success' : 'danger'}>{figure ? formatRatio(figure.ratio) : '…'}</Tag>
      </td>
    </tr>
  );
}

/** Every pair with its contrast, measured in the reader's browser. */
export function ColourTable() {
  return (
    <BothThemes>
      {() => (
        <table className="page-table">
          <tbody>
            {pairs.map((pair) => (
              <Row key={`${pair.front}-${pair.back}-${pair.use}`} pair={pair} />
            ))}
          </tbody>
        </table>
      )}
    </BothThemes>
  );
}

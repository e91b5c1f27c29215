import { type Block, chatTexts } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';
import { Runs } from './answer-inlines.tsx';

export interface AnswerTableProps {
  block: Extract<Block, { type: 'table' }>;
}

/** A table of an answer. A table that is too wide scrolls in its own box. */
export function AnswerTable({ block }: AnswerTableProps) {
  const label = useTexts('chat', chatTexts).answer.table;
  const align = (column: number) => {
    const side = block.align[column];
    return side ? { textAlign: side } : undefined;
  };
  return (
    // Not a region: tables of several answers have the same name, and region names must be unique.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <div role="group" className="vs-answer__table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id but their position
              <th key={column} scope="col" style={align(column)}>
                <Runs of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id but their position
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id but their position
                <td key={column} style={align(column)}>
                  <Runs of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

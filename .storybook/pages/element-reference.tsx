import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { elementDocs } from '../../packages/widgets/element-docs.ts';
import { Table } from './sheet.tsx';

type Row = readonly [name: string, values: string, purpose: ReactNode];

const kindOf = (kind: string | readonly string[]): string =>
  typeof kind === 'string' ? kind : kind.map((value) => `"${value}"`).join(' | ');

/** The public interface of every element, from the list that is also the source of the manifest and the typings. */
export function ElementReference() {
  return (
    <>
      {elementDocs.map(({ tag, description, attributes, properties, methods, events, parts = {} }) => (
        <section key={tag}>
          <h2 id={tag}>
            <code>{`<${tag}>`}</code>
          </h2>
          <p>{description}</p>
          <Part
            title="Atributos"
            head="Valores"
            rows={Object.entries(attributes).map(([name, { kind, description }]) => [
              name,
              kindOf(kind),
              description,
            ])}
          />
          <Part
            title="Propriedades"
            head="Tipo"
            rows={Object.entries(properties).map(([name, { type, description }]) => [
              name,
              type,
              description,
            ])}
          />
          <Part
            title="Métodos"
            head="Assinatura"
            rows={Object.entries(methods).map(([name, { signature, description }]) => [
              name,
              signature,
              description,
            ])}
          />
          <Part
            title="Eventos"
            head="Detalhe"
            rows={Object.entries(events).map(([name, { detail, cancelable, description }]) => [
              name,
              detail,
              cancelable ? `${description} (cancelável)` : description,
            ])}
          />
          <Part
            title="Partes"
            head="Seletor"
            rows={Object.entries(parts).map(([name, purpose]) => [name, `::part(${name})`, purpose])}
          />
        </section>
      ))}
    </>
  );
}

function Part({ title, head, rows }: { title: string; head: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Unstyled>
        <Table
          head={['Nome', head, 'Para quê']}
          rows={rows.map(([name, values, purpose]) => [name, <code key="values">{values}</code>, purpose])}
        />
      </Unstyled>
    </>
  );
}

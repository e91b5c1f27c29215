import { Field, TextInput } from '@vesalio/widgets';
import { useMemo, useState } from 'react';
import { messages } from './messages.ts';
import { Sheet } from './sheet.tsx';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every sentence of the product, searchable, with its location and the key that overrides it. */
export function MessageCatalogue() {
  const [query, setQuery] = useState('');
  const all = useMemo(messages, []);
  const found = all.filter(({ feature, key, text }) =>
    plain(`${feature}.${key} ${text}`).includes(plain(query)),
  );
  return (
    <Sheet>
      <Field label="Buscar na lista" hint={`${found.length} de ${all.length} textos`}>
        <TextInput type="search" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      </Field>
      <div className="page-scroll">
        <table className="page-table">
          <thead>
            <tr>
              <th scope="col">Texto</th>
              <th scope="col">Onde aparece</th>
              <th scope="col">Chave</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ feature, where, key, text }) => (
              <tr key={`${feature}.${key}`}>
                <td>{text}</td>
                <td>{where}</td>
                <td>
                  <code>
                    {feature}.{key}
                  </code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

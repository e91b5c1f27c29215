import {
  accountTexts,
  addressTexts,
  authTexts,
  chatTexts,
  embedTexts,
  generalTexts,
  landingTexts,
  paymentTexts,
  plansTexts,
  siteTexts,
} from '@vesalio/core';
import { Field, TextInput } from '@vesalio/widgets';
import { useMemo, useState } from 'react';
import { Sheet } from './sheet.tsx';

const features: [feature: string, where: string, texts: unknown][] = [
  ['general', 'Em todo o produto', generalTexts],
  ['landing', 'Página inicial: /, /benefits, /testimonials', landingTexts],
  ['auth', 'Entrada: /login, /register, /forgot-password, /validate-email, aceite dos termos', authTexts],
  ['plans', 'Planos: /choose-plan', plansTexts],
  ['payment', 'Pagamento: /payment', paymentTexts],
  ['chat', 'Chat: /chat', chatTexts],
  ['account', 'Conta: /account', accountTexts],
  ['address', 'Endereço: /payment e /account', addressTexts],
  ['embed', 'Elementos em páginas de parceiros', embedTexts],
  ['site', 'Moldura do site de referência', siteTexts],
];

interface Message {
  feature: string;
  where: string;
  key: string;
  text: string;
}

/** A text that takes values is shown with an ellipsis in their place, as the specification quotes it. */
function sentence(text: (...values: never[]) => string): string {
  const values = Array.from({ length: text.length }, () => '…') as never[];
  try {
    return String(text(...values));
  } catch {
    return '…';
  }
}

function collect(feature: string, where: string, value: unknown, key: string): Message[] {
  if (typeof value === 'string') return [{ feature, where, key, text: value }];
  if (typeof value === 'function') {
    return [{ feature, where, key, text: sentence(value as (...values: never[]) => string) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    collect(feature, where, inner, key ? `${key}.${name}` : name),
  );
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every sentence of the product, searchable, with where it appears and the key by which a partner overrides it. */
export function MessageCatalogue() {
  const [query, setQuery] = useState('');
  const all = useMemo(
    () => features.flatMap(([feature, where, texts]) => collect(feature, where, texts, '')),
    [],
  );
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

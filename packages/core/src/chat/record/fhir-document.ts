/** Content of the FHIR document of one answer. */
interface FhirDocumentInput {
  /** UUIDs of the bundle, the composition and the document. */
  ids: readonly [bundle: string, composition: string, document: string];
  title: string;
  /** Name of the product. */
  tool: string;
  /** Name of the person who asked; empty if unknown. */
  professional: string;
  at: Date;
  /** The answer with its references. */
  text: string;
  /** The same as XHTML. */
  html: string;
}

interface FhirResource {
  readonly resourceType: 'Composition' | 'DocumentReference';
  readonly [field: string]: unknown;
}

/** A FHIR R4 resource. The tests check it against the schema. */
export interface FhirBundle {
  readonly resourceType: 'Bundle';
  readonly type: 'document';
  readonly identifier: { readonly system: string; readonly value: string };
  readonly timestamp: string;
  readonly entry: readonly {
    readonly fullUrl: string;
    readonly resource: FhirResource;
  }[];
}

function base64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** LOINC 34109-9, 'Note'. */
const NOTE = { coding: [{ system: 'http://loinc.org', code: '34109-9', display: 'Note' }] };

/** The answer as a document Bundle of FHIR R4: a Composition and a DocumentReference. It names no patient. */
export function fhirDocument(input: FhirDocumentInput): FhirBundle {
  const { ids, title, tool, professional, text, html } = input;
  const [bundle, composition, document] = ids.map((id) => `urn:uuid:${id}`) as [string, string, string];
  const at = input.at.toISOString();
  const author = [{ display: professional || tool }];
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: bundle },
    timestamp: at,
    entry: [
      {
        fullUrl: composition,
        resource: {
          resourceType: 'Composition',
          id: ids[1],
          language: 'pt-BR',
          status: 'preliminary',
          type: NOTE,
          date: at,
          author,
          title,
          section: [
            {
              title,
              text: {
                status: 'generated',
                div: `<div xmlns="http://www.w3.org/1999/xhtml">${html}</div>`,
              },
              entry: [{ reference: document }],
            },
          ],
        },
      },
      {
        fullUrl: document,
        resource: {
          resourceType: 'DocumentReference',
          id: ids[2],
          status: 'current',
          docStatus: 'preliminary',
          type: NOTE,
          date: at,
          author,
          description: title,
          content: [
            {
              attachment: {
                contentType: 'text/plain; charset=utf-8',
                language: 'pt-BR',
                data: base64(text),
                title,
                creation: at,
              },
            },
          ],
        },
      },
    ],
  };
}

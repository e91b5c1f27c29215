import { wireId } from '@vesalio/core/wire';
import * as z from 'zod/mini';
import { FAILURE_HEADER } from '../failure.ts';
import { gatewayOperations } from './gateway-operations.ts';
import type { Operation, ReadHeader, SentHeader } from './operation.ts';
import { productOperations } from './product-operations.ts';
import { openapiTexts as texts } from './texts.ts';

type Json = Record<string, unknown>;

const operations: readonly Operation[] = [...productOperations, ...gatewayOperations];

const ID: Json = { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^[\\w-]{1,64}$' }] };

/** Allows null in a field with a fallback. The client applies the fallback; it is not a default on the wire. */
function allowAbsence(shape: Json): void {
  delete shape.default;
  if (typeof shape.type === 'string') shape.type = [shape.type, 'null'];
  else if (Array.isArray(shape.anyOf)) shape.anyOf = [...shape.anyOf, { type: 'null' }];
}

/** The schema of the input, completed with constraints that zod cannot derive. */
function describeShape(schema: z.ZodMiniType): Json {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      if (zodSchema === wireId) Object.assign(jsonSchema, ID);
      // Lists of references are parsed in a transformation, so only their names identify them.
      const isReferences = ['referencias', 'referenciasJSON'].includes(String(path.at(-1)));
      if (isReferences && path.at(-2) === 'properties')
        Object.assign(jsonSchema, { type: ['array', 'string', 'null'], items: { type: 'object' } });
      const { def } = zodSchema._zod;
      if (def.type === 'catch') allowAbsence(jsonSchema);
      if (def.type === 'object') {
        const { shape } = def as z.core.$ZodObjectDef;
        jsonSchema.required = jsonSchema.required?.filter((key) => shape[key]?._zod.def.type !== 'catch');
      }
    },
  }) as Json;
  return shape;
}

const describeHeaders = (names: readonly ReadHeader[]): Json =>
  Object.fromEntries(
    names.map((name) => [name, { description: texts.readHeaders[name], schema: { type: 'string' } }]),
  );

const failure: Json = {
  description: texts.failure,
  headers: describeHeaders([FAILURE_HEADER, 'Retry-After', 'X-Request-Id']),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { message: { type: 'string' }, code: { type: 'string' } },
        required: ['message'],
      },
    },
  },
};

/** The statuses with which the gateway rejects a call before doing anything; all others are the default. */
function describeFailures({ security, body }: Operation): Json {
  const statuses = [...(security === 'public' ? [] : [401]), ...(body ? [400, 408, 413, 415] : [])];
  const reference = { $ref: '#/components/responses/Failure' };
  return Object.fromEntries([...statuses, 'default'].map((status) => [status, reference]));
}

const TEXT_TYPES = {
  text: 'text/plain',
  events: 'text/event-stream',
  csv: 'text/csv',
  zip: 'application/zip',
};

function describeAnswer({ answer, isWrapped, streams, hasCsv }: Operation): Json {
  if (answer === null) return { description: texts.success };
  if (answer === 'text' || answer === 'events' || answer === 'csv' || answer === 'zip')
    return { description: texts.success, content: { [TEXT_TYPES[answer]]: { schema: { type: 'string' } } } };
  const bare = answer === 'any' ? {} : describeShape(answer);
  const wrapped = { type: 'object', properties: { data: bare }, required: ['data'] };
  const schema = isWrapped && answer !== 'any' ? { anyOf: [wrapped, bare] } : bare;
  return {
    description: streams ? texts.stream : texts.success,
    content: {
      'application/json': { schema },
      ...(streams ? { 'text/event-stream': { schema: { type: 'string' } } } : {}),
      ...(hasCsv ? { 'text/csv': { schema: { type: 'string' } } } : {}),
    },
  };
}

function describeParameters({ path, query = {}, headers = {}, security }: Operation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: schema._zod.optin !== 'optional',
    schema: describeShape(schema),
  }));
  const sent = security === 'person' ? { ...headers, 'X-Vesalio-Temporary': false } : headers;
  const inHeader = Object.entries(sent).map(([name, required]) => ({
    name,
    in: 'header',
    required,
    description: texts.sentHeaders[name as SentHeader],
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function describeOperation(operation: Operation): Json {
  const { method, path, summary, security, body, bodyType = 'application/json', isBodyOptional } = operation;
  const parameters = describeParameters(operation);
  const success = {
    ...describeAnswer(operation),
    ...(operation.answerHeaders ? { headers: describeHeaders(operation.answerHeaders) } : {}),
  };
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w?)/g, (_all, next: string) => next.toUpperCase())}`,
    summary,
    security: security === 'public' ? [] : [{ [security]: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: !isBodyOptional,
            content: { [bodyType]: { schema: describeShape(body) } },
          },
        }
      : {}),
    responses: {
      [operation.status ?? 200]: success,
      // A service may use another status for a success, such as 201.
      ...(operation.isWrapped ? { '2XX': success } : {}),
      ...(operation.isAwaited ? { 202: success } : {}),
      ...describeFailures(operation),
    },
  };
}

/**
 * The OpenAPI 3.1 description of every route of the gateway, generated from the schemas that parse the same data.
 * @param publicUrl the address of the product, e.g. `https://vesalio.example`
 */
export function describeGateway(publicUrl: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation),
    };
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
  const { person, operator, metrics } = texts.security;
  return {
    openapi: '3.1.0',
    info: { title: texts.title, version, description: texts.description },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      responses: { Failure: failure },
      securitySchemes: { person: bearer(person), operator: bearer(operator), metrics: bearer(metrics) },
    },
  };
}

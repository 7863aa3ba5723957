import type { Call, CallName, Calls } from '@likha/contract';
import { ERRORS } from '@likha/contract/errors';
import { refusalsOf } from '@likha/contract/refusals';
import { STAFF_PARTS } from '@likha/contract/staff-roles';
import { z } from 'zod';
import { sessionCookieName } from './session-cookie.ts';

type Json = { [key: string]: unknown };

const PROBLEM: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What a person may read' },
    code: { type: 'string', enum: Object.keys(ERRORS), description: 'What a program switches on' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Per field' },
    request_id: { type: 'string' },
  },
};

/** A contract never changes: a process that builds the app more than once, as tests do, writes its paths once. */
const pathsOf = new WeakMap<Calls, Record<string, Json>>();

function describePaths(calls: Calls): Record<string, Json> {
  const known = pathsOf.get(calls);
  if (known) return known;
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  pathsOf.set(calls, paths);
  return paths;
}

/** The OpenAPI 3.1 document of the whole contract (P30). */
export function openApiDocument(calls: Calls, publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Likha API',
      version: '1.0.0',
      description:
        'Every call of Likha. Refusals are RFC 9457 problem documents. An empty value in a query is as if it were left out.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths: describePaths(calls),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(publicUrl),
          description: 'For browsers. Changes need a same-origin `Origin` or `Sec-Fetch-Site`',
        },
      },
      schemas: { Problem: PROBLEM },
    },
  };
}

function operation(operationId: string, call: Call): Json {
  return {
    operationId,
    tags: [call.area],
    summary: call.summary,
    description: `${call.description}\n\nWho: ${whoMay(call)}.`,
    security: [...(call.who === 'viewer' ? [{}] : []), { bearer: [] }, { cookie: [] }],
    parameters: parameters(call),
    ...(call.body ? { requestBody: requestBody(call) } : {}),
    responses: responses(call),
  };
}

/** Of administration, the roles that its part opens to as well. */
function whoMay(call: Call): string {
  if (call.who !== 'admin') return call.who.replace('_', ' ');
  return ['owner', ...STAFF_PARTS[call.part]].join(', ');
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function parameters(call: Call): Json[] {
  const headers = call.isMoney
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', maxLength: 200 },
          description: 'The same key and body replays the first answer',
        },
      ]
    : [];
  return [...parametersIn('path', call.params), ...parametersIn('query', call.query), ...headers];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Of files that may come before, in parts (P774). */
const IN_PARTS =
  'Or, as text in its place, the id of an upload that has come whole by tus 1.0.0 at `/api/uploads`: the last part of its address';

function requestBody(call: Call): Json {
  const schema = call.body ? toSchema(call.body, 'input') : {};
  if (!call.files) return { required: true, content: { 'application/json': { schema } } };
  const files = Object.fromEntries(
    Object.entries(call.files).map(([name, file]) => {
      const description = file.resumable ? `${file.description}. ${IN_PARTS}` : file.description;
      return [
        name,
        file.max === 1
          ? { type: 'string', format: 'binary', description }
          : { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: file.max, description },
      ];
    }),
  );
  const properties = { ...(schema.properties as Json), ...files };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function responses(call: Call): Json {
  const success = {
    description: 'Done',
    content: { 'application/json': { schema: toSchema(call.response, 'output') } },
  };
  const byStatus = Map.groupBy(refusalsOf(call), (code) => ERRORS[code].status);
  const refusals = [...byStatus].map(([status, group]) => [
    String(status),
    {
      description: group.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return { [String(call.status ?? 200)]: success, ...Object.fromEntries(refusals) };
}

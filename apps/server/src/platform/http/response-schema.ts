import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type Schema = { [key: string]: unknown };

/** Keys that check or document; the serialiser only needs the shape. */
const IGNORED = new Set([
  '$schema',
  'description',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'default',
  'const',
  'enum',
]);

type Serialise = (answer: unknown) => string;
const kept = new WeakMap<z.ZodType, Serialise>();

/**
 * Writes answers of a kind as JSON. It is made at the first of them and kept: for all calls it takes a fifth of a second, which
 * nobody who waits for the server has to wait for.
 */
export function serialiserOf(response: z.ZodType): Serialise {
  const known = kept.get(response);
  if (known) return known;
  const serialise = fastJson(serialiserSchema(response));
  kept.set(response, serialise);
  return serialise;
}

/**
 * A response's zod schema as JSON Schema for fast-json-stringify. `anyOf [X, null]` becomes a nullable X: the
 * serialiser would otherwise validate each value to choose a branch.
 */
function serialiserSchema(response: z.ZodType): Schema {
  return simplify(
    z.toJSONSchema(response, { io: 'output', target: 'draft-7', unrepresentable: 'any' }) as Schema,
  );
}

/** Strings that are made by us and hold nothing to escape: ids, moments and fixed words. */
const PLAIN_FORMATS = new Set(['uuid', 'date-time', 'date']);
const isPlain = ({ type, format, enum: words }: Schema) =>
  type === 'string' && (words !== undefined || PLAIN_FORMATS.has(String(format)));

function simplify(schema: Schema): Schema {
  const branches = schema.anyOf as Schema[] | undefined;
  const inner = branches?.filter((branch) => branch.type !== 'null');
  if (branches && inner?.length === 1 && inner[0]) return { ...simplify(inner[0]), nullable: true };
  const result: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') result.properties = mapValues(value as Record<string, Schema>);
    else if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object'))
      result[key] = simplify(value as Schema);
    else if (!IGNORED.has(key)) result[key] = value;
  }
  if (result.type === undefined && ('const' in schema || 'enum' in schema))
    result.type = typeof (schema.const ?? (schema.enum as unknown[])[0]);
  // fast-json-stringify's word for a string that it need not look through.
  if (isPlain(schema)) result.format = 'unsafe';
  return result;
}

function mapValues(properties: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, simplify(schema)]));
}

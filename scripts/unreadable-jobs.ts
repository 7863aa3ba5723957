import type { Described } from './job-payloads.ts';

const LEAST = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'];
const MOST = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'];
const SAME = ['format', 'pattern'];

/**
 * What a release may have queued that the next could not read, or would do by half (P984).
 * @param before what jobs of the earlier release are told
 * @param now the same of the later one
 * @returns a line for each; none where everything that waits is done
 */
export function unreadable(
  before: Readonly<Record<string, Described>>,
  now: Readonly<Record<string, Described>>,
): string[] {
  return Object.entries(before).flatMap(([id, told]) => {
    const reads = now[id];
    return reads ? narrower(told, reads, id) : [`${id} is gone: what waits of it nobody takes`];
  });
}

function narrower(told: Described, reads: Described, where: string): string[] {
  const ways = alternatives(reads);
  return alternatives(told).flatMap((way) => {
    const faults = ways.map((other) => faultsOf(way, other, where));
    return faults.some((found) => found.length === 0) ? [] : (faults[0] ?? []);
  });
}

function alternatives(schema: Described): Described[] {
  return (schema.anyOf as Described[] | undefined) ?? [schema];
}

function faultsOf(told: Described, reads: Described, where: string): string[] {
  return [
    ...otherKind(told, reads, where),
    ...fewerWords(told, reads, where),
    ...bounds(told, reads, where),
    ...inside(told, reads, where),
  ];
}

function otherKind(told: Described, reads: Described, where: string): string[] {
  const isSame = told.type === reads.type || (told.type === 'integer' && reads.type === 'number');
  return reads.type === undefined || isSame
    ? []
    : [`${where} was ${told.type ?? 'anything'} and is ${reads.type}`];
}

function fewerWords(told: Described, reads: Described, where: string): string[] {
  const known = wordsOf(reads);
  if (!known) return [];
  const said = wordsOf(told);
  if (!said) return [`${where} was any word and is one of a list`];
  return said
    .filter((word) => !known.includes(word))
    .map((word) => `${where} is never ${String(word)} any more`);
}

function wordsOf(schema: Described): unknown[] | null {
  return 'const' in schema ? [schema.const] : ((schema.enum as unknown[] | undefined) ?? null);
}

function bounds(told: Described, reads: Described, where: string): string[] {
  if (wordsOf(told)) return [];
  const least = LEAST.filter((bound) => !(Number(told[bound]) >= Number(reads[bound])));
  const most = MOST.filter((bound) => !(Number(told[bound]) <= Number(reads[bound])));
  const same = SAME.filter((bound) => told[bound] !== reads[bound]);
  return [...least, ...most, ...same]
    .filter((bound) => bound in reads)
    .map((bound) => `${where} has another ${bound}`);
}

function inside(told: Described, reads: Described, where: string): string[] {
  if (told.type === 'array' && told.items && reads.items)
    return narrower(told.items as Described, reads.items as Described, `${where}[]`);
  const said = fieldsOf(told);
  const known = fieldsOf(reads);
  const always = (told.required as string[] | undefined) ?? [];
  const needed = ((reads.required as string[] | undefined) ?? []).filter((name) => !always.includes(name));
  return [
    ...needed.map((name) => `${where}.${name} must be there, and was not always`),
    ...Object.entries(said).flatMap(([name, field]) =>
      known[name] ? narrower(field, known[name], `${where}.${name}`) : [`${where}.${name} is read no more`],
    ),
  ];
}

function fieldsOf(schema: Described): Readonly<Record<string, Described>> {
  return (schema.properties as Record<string, Described> | undefined) ?? {};
}

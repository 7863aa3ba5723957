import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

/** What is inside of `nullable`, `optional` and the like. */
function bare(schema: z.ZodType): z.ZodType {
  const { def } = schema as unknown as { def: { innerType?: z.ZodType; in?: z.ZodType } };
  const inner = def.innerType ?? def.in;
  return inner ? bare(inner) : schema;
}

const shapeOf = (schema: z.ZodType | undefined) =>
  (schema && (bare(schema) as z.ZodObject).shape) as Record<string, z.ZodType> | undefined;

/** The schema of what a column names in a row; nothing where there is no such thing. */
function columnOf(row: z.ZodType, column: string): z.ZodType | undefined {
  return column.split('.').reduce<z.ZodType | undefined>((inner, name) => shapeOf(inner)?.[name], row);
}

/** Its rows are months, which are what one would look through it by; each is taken away with its trial balance. */
const OF_MONTHS = 'listBookMonths';

/** Every list of administration: what admins alone ask for, page by page. */
const lists = Object.entries(calls as Record<string, Call>).filter(
  ([name, call]) => call.who === 'admin' && name !== OF_MONTHS && shapeOf(call.response)?.next_cursor,
);

describe('every list of administration', () => {
  it('is there', () => expect(lists.length).toBeGreaterThan(20));

  it.each(lists)('%s is looked through by days, in order', (_, { query }) => {
    const days = { from: '2026-06-15', to: '2026-06-16' };
    const sent = { kind: 'post', account: 'PHP:revenue', ...days };
    expect(query?.safeParse(sent).data).toMatchObject(days);
    const backwards = query?.safeParse({ ...sent, to: '2026-06-14' });
    expect(backwards?.error?.issues).toMatchObject([{ path: ['to'], message: 'days_backwards' }]);
    expect(query?.safeParse({ ...sent, from: '2026-02-30' }).success).toBe(false);
  });

  it.each(lists)('%s can be taken away, with columns that its rows have', (_, { file, response }) => {
    const rows = bare(shapeOf(response)?.[file?.rows ?? ''] as z.ZodType) as z.ZodArray;
    const names = [...(file?.columns ?? []), file?.moment ?? ''];
    expect(names.filter((name) => !columnOf(rows.element as z.ZodType, name))).toEqual([]);
    expect(file?.columns.length).toBeGreaterThan(2);
  });
});

it('nothing else is a file', () => {
  const files = Object.entries(calls as Record<string, Call>).filter(([, { file }]) => file);
  expect(files.map(([name]) => name)).toEqual(lists.map(([name]) => name));
});

import type { Call, CallName } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { expect } from 'vitest';
import { DAY_MS } from '../src/platform/durations.ts';
import { philippineTime } from '../src/platform/philippine-time.ts';
import type { Sent, useCalls } from './calls.fixture.ts';

type Calling = Pick<ReturnType<typeof useCalls>, 'harness' | 'people' | 'send'>;
type Row = Record<string, unknown>;

const dayOf = (ms: number) => philippineTime(new Date(ms)).slice(0, 10);

/**
 * A list that was just asked for, asked by days and taken away: what it shows is of the day that its rows say, of no other, and its
 * file has a line for each row.
 */
export async function expectDays(
  { harness, people, send }: Calling,
  name: CallName,
  sent: Sent,
  answer: Record<string, Row[]>,
): Promise<void> {
  const call: Call = calls[name];
  if (!call.file) return;
  const { rows: key, moment, columns } = call.file;
  const first = answer[key]?.[0];
  expect(first, `${name} shows nothing`).toBeDefined();
  const at = Date.parse(String(first?.[moment]));
  const has = async (from: string, to: string) => {
    const found = (await send(name, { ...sent, query: { ...sent.query, from, to } })).json();
    return found[key].some((row: Row) => JSON.stringify(row) === JSON.stringify(first));
  };
  const [before, day, after] = [dayOf(at - DAY_MS), dayOf(at), dayOf(at + DAY_MS)];
  const found = [await has(day, day), await has(after, after), await has(before, before)];
  expect([name, ...found]).toEqual([name, true, false, false]);
  const path = call.path.replace(/\{(\w+)\}/g, (_, param: string) => sent.params?.[param] ?? '');
  const query = new URLSearchParams({ ...sent.query, from: day, to: day });
  const file = await harness.app.inject({
    url: `/api${path}.csv?${query}`,
    headers: sent.headers ?? people.admin.headers,
  });
  expect([file.statusCode, file.headers['content-type']], file.body).toEqual([
    200,
    'text/csv; charset=utf-8',
  ]);
  const [headings = '', row = ''] = file.body.split('\r\n');
  expect(headings.split('","').length, headings).toBe(columns.length);
  expect(row, name).toMatch(/^"/);
}

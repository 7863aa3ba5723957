import { z } from 'zod';
import { says } from './field-problem.ts';
import { page } from './fields.ts';

const day = z.iso.date(says('wrong_form')).optional();

const days = {
  from: day.describe('A day in the Philippines: what is of it or later'),
  to: day.describe('A day in the Philippines: what is of it or earlier'),
};

/** `from` and `to` of a list that staff looks through by days, Philippine ones, both included (P407); and its pages. */
export function datedPage(defaultLimit: number, maxLimit: number) {
  return { ...page(defaultLimit, maxLimit), ...days };
}

/** What of a list is taken away as a file, at its path with `.csv` behind it (P408). */
export interface ListFile {
  /** The property of the answer that holds the list. */
  readonly rows: string;
  /** The moment in a row that its days are about. */
  readonly moment: string;
  /** All of it is in the file, however long: a journal that is cut is none. */
  readonly isWhole?: true;
  /** What of a row is taken away, in order; what stands deeper is named with a point: `person.username`. */
  readonly columns: readonly string[];
}

/** The query of such a list: its last day is not before its first. */
export function dated<Query extends z.ZodObject<typeof days>>(query: Query): Query {
  return query.refine(({ from, to }) => !from || !to || from <= to, {
    message: says('days_backwards'),
    path: ['to'],
  });
}

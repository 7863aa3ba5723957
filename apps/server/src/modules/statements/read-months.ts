import type { BaseDeps } from '../../platform/base-deps.ts';
import { type Month, monthOf } from '../../platform/philippine-months.ts';
import { monthsAsked } from './months-asked.ts';
import { noStatement } from './read-statements.ts';
import { findHolder } from './readers.queries.ts';
import { spanIn } from './span-in.ts';
import { type Statement, type StatementForm, statementsOf } from './statement.ts';
import { readCrossings, type Span } from './statements.queries.ts';

/** Whose months, and which of their accounts. */
interface Owned {
  owner: string;
  pockets: readonly string[];
}

/** A page of somebody's months, the newest first, each read from the books (P770, P771). */
export async function readMonths<Kind>(
  { db, clock }: BaseDeps,
  form: StatementForm<Kind>,
  owned: Owned,
  page: { limit: number; cursor?: Month | undefined },
): Promise<{ statements: Statement<Kind>[]; next: Month | null }> {
  const now = clock.now();
  const holder = await findHolder(db, owned.owner);
  const { months, next } = monthsAsked(page, { now, since: holder?.created_at ?? now });
  const [month, since] = [months[0], months.at(-1)];
  if (!month || !since) return { statements: [], next: null };
  const span = await spanIn(db, { ...owned, month, since });
  return { statements: statementsOf(form, { months, ...(await readCrossings(db, span)) }), next };
}

/**
 * Where to look for one of somebody's months.
 * @throws AppError `statement_not_found` for one that has not begun, or was over before they came
 */
export async function findMonth({ db, clock }: BaseDeps, owned: Owned, month: Month): Promise<Span> {
  const holder = await findHolder(db, owned.owner);
  if (!holder || month > monthOf(clock.now()) || month < monthOf(holder.created_at)) throw noStatement();
  return spanIn(db, { ...owned, month });
}

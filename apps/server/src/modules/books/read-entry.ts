import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { booksTexts } from './books.texts.generated.ts';
import type { BooksDeps } from './books-deps.ts';
import type { PostingRow } from './journal.queries.ts';
import { inSnapshot } from './overview.queries.ts';
import { presentFacts, presentPosting } from './present-entry.ts';
import { findTold, listStory } from './story.queries.ts';
import { listNames, listSteps } from './story-steps.queries.ts';

/** An entry's story from click to bank (P744), of one moment. @throws AppError `entry_not_found` */
export function readEntry(
  { db }: Pick<BooksDeps, 'db'>,
  id: string,
): Promise<CallResponse<Calls['getEntry']>> {
  return inSnapshot(db, async (tx) => {
    const told = await findTold(tx, id);
    if (!told) throw new AppError('entry_not_found', { detail: (language) => booksTexts[language].noEntry });
    const entries = await listStory(tx, id, told);
    const steps = await listSteps(tx, told);
    const people = await listNames(tx, ownersOf(entries));
    return {
      correlation_id: told.correlation_id,
      people,
      entries: entries.map((row) => ({
        ...presentFacts(row),
        actor_type: row.actor_type,
        actor: row.actor_id ? { id: row.actor_id, name: row.actor_name ?? '' } : null,
        reverses: row.reverses,
        value: pesosFromCentavos(row.value_centavos),
        centavos_per_credit: row.centavos_per_credit,
        postings: row.postings.map(presentPosting),
      })),
      steps: steps.map(({ centavos, at, ...step }) => ({
        ...step,
        at: at.toISOString(),
        amount: centavos === null ? null : pesosFromCentavos(centavos),
      })),
    };
  });
}

const PERSON = /^\w+:\w+:([0-9a-f]{8}-[0-9a-f-]{27})$/;

/** Whose accounts something moved. */
function ownersOf(entries: { postings: PostingRow[] }[]): string[] {
  const moved = entries.flatMap(({ postings }) =>
    postings.flatMap((posting) => [posting.debit_account, posting.credit_account]),
  );
  return [...new Set(moved.flatMap((account) => PERSON.exec(account)?.[1] ?? []))];
}

import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { findAddressee } from './enforcement.queries.ts';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import { RULE } from './enforcement-deps.ts';
import { suspendPerson } from './keep-out-person.ts';

/** Until somebody has looked; who is forgotten is not kept out for ever. */
const DAYS = 30;

/** Suspends who wrote what nobody may write, by the rule (P153): staff lifts it, or bans. Who is kept out already stays so. */
export function suspendWriter(deps: BaseDeps, userId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const language = (await findAddressee(tx, userId))?.language ?? DEFAULT_LANGUAGE;
    const reason = enforcementTexts[language].suspendedForSpam;
    await suspendPerson(deps, tx, RULE, { userId, days: DAYS, reason });
  }).catch((error: unknown) => {
    // Staff is not kept out by a rule, and who is kept out or gone needs no second one.
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ user_id: userId, code: error.code }, 'the writer of spam was not suspended');
  });
}

import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type Judged, lockForJudgement } from '../accounts/index.ts';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import type { Judge } from './enforcement-deps.ts';

/**
 * Locks a person about whom an admin decides, until the transaction ends (P149).
 * @throws AppError `person_not_found`, also for who is erased; `sanction_refused` for oneself, for who is about to leave, and
 *   as `demandOwner`
 */
export async function judgePerson(tx: Tx, judge: Pick<Judge, 'id'>, userId: string): Promise<Judged> {
  if (userId === judge.id) throw refused('notOneself');
  const person = await lockForJudgement(tx, userId);
  if (!person || person.status === 'erased') throw new AppError('person_not_found');
  if (person.status === 'leaving') throw refused('leaving');
  demandOwner(person, judge);
  return person;
}

/**
 * About staff only owners decide, so that one of them is always left (P331).
 * @throws AppError `sanction_refused`, also for the second of two owners who keep each other out at once, and for everybody of the
 *   staff where a rule decides
 */
function demandOwner(person: Judged, judge: Pick<Judge, 'id'>): void {
  if (person.user_type !== 'admin' || (judge.id !== null && person.otherOwners.includes(judge.id))) return;
  throw refused(person.otherOwners.length === 0 ? 'lastAdmin' : 'ownersJudge');
}

function refused(what: 'notOneself' | 'leaving' | 'lastAdmin' | 'ownersJudge'): AppError {
  return new AppError('sanction_refused', { detail: (language) => enforcementTexts[language][what] });
}

import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type Judged, lockForJudgement } from '../accounts/index.ts';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import type { Judge } from './enforcement-deps.ts';

type Decider = Pick<Judge, 'id' | 'isOperator'>;

/**
 * Locks a person about whom an admin decides, until the transaction ends (P149).
 * @throws AppError `person_not_found`, also for who is erased; `sanction_refused` for oneself, for who is about to leave, and
 *   as `demandOwner`
 */
export async function judgePerson(tx: Tx, judge: Decider, userId: string): Promise<Judged> {
  if (userId === judge.id) throw refused('notOneself');
  const person = await lockForJudgement(tx, userId);
  if (!person || person.status === 'erased') throw new AppError('person_not_found');
  if (person.status === 'leaving') throw refused('leaving');
  demandOwner(person, judge);
  return person;
}

/**
 * About staff only owners decide, and whoever runs the machine; one of them is always left (P331, P947).
 * @throws AppError `sanction_refused`, also for the second of two owners who keep each other out at once, and for everybody of the
 *   staff where a rule decides
 */
function demandOwner({ user_type: type, otherOwners }: Judged, { id, isOperator }: Decider): void {
  if (type !== 'admin' || (isOperator ? otherOwners.length > 0 : id !== null && otherOwners.includes(id)))
    return;
  throw refused(otherOwners.length === 0 ? 'lastAdmin' : 'ownersJudge');
}

function refused(what: 'notOneself' | 'leaving' | 'lastAdmin' | 'ownersJudge'): AppError {
  return new AppError('sanction_refused', { detail: (language) => enforcementTexts[language][what] });
}

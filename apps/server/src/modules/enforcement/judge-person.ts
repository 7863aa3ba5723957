import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type Judged, lockForJudgement } from '../accounts/index.ts';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import type { Judge } from './enforcement-deps.ts';

/**
 * Locks a person about whom an admin decides, until the transaction ends (P149).
 * @throws AppError `person_not_found`, also for who is erased; `sanction_refused` for oneself, for who is about to leave, and
 *   when the admin who asks was kept out meanwhile
 */
export async function judgePerson(tx: Tx, judge: Pick<Judge, 'id'>, userId: string): Promise<Judged> {
  if (userId === judge.id) throw refused('notOneself');
  const person = await lockForJudgement(tx, userId);
  if (!person || person.status === 'erased') throw new AppError('person_not_found');
  if (person.status === 'leaving') throw refused('leaving');
  return person;
}

/**
 * Somebody has to be left to administer.
 * @throws AppError `sanction_refused` for the last admin, when two admins keep each other out at once, for the second, and for
 *   every admin where a rule decides
 */
export function demandAdminLeft(person: Judged, judge: Pick<Judge, 'id'>): void {
  const isAmongThem = judge.id !== null && person.otherAdmins.includes(judge.id);
  if (person.user_type === 'admin' && !isAmongThem) throw refused('lastAdmin');
}

function refused(what: 'notOneself' | 'leaving' | 'lastAdmin'): AppError {
  return new AppError('sanction_refused', { detail: (language) => enforcementTexts[language][what] });
}

import type { Saying } from '@likha/contract';
import { FORMER_USERNAMES } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { changeUser } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { nameProblem } from '../registration/full-name.ts';
import { isReservedUsername } from '../registration/username.ts';
import { countHeld, dropHold, holdUsername, isHeldFor } from './profile.queries.ts';

/**
 * Gives a locked person another username, and holds the one that they give up (P132), in the caller's transaction. Who takes
 * a username at the same moment waits at its index, so that the hold is looked for after the row was written.
 * @param to in the form of `USERNAME_FORM`
 * @throws AppError `username_taken`, `username_waits`; a unique violation of `users_username` where somebody has it
 */
export async function changeUsername(
  deps: BaseDeps,
  tx: Tx,
  person: { id: string; username: string },
  to: string,
): Promise<void> {
  const from = person.username.toLowerCase();
  if (to === from) return;
  if (isReservedUsername(to) || nameProblem(to.replaceAll('_', ' '))) throw usernameTaken();
  const now = deps.clock.now();
  if ((await countHeld(tx, person.id, to, now)) >= FORMER_USERNAMES.most) throw usernameWaits();
  await changeUser(tx, person.id, { username: to });
  if (await isHeldFor(tx, to, { notFor: person.id, now })) throw usernameTaken();
  await dropHold(tx, to);
  const heldUntil = new Date(now.getTime() + FORMER_USERNAMES.days * DAY_MS);
  await holdUsername(tx, { id: deps.ids.next(), username: from, user_id: person.id, held_until: heldUntil });
}

export function usernameTaken(): AppError {
  return refusal('username_taken', (language) => accountsTexts[language].usernameTaken);
}

function usernameWaits(): AppError {
  const { days, most } = FORMER_USERNAMES;
  return refusal('username_waits', (language) =>
    accountsTexts[language].usernameWaits({ days, count: most }),
  );
}

function refusal(code: 'username_taken' | 'username_waits', detail: Saying): AppError {
  return new AppError(code, { detail, errors: { username: detail } });
}

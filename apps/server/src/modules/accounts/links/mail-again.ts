import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { MAILED_LINKS } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { findAddressee } from '../accounts.queries.ts';
import type { LinkKind } from './account-link.ts';
import { countLinks } from './links.queries.ts';
import { requestLink } from './request-link.ts';

/** What a person may say never came, and can be mailed again. */
export const MAILED_AGAIN = { reset: 'reset_password', confirm: 'confirm_email' } as const satisfies Record<
  string,
  LinkKind
>;

/**
 * Has a link mailed again to who says that none came (P947), by whoever runs the machine: as if the person had asked, to the address that the
 * account has. The one before works until it ends.
 * @returns `full` where so many were mailed within the hour that the job would make none
 * @throws AppError `person_not_found`, also for who is kept out, to whom no link is mailed
 */
export async function mailAgain(
  deps: BaseDeps,
  { email, what }: { email: string; what: keyof typeof MAILED_AGAIN },
): Promise<'queued' | 'confirmed' | 'full'> {
  const person = await findAddressee(deps.db, { email });
  if (!person) throw new AppError('person_not_found');
  const kind = MAILED_AGAIN[what];
  if (kind === 'confirm_email' && person.email_confirmed_at) return 'confirmed';
  const since = new Date(deps.clock.now().getTime() - HOUR_MS);
  const sent = await countLinks(deps.db, { user_id: person.id, kind, email: person.email }, since);
  if (sent >= MAILED_LINKS.perHour) return 'full';
  const language = person.language ?? DEFAULT_LANGUAGE;
  await requestLink(deps, deps.db, { kind, userId: person.id, email: person.email, language });
  return 'queued';
}

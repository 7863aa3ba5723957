import type { Language } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { philippineTime } from '../../platform/letter/mail-words.ts';
import { changeStanding } from '../accounts/index.ts';
import { goneWith, queueRestitution } from '../restitutions/index.ts';
import { endSanction, findKeepingOut, type SanctionRow } from './enforcement.queries.ts';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import type { Judge } from './enforcement-deps.ts';
import { judgePerson } from './judge-person.ts';
import { recordSanction } from './record-sanction.ts';

/**
 * Suspends a person for some days, in the caller's transaction: signed out everywhere, not shown, not paid out (P150).
 * @throws AppError as `judgePerson`; `already_sanctioned` for who is kept out, saying by whom
 */
export async function suspendPerson(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  { userId, days, reason }: { userId: string; days: number; reason: string },
): Promise<SanctionRow> {
  const person = await judgePerson(tx, judge, userId);
  const running = await findKeepingOut(tx, userId);
  if (running) throw alreadyKeptOut(running);
  await changeStanding(tx, userId, 'suspended', deps.clock.now());
  const expiresAt = new Date(deps.clock.now().getTime() + days * DAY_MS);
  const facts = { user_id: userId, kind: 'suspension', reason, expires_at: expiresAt } as const;
  return recordSanction(deps, tx, judge, facts, { status: person.status });
}

/**
 * Bans a person for good, in the caller's transaction; a suspension that runs ends with it.
 * @throws AppError as `judgePerson`; `already_sanctioned` for who is banned, saying by whom
 */
export async function banPerson(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  { userId, reason }: { userId: string; reason: string },
): Promise<SanctionRow> {
  const person = await judgePerson(tx, judge, userId);
  const running = await findKeepingOut(tx, userId);
  if (running?.kind === 'ban') throw alreadyKeptOut(running);
  if (running) await endSanction(tx, running.id, { at: deps.clock.now(), by: judge.id, reason: null });
  await changeStanding(tx, userId, 'banned', deps.clock.now());
  if (person.user_type === 'creator')
    await queueRestitution(tx, goneWith('banned', userId, deps.clock.now()));
  const facts = { user_id: userId, kind: 'ban', reason } as const;
  return recordSanction(deps, tx, judge, facts, { status: person.status, suspension: running });
}

function alreadyKeptOut({ kind, created_by: name, expires_at: until }: SanctionRow): AppError {
  const when = (language: Language) => (until ? philippineTime(until, language) : '');
  return new AppError('already_sanctioned', {
    detail: (language) => {
      const t = enforcementTexts[language];
      const by = name ?? 'Likha';
      return kind === 'ban' ? t.alreadyBanned({ by }) : t.alreadySuspended({ by, until: when(language) });
    },
  });
}

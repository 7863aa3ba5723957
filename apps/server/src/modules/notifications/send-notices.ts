import { NOTIFICATION_MAILS } from '@likha/contract/limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { addJobs } from '../../platform/jobs.ts';
import { philippineHour } from '../../platform/philippine-time.ts';
import { mailNoticeJob } from './declared-jobs.ts';
import {
  countQueued,
  lockNotices,
  type Notice,
  setGathered,
  setQueued,
  takeTurn,
} from './notices.queries.ts';

const PAGE = 200;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 20;

/**
 * Queues the mails of what creators are told of at once, each exactly once; what is more than an hour's worth of a kind waits
 * for the mail of the day (P211). Of who has quiet hours it waits until they are over (P672).
 */
export async function sendNotices(deps: BaseDeps): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page += 1)
    if ((await inTransaction(deps.db, (tx) => sendPage(deps, tx))) < PAGE) break;
}

/** @returns how many were looked at */
async function sendPage(deps: BaseDeps, tx: Tx): Promise<number> {
  if (!(await takeTurn(tx))) return 0;
  const now = deps.clock.now();
  const notices = await lockNotices(tx, philippineHour(now), PAGE);
  if (notices.length === 0) return 0;
  const people = [...new Set(notices.map((notice) => notice.person_id))];
  const queued = await countQueued(tx, people, new Date(now.getTime() - HOUR_MS));
  const { soon, later } = divide(notices, new Map(queued.map((row) => [keyOf(row), row.mails])));
  await setQueued(tx, soon, now);
  await setGathered(tx, later);
  if (soon.length > 0)
    await addJobs(
      tx,
      mailNoticeJob,
      soon.map((noticeId) => ({ noticeId })),
    );
  return notices.length;
}

function keyOf({ person_id, kind }: Pick<Notice, 'person_id' | 'kind'>): string {
  return `${person_id} ${kind}`;
}

/** The first of each person and kind, up to the bound, go at once. @param mails how many they had within the hour */
function divide(notices: readonly Notice[], mails: Map<string, number>): { soon: string[]; later: string[] } {
  const [soon, later]: [string[], string[]] = [[], []];
  for (const notice of notices) {
    const before = mails.get(keyOf(notice)) ?? 0;
    const isSoon = before < NOTIFICATION_MAILS.perHour;
    (isSoon ? soon : later).push(notice.id);
    if (isSoon) mails.set(keyOf(notice), before + 1);
  }
  return { soon, later };
}

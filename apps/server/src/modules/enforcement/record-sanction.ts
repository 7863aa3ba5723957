import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { recordAdminAction } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import { mailSanctionJob } from './declared-jobs.ts';
import { insertSanction, type NewSanction, type SanctionRow } from './enforcement.queries.ts';
import type { Judge } from './enforcement-deps.ts';

type Facts = Omit<NewSanction, 'id' | 'created_at' | 'created_by'>;

const ACTIONS = {
  warning: 'user.warn',
  removal: 'user.remove_content',
  suspension: 'user.suspend',
  ban: 'user.ban',
} as const;

/** Keeps what was decided, puts it on record and has the person told, in the transaction that decides it. */
export async function recordSanction(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  facts: Facts,
  before?: object,
): Promise<SanctionRow> {
  const sanction = await insertSanction(tx, {
    ...facts,
    id: deps.ids.next(),
    created_at: deps.clock.now(),
    created_by: judge.id,
  });
  await recordAdminAction(deps, tx, {
    actorId: judge.id,
    action: ACTIONS[sanction.kind],
    subject: { type: 'user', id: sanction.user_id },
    before,
    after: judge.isOperator ? { ...sanction, by: 'command' } : sanction,
    from: judge.from,
  });
  await tellPerson(tx, sanction.id, 'begun');
  await tell(tx, {
    personId: sanction.user_id,
    kind: 'moderation',
    groupKey: sanction.id,
    at: sanction.created_at,
  });
  return sanction;
}

export function tellPerson(tx: Tx, sanctionId: string, what: 'begun' | 'lifted' | 'over'): Promise<void> {
  return addJob(tx, mailSanctionJob, { sanctionId, what });
}

import { inTransaction } from '../../platform/database/index.ts';
import { pagesAlone } from '../../platform/each-alone.ts';
import { addJob } from '../../platform/jobs.ts';
import { lockEarner, lockSpender } from '../clawbacks/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { tell } from '../notifications/index.ts';
import { readSettings, shareRate } from '../settings/index.ts';
import { mailRestitutionJob } from './declared-jobs.ts';
import { borneBy, type Gone } from './restitution.ts';
import { restitutionEntry } from './restitution-entry.ts';
import { claimUntold, type DueRow, insertRestitution, isGone, listDue } from './restitutions.queries.ts';
import type { RestitutionsDeps } from './restitutions-deps.ts';

const PAGE = 100;

class GivenBefore extends Error {}

/**
 * Gives back to everybody what they paid for and lost (P246): each sale once, in a transaction of its own, so that whoever dies
 * in between goes on where they were. Nothing more comes back once what was gone is there again. Each fan is told once, by mail and in the app.
 */
export async function payRestitution(deps: RestitutionsDeps, gone: Gone): Promise<void> {
  const list = async () =>
    (await isGone(deps.moneyDb, gone)) ? listDue(deps.moneyDb, gone, { limit: PAGE }) : [];
  try {
    await pagesAlone({ list, page: PAGE }, (sale) => giveOne(deps, gone, sale));
  } finally {
    await tellFans(deps, gone);
  }
}

function tellFans(deps: RestitutionsDeps, gone: Gone): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    for (const { fan_id: fanId, credits } of await claimUntold(tx, gone.causeId, at)) {
      const told = { fanId, causeId: gone.causeId, at };
      await addJob(tx, mailRestitutionJob, told);
      const groupKey = `${gone.causeId} ${at.toISOString()}`;
      await tell(tx, { personId: fanId, kind: 'credits_back', groupKey, credits, at });
    }
  });
}

async function giveOne(deps: RestitutionsDeps, gone: Gone, listed: DueRow): Promise<void> {
  const id = deps.ids.next();
  const { creatorId } = gone;
  try {
    await inTransaction(deps.moneyDb, async (tx) => {
      await lockSpender(tx, listed.fan_id);
      await lockEarner(tx, creatorId);
      const [due] = await listDue(tx, gone, { limit: 1, saleEntryId: listed.sale_entry_id });
      if (!due) throw new GivenBefore();
      await shareRate(tx);
      const settings = await readSettings(tx);
      const { balance } = await readFigures(tx, accounts.creatorPayable(creatorId));
      const borne = borneBy(due.credits * settings.centavos_per_credit, {
        cause: gone.cause,
        isOwn: due.is_own,
        share: due.share,
        balance,
        percent: settings.restitution_creator_percent,
      });
      if (!(await insertRestitution(tx, { id, gone, due, borne, now: deps.clock.now() })))
        throw new GivenBefore();
      const details = { ...due.details, cause: gone.cause };
      const booked = { id, fanId: due.fan_id, creatorId, credits: due.credits, details };
      const posted = await deps.ledger.post(tx, restitutionEntry(booked, borne, settings));
      if (posted.kind === 'insufficient_funds') throw new Error(`the books lack ${posted.account}`);
    });
  } catch (error) {
    if (!(error instanceof GivenBefore)) throw error;
  }
}

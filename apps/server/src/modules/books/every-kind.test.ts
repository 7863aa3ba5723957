import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { useHarness } from '../../../test/harness.ts';
import { makeRichWorld } from '../../../test/rich-world.ts';
import { type Reason, reasons } from '../ledger/entry.ts';
import {
  beginTaxes,
  fund,
  give,
  leaveCredits,
  owe,
  payAtOnce,
  payTaxes,
  removeWhatWasSold,
  revalue,
  type Sending,
  send,
  settle,
} from './story-world.fixture.ts';

/** The story of an entry of every kind (P744, P907), each made as it is made. Fake: clock, providers, the company that sends. */
const payoutSender = new FakeSender();
const harness = useHarness({ deps: { payoutSender } });
const world: Sending = { harness, payoutSender };
let owner: Person;

interface Story {
  people: { id: string; name: string }[];
  entries: {
    entry_id: string;
    reason: string;
    actor: { name: string } | null;
    postings: { debit_account: string; credit_account: string; amount: number }[];
  }[];
  steps: { what: string; reference: string | null; amount: number | null }[];
}

/** Before and after the newest entry of each kind: entries in their order, and what happened beside, with its amount. */
const BOUGHT = ['purchase_begun', 'captured'];
const PAID_OUT = ['payout_asked 720', 'payout_at_once 720', 'payout_finished 701.4'];
const TAXED = ['tax_paid 3.6', 'tax_payment_taken_back 3.6', 'tax_paid 3.6'];
const REMITTED = ['tax_remittance', 'reversal', 'tax_remittance'];
const PAYOUT = ['payout_hold', 'payout_withhold', 'payout_send', 'payout_settle'];
const SENT = [...PAYOUT, 'payout_funding', ...REMITTED];
const FUNDED = ['payout_funded 4023.9', 'payout_funding_fee 15'];
const SENT_STEPS = [...PAID_OUT, ...FUNDED, ...TAXED];
const DISPUTED = ['purchase', 'provider_fee', 'tip', 'dispute', 'clawback', 'reversal', 'clawback_return'];
const DISPUTE_STEPS = [...BOUGHT, 'disputed'].map((what) => `${what} 1000`);
const BOUNCED = [...PAYOUT, 'payout_bounce', 'payout_withhold_return'];
const SENT_BACK = [...PAID_OUT, 'payout_returned 701.4'];
const ASKED = ['payout_asked 1915.4', 'payout_approved 1915.4'];

const CASES: Record<Reason, { entries: string[]; steps?: string[] }> = {
  purchase: { entries: ['purchase', 'provider_fee'], steps: BOUGHT.map((what) => `${what} 90`) },
  unlock: { entries: ['unlock', 'restitution'] },
  subscription: { entries: ['subscription'] },
  tip: { entries: ['tip'] },
  gift: { entries: ['gift'] },
  refund: {
    entries: ['purchase', 'provider_fee', 'unlock', 'provider_fee', 'refund', 'clawback'],
    steps: BOUGHT.map((what) => `${what} 200`),
  },
  dispute: { entries: DISPUTED, steps: DISPUTE_STEPS },
  restitution: { entries: ['unlock', 'restitution'] },
  revaluation: { entries: ['revaluation'], steps: ['rate_proposed 1.5', 'rate_changed 1.5'] },
  payout_hold: { entries: SENT, steps: SENT_STEPS },
  payout_return: { entries: ['payout_hold', 'payout_return'], steps: ASKED },
  payout_send: { entries: SENT, steps: SENT_STEPS },
  payout_settle: { entries: SENT, steps: SENT_STEPS },
  payout_fail: {
    entries: ['payout_hold', 'payout_send', 'payout_fail'],
    steps: [...ASKED, 'payout_failed 1915.4'],
  },
  payout_bounce: { entries: BOUNCED, steps: SENT_BACK },
  payout_withhold: { entries: SENT, steps: SENT_STEPS },
  payout_withhold_return: { entries: BOUNCED, steps: SENT_BACK },
  payout_funding: { entries: ['payout_funding'], steps: FUNDED },
  tax_remittance: { entries: ['tax_remittance'], steps: ['tax_paid 61.61'] },
  affiliate_release: {
    entries: ['unlock', 'subscription', 'affiliate_release'],
    steps: ['creator_referred null'],
  },
  clawback: { entries: DISPUTED, steps: DISPUTE_STEPS },
  clawback_return: { entries: DISPUTED, steps: DISPUTE_STEPS },
  debt_settlement: { entries: ['clawback', 'debt_settlement', 'clawback_return'] },
  forfeit: { entries: ['forfeit'], steps: ['account_erased null'] },
  breakage: { entries: ['breakage'], steps: ['account_erased null'] },
  provider_fee: { entries: ['purchase', 'provider_fee'], steps: BOUGHT.map((what) => `${what} 90`) },
  settlement: { entries: ['settlement'], steps: ['arrived 86.1'] },
  provider_reserve: { entries: ['provider_reserve', 'settlement'], steps: ['settled -10', 'arrived 86.1'] },
  vat: { entries: ['vat', 'tax_remittance'], steps: ['tax_paid 61.61'] },
  reversal: {
    entries: ['tax_remittance', 'reversal'],
    steps: ['tax_paid 3.6', 'tax_payment_taken_back 3.6'],
  },
};

const idsOf = (reason: string) =>
  harness.deps.db
    .selectFrom('ledger_entries')
    .select('id')
    .where('reason', '=', reason)
    .orderBy('id', 'desc')
    .execute();
const readStory = (id: string): Promise<Story> => send(world, ['GET', `/admin/books/entries/${id}`], owner);
async function newestStory(reason: string): Promise<Story & { id: string }> {
  const [entry] = await idsOf(reason);
  const { id } = entry ?? expect.fail(`nothing made an entry of ${reason}`);
  return { id, ...(await readStory(id)) };
}

beforeAll(async () => {
  let sends = false;
  payoutSender.reaches = () => sends;
  await makeRichWorld(harness);
  const other = await harness.factory.admin();
  owner = await harness.factory.admin();
  await settle(world, owner);
  await give(world);
  await removeWhatWasSold(world, owner);
  await owe(world, owner);
  await beginTaxes(world, owner, '2026-09-02');
  harness.clock.set('2026-09-02T04:00:00.000Z');
  sends = true;
  await payAtOnce(world);
  await fund(world, owner);
  await payTaxes(world, owner);
  await revalue(world, [owner, other]);
  await leaveCredits(world);
});

describe('the story of an entry', () => {
  it.each(reasons)('of %s has what belongs to it, before and after', async (reason) => {
    const { id, entries, steps } = await newestStory(reason);
    expect(entries.map((entry) => entry.reason)).toEqual(CASES[reason].entries);
    expect(entries.find((entry) => entry.entry_id === id)?.reason).toBe(reason);
    expect(steps.map(({ what, amount }) => `${what} ${amount}`)).toEqual(CASES[reason].steps ?? []);
  });

  it('names everybody whose account something moved, and who did it', async () => {
    for (const reason of reasons) {
      const { people, entries } = await newestStory(reason);
      const names = new Map(people.map(({ id, name }) => [id, name]));
      const moved = entries.flatMap(({ postings }) =>
        postings.flatMap((posting) => [posting.debit_account, posting.credit_account]),
      );
      const owners = moved
        .map((account) => account.split(':')[2] ?? '')
        .filter((owner) => owner.length === 36);
      for (const person of owners)
        expect([reason, names.get(person)]).toEqual([reason, expect.stringMatching(/./)]);
      expect(people.length, reason).toBe(new Set(owners).size);
      for (const { actor } of entries) if (actor) expect(actor.name, reason).toMatch(/./);
    }
    const { people } = await newestStory('gift');
    expect(people.map(({ name }) => name)).toHaveLength(2);
  });

  it('has what its bank calls each movement of money there, and as much', async () => {
    for (const reason of reasons)
      for (const { id } of await idsOf(reason)) {
        const { entries, steps } = await readStory(id);
        const atBank = entries.flatMap(({ postings }) =>
          postings.filter(({ debit_account: from, credit_account: to }) =>
            [from, to].some((account) => account === 'PHP:bank' || account === 'PHP:clearing:payouts'),
          ),
        );
        // What a bounced payout gives back of its fee never left.
        for (const { amount } of atBank)
          expect([reason, steps.filter((step) => step.amount === amount && step.reference)]).not.toEqual([
            reason,
            [],
          ]);
      }
  });

  it('tells of a sale what was taken back of it, and what moved between the same accounts once', async () => {
    const { entries } = await newestStory('clawback');
    const { entry_id: sale = '' } = entries.find(({ reason }) => reason === 'tip') ?? expect.fail('no sale');
    const told = (await readStory(sale)).entries.map(({ reason }) => reason);
    expect(told).toEqual(['tip', 'clawback', 'clawback_return']);
    const { entries: released } = await newestStory('affiliate_release');
    expect(released.find(({ reason }) => reason === 'affiliate_release')?.postings).toEqual([
      expect.objectContaining({ amount: 87.1 }),
    ]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { makeRichWorld } from '../../../test/rich-world.ts';
import { tipFrom, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { bought, disputed } from '../credits/disputes/disputes.fixture.ts';
import { signedIn } from './books.fixture.ts';

/** The story of every entry of a world in which nearly everything moved money (P744). Fake: clock, providers. */
const harness = useHarness();
let finance: Person;

interface Story {
  entries: { entry_id: string; reason: string; postings: { amount: number }[] }[];
  steps: { what: string }[];
}

async function readStory(id: string): Promise<Story> {
  const headers = await signedIn(harness, finance);
  const answer = await harness.app.inject({ url: `/api/admin/books/entries/${id}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const entryOf = async (reason: string, subjectId: string) =>
  (
    await harness.deps.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('reason', '=', reason)
      .where('subject_id', '=', subjectId)
      .executeTakeFirstOrThrow()
  ).id;
const idsOf = ({ entries }: Story) => entries.map(({ entry_id: id }) => id);
const stepsOf = ({ steps }: Story) => steps.map(({ what }) => what);

beforeAll(async () => {
  await makeRichWorld(harness);
  finance = await harness.factory.admin({ role: 'finance' });
});

describe('the story of every entry', () => {
  it('has the entry itself with what it moved, and what it reverses', async () => {
    const entries = await harness.deps.db
      .selectFrom('ledger_entries')
      .select(['id', 'reason', 'reverses'])
      .orderBy('id')
      .execute();
    expect(new Set(entries.map(({ reason }) => reason)).size).toBeGreaterThan(12);
    for (const { id, reason, reverses } of entries) {
      const story = await readStory(id);
      const own = story.entries.find(({ entry_id }) => entry_id === id);
      expect(own?.postings.length, reason).toBeGreaterThan(0);
      for (const { amount } of own?.postings ?? []) expect(amount, reason).toBeGreaterThan(0);
      if (reverses) expect(idsOf(story), reason).toContain(reverses);
    }
  });

  it('tells of a purchase what its provider kept of it, and of that the purchase', async () => {
    const fees = await harness.deps.db
      .selectFrom('provider_fees as f')
      .innerJoin('ledger_entries as fee', (join) =>
        join.onRef('fee.subject_id', '=', 'f.id').on('fee.reason', '=', 'provider_fee'),
      )
      .innerJoin('ledger_entries as bought', (join) =>
        join.onRef('bought.subject_id', '=', 'f.purchase_id').on('bought.reason', '=', 'purchase'),
      )
      .select(['f.source', 'fee.id as fee', 'bought.id as bought'])
      .execute();
    expect(fees.length).toBeGreaterThan(0);
    for (const { fee, bought, source } of fees) {
      const [ofFee, ofPurchase] = [await readStory(fee), await readStory(bought)];
      expect(idsOf(ofPurchase), source).toContain(fee);
      expect(idsOf(ofFee), source).toEqual(idsOf(ofPurchase));
      expect(stepsOf(ofFee)).toEqual(expect.arrayContaining(['purchase_begun', 'captured']));
    }
  });

  it('tells of a purchase what creators gave back for it, and of that the purchase', async () => {
    const creator = await harness.factory.creator();
    const purchase = await bought(harness);
    await tipFrom(harness, purchase.fan, creator.id, 60);
    await disputed(harness, purchase, 'open');
    await workedOff(harness, ['clawbacks.settle', 'clawbacks.mail']);
    const ofPurchase = await readStory(await entryOf('purchase', purchase.id));
    const { entry_id: clawback = '' } =
      ofPurchase.entries.find(({ reason }) => reason === 'clawback') ?? expect.fail('nothing was taken back');
    const ofClawback = await readStory(clawback);
    expect(idsOf(ofClawback)).toEqual(idsOf(ofPurchase));
    expect(stepsOf(ofClawback)).toEqual(['purchase_begun', 'captured', 'disputed']);
  });
});

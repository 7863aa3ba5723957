import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { bought, disputed, rowsOf, spend } from '../disputes/disputes.fixture.ts';
import { isActivePdf, isPdf } from './read-pdf.ts';
import { findCase, listSignIns, listUses } from './summary.queries.ts';
import { MOST_USES, summaryPage } from './summary-page.ts';

/** Fake: providers and clock. */
const harness = useHarness();
let finance: Person;
beforeAll(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
});

/** Of what is bought. */
const TITLE = 'Walang dapat makakita';

async function scene() {
  const purchase = await bought(harness);
  harness.clock.advance(HOUR_MS);
  await spend(harness, purchase.fan, 30);
  await harness.deps.db.updateTable('posts').set({ title: TITLE }).execute();
  await disputed(harness, purchase, 'open');
  const [{ id = '' } = {}] = await rowsOf(harness, purchase);
  return { id, purchase };
}

async function factsOf(id: string) {
  const about = await findCase(harness.deps.db, id);
  if (!about) throw new Error('there is no such dispute');
  const span = { fanId: about.fan_id, from: about.ordered_at, limit: 50 };
  const [uses, signIns] = [await listUses(harness.deps.db, span), await listSignIns(harness.deps.db, span)];
  return { about, uses, signIns, creditsLeft: 70, sellerName: 'Likha', at: harness.clock.now() };
}

describe('the summary of a case', () => {
  it('says who paid, what was bought since, and when it was opened, and nothing of what that showed', async () => {
    const { id } = await scene();
    const facts = await factsOf(id);
    const [use] = facts.uses;
    expect(facts.uses).toMatchObject([{ kind: 'post', credits: 30 }]);
    const page = summaryPage(
      { ...facts, uses: use ? [{ ...use, seen_at: new Date('2026-06-16T00:00:00Z') }] : [] },
      'en',
    );
    const words = JSON.stringify(page);
    const { username, reference } = facts.about;
    for (const said of [`@${username}`, reference, '30 credits', 'Opened June 16, 2026 at 8:00'])
      expect(words).toContain(said);
    expect(words).not.toContain(TITLE);
  });

  it('is bounded, however much was bought', async () => {
    const { id } = await scene();
    const facts = await factsOf(id);
    const many = Array.from({ length: 60 }, () => facts.uses).flat();
    const used = summaryPage({ ...facts, uses: many }, 'fil').sections?.[2]?.rows;
    expect(used).toHaveLength(MOST_USES + 1);
  });

  it('is a file of the evidence until that is closed', async () => {
    const { id, purchase } = await scene();
    const add = () =>
      harness.app.inject({
        method: 'POST',
        url: `/api/admin/disputes/${id}/evidence/summary`,
        headers: finance.headers,
        payload: { language: 'en' },
      });
    const { evidence } = (await add()).json();
    expect(evidence.files).toMatchObject([{ type: 'application/pdf' }]);
    const file = await harness.app.inject({
      url: `/api/admin/disputes/${id}/evidence/files/${evidence.files[0].id}`,
      headers: finance.headers,
    });
    expect([isPdf(file.rawPayload), isActivePdf(file.rawPayload)]).toEqual([true, false]);
    await disputed(harness, purchase, 'won');
    expect(expectRefusal(await add()).code).toBe('evidence_closed');
  });
});

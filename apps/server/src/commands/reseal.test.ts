import { describe, expect, it } from 'vitest';
import { sendForm } from '../../test/forms.ts';
import { useHarness } from '../../test/harness.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { listKeys } from '../modules/secrets/index.ts';
import { openDocument } from '../modules/verification/sealed-documents.ts';
import { submission } from '../modules/verification/verification.fixture.ts';
import { createKeys } from '../platform/keys.ts';
import { addWebhooks, cipherBy, keyBy, NEW, OLD, reseal } from './reseal.fixture.ts';

/** The app of this harness has the old secret alone, as a process that was not restarted. Fake: captcha, clock, providers. */
const harness = useHarness({ environment: async () => ({ APP_SECRET: OLD }) });
/** A process over the same database that knows the new secret alone, as when the old one was taken away. */
const replaced = useHarness({
  environment: async () => ({ APP_SECRET: NEW }),
  database: async () => ({ connectionString: harness.connectionString, drop: async () => undefined }),
});
const TAX_DETAILS = {
  ...{ tin: '123-456-789-00000', kind: 'individual', registration: 'non_vat' },
  ...{ registered_name: 'Ana Cruz', address: '12 Mabini St., Cebu City', zip_code: '6000' },
};
const GCASH = { method: 'gcash', gcash_number: '09171234567' };

const webhooks = () => harness.deps.db.selectFrom('webhook_events').select(['event_id', 'payload']).execute();

const hex = (bytes: Buffer) => bytes.toString('hex');

function opensBy(secret: string, use: string, sealed: Buffer | null | undefined): boolean {
  try {
    cipherBy(harness, secret, use).open(sealed ?? Buffer.alloc(0));
    return true;
  } catch {
    return false;
  }
}

/** A creator who is paid, shows documents and has two factors. */
async function creator() {
  await harness.factory.holdEarnings(0);
  const person = await harness.factory.creator();
  const put = {
    method: 'PUT',
    url: '/api/payouts/settings',
    headers: person.headers,
    payload: GCASH,
  } as const;
  expect((await harness.app.inject(put)).statusCode).toBe(200);
  const details = { ...put, url: '/api/tax/details', payload: TAX_DETAILS };
  expect((await harness.app.inject(details)).statusCode).toBe(200);
  const fan = await harness.factory.fan({ credits: 5000 });
  const tip = { url: `/api/creators/${person.id}/tips`, headers: fan.headers, payload: { credits: 5000 } };
  expect((await harness.app.inject({ method: 'POST', ...tip })).statusCode).toBe(201);
  const ask = { url: '/api/payouts', headers: person.headers, payload: { bucket: 'earnings' } };
  const asked = await harness.app.inject({ method: 'POST', ...ask });
  expect(asked.statusCode, asked.body).toBe(201);
  return person;
}

/** A creator who has yet to show who they are. */
async function unverified() {
  const person = await harness.factory.creator();
  await harness.deps.db
    .updateTable('users')
    .set({ kyc_status: 'none' })
    .where('id', '=', person.id)
    .execute();
  for (const { deps } of [harness, replaced]) deps.sessions.forget(person.id);
  return person;
}

describe('npm run reseal', () => {
  it('seals everything by the new secret, and says when the old one may go', async () => {
    const { db } = harness.deps;
    const person = await creator();
    const fan = await harness.factory.fan();
    const sealed = harness.deps.twoFactorCipher.seal(Buffer.from('12345678901234567890'));
    await db
      .insertInto('two_factor')
      .values({ user_id: fan.id, sealed_secret: sealed, last_step: 0, created_at: harness.clock.now() })
      .execute();
    const shower = await unverified();
    const sent = await sendForm(harness, shower.headers, await submission(), '/api/verification');
    expect(sent.statusCode, sent.body).toBe(201);
    await addWebhooks(harness, 3, 'some');

    const { code, output } = await reseal(harness).ended;
    expect(output).toContain('0 are sealed by the secret of before: APP_SECRET_PREVIOUS may be taken away.');
    expect(code).toBe(0);

    const account = await db
      .selectFrom('payout_settings')
      .select('sealed')
      .where('creator_id', '=', person.id)
      .executeTakeFirst();
    const payout = await db
      .selectFrom('payouts')
      .select('sealed')
      .where('creator_id', '=', person.id)
      .executeTakeFirst();
    const secret = await db
      .selectFrom('two_factor')
      .select('sealed_secret')
      .where('user_id', '=', fan.id)
      .executeTakeFirst();
    const tax = await db
      .selectFrom('creator_tax_details')
      .select('sealed')
      .where('creator_id', '=', person.id)
      .executeTakeFirst();
    const [event] = await webhooks();
    const all = [
      ['payouts', account?.sealed],
      ['payouts', payout?.sealed],
      ['tax', tax?.sealed],
      ['two-factor', secret?.sealed_secret],
      ['webhooks', event?.payload],
    ] as const;
    for (const [use, bytes] of all)
      expect([use, opensBy(NEW, use, bytes), opensBy(OLD, use, bytes)]).toEqual([use, true, false]);
    // Both records of where a creator is paid agree, as the law asks.
    expect(await checkInvariants(db)).toEqual([]);

    const after = { ...harness.deps, keysFor: createKeys(Buffer.from(NEW), null) };
    const { id } = await db.selectFrom('verifications').select('id').executeTakeFirstOrThrow();
    expect((await openDocument(after, id, 'id_photo'))?.subarray(0, 4).toString()).toBe('RIFF');
    await expect(openDocument(harness.deps, id, 'id_photo')).rejects.toThrow();
  });

  it('is noticed by nobody: a process with the new secret alone opens what was sealed, and knows an ID number again', async () => {
    const person = await harness.factory.creator();
    const settings = { url: '/api/payouts/settings', headers: person.headers };
    await harness.app.inject({ method: 'PUT', ...settings, payload: GCASH });
    await reseal(harness).ended;
    expect((await replaced.app.inject(settings)).json().settings.gcash_number).toBe('09171234567');
    const other = await unverified();
    const sent = await sendForm(replaced, other.headers, await submission(), '/api/verification');
    expect(sent.statusCode, sent.body).toBe(201);
    const rows = await harness.deps.db.selectFrom('verifications').select('id_number_hash').execute();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ id_number_hash }) => hex(id_number_hash))).size).toBe(1);
  });

  it('keeps the keys of marks in pictures and of ID numbers, under the new secret', async () => {
    const after = { ...harness.deps, keysFor: createKeys(Buffer.from(NEW), null) };
    for (const use of ['trace', 'id-numbers'] as const)
      expect((await listKeys(after, use)).map(hex)).toEqual([keyBy(NEW, use), keyBy(OLD, use)].map(hex));
    const kept = await harness.deps.db.selectFrom('former_keys').select('sealed').execute();
    for (const { sealed } of kept)
      for (const use of ['trace', 'id-numbers']) expect(sealed.includes(keyBy(OLD, use))).toBe(false);
  });

  it('goes on after kill -9 half way through, and takes along what an old process writes meanwhile', {
    timeout: 120_000,
  }, async () => {
    await addWebhooks(harness, 4000, 'many');
    const killed = reseal(harness);
    await killed.said('payloads of webhooks: 1000 looked at');
    killed.child.kill('SIGKILL');
    await killed.ended;
    const half = (await webhooks()).filter(({ payload }) => opensBy(NEW, 'webhooks', payload)).length;
    expect(half).toBeGreaterThan(500);
    expect(half).toBeLessThan(4000);

    const again = reseal(harness);
    await again.said('payloads of webhooks: 3000 looked at');
    // Before the place where it is by now.
    await addWebhooks(harness, 2, 'a-late-one');
    const { code, output } = await again.ended;
    expect([code, output]).toEqual([0, expect.stringContaining('Looking again.')]);
    const opened = (await webhooks()).map(({ payload }) => opensBy(NEW, 'webhooks', payload));
    expect(opened).toHaveLength(4005);
    expect(opened.every(Boolean)).toBe(true);
    // Nothing is left to do: whoever runs it once more changes nothing.
    expect((await reseal(harness).ended).output).toContain(
      'payloads of webhooks: 4005 looked at, 0 sealed anew',
    );
  });

  it('does nothing without a secret of before, and leaves what neither opens', async () => {
    const none = await reseal(harness, { APP_SECRET_PREVIOUS: '' }).ended;
    expect([none.code, none.output]).toEqual([1, expect.stringContaining('APP_SECRET_PREVIOUS')]);
    const other = await reseal(harness, { APP_SECRET: 'c'.repeat(8) + NEW, APP_SECRET_PREVIOUS: OLD }).ended;
    expect([other.code, other.output]).toEqual([1, expect.stringContaining('are opened by neither secret')]);
    const [event] = await webhooks();
    expect(opensBy(NEW, 'webhooks', event?.payload)).toBe(true);
  });
});

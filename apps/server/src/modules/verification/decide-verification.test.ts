import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { filesUnder, sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { removeErased, removeOldDocuments, removeUnsettled } from './remove-old-documents.ts';
import { sealDocument } from './sealed-documents.ts';
import { submission } from './verification.fixture.ts';

/** Fake: the clock. A person decides. */
const harness = useHarness({ deps: { kycReview: 'manual' } });
let admin: Person;
let number = 2_000_000;

beforeAll(async () => {
  admin = await harness.factory.admin();
});

async function pending(idNumber?: string) {
  const creator = await harness.factory.creator({ isVerified: false });
  number += 1;
  const form = await submission({ id_number: idNumber ?? `34-${number}-8` });
  const answer = await sendForm(harness, creator.headers, form, '/api/verification');
  expect(answer.json().verification.status, answer.body).toBe('pending');
  const row = await harness.deps.db
    .selectFrom('verifications')
    .select('id')
    .where('creator_id', '=', creator.id)
    .executeTakeFirstOrThrow();
  return { creator, id: row.id };
}

function decide(id: string, payload: object, { headers } = admin) {
  const url = `/api/admin/verifications/${id}/decision`;
  return harness.app.inject({ method: 'POST', url, headers, payload });
}

function look(id: string, name = 'id_photo', headers: Record<string, string> = admin.headers) {
  return harness.app.inject({ url: `/api/admin/verifications/${id}/documents/${name}`, headers });
}

async function eventsOf(id: string): Promise<string[]> {
  const events = await harness.deps.db
    .selectFrom('verification_events')
    .selectAll()
    .where('verification_id', '=', id)
    .orderBy('id')
    .execute();
  return events.map(({ kind, actor_id, document }) =>
    [kind, actor_id === admin.id ? 'admin' : actor_id ? 'creator' : 'nobody', document]
      .filter(Boolean)
      .join(' '),
  );
}

const documentsOf = async (id: string) =>
  (await filesUnder(join(harness.folder, 'media', 'verifications'))).filter((path) => path.includes(id));

describe('a pending submission', () => {
  it('is listed for admins, oldest first and by pages, with what the screening found', async () => {
    const first = await pending('34-1111112-3');
    const second = await pending('34-1111112-3');
    await decide(first.id, { decision: 'approve' });
    const { headers } = admin;
    const page = async (query: string) =>
      (await harness.app.inject({ url: `/api/admin/verifications?${query}`, headers })).json();
    const { verifications, next_cursor } = await page('limit=1');
    expect(verifications).toMatchObject([{ id: second.id, is_number_used: true, has_documents: true }]);
    expect(next_cursor).toBeNull();
    const third = await pending();
    const one = await page('limit=1');
    expect((await page(`limit=1&cursor=${one.next_cursor}`)).verifications).toMatchObject([{ id: third.id }]);
    expect((await page('status=approved')).verifications).toMatchObject([
      { id: first.id, decided_by: 'The admin 1', is_number_used: false },
    ]);
    const refused = expectRefusal(await decide(second.id, { decision: 'approve' }));
    expect(refused.code).toBe('id_number_used');
  });

  it('is approved once: of two admins at once one is told who decided', async () => {
    const { creator, id } = await pending();
    const other = await harness.factory.admin();
    const answers = await Promise.all([
      decide(id, { decision: 'approve' }),
      decide(id, { decision: 'reject', reason: 'Blurred' }, other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = expectRefusal(answers.find(({ statusCode }) => statusCode === 409) as never);
    expect(late).toMatchObject({ code: 'verification_decided' });
    expect(late.detail).toMatch(/The admin \d+ has decided already/);
    const me = await harness.app.inject({ url: '/api/auth/me', headers: creator.headers });
    const isApproved = answers[0]?.statusCode === 200;
    expect(me.json().user.is_verified).toBe(isApproved);
  });

  it('is rejected with a reason that its creator reads, and may be sent again', async () => {
    const { creator, id } = await pending();
    expect(expectRefusal(await decide(id, { decision: 'reject', reason: '  ' })).code).toBe(
      'validation_failed',
    );
    await decide(id, { decision: 'reject', reason: 'The name cannot be read.' });
    const { headers } = creator;
    const { verification } = (await harness.app.inject({ url: '/api/verification', headers })).json();
    expect(verification).toMatchObject({ status: 'rejected', reason: 'The name cannot be read.' });
    const again = await sendForm(harness, headers, await submission(), '/api/verification');
    expect(again.json().verification).toMatchObject({ status: 'pending', reason: null });
    expect(await eventsOf(id)).toEqual(['submitted creator', 'rejected admin']);
  });

  it('is none that does not exist', async () => {
    const id = '0198a000-0000-7000-8000-000000000000';
    expect(expectRefusal(await decide(id, { decision: 'approve' })).code).toBe('verification_not_found');
  });
});

describe('a document', () => {
  it('is shown to an admin with the name in it, kept by nobody, and the look is on record', async () => {
    const { id } = await pending();
    const [answer, other] = [await look(id), await look(id, 'selfie_with_id')];
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    // Both are the same picture, marked by the same name; another admin's differs.
    expect(other.rawPayload.equals(answer.rawPayload)).toBe(true);
    const second = await harness.factory.admin();
    expect((await look(id, 'id_photo', second.headers)).rawPayload.equals(answer.rawPayload)).toBe(false);
    expect(await eventsOf(id)).toEqual([
      'submitted creator',
      'document_viewed admin id_photo',
      'document_viewed admin selfie_with_id',
      'document_viewed creator id_photo',
    ]);
    harness.clock.advance(60_000);
    expect((await look(id)).rawPayload.equals(answer.rawPayload)).toBe(false);
    expect(await filesUnder(join(harness.folder, 'cache'))).toEqual([]);
  });

  it('is shown to nobody else, its creator included', async () => {
    const { id, creator } = await pending();
    const fan = await harness.factory.fan();
    expect(expectRefusal(await look(id, 'id_photo', {})).code).toBe('unauthenticated');
    for (const { headers } of [creator, fan])
      expect(expectRefusal(await look(id, 'id_photo', headers)).code).toBe('admins_only');
    expect(await eventsOf(id)).toEqual(['submitted creator']);
    for (const name of ['passport', '..%2f..%2fsecret', 'ID_PHOTO'])
      expect(expectRefusal(await look(id, name)).code).toBe('verification_not_found');
    expect(expectRefusal(await look('x')).code).toBe('verification_not_found');
  });

  it('that was changed in the store, or put in the place of another, is not opened', async () => {
    const { id } = await pending();
    const [first = '', second = ''] = (await documentsOf(id)).sort();
    const [one, two] = [await readFile(first), await readFile(second)];
    await writeFile(first, two);
    expect((await look(id)).statusCode).toBe(500);
    one.writeUInt8(one.readUInt8(40) ^ 1, 40);
    await writeFile(first, one);
    expect((await look(id)).statusCode).toBe(500);
  });
});

describe('what is kept', () => {
  it('goes 90 days after a rejection, and 7 years after an approval', async () => {
    const [rejected, approved] = [await pending(), await pending()];
    await decide(rejected.id, { decision: 'reject', reason: 'Blurred' });
    await decide(approved.id, { decision: 'approve' });
    harness.clock.advance(90 * DAY_MS - 1000);
    await removeOldDocuments(harness.deps);
    expect(await documentsOf(rejected.id)).toHaveLength(2);
    harness.clock.advance(2000);
    await removeOldDocuments(harness.deps);
    await removeOldDocuments(harness.deps);
    expect([await documentsOf(rejected.id), (await documentsOf(approved.id)).length]).toEqual([[], 2]);
    expect((await eventsOf(rejected.id)).at(-1)).toBe('documents_removed nobody');
    // The sessions of before have ended meanwhile.
    const { headers } = await harness.factory.admin();
    const gone = await look(rejected.id, 'id_photo', headers);
    expect(expectRefusal(gone).code).toBe('verification_not_found');
    harness.clock.advance(7 * 365 * DAY_MS - 90 * DAY_MS);
    await removeOldDocuments(harness.deps);
    expect(await documentsOf(approved.id)).toHaveLength(2);
    harness.clock.advance(3 * DAY_MS);
    await removeOldDocuments(harness.deps);
    expect(await documentsOf(approved.id)).toEqual([]);
    expect((await eventsOf(approved.id)).at(-1)).toBe('documents_removed nobody');
  });

  it('of who left for good go with everything that was submitted, and nobody else’s', async () => {
    const [gone, here] = [await pending(), await pending()];
    await decide(gone.id, { decision: 'approve' });
    const { db } = harness.deps;
    await removeErased(harness.deps);
    expect(await documentsOf(gone.id)).toHaveLength(2);
    await db.updateTable('users').set({ status: 'erased' }).where('id', '=', gone.creator.id).execute();
    await removeErased(harness.deps);
    await removeErased(harness.deps);
    expect([await documentsOf(gone.id), (await documentsOf(here.id)).length]).toEqual([[], 2]);
    const rows = await db
      .selectFrom('verifications')
      .select('id')
      .where('id', 'in', [gone.id, here.id])
      .execute();
    expect(rows).toEqual([{ id: here.id }]);
    expect((await eventsOf(gone.id)).at(-1)).toBe('documents_removed nobody');
  });

  it('of a submission that a crash ended goes after an hour', async () => {
    const { creator } = await pending();
    const { deps, clock } = harness;
    const id = deps.ids.next();
    await sql`insert into verifications (id, creator_id, status, id_type, id_number_hash, last_characters, submitted_at)
      values (${id}, ${creator.id}, 'receiving', 'sss', ${Buffer.alloc(32)}, '1234', ${clock.now()})`.execute(
      deps.db,
    );
    await sealDocument(deps, id, { name: 'id_photo', picture: Buffer.from('x') });
    await removeUnsettled(deps);
    expect(await documentsOf(id)).toHaveLength(1);
    clock.advance(60 * 60 * 1000 + 1);
    await removeUnsettled(deps);
    expect(await documentsOf(id)).toEqual([]);
  });

  it('of the steps only grows', async () => {
    for (const change of [
      sql`update verification_events set kind = 'approved'`,
      sql`delete from verification_events`,
      sql`truncate verification_events`,
    ])
      await expect(change.execute(harness.deps.db)).rejects.toThrow(/append-only/);
  });
});

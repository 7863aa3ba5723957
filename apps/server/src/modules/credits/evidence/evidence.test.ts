import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { pngWithPlace, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { bought, disputed } from '../disputes/disputes.fixture.ts';
import { addEvidenceFile } from './keep-evidence.ts';
import { removeOldEvidence } from './remove-old-evidence.ts';

/** Fake: providers and clock. */
const harness = useHarness();
let finance: Person;
beforeAll(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
});

/** A dispute that can be answered for so many days. */
async function scene(days = 10) {
  const purchase = await bought(harness);
  const respondBy = new Date(harness.clock.now().getTime() + days * DAY_MS);
  await disputed(harness, purchase, 'open', { respondBy });
  const { id } = await harness.deps.db
    .selectFrom('disputes')
    .select('id')
    .where('purchase_id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  return { id, purchase };
}

function send(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  id: string,
  rest = '',
  payload?: object,
  who = finance,
) {
  const url = `/api/admin/disputes/${id}/evidence${rest}`;
  return harness.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
}

const add = (id: string, content: Buffer, who = finance) =>
  sendForm(
    harness,
    who.headers,
    { files: [{ field: 'file', name: '../../lihim.html', content }] },
    `/api/admin/disputes/${id}/evidence/files`,
  );

const pdf = (body = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${body} >>\nendobj\n%%EOF\n`, 'latin1');

function packed(objects: string): Buffer {
  const stream = deflateSync(objects).toString('latin1');
  const text = `%PDF-1.7\n4 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${stream}\nendstream\nendobj\n%%EOF`;
  return Buffer.from(text, 'latin1');
}

const actionsOf = async (id: string) =>
  (
    await harness.deps.db
      .selectFrom('admin_actions')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', 'like', 'dispute.%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('the evidence of a dispute', () => {
  it('keeps words and cleaned files, and every step is on record', async () => {
    const { id } = await scene();
    const saved = await send('PUT', id, '', { text: 'Binili at in-unlock', version: 0 });
    expect(saved.json().evidence).toMatchObject({ text: 'Binili at in-unlock', version: 1, is_open: true });
    expect(expectRefusal(await send('PUT', id, '', { text: 'Iba', version: 0 })).code).toBe(
      'settings_changed',
    );
    const { evidence } = (await add(id, await pngWithPlace('LIHIM'))).json();
    expect(evidence.files).toMatchObject([{ type: 'image/jpeg' }]);
    const file = await send('GET', id, `/files/${evidence.files[0].id}`);
    expect([file.headers['content-type'], file.rawPayload.includes('LIHIM')]).toEqual(['image/jpeg', false]);
    // Of what their file was called there is nothing.
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="evidence-\w{8}\.jpg"$/);
    const row = await harness.deps.db.selectFrom('dispute_files').selectAll().executeTakeFirstOrThrow();
    expect([JSON.stringify(evidence), JSON.stringify(row)].join()).not.toContain('lihim');
    const [stored] = await harness.deps.db.selectFrom('dispute_files').select('sealed').execute();
    expect(stored?.sealed.includes(file.rawPayload.subarray(0, 20))).toBe(false);
    await send('DELETE', id, `/files/${evidence.files[0].id}`);
    const added = (await add(id, pdf())).json().evidence;
    expect(added.files).toMatchObject([{ type: 'application/pdf', bytes: pdf().length }]);
    const steps = ['write', 'add_file', 'view_file', 'remove_file', 'add_file'];
    expect(await actionsOf(id)).toEqual(steps.map((step) => `dispute.${step}`));
  });

  it('takes no file that is another thing, or that a reader could run', async () => {
    const { id } = await scene();
    for (const content of [
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from('%PDF-1.7 and no end'),
      Buffer.concat([Buffer.from('MZ'), pdf()]),
      pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
      pdf('/OpenAction << /S /J#61vaScript >>'),
      pdf('/Names << /EmbeddedFiles 3 0 R >>'),
      packed('5 0 << /S /Launch /F (cmd.exe) >>'),
      packed('x'.repeat(5 * 1024 * 1024)),
      Buffer.alloc(4 * 1024 * 1024 + 1, '%PDF-'),
    ])
      expect(expectRefusal(await add(id, content)).code).toMatch(/^(file_rejected|payload_too_large)$/);
    expect((await add(id, packed('5 0 << /Type /Page >>'))).statusCode).toBe(201);
  });

  it('has five files and no more, however many come at once', async () => {
    const { id } = await scene();
    const admin = { id: finance.id, from: '127.0.0.1' };
    const file = { type: 'application/pdf', content: pdf() } as const;
    // Past the limit of uploads at once, which would hide a race.
    const adding = Array.from({ length: 12 }, () => addEvidenceFile(harness.deps, admin, id, file));
    const ended = await Promise.allSettled(adding);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(expectRefusal(await add(id, pdf())).code).toBe('evidence_full');
  });

  it('is for finance', async () => {
    const { id } = await scene();
    const moderator = await harness.factory.admin({ role: 'moderator' });
    const { files } = (await add(id, pdf())).json().evidence;
    const asked = [
      await send('GET', id, '', undefined, moderator),
      await send('PUT', id, '', { text: 'x', version: 0 }, moderator),
      await send('GET', id, `/files/${files[0].id}`, undefined, moderator),
      await send('POST', id, '/hand-in', undefined, moderator),
      await add(id, pdf(), moderator),
    ];
    expect(asked.map((answer) => expectRefusal(answer).code)).toEqual(asked.map(() => 'other_part'));
    const other = await scene();
    expect((await send('GET', other.id, `/files/${files[0].id}`)).statusCode).toBe(404);
  });

  it('is handed in once by a double press, and then stays as it is', async () => {
    const { id } = await scene();
    expect(expectRefusal(await send('POST', id, '/hand-in')).errors).toHaveProperty('text');
    await send('PUT', id, '', { text: 'Sagot', version: 0 });
    const presses = await Promise.all(Array.from({ length: 6 }, () => send('POST', id, '/hand-in')));
    expect(presses.map(({ statusCode }) => statusCode)).toEqual(presses.map(() => 200));
    expect((await actionsOf(id)).filter((action) => action === 'dispute.hand_in')).toHaveLength(1);
    expect(presses[0]?.json().evidence.is_open).toBe(false);
    expect(expectRefusal(await add(id, pdf())).detail).toMatch(/handed in/);
  });

  it('takes nothing after the deadline, nor once the dispute is over', async () => {
    const { id, purchase } = await scene(1);
    await send('PUT', id, '', { text: 'Sagot', version: 0 });
    harness.clock.advance(DAY_MS);
    for (const answer of [
      await send('PUT', id, '', { text: 'Huli', version: 1 }),
      await add(id, pdf()),
      await send('POST', id, '/hand-in'),
    ])
      expect(expectRefusal(answer).detail).toMatch(
        /^The deadline of this dispute was .* takes nothing after it/,
      );
    await disputed(harness, purchase, 'lost');
    expect(expectRefusal(await add(id, pdf())).detail).toMatch(/is over/);
  });

  it('goes half a year after the dispute', async () => {
    const [over, open] = [await scene(), await scene(1000)];
    for (const { id } of [over, open]) await add(id, pdf());
    await disputed(harness, over.purchase, 'won');
    harness.clock.advance(181 * DAY_MS);
    await removeOldEvidence(harness.deps);
    const later = await harness.factory.admin({ role: 'finance' });
    const files = async (id: string) =>
      (await send('GET', id, '', undefined, later)).json().evidence.files.length;
    expect([await files(over.id), await files(open.id)]).toEqual([0, 1]);
  });
});

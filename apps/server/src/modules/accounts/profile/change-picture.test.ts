import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { filesUnder, jpeg, pngBomb, pngWithPlace, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectProblem } from '../../../../test/problems.ts';
import { sharp } from '../../media/image/image-library.ts';
import { removeUnusedPicture } from './change-picture.ts';

const harness = useHarness();
const ADDRESSES = { avatar: '/api/users/me/avatar', cover: '/api/users/me/cover' } as const;
type Kind = keyof typeof ADDRESSES;

function send(person: Person, kind: Kind, content: Buffer, field = 'picture') {
  return sendForm(harness, person.headers, { files: [{ field, content }] }, ADDRESSES[kind], 'PUT');
}

function remove(person: Person, kind: Kind) {
  return harness.app.inject({ method: 'DELETE', url: ADDRESSES[kind], headers: person.headers });
}

async function shown(person: Person, kind: Kind): Promise<string | null> {
  return (await harness.app.inject(`/api/users/by-username/${person.username}`)).json()[kind];
}

/** The names of public pictures that jobs are to remove, with the job. */
async function doomed(job: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select payload ->> 'name' as name from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${job} order by jobs.id`.execute(harness.deps.db);
  return rows.map(({ name }) => name);
}

describe.each(['avatar', 'cover'] as const)('an %s', (kind) => {
  it('is shown at once, as WebP, without what the camera knew', async () => {
    const creator = await harness.factory.creator();
    const { user } = (await send(creator, kind, await pngWithPlace('Secret Street 7'))).json();
    const address = await shown(creator, kind);
    expect([user[kind], address]).toEqual([address, expect.stringMatching(/^\/media\/public\//)]);
    const { rawPayload } = await harness.app.inject(address ?? '');
    expect(rawPayload.includes('Secret Street')).toBe(false);
    const { format, exif } = await sharp(rawPayload).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
  });

  it('has another address each time, and the file before it is removed', async () => {
    const creator = await harness.factory.creator();
    await send(creator, kind, await jpeg());
    const first = await shown(creator, kind);
    await send(creator, kind, await jpeg(100, 100));
    const second = await shown(creator, kind);
    expect(second).not.toBe(first);
    const nameOf = (address: string | null) => address?.replace('/media/public/', '');
    expect(await doomed('media.remove-public')).toContain(nameOf(first));
    expect(await doomed('media.remove-public')).not.toContain(nameOf(second));
    expect((await remove(creator, kind)).json().user[kind]).toBeNull();
    expect(await shown(creator, kind)).toBeNull();
    expect(await doomed('media.remove-public')).toContain(nameOf(second));
    expect((await remove(creator, kind)).statusCode).toBe(200);
  });

  it('is refused when it is none, in plain words, and the one before stays', async () => {
    const creator = await harness.factory.creator();
    await send(creator, kind, await jpeg());
    const before = await shown(creator, kind);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    for (const content of [drawing, pngBomb(), (await jpeg()).subarray(0, 900), large]) {
      const problem = expectProblem(await send(creator, kind, content));
      expect([problem.code, Object.keys(problem.errors ?? {})]).toEqual(['file_rejected', ['picture']]);
    }
    expect(expectProblem(await send(creator, kind, await jpeg(), 'other')).code).toBe('validation_failed');
    const nothing = await sendForm(harness, creator.headers, {}, ADDRESSES[kind], 'PUT');
    expect(expectProblem(nothing).code).toBe('validation_failed');
    expect(await shown(creator, kind)).toBe(before);
    expect(await filesUnder(harness.deps.workFolder)).toEqual([]);
  });
});

describe('a picture that was uploaded', () => {
  it('is looked after before it is stored, and removed unless it is shown', async () => {
    const creator = await harness.factory.creator();
    await send(creator, 'avatar', await jpeg());
    const name = (await shown(creator, 'avatar'))?.replace('/media/public/', '') ?? '';
    expect(await doomed('accounts.remove-unused-picture')).toContain(name);
    await removeUnusedPicture(harness.deps, creator.id, name);
    expect(await doomed('media.remove-public')).not.toContain(name);
    await removeUnusedPicture(harness.deps, creator.id, 'avatar/left-behind.webp');
    expect(await doomed('media.remove-public')).toContain('avatar/left-behind.webp');
  });

  it('is had by nobody while whose it is is banned, and again once they are not', async () => {
    const creator = await harness.factory.creator();
    await send(creator, 'avatar', await jpeg());
    const address = (await shown(creator, 'avatar')) ?? '';
    const asked = async (etag?: string) =>
      harness.app.inject({ url: address, headers: etag ? { 'if-none-match': etag } : {} });
    const { headers, statusCode } = await asked();
    // Whoever keeps it asks again after a minute.
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60, must-revalidate']);
    const become = (status: 'banned' | 'active') =>
      harness.deps.db.updateTable('users').set({ status }).where('id', '=', creator.id).execute();
    await become('banned');
    expect((await asked()).statusCode).toBe(404);
    expect((await asked(String(headers.etag))).statusCode).toBe(404);
    await become('active');
    expect((await asked()).statusCode).toBe(200);
  });

  it('is one of them, and none is left over, however many come at once', async () => {
    const creator = await harness.factory.creator();
    const pictures = await Promise.all([64, 65, 66, 67].map((side) => jpeg(side, side)));
    const answers = await Promise.all(pictures.map((content) => send(creator, 'avatar', content)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const last = (await shown(creator, 'avatar'))?.replace('/media/public/', '');
    const gone = await doomed('media.remove-public');
    const stored = (await doomed('accounts.remove-unused-picture')).slice(-4);
    expect(stored.filter((name) => !gone.includes(name))).toEqual([last]);
  });

  it('is not put back on an account that was left meanwhile', async () => {
    const creator = await harness.factory.creator();
    // Remembered as signed in, as by a request that began before.
    await harness.deps.sessions.authenticate(creator.token, 'bearer');
    const leaving = { status: 'leaving', erases_at: harness.clock.now() } as const;
    await harness.deps.db.updateTable('users').set(leaving).where('id', '=', creator.id).execute();
    expect(expectProblem(await send(creator, 'avatar', await jpeg())).code).toBe('unauthenticated');
  });
});

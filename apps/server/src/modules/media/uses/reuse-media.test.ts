import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { filesUnder, jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { sumBytes } from '../media.queries.ts';
import { removeFiles } from '../upload/remove-media.ts';
import { reuseMedia } from './reuse-media.ts';
import { findStored } from './uses.queries.ts';

/** Jobs are run by hand; everything else is real. */
const harness = useHarness();
let creator: Person;
let source: string;

const reuse = (mediaId: string, ownerId = creator.id) =>
  inTransaction(harness.deps.db, (tx) => reuseMedia(harness.deps, tx, { ownerId, mediaId }));
const stored = async (id: string) => (await findStored(harness.deps.db, id))?.storedId;
const filesOf = async (id: string) => (await filesUnder(harness.folder)).filter((file) => file.includes(id));
const isGone = async (id: string) => (await findStored(harness.deps.db, id))?.isGone;
const change = (set: object) =>
  harness.deps.db.updateTable('media_items').set(set).where('id', '=', source).execute();

beforeEach(async () => {
  creator = await harness.factory.creator();
  const fields = { title: 'A title', content: 'Words' };
  const made = await sendForm(harness, creator.headers, { fields, files: [{ content: await jpeg() }] });
  source = made.json().media.file_key;
});

describe('a further use of a file', () => {
  it('is served from the bytes of the first, also a use of a use, and counts with none', async () => {
    const before = await sumBytes(harness.deps.db, creator.id);
    const use = await reuse(source);
    const again = await reuse(use);
    expect(new Set([source, use, again]).size).toBe(3);
    expect([await stored(source), await stored(use), await stored(again)]).toEqual([source, source, source]);
    expect(await sumBytes(harness.deps.db, creator.id)).toBe(before);
    expect(await filesOf(use)).toEqual([]);
  });

  it.each([
    ['of somebody else', async () => reuse(source, (await harness.factory.creator()).id)],
    ['of what is not there', () => reuse(harness.deps.ids.next())],
    ['of what is gone', async () => removeFiles(harness.deps, source).then(() => reuse(source))],
    ['of what is uploaded still', () => change({ status: 'uploading' }).then(refused)],
    ['of what was made for one fan', () => change({ made_for: creator.id }).then(() => reuse(source))],
    ['of a video that failed', () => failed().then(() => reuse(source))],
  ])('is refused %s', async (_what, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code: 'file_not_found' });
  });

  /** Ready again afterwards, as the post that shows it has to keep its law. */
  const refused = () => reuse(source).finally(() => change({ status: 'ready' }));
  const failed = () => change({ kind: 'video', video_state: 'failed', video_fault: 'our_fault' });
});

describe('bytes that are used more than once', () => {
  it('stay when the first use goes, and count, until the last one has gone', async () => {
    const before = await sumBytes(harness.deps.db, creator.id);
    const [use, last] = [await reuse(source), await reuse(source)];
    for (const id of [source, use]) {
      await removeFiles(harness.deps, id);
      await removeFiles(harness.deps, id);
      expect((await filesOf(source)).length).toBeGreaterThan(2);
      expect(await sumBytes(harness.deps.db, creator.id)).toBe(before);
    }
    expect([await isGone(source), await isGone(use), await isGone(last)]).toEqual([false, true, false]);
    const further = await reuse(last);
    await removeFiles(harness.deps, last);
    await removeFiles(harness.deps, further);
    expect(await filesOf(source)).toEqual([]);
    expect(await sumBytes(harness.deps.db, creator.id)).toBe(0);
    await expect(reuse(source)).rejects.toMatchObject({ code: 'file_not_found' });
  });

  it('go from all uses at once where nobody is to have them', async () => {
    const [use, other] = [await reuse(source), await reuse(source)];
    await removeFiles(harness.deps, use, true);
    expect(await filesOf(source)).toEqual([]);
    for (const id of [source, use, other]) expect(await isGone(id)).toBe(true);
  });

  it('are not lost to a use that is made while they go', async () => {
    const attempts = await Promise.allSettled([
      removeFiles(harness.deps, source),
      ...Array.from({ length: 4 }, () => reuse(source)),
    ]);
    const made = attempts.slice(1).filter(({ status }) => status === 'fulfilled').length;
    expect((await filesOf(source)).length > 0).toBe(made > 0);
  });
});

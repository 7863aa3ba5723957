import { expect, it } from 'vitest';
import { jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { removeFiles } from './remove-media.ts';

const harness = useHarness();
const GIGABYTE = 1024 ** 3;

it('refuses what a person may not keep, in words, and counts what was removed no longer', async () => {
  const creator = await harness.factory.creator();
  const upload = async () => {
    const fields = { title: 'A title', content: 'Words' };
    return sendForm(harness, creator.headers, { fields, files: [{ content: await jpeg() }] });
  };
  const first = (await upload()).json();
  const setBytes = (bytes: number) =>
    harness.deps.db
      .updateTable('media_items')
      .set({ bytes })
      .where('owner_id', '=', creator.id)
      .where('removed_at', 'is', null)
      .execute();
  await setBytes(100 * GIGABYTE - 500);
  const refused = await upload();
  expect(expectRefusal(refused)).toMatchObject({ code: 'payload_too_large', status: 413 });
  expect(refused.json().detail).toContain('100.0 of 100 GB');
  const { count } = await harness.deps.db
    .selectFrom('media_items')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('owner_id', '=', creator.id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
  await removeFiles(harness.deps, first.media.file_key);
  expect((await upload()).statusCode).toBe(201);
});

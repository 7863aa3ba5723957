import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { type Form, filesUnder, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';

export const WORDS = { title: 'A title', content: 'Some words' };
export const CLIP = new URL('../../media/video/fixtures/located.mp4', import.meta.url).pathname;

/** One creator for a file, and what makes posts of theirs. */
export function usePublishing() {
  const harness = useHarness();

  const people = {} as { creator: Person };
  beforeAll(async () => {
    people.creator = await harness.factory.creator();
  });

  const publish = (form: Form, person = people.creator) => sendForm(harness, person.headers, form);

  async function rowsOfMedia(): Promise<number> {
    return (await harness.deps.db.selectFrom('media_items').select('id').execute()).length;
  }

  async function published(form: Form) {
    const answer = await publish(form);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  /** Runs something that is refused, and checks that it left nothing: no file, no row, no post. */
  async function leavesNothing(attempt: () => Promise<unknown>): Promise<void> {
    const { folder, deps } = harness;
    const trace = async () => ({
      files: await filesUnder(join(folder, 'media')),
      rows: await rowsOfMedia(),
      posts: (await deps.db.selectFrom('posts').select('id').execute()).length,
    });
    const before = await trace();
    await attempt();
    expect(await filesUnder(deps.workFolder)).toEqual([]);
    expect(await trace()).toEqual(before);
  }

  return { harness, people, publish, published, leavesNothing, rowsOfMedia };
}

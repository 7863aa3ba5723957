import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { filesUnder, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { findVideoEngine } from './find-video-engine.ts';

export const CLIP = new URL('./fixtures/located.mp4', import.meta.url).pathname;

/** Videos of a creator that a fan wants to see. Real: PostgreSQL, storage on disk, the engine with its child processes. */
export function useVideos() {
  const harness = useHarness();

  const creator = {} as Person;
  const fan = {} as Person;
  beforeAll(async () => {
    Object.assign(creator, await harness.factory.creator());
    Object.assign(fan, await harness.factory.fan({ credits: 500 }));
    harness.deps.videoEngine = await findVideoEngine('');
  });

  async function publish(content: Buffer, fields: Record<string, string> = {}) {
    const answer = await sendForm(harness, creator.headers, {
      fields: { title: 'A title', content: 'Words', ...fields },
      files: [{ content, name: 'clip.mp4' }],
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const post = answer.json();
    return { id: post.id as string, mediaId: post.media.file_key as string };
  }

  async function seenBy(person: Person, postId: string) {
    const url = `/api/creators/${creator.id}/posts`;
    const { posts } = (await harness.app.inject({ url, headers: person.headers })).json();
    return posts.find((post: { id: string }) => post.id === postId);
  }

  const call = (method: 'POST' | 'DELETE', url: string, person: Person, payload?: object) =>
    harness.app.inject({
      method,
      url: `/api${url}`,
      headers: person.headers,
      ...(payload ? { payload } : {}),
    });

  async function jobsFor(mediaId: string): Promise<string[]> {
    const { rows } = await sql<{
      task: string;
    }>`select t.identifier as task from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where payload->>'mediaId' = ${mediaId} order by j.id`.execute(
      harness.deps.db,
    );
    return rows.map(({ task }) => task);
  }

  /** Every file in the store that belongs to a media item, by its name. */
  async function kept(mediaId: string): Promise<string[]> {
    const all = await filesUnder(join(harness.folder, 'media'));
    return all
      .filter((path) => path.includes(mediaId))
      .map((path) => path.split(`${harness.folder}/media/`)[1] ?? '');
  }

  return { harness, creator, fan, publish, seenBy, call, jobsFor, kept };
}

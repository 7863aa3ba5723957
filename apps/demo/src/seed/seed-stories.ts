import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../../server/src/deps.ts';
import { createStory, readOwnStories } from '../../../server/src/modules/posts/index.ts';
import { renderArtwork } from '../art/artwork.ts';
import type { DemoCreator } from './people.ts';
import { viewerOf } from './viewer-of.ts';

type NewStory = Parameters<typeof createStory>[2];

/** So many creators, the first ones, have stories: one of a small picture, and one of words. */
const TELLERS = 4;
const WORDS = [
  'Good morning from the studio. New work on Friday!',
  'Salamat sa inyong suporta this week.',
  'Which colours next: mango or ube?',
  'Back from Baguio with a full sketchbook.',
] as const;
const AUDIENCES = ['everyone', 'followers', 'everyone', 'subscribers'] as const;

/** Stories that begin now; passes over those that are there. */
export async function seedStories(
  deps: Deps,
  creators: readonly DemoCreator[],
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const work = await mkdtemp(join(deps.workFolder, 'demo-'));
  try {
    for (const [index, creator] of creators.slice(0, TELLERS).entries()) {
      const viewer = viewerOf(ids[index] ?? '', 'creator');
      const { stories } = await readOwnStories(deps, viewer, { limit: 2 });
      for (let place = stories.length; place < 2; place += 1) {
        signal.throwIfAborted();
        await createStory(deps, viewer, await compose(creator, { index, place, work }));
      }
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function compose(
  creator: DemoCreator,
  { index, place, work }: { index: number; place: number; work: string },
): Promise<NewStory> {
  const form = {
    text: place === 0 ? '' : (WORDS[index] ?? ''),
    audience: place === 0 ? ('everyone' as const) : (AUDIENCES[index] ?? 'everyone'),
    is_nsfw: false,
    depicted_consent: true,
  };
  if (place > 0) return { form, files: {} };
  const [style, paletteSeed] = [creator.styles[0], creator.name];
  const size = { width: 450, height: 800 };
  const picture = await renderArtwork({ seed: `${creator.name} story`, style, paletteSeed, ...size });
  const path = join(work, `story-${index}.jpg`);
  await writeFile(path, picture);
  return { form, files: { media_file: [{ path, bytes: picture.length, isTruncated: false }] } };
}

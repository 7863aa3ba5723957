import { describe, expect, it } from 'vitest';
import { sharp } from '../../../server/src/modules/media/image/image-library.ts';
import { thumbhashOf } from '../../../server/src/modules/media/image/thumbhash.ts';
import { ARTWORK_STYLES, renderArtwork } from './artwork.ts';
import { renderAvatar } from './avatar.ts';

const SMALL = { width: 180, height: 225 };

async function spread(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).stats();
  return Math.max(...channels.map((channel) => channel.stdev));
}

describe('renderArtwork', () => {
  it.each(ARTWORK_STYLES)('paints %s: a JPEG of the size asked for, and not an empty one', async (style) => {
    for (const size of [SMALL, { width: 200, height: 200 }, { width: 300, height: 100 }]) {
      const picture = await renderArtwork({ seed: 'maria', style, ...size });
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...size });
      expect(await spread(picture)).toBeGreaterThan(20);
    }
  });

  it.each(ARTWORK_STYLES)('paints %s the same for the same seed, another for another', async (style) => {
    const [one, again, other] = await Promise.all(
      ['maria', 'maria', 'jose'].map((seed) => renderArtwork({ seed, style, ...SMALL })),
    );
    expect(one?.equals(again ?? Buffer.alloc(0))).toBe(true);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('lets the seed choose among all styles', async () => {
    const pictures = Array.from({ length: 40 }, (_, at) => `post-${at}`).map(async (seed) => {
      const free = await renderArtwork({ seed, paletteSeed: 'x', width: 32, height: 40 });
      return thumbhashOf(sharp(free));
    });
    expect(new Set(await Promise.all(pictures)).size).toBeGreaterThan(35);
  });

  it('gives a creator colours of their own', async () => {
    const [one, other] = await Promise.all(
      ['maria', 'jose'].map((paletteSeed) =>
        renderArtwork({ seed: 'same', style: 'silk', paletteSeed, ...SMALL }),
      ),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('renderAvatar', () => {
  it('draws somebody else for every seed, and the same for the same one', async () => {
    const seeds = ['maria', 'maria', 'jose', 'luz', 'andres'];
    const pictures = await Promise.all(seeds.map((seed) => renderAvatar(seed, 96, 'same')));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(4);
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 96 });
  });
});

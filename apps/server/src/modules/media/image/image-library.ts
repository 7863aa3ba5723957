import { fileURLToPath } from 'node:url';
import { UPLOAD } from '@likha/contract/limits';
import sharp from 'sharp';

// Without a configuration the font library complains on stderr, and a machine may have none. It looks when it first
// draws, so setting it here, before anybody can, is in time.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('./fonts.conf', import.meta.url));

// A cache of operations only helps who asks for the same picture twice; we store results instead.
sharp.cache(false);
// One thread a picture: pictures are processed side by side, and memory grows with threads.
sharp.concurrency(1);
// Recognition lets three formats in, so no other decoder needs to be reachable. SVG is for our own drawings.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvgBuffer'],
});

/** A picture of more pixels than this is refused before it is decoded: 50 megapixels. */
export const MAX_IMAGE_PIXELS = UPLOAD.imagePixels;

/** How hard WebP is pressed: half the time of 3 and more, for 4 % more bytes. */
export const WEBP_EFFORT = 2;

/** The image library with this process's limits set. Import it from here only. */
export { sharp };

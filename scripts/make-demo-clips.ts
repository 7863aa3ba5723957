/**
 * Makes the demo's video clips and their posters anew. Needs ffmpeg; its results are committed because the machines
 * that show the demo may not have it. Run: node scripts/make-demo-clips.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ArtworkStyle, renderArtwork } from '../apps/demo/src/art/artwork.ts';
import { sharp } from '../apps/server/src/modules/media/image/image-library.ts';

const WIDTH = 480;
const HEIGHT = 600;
const FRAMES_PER_SECOND = 25;
// The camera moves over a larger picture, so that no step of it is a whole pixel of the clip.
const OVERSIZE = 4;
const MAX_CLIP_BYTES = 300_000;

interface Shot {
  name: string;
  style: ArtworkStyle;
  seed: string;
  paletteSeed: string;
  seconds: number;
  /** zoompan's expressions: how near the camera is, and where its middle lies (0–1), over `t` from 0 to 1. */
  zoom: string;
  x: string;
  y: string;
}

const EASE = '(0.5-0.5*cos(PI*t))';
const SHOTS: readonly Shot[] = [
  {
    name: 'bay-at-dusk',
    style: 'manila-bay',
    seed: 'clip-bay',
    paletteSeed: 'clip-11',
    seconds: 7,
    zoom: `1.5-0.42*${EASE}`,
    x: '0.55',
    y: `0.62-0.1*${EASE}`,
  },
  {
    name: 'parol',
    style: 'parol',
    seed: 'clip-parol',
    paletteSeed: 'clip-5',
    seconds: 6,
    zoom: `1.1+0.75*${EASE}`,
    x: '0.5',
    y: '0.42',
  },
  {
    name: 'night-market',
    style: 'night-market',
    seed: 'clip-market',
    paletteSeed: 'clip-2',
    seconds: 7,
    zoom: '1.45',
    x: `0.35+0.3*${EASE}`,
    y: `0.66-0.3*${EASE}`,
  },
  {
    name: 'silk',
    style: 'silk',
    seed: 'clip-silk',
    paletteSeed: 'clip-10',
    seconds: 6,
    zoom: `1.7-0.5*${EASE}`,
    x: `0.36+0.28*${EASE}`,
    y: `0.6-0.2*${EASE}`,
  },
];

function cameraOf(shot: Shot): string {
  const frames = shot.seconds * FRAMES_PER_SECOND;
  const over = (expression: string) => expression.replaceAll('*t)', `*on/${frames - 1})`);
  const at = (axis: string, middle: string) =>
    `'max(0,min(i${axis}-i${axis}/zoom,i${axis}*(${over(middle)})-i${axis}/zoom/2))'`;
  const size = `s=${WIDTH}x${HEIGHT}:fps=${FRAMES_PER_SECOND}:d=${frames}`;
  return `zoompan=z='${over(shot.zoom)}':x=${at('w', shot.x)}:y=${at('h', shot.y)}:${size}`;
}

function film(still: string, clip: string, shot: Shot): void {
  const codec = [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'veryslow',
    '-crf',
    '30',
    '-pix_fmt',
    'yuv420p',
  ];
  const bare = [
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-an',
    '-movflags',
    '+faststart',
  ];
  const frames = ['-frames:v', String(shot.seconds * FRAMES_PER_SECOND)];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-nostdin',
    '-y',
    '-i',
    still,
    '-vf',
    cameraOf(shot),
    ...frames,
    ...codec,
    ...bare,
    clip,
  ]);
}

async function makeClip(shot: Shot, work: string, target: string): Promise<void> {
  const [still, frame] = [join(work, 'still.png'), join(work, 'frame.png')];
  const picture = await renderArtwork({ ...shot, width: WIDTH * OVERSIZE, height: HEIGHT * OVERSIZE });
  writeFileSync(still, await sharp(picture).blur(1.2).png().toBuffer());
  const clip = join(target, `${shot.name}.mp4`);
  film(still, clip, shot);
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-nostdin',
    '-y',
    '-ss',
    '1',
    '-i',
    clip,
    '-frames:v',
    '1',
    '-update',
    '1',
    frame,
  ]);
  await sharp(readFileSync(frame))
    .webp({ quality: 82 })
    .toFile(join(target, `${shot.name}.webp`));
  const { length } = readFileSync(clip);
  if (length > MAX_CLIP_BYTES) throw new Error(`${shot.name} takes ${length} bytes`);
}

const target = fileURLToPath(new URL('../apps/demo/src/clips', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'likha-clips-'));
mkdirSync(target, { recursive: true });
for (const shot of SHOTS) await makeClip(shot, work, target);
rmSync(work, { recursive: true });

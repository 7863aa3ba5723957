import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../platform/app-error.ts';
import { PACKAGES_OF_SERVER, runConfined } from '../../../platform/confined-process.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { Refused } from '../media-refusal.ts';
import { MAX_IMAGE_PIXELS } from './image-library.ts';
import { PixelGate } from './pixel-gate.ts';

/** What the child is asked. Paths are full. */
export interface HeicTask {
  source: string;
  output: string;
  longestSide: number;
  mostPixels: number;
}

export type HeicAnswer = { width: number; height: number } | Refused;

/** Red, green, blue and alpha, a byte each, row by row. */
export interface HeicPixels {
  data: Buffer;
  width: number;
  height: number;
}

const RETRY_SECONDS = 30;
const PROGRAM = fileURLToPath(new URL('./heic-program.ts', import.meta.url));
/** 48 megapixels took 660 MB and some seconds of a busy core. */
const LIMITS = { timeoutMs: MINUTE_MS, processorSeconds: 40, memoryMegabytes: 1000, fileMegabytes: 128 };
/** One at a time, whatever their size, and so many wait. */
const ONE = new PixelGate({ pixels: 1, waiting: 16, waitingOfOne: 4 });
/** What files of phones say after `ftyp`; AVIF, which says other words, is not among them. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Does it begin as HEIC? */
export function beginsAsHeic(head: Buffer): boolean {
  return head.toString('latin1', 4, 8) === 'ftyp' && BRANDS.has(head.toString('latin1', 8, 12));
}

export async function isHeicFile(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    return beginsAsHeic((await handle.read(Buffer.alloc(12), 0, 12, 0)).buffer);
  } finally {
    await handle.close();
  }
}

/**
 * The pixels of a phone's HEIC, upright, no smaller than `longestSide` where it is larger: read in a process of its own, confined and
 * within limits, as the decoder of HEVC is none that we would let near anything else.
 * @param person who brought it; null where it is nobody's own
 * @throws AppError as `PixelGate.pass` when too many wait, and `service_unavailable` where the machine has no memory or time left
 */
export function readHeic(
  source: string,
  longestSide: number,
  person: string | null,
): Promise<HeicPixels | Refused> {
  return ONE.pass(1, person, () => readOne(source, longestSide));
}

async function readOne(source: string, longestSide: number): Promise<HeicPixels | Refused> {
  const folder = await mkdtemp(`${source}-heic-`);
  try {
    const output = join(folder, 'pixels');
    const task: HeicTask = { source, output, longestSide, mostPixels: MAX_IMAGE_PIXELS };
    let said: HeicAnswer | undefined;
    const { outcome } = await runConfined({
      program: PROGRAM,
      argument: JSON.stringify(task),
      readable: [source, ...PACKAGES_OF_SERVER],
      writable: [`${folder}/*`],
      heapMegabytes: 128,
      limits: LIMITS,
      onLine(line) {
        said = answerIn(line);
        return said !== undefined;
      },
    });
    // The machine has no memory, or no time, left.
    if (outcome === 'killed' || outcome === 'timed_out')
      throw new AppError('service_unavailable', { retryAfterSeconds: RETRY_SECONDS });
    // It said nothing: what a hostile file did to it ended it, and no honest one comes near the limits.
    if (said === undefined) return { refusal: 'corrupt_image' };
    if ('refusal' in said) return said;
    return { ...said, data: await readFile(output) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function answerIn(line: string): HeicAnswer | undefined {
  try {
    return JSON.parse(line) as HeicAnswer;
  } catch {
    return undefined;
  }
}

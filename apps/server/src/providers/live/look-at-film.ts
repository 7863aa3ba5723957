import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { Log } from '../../platform/log.ts';
import { PARTS } from './live-figures.ts';
import type { LookAtFilm } from './take-part.ts';

/** What a confined program says of a film, or what is wrong with it. */
type ProbedFilm =
  | { width: number; height: number; videoCodec: string; audioCodec: string | null }
  | { fault: string };

export interface LookDeps {
  /** Runs where a hostile file can do nothing (P611). Rejects where the machine is at fault. */
  probe(job: {
    source: string;
    folder: string;
    signal?: AbortSignal;
    isAwaited?: boolean;
  }): Promise<ProbedFilm>;
  workFolder: string;
  log: Log;
}

/** One takes half a second of a core; beyond those that wait, whoever sends tries again. */
const AT_ONCE = 2;
const WAITING = 40;
/** By the clock, which a busy machine stretches: a host tries for 30 seconds (P623). A hostile file is ended by its processor time before. */
const LOOK_MS = 25_000;
const SOUND = new Set([null, 'aac', 'opus']);

/** Lets the program that reads uploaded videos look at the beginning of a stream, or at a sample of it. */
export function createFilmLook({ probe, workFolder, log }: LookDeps): LookAtFilm {
  const places = bulkhead(AT_ONCE, WAITING);
  return async (film, { isAwaited }) => {
    try {
      return await places.execute(async () => {
        await mkdir(workFolder, { recursive: true });
        const folder = await mkdtemp(join(workFolder, 'live-look-'));
        try {
          const source = join(folder, 'film.mp4');
          await writeFile(source, Buffer.concat(film));
          const signal = AbortSignal.timeout(LOOK_MS);
          return isFilm(await probe({ source, folder, signal, isAwaited })) ? 'film' : 'none';
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      });
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError))
        log.warn({ err: error }, 'the beginning of a live stream could not be looked at');
      return 'unknown';
    }
  };
}

function isFilm(probed: ProbedFilm): boolean {
  if ('fault' in probed) return false;
  const { width, height, videoCodec, audioCodec } = probed;
  return videoCodec === 'avc' && SOUND.has(audioCodec) && Math.max(width, height) <= PARTS.longSide;
}

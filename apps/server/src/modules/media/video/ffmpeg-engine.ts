import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessLimits, runLimited } from '../../../platform/limited-process.ts';
import { type RenditionSize, renditionSizes } from './rendition-sizes.ts';
import { demandMachine, type Faulty, whyOf } from './run-video-task.ts';
import { encodingLimits, LOOKING } from './task-limits.ts';
import type { VideoCodecs, VideoJob } from './video-engine.ts';

const THREADS = '2';
const POSTER_AT_SECONDS = 1;
const BARE = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const FRAME = ['-frames:v', '1', '-an', '-sn', '-dn', '-f', 'image2', '-update', '1'];
const KEY_FRAMES = ['-force_key_frames', 'expr:gte(t,n_forced*2)', '-sc_threshold', '0'];

/** Opens a file only as what it is, and without following it elsewhere. Its extension is ours. */
function inputOf({ source }: VideoJob): string[] {
  const format = source.endsWith('.webm') ? 'matroska' : 'mov';
  return ['-threads', THREADS, '-protocol_whitelist', 'file', '-f', format, '-i', `file:${source}`];
}

function pictureOf({ width, height, bitsPerSecond }: RenditionSize): string[] {
  const rate = String(bitsPerSecond);
  const size = ['-vf', `scale=${width}:${height},setsar=1`, '-pix_fmt', 'yuv420p'];
  const quality = [
    '-preset',
    'veryfast',
    '-b:v',
    rate,
    '-maxrate',
    rate,
    '-bufsize',
    String(bitsPerSecond * 2),
  ];
  return ['-map', '0:v:0', '-map', '0:a:0?', '-c:v', 'libx264', ...quality, ...size, ...KEY_FRAMES];
}

function outputOf(size: RenditionSize, path: string): string[] {
  const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
  return [
    ...pictureOf(size),
    ...sound,
    '-sn',
    '-dn',
    ...BARE,
    '-threads',
    THREADS,
    '-f',
    'mp4',
    `file:${path}`,
  ];
}

/** Microseconds, as ffmpeg reports them. */
const DONE_SO_FAR = /^out_time_us=(\d+)$/;

/**
 * Codecs of the machine's own ffmpeg, which are faster and better than those of the package; whoever installs it answers for
 * its licence.
 */
export function ffmpegCodecs(ffmpeg: string): VideoCodecs {
  async function run(
    job: VideoJob,
    limits: ProcessLimits,
    args: readonly string[],
    onLine?: (line: string) => boolean,
  ): Promise<Faulty | null> {
    const command = [ffmpeg, '-v', 'error', '-nostdin', '-y', ...args] as const;
    const end = await runLimited({ command, limits, onLine, signal: job.signal });
    demandMachine('ffmpeg', end);
    if (end.outcome === 'ended' && end.exitCode === 0) return null;
    return { fault: 'corrupt_video', why: whyOf('ffmpeg', end) };
  }

  return {
    async poster(job) {
      const path = join(job.folder, 'poster.png');
      const take = (at: number) =>
        run(job, LOOKING, ['-ss', String(at), ...inputOf(job), ...FRAME, `file:${path}`]);
      const isThere = () =>
        access(path).then(
          () => true,
          () => false,
        );
      const fault = await take(POSTER_AT_SECONDS);
      // Of a clip that is shorter ffmpeg writes nothing and is content.
      if (fault || (await isThere())) return fault ?? { path };
      return (await take(0)) ?? { path };
    },
    async preview(job) {
      const path = join(job.folder, 'preview.mp4');
      const blur =
        "scale='if(gt(iw,ih),16,-2)':'if(gt(iw,ih),-2,16)',scale='if(gt(iw,ih),160,-2)':'if(gt(iw,ih),-2,160)'";
      const look = ['-t', '3', '-an', '-vf', `fps=12,${blur},setsar=1`, '-pix_fmt', 'yuv420p'];
      const codec = ['-map', '0:v:0', '-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '120k', ...BARE];
      const args = [
        ...inputOf(job),
        ...look,
        ...codec,
        '-movflags',
        '+faststart',
        '-f',
        'mp4',
        `file:${path}`,
      ];
      return (await run(job, LOOKING, args)) ?? { path };
    },
    async renditions(job) {
      const { facts, folder, onProgress } = job;
      const outputs = renditionSizes(facts).map((size) => ({
        ...size,
        path: join(folder, `${size.name}.encoded.mp4`),
      }));
      const args = [
        '-progress',
        'pipe:1',
        ...inputOf(job),
        ...outputs.flatMap((size) => outputOf(size, size.path)),
      ];
      const fault = await run(job, encodingLimits(facts.durationSeconds), args, (line) => {
        const [, done] = DONE_SO_FAR.exec(line) ?? [];
        if (done !== undefined) onProgress(Math.min(1, Number(done) / 1e6 / facts.durationSeconds));
        return false;
      });
      return fault ?? outputs;
    },
  };
}

import { mkdtemp } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { renditionSizes } from './rendition-sizes.ts';
import { isFaulty, runVideoTask } from './run-video-task.ts';
import { AWAITED, COPYING, encodingLimits, LOOKING, SPEAKING } from './task-limits.ts';
import type { VideoCodecs, VideoEngine } from './video-engine.ts';
import {
  doneSchema,
  encodedSchema,
  factsSchema,
  heardSchema,
  strippedSchema,
  voiceSchema,
} from './video-task.ts';

const TYPES = new Map(
  Object.entries<string>({
    '.mp4': 'video/mp4',
    '.webm': 'video/webm',
    '.mov': 'video/quicktime',
  }),
);

/** Heard first with little of the processor: a file of 11 kB can be made to take a minute of one, and others wait behind it. */
const voiceBy =
  (mayEncode: boolean): VideoEngine['voice'] =>
  async ({ source, folder, signal }) => {
    const heard = await runVideoTask({
      task: { do: 'hear', source },
      folder,
      limits: AWAITED,
      isAwaited: true,
      answer: heardSchema,
      signal,
    });
    if (isFaulty(heard)) return heard;
    const target = await mkdtemp(join(folder, 'voice-'));
    const facts = { mayEncode, spokenSeconds: heard.durationSeconds };
    const task = { do: 'voice', source, folder: target, ...facts } as const;
    const result = await runVideoTask({ task, folder, limits: SPEAKING, answer: voiceSchema, signal });
    if (isFaulty(result)) return result;
    const { file, durationSeconds } = result;
    const contentType = file === 'voice.mp4' ? 'audio/mp4' : 'audio/webm';
    return { path: join(target, file), contentType, durationSeconds };
  };

/** Voice notes by the packaged codecs, also beside a machine's own ffmpeg: they are short. */
export const spokenVoice = voiceBy(true);

/** Containers alone, which TypeScript can read and write on every machine. */
export const containers: Pick<VideoEngine, 'probe' | 'strip' | 'voice'> = {
  voice: voiceBy(false),
  probe: ({ source, isAwaited = false, ...job }) =>
    runVideoTask({
      ...job,
      task: { do: 'probe', source },
      isAwaited,
      limits: isAwaited ? AWAITED : COPYING,
      answer: factsSchema,
    }),
  async strip({ source, folder, signal }) {
    const target = await mkdtemp(join(folder, 'clean-'));
    const task = { do: 'strip', source, folder: target } as const;
    const result = await runVideoTask({ task, folder, limits: COPYING, answer: strippedSchema, signal });
    if (isFaulty(result)) return result;
    return { path: join(target, result.file), contentType: TYPES.get(extname(result.file)) ?? '' };
  },
};

/** Codecs that came as a package: node-webcodecs with its static build. */
export const webCodecs: VideoCodecs = {
  async poster({ source, folder, signal }) {
    const path = join(folder, 'poster.png');
    const task = { do: 'poster', source, output: path } as const;
    const result = await runVideoTask({ task, folder, limits: LOOKING, answer: doneSchema, signal });
    return isFaulty(result) ? result : { path };
  },
  async preview({ source, folder, signal }) {
    const path = join(folder, 'preview.mp4');
    const task = { do: 'preview', source, output: path } as const;
    const result = await runVideoTask({ task, folder, limits: LOOKING, answer: doneSchema, signal });
    return isFaulty(result) ? result : { path };
  },
  async renditions({ source, folder, facts, onProgress, signal }) {
    const outputs = renditionSizes(facts).map((size) => ({
      ...size,
      path: join(folder, `${size.name}.encoded.mp4`),
    }));
    const result = await runVideoTask({
      task: { do: 'encode', source, outputs },
      folder,
      limits: encodingLimits(facts.durationSeconds),
      answer: encodedSchema,
      onProgress,
      signal,
    });
    return isFaulty(result) ? result : outputs;
  },
};

/** Do the codecs work here? They are made for Linux on x64; elsewhere the package is not there. */
export async function canUseWebCodecs(folder: string): Promise<boolean> {
  try {
    const task = { do: 'check' } as const;
    return !isFaulty(await runVideoTask({ task, folder, limits: LOOKING, answer: doneSchema }));
  } catch {
    return false;
  }
}

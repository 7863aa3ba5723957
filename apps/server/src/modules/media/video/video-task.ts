import { z } from 'zod';

/** What the child process may be asked; paths are in its own folder. */
export type VideoTask =
  | { do: 'check' }
  | { do: 'strip'; source: string; folder: string }
  | { do: 'probe'; source: string }
  | { do: 'poster'; source: string; output: string }
  | { do: 'preview'; source: string; output: string }
  | { do: 'encode'; source: string; outputs: readonly EncodeOutput[] }
  | { do: 'package'; source: string; output: string }
  | { do: 'hear'; source: string }
  | { do: 'voice'; source: string; folder: string; mayEncode: boolean; spokenSeconds: number };

export interface EncodeOutput {
  path: string;
  width: number;
  height: number;
  bitsPerSecond: number;
}

/** A clean copy: packets of picture and sound in a container of our own making. */
export const strippedSchema = z.object({
  file: z.enum(['clean.mp4', 'clean.webm', 'clean.mov']),
  packets: z.int().positive(),
});

/** What a video holds. Size in pixels as it is shown, upright; duration in seconds. */
export const factsSchema = z.object({
  durationSeconds: z.number().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  videoCodec: z.string().max(20),
  /** Null without sound. */
  audioCodec: z.string().max(20).nullable(),
});

/** What a player has to know before it chooses a size. */
export const packagedSchema = z.object({
  // It goes into a playlist as it is.
  codecs: z.string().regex(/^[\w.,]{1,80}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Of its largest part. */
  peakBitsPerSecond: z.int().positive(),
});

/** How much sound a voice note holds. */
export const heardSchema = z.object({ durationSeconds: z.number().positive() });

/** A clean voice note: AAC in MP4, which every browser plays, or as it was spoken where nothing on this machine encodes. */
export const voiceSchema = z.object({
  file: z.enum(['voice.mp4', 'voice.webm']),
  durationSeconds: z.number().positive(),
});

/** Three minutes (P510), and what a recorder adds before it hears that it is to stop. */
export const MOST_VOICE_SECONDS = 185;

export const doneSchema = z.object({});
export const encodedSchema = z.object({ frames: z.int().positive() });

export type VideoFacts = z.infer<typeof factsSchema>;

/** Why a video cannot be shown: the file's fault, so trying again changes nothing. */
export const videoFaults = [
  'corrupt_video',
  'unsupported_video',
  'video_too_long',
  'video_too_large_side',
] as const;
export type VideoFault = (typeof videoFaults)[number];

/** A line of the child: how far it is, or how it ended. */
export const childLine = z.union([
  z.object({ progress: z.number().min(0).max(1) }),
  z.object({ answer: z.unknown() }),
  z.object({ fault: z.enum(videoFaults) }),
]);

import { rm, stat } from 'node:fs/promises';
import type { Refused } from '../media-refusal.ts';
import type { VideoTools } from './find-ffmpeg.ts';
import { inputArgs, type VideoFacts } from './probe-video.ts';
import { runProgram } from './run-program.ts';

export interface Transcoding {
  tools: VideoTools;
  sourcePath: string;
  contentType: string;
  /** Ends in `.mp4`; written over. */
  outputPath: string;
  timeoutMs?: number;
  signal?: AbortSignal;
}

// A phone's ten-minute clip takes about three on one slow core.
const TIMEOUT_MS = 20 * 60_000;
const THREADS = '2';
const PLAYABLE_VIDEO = new Set(['h264', 'vp8', 'vp9', 'av1']);
const PLAYABLE_AUDIO = new Set([null, 'aac', 'mp3', 'opus', 'vorbis']);
const LONGEST_SIDE = 1920;

/** Whether browsers play the video as it is, at a size that a phone can take. */
export function needsTranscoding(facts: VideoFacts): boolean {
  const isPlayable = PLAYABLE_VIDEO.has(facts.videoCodec) && PLAYABLE_AUDIO.has(facts.audioCodec);
  return !isPlayable || Math.max(facts.width, facts.height) > LONGEST_SIDE;
}

function argsFor({ sourcePath, contentType, outputPath }: Transcoding): string[] {
  // 720p either way up, never enlarged, with even sides as H.264 wants them.
  const scale = "scale='if(gt(iw,ih),-2,min(720,trunc(iw/2)*2))':'if(gt(iw,ih),min(720,trunc(ih/2)*2),-2)'";
  const video = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p', '-vf', scale];
  const audio = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
  const bare = [
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ];
  const only = ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn'];
  const output = ['-threads', THREADS, '-movflags', '+faststart', '-f', 'mp4', `file:${outputPath}`];
  const input = ['-v', 'error', '-nostdin', '-y', '-threads', THREADS, ...inputArgs(sourcePath, contentType)];
  return [...input, ...only, ...video, ...audio, ...bare, ...output];
}

/**
 * Makes an MP4 that every browser plays: H.264 and AAC, at most 720 pixels on its shorter side, without metadata,
 * its index first. Slow: for a job, never for a request.
 * @returns its size in bytes; the refusal `corrupt_video` when it cannot be decoded or takes too long. The output is
 *   then not there.
 * @throws when `signal` ends it
 */
export async function transcodeVideo(transcoding: Transcoding): Promise<{ bytes: number } | Refused> {
  const { tools, outputPath, timeoutMs = TIMEOUT_MS, signal } = transcoding;
  let isDone = false;
  try {
    const result = await runProgram(tools.ffmpeg, argsFor(transcoding), { timeoutMs, signal });
    isDone = result.outcome === 'done';
    return isDone ? { bytes: (await stat(outputPath)).size } : { refusal: 'corrupt_video' };
  } finally {
    if (!isDone) await rm(outputPath, { force: true });
  }
}

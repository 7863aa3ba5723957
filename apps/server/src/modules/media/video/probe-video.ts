import { z } from 'zod';
import type { Refused } from '../media-refusal.ts';
import type { VideoTools } from './find-ffmpeg.ts';
import { type ProgramLimits, runProgram } from './run-program.ts';

/** What a video holds. Size in pixels as it is shown, upright; duration in seconds. */
export interface VideoFacts {
  durationSeconds: number;
  width: number;
  height: number;
  videoCodec: string;
  /** Null without sound. */
  audioCodec: string | null;
}

const PROBE_TIMEOUT_MS = 20_000;
const MAX_SIDE = 8192;

const stream = z.object({
  codec_type: z.string(),
  codec_name: z.string().default('unknown'),
  width: z.number().optional(),
  height: z.number().optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
});
const report = z.object({
  streams: z.array(stream),
  format: z.object({ duration: z.coerce.number().positive() }),
});

/** The arguments that open an uploaded file: only as what it was recognised as, and without following it elsewhere. */
export function inputArgs(path: string, contentType: string): string[] {
  const format = contentType === 'video/webm' ? 'matroska' : 'mov';
  return ['-protocol_whitelist', 'file', '-f', format, '-i', `file:${path}`];
}

/** A report cut off for its length is no report. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function factsIn(json: string): VideoFacts | Refused {
  const { data } = report.safeParse(parsed(json));
  const video = data?.streams.find((found) => found.codec_type === 'video');
  if (!data || !video?.width || !video.height) return { refusal: 'corrupt_video' };
  const { width, height } = video;
  if (width > MAX_SIDE || height > MAX_SIDE) return { refusal: 'corrupt_video' };
  const rotation = video.side_data_list.find((side) => side.rotation !== undefined)?.rotation ?? 0;
  const isOnItsSide = Math.abs(rotation) % 180 === 90;
  return {
    durationSeconds: data.format.duration,
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    videoCodec: video.codec_name,
    audioCodec: data.streams.find((found) => found.codec_type === 'audio')?.codec_name ?? null,
  };
}

/**
 * Reads what a video holds with ffprobe.
 * @returns the refusal `corrupt_video` when it cannot be read, has no pictures or no duration, or is wider or higher
 *   than 8192 pixels
 */
export async function probeVideo(
  tools: VideoTools,
  path: string,
  contentType: string,
  limits: Partial<ProgramLimits> = {},
): Promise<VideoFacts | Refused> {
  const entries = 'format=duration:stream=codec_type,codec_name,width,height:stream_side_data=rotation';
  const args = ['-v', 'error', '-of', 'json', '-show_entries', entries, ...inputArgs(path, contentType)];
  const result = await runProgram(tools.ffprobe, args, { timeoutMs: PROBE_TIMEOUT_MS, ...limits });
  return result.outcome === 'done' ? factsIn(result.stdout) : { refusal: 'corrupt_video' };
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessedImage, processImage } from '../image/process-image.ts';
import { isRefused, type Refused } from '../media-refusal.ts';
import type { VideoTools } from './find-ffmpeg.ts';
import { inputArgs, probeVideo, type VideoFacts } from './probe-video.ts';
import { runProgram } from './run-program.ts';
import { sanitiseVideo } from './sanitise-video.ts';
import { needsTranscoding } from './transcode-video.ts';

export interface VideoUpload {
  sourcePath: string;
  /** As recognised: `video/mp4`, `video/quicktime` or `video/webm`. */
  contentType: string;
  /** An empty folder for the outputs; the caller removes it. */
  workFolder: string;
  /** Null without ffmpeg. */
  tools: VideoTools | null;
  /** A picture that came with the video; wins over a frame of it. */
  posterPath?: string;
  signal?: AbortSignal;
}

/** A video ready to be stored: free of metadata, and playable as well as can be without decoding it. */
export interface ProcessedVideo {
  /** The source itself, cleaned in place, or a new file in the work folder. */
  path: string;
  contentType: string;
  /** Null without ffmpeg. */
  facts: VideoFacts | null;
  poster: ProcessedImage | null;
  /** Whether a job should make a version that every browser plays. False without ffmpeg, as nobody could. */
  needsTranscoding: boolean;
}

const REMUX_TIMEOUT_MS = 60_000;
const POSTER_TIMEOUT_MS = 30_000;
// The first frame of many clips is black.
const POSTER_AT_SECONDS = 1;

/** Copies picture and sound into a fresh file with its index first, or null where the container cannot take them. */
async function remux(
  upload: VideoUpload,
  tools: VideoTools,
): Promise<{ path: string; contentType: string } | null> {
  const isWebm = upload.contentType === 'video/webm';
  const path = join(upload.workFolder, isWebm ? 'video.webm' : 'video.mp4');
  const bare = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-sn', '-dn'];
  const only = ['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy'];
  const format = isWebm ? ['-f', 'webm'] : ['-movflags', '+faststart', '-f', 'mp4'];
  const input = ['-v', 'error', '-nostdin', '-y', ...inputArgs(upload.sourcePath, upload.contentType)];
  const args = [...input, ...only, ...bare, ...format, `file:${path}`];
  const { outcome } = await runProgram(tools.ffmpeg, args, {
    timeoutMs: REMUX_TIMEOUT_MS,
    signal: upload.signal,
  });
  if (outcome === 'done') return { path, contentType: isWebm ? 'video/webm' : 'video/mp4' };
  await rm(path, { force: true });
  return null;
}

async function posterFrame(
  upload: VideoUpload,
  tools: VideoTools,
  facts: VideoFacts,
): Promise<string | null> {
  const path = join(upload.workFolder, 'frame.png');
  const at = Math.min(POSTER_AT_SECONDS, facts.durationSeconds / 3).toFixed(3);
  const input = ['-v', 'error', '-nostdin', '-y', '-threads', '1', '-ss', at];
  const frame = ['-frames:v', '1', '-an', '-sn', '-dn', '-f', 'image2', '-update', '1', `file:${path}`];
  const args = [...input, ...inputArgs(upload.sourcePath, upload.contentType), ...frame];
  const limits = { timeoutMs: POSTER_TIMEOUT_MS, signal: upload.signal };
  return (await runProgram(tools.ffmpeg, args, limits)).outcome === 'done' ? path : null;
}

async function posterOf(
  upload: VideoUpload,
  facts: VideoFacts | null,
): Promise<ProcessedImage | null | Refused> {
  if (upload.posterPath !== undefined) return processImage(upload.posterPath, upload.workFolder);
  const frame = upload.tools && facts && (await posterFrame(upload, upload.tools, facts));
  if (!frame) return null;
  const poster = await processImage(frame, upload.workFolder);
  // Without a frame that can be shown the video is still good.
  return isRefused(poster) ? null : poster;
}

/**
 * Makes an uploaded video ready to be stored (P25). With ffmpeg: its facts, a poster frame, and a copy without
 * metadata and with its index first. Without: the upload itself, cleaned in place, and no poster but one that came
 * with it. The source is changed either way.
 * @returns the refusal `corrupt_video`, or that of the poster that came with it
 */
export async function processVideo(upload: VideoUpload): Promise<ProcessedVideo | Refused> {
  const { sourcePath, contentType, tools, signal } = upload;
  const refused = await sanitiseVideo(sourcePath, contentType);
  if (refused) return refused;
  const facts = tools && (await probeVideo(tools, sourcePath, contentType, { signal }));
  if (facts && isRefused(facts)) return facts;
  const poster = await posterOf(upload, facts);
  if (poster && isRefused(poster)) return poster;
  const copy = tools && (await remux(upload, tools));
  const video = copy ?? { path: sourcePath, contentType };
  return { ...video, facts, poster, needsTranscoding: facts !== null && needsTranscoding(facts) };
}

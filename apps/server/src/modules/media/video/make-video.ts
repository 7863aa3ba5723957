import { type PackagedRendition, packageRenditions } from './package-renditions.ts';
import { type Faulty, isFaulty } from './run-video-task.ts';
import type { VideoEngine } from './video-engine.ts';
import type { VideoFacts } from './video-task.ts';

export interface VideoToMake {
  source: string;
  /** The video's own; everything is written here. */
  folder: string;
  /** Whether a picture of it came with it, which wins over one of its own. */
  hasStill: boolean;
  /** Ends it early; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
}

/** Files in the folder, all of them clean. */
export interface MadeVideo {
  facts: VideoFacts;
  /** Served whole, in ranges: the smallest rendition, or where nothing can encode the clean copy. */
  whole: { path: string; contentType: string };
  posterPath: string | null;
  previewPath: string | null;
  renditions: readonly PackagedRendition[];
}

/** How much of the work is done when the renditions begin. */
const BEFORE_RENDITIONS = 0.1;

/**
 * Makes everything that is served of a video. All that is decoded is the clean copy, so what a hostile container can do ends
 * with the first step.
 */
export async function makeVideo(engine: VideoEngine, video: VideoToMake): Promise<MadeVideo | Faulty> {
  const { folder, hasStill, signal, onProgress } = video;
  const whole = await engine.strip({ source: video.source, folder, signal });
  if (isFaulty(whole)) return whole;
  const job = { source: whole.path, folder, signal };
  const facts = await engine.probe(job);
  if (isFaulty(facts)) return facts;
  const { codecs } = engine;
  if (!codecs) return { facts, whole, posterPath: null, previewPath: null, renditions: [] };
  onProgress(0.02);
  const poster = hasStill ? null : await codecs.poster(job);
  if (poster && isFaulty(poster)) return poster;
  const encodedPreview = await codecs.preview(job);
  if (isFaulty(encodedPreview)) return encodedPreview;
  const preview = await engine.strip({ ...job, source: encodedPreview.path });
  if (isFaulty(preview)) return preview;
  onProgress(BEFORE_RENDITIONS);
  const rest = (done: number) => onProgress(BEFORE_RENDITIONS + done * (1 - BEFORE_RENDITIONS));
  const encoded = await codecs.renditions({ ...job, facts, onProgress: rest });
  if (isFaulty(encoded)) return encoded;
  const renditions = await packageRenditions(encoded, folder);
  if (isFaulty(renditions)) return renditions;
  // What was encoded goes through the same sieve: an encoder leaves its name too, and the index goes to the front.
  const served = await engine.strip({ ...job, source: encoded.at(-1)?.path ?? whole.path });
  if (isFaulty(served)) return served;
  const posterPath = poster?.path ?? null;
  return { facts, whole: served, posterPath, previewPath: preview.path, renditions };
}

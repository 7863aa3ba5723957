import type { RenditionName } from '../media-keys.ts';
import type { Faulty } from './run-video-task.ts';
import type { VideoFacts } from './video-task.ts';

/** A rendition on the disk: an MP4 (H.264, AAC) that every browser plays. */
export interface Rendition {
  name: RenditionName;
  path: string;
  bitsPerSecond: number;
}

export interface VideoJob {
  /** In the job's own folder, which the caller removes. */
  source: string;
  folder: string;
  signal?: AbortSignal | undefined;
}

export interface CleanVoice {
  path: string;
  contentType: string;
  durationSeconds: number;
}

/**
 * What can be made of an uploaded video on this machine. Every part runs in a process of its own with a deadline; each
 * answers the file's fault, and throws where the machine is at fault.
 */
export interface VideoEngine {
  /** For people, at the start. */
  readonly describe: string;
  /** Size, length and codecs. `isAwaited` where somebody waits for it: sooner, and of less processor time. */
  probe(job: VideoJob & { isAwaited?: boolean }): Promise<VideoFacts | Faulty>;
  /** A copy without anything but picture and sound. Its container is said by its extension. */
  strip(job: VideoJob): Promise<{ path: string; contentType: string } | Faulty>;
  /** A voice note without anything but its sound (P510): no longer than one may be, and without pictures. */
  voice(job: VideoJob): Promise<CleanVoice | Faulty>;
  /** What decodes and encodes; null where nothing on this machine can: clean copies are then all there is. */
  readonly codecs: VideoCodecs | null;
}

export interface VideoCodecs {
  /** An upright picture of it. */
  poster(job: VideoJob): Promise<{ path: string } | Faulty>;
  /** 720p and 480p, either way up, never enlarged; the larger first. */
  renditions(
    job: VideoJob & { facts: VideoFacts; onProgress: (progress: number) => void },
  ): Promise<readonly Rendition[] | Faulty>;
  /** Three blurred seconds without sound. */
  preview(job: VideoJob): Promise<{ path: string } | Faulty>;
}

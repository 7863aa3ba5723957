import { fileURLToPath } from 'node:url';

/** A short video that comes with the demo (P38), made by `scripts/make-demo-clips.ts`. */
export interface DemoClip {
  name: string;
  /** MP4 (H.264, its index first). Copy it: the file belongs to the repository. */
  videoPath: string;
  /** WebP. */
  posterPath: string;
  durationSeconds: number;
  /** In pixels. */
  width: number;
  height: number;
}

function clip(name: string, durationSeconds: number): DemoClip {
  const path = (extension: string) => fileURLToPath(new URL(`./${name}.${extension}`, import.meta.url));
  return { name, videoPath: path('mp4'), posterPath: path('webp'), durationSeconds, width: 480, height: 600 };
}

/** All of them. What they show is known, so that the demo needs no ffmpeg to say how long they are. */
export const DEMO_CLIPS: readonly DemoClip[] = [
  clip('bay-at-dusk', 7),
  clip('parol', 6),
  clip('night-market', 7),
  clip('silk', 6),
];

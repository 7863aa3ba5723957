import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from './shrink-picture.ts';

/** Which of how many photos is being made smaller. */
export interface ShrinkProgress {
  at: number;
  of: number;
}

/** What takes no longer than this needs no words. */
const SILENT_MS = 1_000;

/** Makes photos smaller, one after the other so that memory holds one at a time; ends with the screen that asked. */
export function useShrink() {
  const [isShrinking, setIsShrinking] = useState(false);
  const [progress, setProgress] = useState<ShrinkProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The files to send, in order; null when the screen was left, or others are being made smaller. */
  async function shrink(files: readonly File[]): Promise<File[] | null> {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    setIsShrinking(true);
    const startedAt = performance.now();
    const showAt = (at: number) => setProgress({ at, of: files.length });
    const shrunk: File[] = [];
    try {
      for (const [index, file] of files.entries()) {
        const wait = Math.max(0, SILENT_MS - (performance.now() - startedAt));
        const timer = setTimeout(() => showAt(index + 1), wait);
        shrunk.push(await shrinkPicture(file, controller.signal).finally(() => clearTimeout(timer)));
      }
      return shrunk;
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      running.current = null;
      setIsShrinking(false);
      setProgress(null);
    }
  }
  return { shrink, isShrinking, progress };
}

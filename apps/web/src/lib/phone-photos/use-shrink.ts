import { useEffect, useRef, useState } from 'react';
import { isReadable } from '../resumable/is-readable.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Which of how many photos is being made smaller. */
export interface ShrinkProgress {
  at: number;
  of: number;
}

/** What takes no longer than this needs no words. */
const SILENT_MS = 1_000;

type Visit = (file: File, small: () => Promise<File | null>) => Promise<void>;

async function small(file: File, signal: AbortSignal): Promise<File | null> {
  return (await isReadable(file)) ? shrinkPicture(file, signal) : null;
}

/** Makes photos smaller, one after the other so that memory holds one at a time; ends with the screen that asked. */
export function useShrink() {
  const [isShrinking, setIsShrinking] = useState(false);
  const [progress, setProgress] = useState<ShrinkProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * Calls back for each file, in order, with what makes it smaller: null where it cannot be read (P1071).
   * @returns whether all were visited: not when the screen was left, or others are being made smaller
   */
  async function shrink(files: readonly File[], visit: Visit): Promise<boolean> {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    setIsShrinking(true);
    const startedAt = performance.now();
    const showAt = (at: number) => setProgress({ at, of: files.length });
    try {
      for (const [index, file] of files.entries()) {
        const wait = Math.max(0, SILENT_MS - (performance.now() - startedAt));
        const timer = setTimeout(() => showAt(index + 1), wait);
        await visit(file, () => small(file, controller.signal)).finally(() => clearTimeout(timer));
      }
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      throw error;
    } finally {
      running.current = null;
      setIsShrinking(false);
      setProgress(null);
    }
  }
  return { shrink, isShrinking, progress };
}

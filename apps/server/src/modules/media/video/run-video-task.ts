import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { PACKAGES_OF_SERVER, runConfined } from '../../../platform/confined-process.ts';
import type { ProcessEnd, ProcessLimits } from '../../../platform/limited-process.ts';
import { childLine, type VideoFault, type VideoTask } from './video-task.ts';

/** How long and how much a task may take; a hostile file costs this and no more. */
export interface TaskLimits extends ProcessLimits {
  heapMegabytes: number;
}

export interface VideoTaskRun<Answer> {
  task: VideoTask;
  /** The task's own folder: the only one that it reads besides the program, and the only one that it writes. */
  folder: string;
  limits: TaskLimits;
  answer: z.ZodType<Answer>;
  /** From 0 to 1. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal | undefined;
  /** As of `runLimited`. */
  isAwaited?: boolean;
}

/** The file's fault, in a word for programs. */
export interface Faulty {
  fault: VideoFault;
  /** What was done with it, how that ended and what it complained about: for the log, and never for people. */
  why: string;
}

export const isFaulty = (result: object): result is Faulty => 'fault' in result;

/** The child failed without saying that the file is at fault: a full disk, a library that is missing. */
export class VideoTaskFailed extends Error {}

/** By the clock: the machine may have been busy, so that it is tried again. */
export class VideoTookTooLong extends VideoTaskFailed {
  constructor(what: string) {
    super(`${what} took too long`);
  }
}

const MAIN = fileURLToPath(new URL('./child/main.ts', import.meta.url));
const TASKS = fileURLToPath(new URL('./video-task.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('./child/*', import.meta.url));
// Otherwise a build of the codecs for this machine may be preferred, which may be linked against what we may not sell.
// The second spares a look at /etc, which is not among what it may read.
const ENVIRONMENT = { NODE_WEBCODECS_FORCE: 'static', LIBC: 'glibc' };

/**
 * Runs one task in a process of its own, confined (see `runConfined`).
 * @returns its answer, or the file's fault; a file that takes too much of the processor, of memory or of the disk is damaged, as
 *   no honest one comes near
 * @throws VideoTaskFailed when the machine is at fault, or time ran out
 */
export async function runVideoTask<Answer extends object>(
  run: VideoTaskRun<Answer>,
): Promise<Answer | Faulty> {
  const {
    task,
    folder,
    limits: { heapMegabytes, ...limits },
    onProgress,
    signal,
    isAwaited,
  } = run;
  let said: { answer: unknown } | Pick<Faulty, 'fault'> | undefined;
  const end = await runConfined({
    program: MAIN,
    argument: JSON.stringify(task),
    readable: [PROGRAM, TASKS, ...PACKAGES_OF_SERVER],
    writable: [`${folder}/*`],
    environment: ENVIRONMENT,
    heapMegabytes,
    limits,
    signal,
    isAwaited,
    onLine(text) {
      const line = readLine(text);
      if (line && 'progress' in line) onProgress?.(line.progress);
      else if (line) said = line;
      return said !== undefined;
    },
  });
  if (said && 'fault' in said) return { fault: said.fault, why: whyOf(task.do, end) };
  const parsed = said && run.answer.safeParse(said.answer);
  if (parsed?.success) return parsed.data;
  return faultOf(end, task);
}

/** Libraries may write to the same output; what is not ours is passed over. */
function readLine(text: string) {
  try {
    return childLine.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Nothing was said. An end by a limit or by a crash of a decoder is the file's fault; an orderly exit is ours.
 * @throws as `demandMachine`, and VideoTaskFailed
 */
function faultOf(end: ProcessEnd, task: VideoTask): Faulty {
  demandMachine(task.do, end);
  const why = whyOf(task.do, end);
  if (end.outcome !== 'ended' || end.exitCode === null) return { fault: 'corrupt_video', why };
  throw new VideoTaskFailed(why);
}

/**
 * What ended for want of something that the machine had not says nothing of the file: time by the clock, or memory, for which it kills.
 * @throws VideoTookTooLong, VideoTaskFailed
 */
export function demandMachine(what: string, end: ProcessEnd): void {
  if (end.outcome === 'timed_out') throw new VideoTookTooLong(what);
  if (end.outcome === 'killed') throw new VideoTaskFailed(whyOf(what, end));
}

const COMPLAINT_CHARACTERS = 500;

export function whyOf(what: string, { outcome, exitCode, signal, stderr }: ProcessEnd): string {
  return `${what} ${outcome} with ${exitCode ?? signal}: ${stderr.slice(0, COMPLAINT_CHARACTERS)}`;
}

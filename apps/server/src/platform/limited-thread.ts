import { Worker } from 'node:worker_threads';

/** A program of ours that computes one answer. */
export interface LimitedThread {
  /** A TypeScript or JavaScript file, which posts one message. */
  program: URL;
  /** Its `workerData`. */
  data: unknown;
  /** Of its JavaScript; what native code keeps lies outside. */
  heapMegabytes: number;
  /** Of the processor, and not by the clock: on a busy machine the same work takes many times as long. */
  processorMs: number;
  /** One that has done nothing for so long waits for something that never comes. Default a minute. */
  idleMs?: number;
}

const LOOK_MS = 250;
const IDLE_MS = 60_000;
/** Being looked at takes less of the processor. */
const LEAST_WORK_MS = 1;

/**
 * What a program answers, from a thread that lives for this one answer. A pause of this process counts for nothing.
 * @throws when it takes more of the processor or memory than it may, does nothing, breaks, or ends without an answer
 */
export async function answerOfThread<Answer>(limited: LimitedThread): Promise<Answer> {
  const { program, data, heapMegabytes } = limited;
  const thread = new Worker(program, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  thread.once('message', resolve).once('error', reject);
  thread.once('exit', (code) => reject(new Error(`the thread ended with ${code} and answered nothing`)));
  const looks = watch(thread, limited, reject);
  try {
    return await promise;
  } finally {
    clearInterval(looks);
    await thread.terminate();
  }
}

function watch(
  thread: Worker,
  { processorMs, idleMs = IDLE_MS }: LimitedThread,
  give: (up: Error) => void,
): NodeJS.Timeout {
  let [workedMs, idleLooks, isAsked] = [0, 0, false];
  return setInterval(async () => {
    idleLooks += 1;
    if (idleLooks * LOOK_MS >= idleMs) give(new Error('the thread does nothing'));
    // It tells between two steps of its program: one that stands still tells later, or never.
    if (isAsked) return;
    isAsked = true;
    const nowMs = (await processorMsOf(thread)) ?? workedMs;
    isAsked = false;
    if (nowMs - workedMs >= LEAST_WORK_MS) [workedMs, idleLooks] = [nowMs, 0];
    if (workedMs > processorMs)
      give(new Error(`the thread took more than ${processorMs} ms of the processor`));
  }, LOOK_MS);
}

/** Undefined of one that has not begun, or is gone. */
async function processorMsOf(thread: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return undefined;
  }
}

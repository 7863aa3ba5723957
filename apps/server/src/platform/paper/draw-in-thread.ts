import pLimit from 'p-limit';
import { AppError } from '../app-error.ts';
import { answerOfThread } from '../limited-thread.ts';
import { paperTexts } from './paper.texts.generated.ts';
import type { Paper } from './paper.ts';

const PROGRAM = new URL('./paper-program.ts', import.meta.url);
/** Of one paper, which takes some 300 milliseconds of the processor. */
const LIMITS = { heapMegabytes: 128, processorMs: 10_000 };
const MOST_WAITING = 20;
const RETRY_SECONDS = 5;

const oneByOne = pLimit(1);

/**
 * The PDF of a paper, from a thread that lives for it: reading fonts takes tenths of a second, in which the main thread
 * would answer nobody. One is drawn at a time, and so many wait.
 * @throws AppError `service_unavailable` where more wait already; what `answerOfThread` throws
 */
export async function drawInThread(page: Paper): Promise<Buffer> {
  if (oneByOne.pendingCount >= MOST_WAITING)
    throw new AppError('service_unavailable', {
      detail: (language) => paperTexts[language].busy,
      retryAfterSeconds: RETRY_SECONDS,
    });
  const thread = { program: PROGRAM, data: page, ...LIMITS };
  return Buffer.from(await oneByOne(() => answerOfThread<Uint8Array>(thread)));
}

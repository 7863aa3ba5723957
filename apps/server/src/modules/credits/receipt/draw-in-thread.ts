import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '../../../platform/app-error.ts';
import type { Paper } from './paper.ts';
import { receiptPageTexts } from './receipt-page.texts.generated.ts';

const PROGRAM = new URL('./receipt-program.ts', import.meta.url);
/** Of its JavaScript. */
const HEAP_MB = 128;
const LONGEST_MS = 20_000;
const MOST_WAITING = 20;
const RETRY_SECONDS = 5;

const oneByOne = pLimit(1);

/**
 * The PDF of a paper, from a thread that lives for it: reading fonts takes tenths of a second, in which the main thread
 * would answer nobody. One is drawn at a time, and so many wait.
 * @throws AppError `service_unavailable` where more wait already; when it takes longer than 20 seconds, or the thread dies
 */
export async function drawInThread(page: Paper): Promise<Buffer> {
  if (oneByOne.pendingCount >= MOST_WAITING)
    throw new AppError('service_unavailable', {
      detail: (language) => receiptPageTexts[language].busy,
      retryAfterSeconds: RETRY_SECONDS,
    });
  return oneByOne(() => draw(page));
}

async function draw(page: Paper): Promise<Buffer> {
  const thread = new Worker(PROGRAM, {
    workerData: page,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    const [pdf] = await once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_MS) });
    return Buffer.from(pdf as Uint8Array);
  } finally {
    await thread.terminate();
  }
}

import type { Saying } from '@likha/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { problemsTexts } from './problems.texts.generated.ts';

/** An upload fails when no byte moves for this long (P34). */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Reads what comes, and gives its connection up when it falls silent in the middle.
 * @param broken what is said of a body that ended before its end
 * @throws AppError `request_timeout`, `malformed_request`, and what `read` throws of its own
 */
export async function whileItComes<T>(
  request: FastifyRequest,
  broken: Saying,
  read: () => Promise<T>,
): Promise<T> {
  const watch = watchIdle(request, IDLE_TIMEOUT_MS);
  try {
    return await read();
  } catch (error) {
    if (!watch.hasTimedOut()) throw asRefusal(error, broken);
    throw new AppError('request_timeout', {
      detail: (language) => problemsTexts[language].uploadStopped,
      cause: error,
    });
  } finally {
    watch.stop();
  }
}

/** Complaints about a broken body are the sender's fault; ours keep their class. */
function asRefusal(error: unknown, broken: Saying): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code ?? '';
  if (code.startsWith('FST_')) return error;
  if (code.startsWith('E') && code !== 'ECONNRESET' && !code.startsWith('ERR_STREAM')) return error;
  return new AppError('malformed_request', { detail: broken, cause: error });
}

function watchIdle(request: FastifyRequest, idleTimeoutMs: number) {
  const { socket } = request;
  let hasTimedOut = false;
  const giveUp = () => {
    hasTimedOut = true;
    request.raw.destroy(new Error('upload idle'));
  };
  const before = socket.timeout ?? 0;
  socket.setTimeout(idleTimeoutMs);
  socket.once('timeout', giveUp);
  return {
    hasTimedOut: () => hasTimedOut,
    stop() {
      socket.off('timeout', giveUp);
      socket.setTimeout(before);
    },
  };
}

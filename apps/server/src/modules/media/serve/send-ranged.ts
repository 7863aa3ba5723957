import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { ByteRange, OpenedFile } from '../../../providers/storage/storage.ts';
import { mediaTexts } from '../media.texts.generated.ts';
import { parseRange } from './range.ts';

/** A file that can be sent in part. */
export interface Sendable {
  /** Its media type. */
  type: string;
  open(range?: ByteRange): Promise<OpenedFile | null>;
  stat(): Promise<{ bytes: number } | null>;
}

/**
 * Sends a file, or the stretch of it that was asked for.
 * @param onFound told whether what is sent begins with the file's first byte, before it is sent
 * @throws AppError `not_found`, `range_not_satisfiable`
 */
export async function sendRanged(
  request: FastifyRequest,
  reply: FastifyReply,
  sendable: Sendable,
  onFound: (isStart: boolean, file: OpenedFile) => void = () => undefined,
): Promise<FastifyReply> {
  const range = await askedRange(request, reply, sendable);
  const file = await sendable.open(range);
  if (!file) throw new AppError('not_found');
  onFound(!range || range.start === 0, file);
  return send(reply, file, sendable.type);
}

/** The stretch that was asked for, announced as 206; undefined for the whole file. */
async function askedRange(
  request: FastifyRequest,
  reply: FastifyReply,
  sendable: Sendable,
): Promise<ByteRange | undefined> {
  if (request.headers.range === undefined) return undefined;
  const found = await sendable.stat();
  if (!found) throw new AppError('not_found');
  const range = parseRange(request.headers.range, found.bytes);
  if (range === 'whole') return undefined;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${found.bytes}`);
    throw new AppError('range_not_satisfiable', { detail: (language) => mediaTexts[language].rangeBeyond });
  }
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`);
  return range;
}

function send(reply: FastifyReply, file: OpenedFile, contentType: string): FastifyReply {
  return reply
    .header('content-type', contentType)
    .header('content-length', file.bytes)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.stream);
}

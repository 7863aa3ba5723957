import { isId } from '@likha/contract/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { identify } from '../../../platform/http/identify.ts';
import { PARTS } from '../../../providers/live/live-figures.ts';
import type { Relay } from '../../../providers/live/relay.ts';
import type { LiveRights } from '../watching/live-rights.ts';
import { rightRefusal, sentRefusal, tooSoon } from './refuse-sent.ts';
import { relayTexts } from './relay.texts.generated.ts';
import type { RelayOptions } from './relay-deps.ts';

const PATH = '/api/live-ingest/:id/:generation/:name';
const NAME = /^(\d{1,9})\.mp4$/;
const GENERATION = /^[1-9]\d{0,8}$/;
const TOKEN_HEADER = 'x-likha-ingest';
const NEXT_HEADER = 'x-likha-next';

interface PartRequest {
  Params: { id: string; generation: string; name: string };
}

interface Options extends Pick<RelayOptions, 'binding'> {
  relay: Relay;
  rights: LiveRights;
}

/**
 * `PUT /api/live-ingest/{id}/{generation}/{n}.mp4`: what a host sends, 0 is the init segment (P611). Who it is and whether they may
 * is looked at before anything of a body is read.
 */
export async function receiveParts(app: FastifyInstance, { relay, binding, rights }: Options): Promise<void> {
  const coming = new Map<string, number>();

  async function letIn(request: FastifyRequest<PartRequest>, reply: FastifyReply): Promise<void> {
    const { streamId, generation } = addressOf(request);
    const viewer = await identify(binding, request as FastifyRequest, reply);
    if (!viewer) throw new AppError('unauthenticated');
    const token = request.headers[TOKEN_HEADER];
    const opening = { generation, sessionId: viewer.sessionId };
    if (typeof token !== 'string' || !relay.isToken(token, streamId, opening))
      throw new AppError('address_invalid', { detail: (language) => relayTexts[language].otherToken });
    const next = relay.next(streamId, generation);
    if (next !== null) reply.header(NEXT_HEADER, next);
    const refusal = rightRefusal(await rights.mayIngest(streamId, generation));
    if (refusal) throw refusal;
    const count = coming.get(streamId) ?? 0;
    if (count >= PARTS.waiting) throw tooSoon('inTurn');
    coming.set(streamId, count + 1);
    reply.raw.once('close', () => {
      const others = (coming.get(streamId) ?? 1) - 1;
      if (others === 0) coming.delete(streamId);
      else coming.set(streamId, others);
    });
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'video/mp4',
      { parseAs: 'buffer', bodyLimit: PARTS.bytes },
      (_request, body, done) => done(null, body),
    );
    scope.put<PartRequest>(
      PATH,
      { config: { door: 'file' }, onRequest: letIn, bodyLimit: PARTS.bytes },
      async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const taken = await relay.take({ ...addressOf(request), bytes });
        if (taken.next !== undefined) reply.header(NEXT_HEADER, taken.next);
        if (!taken.took) throw sentRefusal(taken);
        reply.header('cache-control', 'no-store');
        return { next: taken.next, viewers: taken.viewers };
      },
    );
  });
}

/** @throws AppError `not_found` */
function addressOf({ params }: FastifyRequest<PartRequest>) {
  const n = NAME.exec(params.name)?.[1];
  if (!isId(params.id) || n === undefined || !GENERATION.test(params.generation))
    throw new AppError('not_found');
  return { streamId: params.id, generation: Number(params.generation), n: Number(n) };
}

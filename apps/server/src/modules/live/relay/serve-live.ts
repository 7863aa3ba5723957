import { isId } from '@likha/contract/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { AddressCounter } from '../../../platform/http/address-counter.ts';
import { identify } from '../../../platform/http/identify.ts';
import { letWait } from '../../../platform/http/server/waiting-requests.ts';
import type { Asked, AskedState, Relay, Served } from '../../../providers/live/relay.ts';
import type { LiveRights } from '../watching/live-rights.ts';
import { relayTexts } from './relay.texts.generated.ts';
import type { RelayOptions } from './relay-deps.ts';

const PATH = '/live-media/:id/:grant/:name';
const PLAYLIST = 'index.m3u8';
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
/** What never changes: a name is of these bytes alone. In front of us a cache may keep it for whoever has the name (docs/scaling.md). */
const KEPT = 'public, max-age=60, immutable';
const PLACE = /^\d{1,9}$/;
const AGAIN_SECONDS = 1;
/** A player asks for a list and a part twice a second, and for more while it begins. */
const OF_VIEWER = { max: 150, seconds: 5 };

interface LiveRequest {
  Params: { id: string; grant: string; name: string };
  Querystring: { _HLS_msn?: unknown; _HLS_part?: unknown };
}

interface Options extends Pick<RelayOptions, 'binding'> {
  relay: Relay;
  rights: LiveRights;
  now(): Date;
}

/**
 * `GET /live-media/{id}/{grant}/{name}`: the list of what there is, and the files that it names (P613, P614). The list is asked for
 * again and again, and each time the right is still there (P617).
 */
export function serveLive(app: FastifyInstance, options: Options): void {
  const { relay } = options;
  const counter = new AddressCounter(OF_VIEWER);
  app.get<LiveRequest>(PATH, { config: { isFrequent: true } }, async (request, reply) => {
    const asked = await admit(request, reply, { ...options, counter });
    const { name } = request.params;
    if (name !== PLAYLIST) {
      const buffers = foundOr(await relay.file(asked, name));
      reply.header('content-type', 'video/mp4').header('cache-control', KEPT);
      return reply.send(buffers.length === 1 ? buffers[0] : Buffer.concat(buffers));
    }
    const text = foundOr(await relay.playlist(asked, stateOf(request)));
    return reply.header('content-type', PLAYLIST_TYPE).header('cache-control', 'no-store').send(text);
  });
}

/** @throws AppError for who has no right, or none any more */
async function admit(
  request: FastifyRequest<LiveRequest>,
  reply: FastifyReply,
  { relay, rights, binding, now, counter }: Options & { counter: AddressCounter },
): Promise<Asked> {
  const { id: streamId, grant } = request.params;
  if (!isId(streamId)) throw new AppError('not_found');
  const caller = await identify(binding, request as FastifyRequest, reply, { who: 'viewer' });
  const verdict = relay.readGrant(streamId, grant, { now: now(), sessionId: caller?.sessionId ?? null });
  if ('refusal' in verdict)
    throw new AppError(verdict.refusal === 'expired' ? 'address_expired' : 'address_invalid', {
      detail: (language) => relayTexts[language].gone,
    });
  counter.add(verdict.viewerId);
  counter.check(verdict.viewerId);
  if (!(await rights.mayStillWatch(streamId, verdict.viewerId))) throw new AppError('live_closed');
  return {
    ...verdict,
    streamId,
    onGone(leave) {
      letWait(request.raw);
      reply.raw.once('close', leave);
    },
  };
}

/** The state that a list is asked for; null for the list as it is. @throws AppError `malformed_request` */
function stateOf({ query }: FastifyRequest<LiveRequest>): AskedState | null {
  const { _HLS_msn: msn, _HLS_part: part } = query;
  if (msn === undefined && part === undefined) return null;
  if (!isPlace(msn) || (part !== undefined && !isPlace(part))) throw new AppError('malformed_request');
  return { msn: Number(msn), ...(part !== undefined && { index: Number(part) }) };
}

const isPlace = (given: unknown): given is string => typeof given === 'string' && PLACE.test(given);

function foundOr<Found>(served: Served<Found>): Found {
  if ('found' in served) return served.found;
  switch (served.refusal) {
    case 'unknown':
      throw new AppError('live_not_found');
    case 'cut':
      throw new AppError('live_closed');
    case 'ahead':
      throw new AppError('malformed_request');
    case 'full':
      throw new AppError('service_unavailable', {
        detail: (language) => relayTexts[language].full,
        retryAfterSeconds: AGAIN_SECONDS,
      });
  }
}

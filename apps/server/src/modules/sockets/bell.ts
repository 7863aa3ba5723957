import { setTimeout as pause } from 'node:timers/promises';
import { SOCKETS } from '@likha/contract/late-limits';
import type { DeliveredMark } from '@likha/contract/sockets';
import { HOUR_MS } from '../../platform/durations.ts';
import type { Listener } from '../../platform/listener.ts';
import { SESSION_ENDED, VIEWER_CHANGED } from '../accounts/index.ts';
import { EVENTS_NEW } from '../events/index.ts';
import { DELIVERED_TOLD, TYPING_TOLD } from '../messages/index.ts';
import type { OpenSockets } from './open-sockets.ts';
import type { SocketsDeps } from './sockets-deps.ts';
import { spaceRings } from './space-rings.ts';

const LOOK_EVERY_MS = 5000;
/** So many looks without hearing others, and whoever is here asks for what is new by themselves again. */
const DEAF_LOOKS = 3;
const LOOKED_UP_AT_ONCE = 1000;
/** Who is rung all at once asks all at once. */
const RUNG_AT_ONCE = 100;
const RING_PAUSE_MS = 100;

/**
 * Rings and cuts the sockets of this process by what PostgreSQL tells all of them (P439, P441). Nobody is rung by another node: each hears
 * everything, and has the sockets it has.
 * @returns how to stop looking after them
 */
export function startBell(deps: SocketsDeps, listener: Listener, sockets: OpenSockets): () => void {
  let deafLooks = 0;
  const rings = spaceRings((personId, cursor) => sockets.ring(personId, cursor));
  listener.on(EVENTS_NEW, (payload) => {
    for (const pair of payload.split(',')) {
      const [personId = '', cursor] = pair.split(':');
      // Without a number where what is new has none (P444).
      if (sockets.has(personId)) rings.ring(personId, cursor ? Number(cursor) : null);
    }
  });
  listener.on(TYPING_TOLD, (payload) => {
    const [personId = '', conversationId = ''] = payload.split(':');
    sockets.tellTyping(personId, conversationId);
  });
  listener.on(DELIVERED_TOLD, (payload) => tellDelivered(sockets, payload));
  listener.on(SESSION_ENDED, (id) => sockets.cutWhere(({ sessionId }) => sessionId === id, 'ended'));
  // Their standing, their password or their name: who may still be here opens another.
  listener.on(VIEWER_CHANGED, (personId) => sockets.cutPerson(personId));
  listener.onReconnect(() => {
    catchUp(deps, sockets).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'sockets could not be looked up after a time without hearing others');
      sockets.cutWhere(() => true, 'deaf');
    });
  });

  const look = () => {
    const bornBefore = deps.clock.now().getTime() - SOCKETS.hours * HOUR_MS;
    sockets.cutWhere(({ openedAt }) => openedAt.getTime() < bornBefore, 'old');
    deafLooks = listener.isConnected() ? 0 : deafLooks + 1;
    if (deafLooks >= DEAF_LOOKS) sockets.cutWhere(() => true, 'deaf');
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    rings.stop();
  };
}

/** With one word to each, however many of their messages came: many at once would look like a reader that does not read. */
function tellDelivered(sockets: OpenSockets, payload: string): void {
  const marks = new Map<string, DeliveredMark[]>();
  for (const each of payload.split(',')) {
    const [personId = '', id = '', seq] = each.split(':');
    if (sockets.has(personId))
      marks.set(personId, [...(marks.get(personId) ?? []), { id, seq: Number(seq) }]);
  }
  for (const [personId, theirs] of marks) sockets.tellDelivered(personId, theirs);
}

/** Cuts those whose session ended while nobody heard of it, and rings the others once, as they may have missed something. */
async function catchUp(deps: SocketsDeps, sockets: OpenSockets): Promise<void> {
  const open = [...sockets.all()];
  for (let from = 0; from < open.length; from += LOOKED_UP_AT_ONCE) {
    const part = open.slice(from, from + LOOKED_UP_AT_ONCE);
    const live = await deps.sessions.stillLive(part.map(({ sessionId }) => sessionId));
    sockets.cutWhere(({ sessionId }) => !live.has(sessionId), 'ended', part);
  }
  const people = sockets.people();
  for (let from = 0; from < people.length; from += RUNG_AT_ONCE) {
    for (const personId of people.slice(from, from + RUNG_AT_ONCE)) sockets.ring(personId, null);
    await pause(RING_PAUSE_MS);
  }
}

import { EventEmitter } from 'node:events';
import {
  AccessToken,
  RoomServiceClient,
  TrackSource,
  type VideoGrant,
  type WebhookEvent,
  WebhookReceiver,
} from 'livekit-server-sdk';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Admission, MayWatch } from './admission.ts';
import type {
  Ingest,
  LiveEngine,
  LiveEvents,
  LiveState,
  LiveViewer,
  Opening,
  Recordings,
  Watching,
} from './live-engine.ts';
import { createRooms, generationOf, hostIdentity, type Rooms, readNote } from './livekit-rooms.ts';

export interface LiveKitSettings {
  /** As browsers connect to it: `wss://…`. */
  url: string;
  apiKey: string;
  apiSecret: string;
}

/** A token cannot be taken back: it lets in for so long, and LiveKit renews it for whoever is in. */
const JOIN_SECONDS = 60;
const REQUEST_SECONDS = 5;

/** What it records it keeps by itself, elsewhere. */
const NOTHING_KEPT: Recordings = {
  runs: async () => [],
  async *read() {},
  remove: async () => undefined,
};

/** Streams by a LiveKit server, which carries the pictures between its own nodes (P618). It keeps none of them. */
export class LiveKitEngine implements LiveEngine, Admission {
  readonly kind = 'livekit';
  readonly recordings = NOTHING_KEPT;
  readonly admission: Admission = this;
  readonly #settings: LiveKitSettings;
  readonly #clock: Clock;
  readonly #rooms: Rooms;
  readonly #receiver: WebhookReceiver;
  readonly #events = new EventEmitter();
  readonly #letInto = new Set<string>();

  constructor(settings: LiveKitSettings, clock: Clock) {
    const { url, apiKey, apiSecret } = settings;
    this.#settings = settings;
    this.#clock = clock;
    const options = { requestTimeout: REQUEST_SECONDS, failover: false };
    this.#rooms = createRooms(new RoomServiceClient(url, apiKey, apiSecret, options));
    this.#receiver = new WebhookReceiver(apiKey, apiSecret);
  }

  async open(streamId: string, { generation }: Opening): Promise<Ingest> {
    const known = await this.#rooms.find(streamId);
    const hasBegun = known !== null && readNote(known).hasBegun;
    await this.#rooms.open(streamId, { generation, goneAt: this.#now(), hasBegun });
    this.#letInto.add(streamId);
    for (const { identity } of await this.#rooms.people(streamId))
      if ((generationOf(identity) ?? generation) < generation) await this.#rooms.putOut(streamId, identity);
    const token = await this.#tokenOf(hostIdentity(generation), {
      room: streamId,
      canPublish: true,
      canPublishSources: [TrackSource.CAMERA, TrackSource.MICROPHONE],
      canSubscribe: false,
    });
    return { kind: 'livekit', url: this.#settings.url, token };
  }

  async watch(streamId: string, { id, isUnseen }: LiveViewer): Promise<Watching> {
    if (generationOf(id) !== null) throw new TypeError('a viewer is called as a host is');
    this.#letInto.add(streamId);
    const token = await this.#tokenOf(id, {
      room: streamId,
      canPublish: false,
      canSubscribe: true,
      hidden: isUnseen === true,
    });
    return { kind: 'livekit', url: this.#settings.url, token };
  }

  async expel(streamId: string, viewerId: string | 'all'): Promise<void> {
    if (viewerId !== 'all') return this.#rooms.putOut(streamId, viewerId);
    for (const { identity } of await this.#rooms.people(streamId))
      if (generationOf(identity) === null) await this.#rooms.putOut(streamId, identity);
  }

  async close(streamId: string): Promise<void> {
    this.#letInto.delete(streamId);
    await this.#rooms.close(streamId);
  }

  carried(): null {
    return null;
  }

  async state(streamId: string): Promise<LiveState | null> {
    const room = await this.#rooms.find(streamId);
    if (!room) return null;
    const people = await this.#rooms.people(streamId);
    const { generation, goneAt, hasBegun } = readNote(room);
    const now = this.#now();
    const isSent = people.some(
      ({ identity, tracks }) => generationOf(identity) === generation && tracks.length > 0,
    );
    const began = Number(room.creationTimeMs) || Number(room.creationTime) * 1000;
    const silentMs = isSent ? 0 : Math.max(0, now - (goneAt ?? now));
    return {
      generation,
      lastPartAt: hasBegun ? new Date(now - silentMs) : null,
      silentMs,
      viewers: people.filter(
        ({ identity, permission }) => generationOf(identity) === null && !permission?.hidden,
      ).length,
      durationMs: Math.max(0, now - began - silentMs),
      // It counts none: some, or none.
      parts: hasBegun ? 1 : 0,
    };
  }

  /** Nothing is kept. */
  async *recent(): AsyncGenerator<Buffer> {}

  on<Name extends keyof LiveEvents>(event: Name, hear: (said: LiveEvents[Name]) => void): () => void {
    this.#events.on(event, hear);
    return () => void this.#events.off(event, hear);
  }

  async stop(): Promise<void> {
    this.#events.removeAllListeners();
  }

  async receive(
    { body, authorization }: { body: string; authorization: string | undefined },
    mayWatch: MayWatch,
  ) {
    const told = await this.#receiver.receive(body, authorization).catch((error: unknown) => {
      throw new AppError('webhook_rejected', { cause: error });
    });
    await this.#act(told, mayWatch);
  }

  async sweep(mayWatch: MayWatch): Promise<void> {
    for (const streamId of [...this.#letInto]) {
      const people = await this.#rooms.people(streamId);
      if (people.length === 0 && !(await this.#rooms.find(streamId))) this.#letInto.delete(streamId);
      for (const { identity } of people) await this.#demandRight(streamId, identity, mayWatch);
    }
  }

  async #act({ event, room, participant }: WebhookEvent, mayWatch: MayWatch): Promise<void> {
    if (!room || !participant) return;
    const generation = generationOf(participant.identity);
    const note = readNote(room);
    if (event === 'participant_joined') {
      if (generation === null) return this.#demandRight(room.name, participant.identity, mayWatch);
      if (generation < note.generation) await this.#rooms.putOut(room.name, participant.identity);
    }
    if (generation !== note.generation) return;
    if (event === 'track_published') {
      await this.#rooms.note(room.name, { ...note, goneAt: null, hasBegun: true });
      this.#events.emit('started', { streamId: room.name, generation });
    }
    if (event === 'participant_left') await this.#rooms.note(room.name, { ...note, goneAt: this.#now() });
  }

  async #demandRight(streamId: string, identity: string, mayWatch: MayWatch): Promise<void> {
    if (generationOf(identity) !== null || (await mayWatch(streamId, identity))) return;
    await this.#rooms.putOut(streamId, identity);
  }

  async #tokenOf(identity: string, grant: VideoGrant): Promise<string> {
    const { apiKey, apiSecret } = this.#settings;
    const token = new AccessToken(apiKey, apiSecret, { identity, ttl: JOIN_SECONDS });
    token.addGrant({ roomJoin: true, canPublishData: false, canUpdateOwnMetadata: false, ...grant });
    return token.toJwt();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

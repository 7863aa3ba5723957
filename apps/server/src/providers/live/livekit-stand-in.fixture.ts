import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Speaks what a LiveKit server speaks, as far as we use it: its room service (Twirp, JSON), tokens (JWT, HS256) with the grants that each call
 * needs, and webhooks with a token over the digest of their body. It carries no pictures.
 */
export const KEY = 'APIstandin';
export const SECRET = 'a secret of the stand-in that is long enough';

interface Person {
  identity: string;
  hidden: boolean;
  tracks: number;
}
interface StandInRoom {
  metadata: string;
  createdMs: number;
  people: Map<string, Person>;
}
interface Grants {
  room?: string;
  roomCreate?: boolean;
  roomList?: boolean;
  roomAdmin?: boolean;
  roomJoin?: boolean;
  canPublish?: boolean;
  canSubscribe?: boolean;
  hidden?: boolean;
}
interface Claims {
  iss: string;
  sub?: string;
  exp: number;
  video?: Grants;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url');
export function jwtOf(claims: object, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${signed(text)}`;
}
/** Null for a token that is not of this server's key, or over. */
export function claimsOf(token: string): Claims | null {
  const [head = '', body = '', signature = ''] = token.split('.');
  if (signed(`${head}.${body}`) !== signature) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  return claims.iss === KEY && claims.exp * 1000 > Date.now() ? claims : null;
}

export async function startLiveKitStandIn() {
  const rooms = new Map<string, StandInRoom>();
  const asked: string[] = [];
  const notFound = { status: 404, body: { code: 'not_found', msg: 'requested room does not exist' } };
  const shown = (name: string, { metadata, createdMs }: StandInRoom) => ({
    sid: `RM_${name}`,
    name,
    metadata,
    creationTime: String(Math.floor(createdMs / 1000)),
    creationTimeMs: String(createdMs),
  });
  const personOf = ({ identity, hidden, tracks }: Person) => ({
    sid: `PA_${identity}`,
    identity,
    permission: { hidden },
    tracks: Array.from({ length: tracks }, (_, at) => ({ sid: `TR_${at}` })),
  });

  type Given = { name?: string; names?: string[]; room?: string; identity?: string; metadata?: string };
  type Answer = { status?: number; body: object };
  const calls: Record<string, { needs: keyof Grants; act(given: Given): Answer }> = {
    CreateRoom: {
      needs: 'roomCreate',
      act: ({ name = '', metadata = '' }) => {
        const room = rooms.get(name) ?? { metadata, createdMs: Date.now(), people: new Map() };
        rooms.set(name, room);
        return { body: shown(name, room) };
      },
    },
    ListRooms: {
      needs: 'roomList',
      act: ({ names = [] }) => ({
        body: {
          rooms: [...rooms].filter(([name]) => names.includes(name)).map(([name, room]) => shown(name, room)),
        },
      }),
    },
    DeleteRoom: {
      needs: 'roomCreate',
      act: ({ room = '' }) => (rooms.delete(room) ? { body: {} } : notFound),
    },
    UpdateRoomMetadata: {
      needs: 'roomAdmin',
      act: ({ room: name = '', metadata = '' }) => {
        const room = rooms.get(name);
        if (!room) return notFound;
        room.metadata = metadata;
        return { body: shown(name, room) };
      },
    },
    ListParticipants: {
      needs: 'roomAdmin',
      act: ({ room = '' }) => ({
        body: { participants: [...(rooms.get(room)?.people.values() ?? [])].map(personOf) },
      }),
    },
    RemoveParticipant: {
      needs: 'roomAdmin',
      act: ({ room = '', identity = '' }) =>
        rooms.get(room)?.people.delete(identity) ? { body: {} } : notFound,
    },
  };

  const server = createServer(async (request, response) => {
    const name = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
    const given = JSON.parse(await textOf(request));
    const claims = claimsOf(String(request.headers.authorization ?? '').replace('Bearer ', ''));
    asked.push(name);
    const call = calls[name];
    const mayCall =
      call &&
      claims?.video?.[call.needs] === true &&
      (call.needs !== 'roomAdmin' || claims.video.room === given.room);
    const { status = 200, body } = mayCall
      ? call.act(given)
      : { status: 401, body: { code: 'unauthenticated', msg: 'invalid token' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rooms,
    asked,
    /** Somebody connects with a token, as a browser would. @returns their identity, null where they are not let in */
    join(token: string): { identity: string; room: string } | null {
      const claims = claimsOf(token);
      const room = rooms.get(claims?.video?.room ?? '');
      if (!claims?.video?.roomJoin || !room || !claims.sub) return null;
      const person = { identity: claims.sub, hidden: claims.video.hidden === true, tracks: 0 };
      room.people.set(person.identity, person);
      return { identity: person.identity, room: claims.video.room ?? '' };
    },
    /** What it tells us of somebody, signed as it signs. */
    webhook(event: string, room: string, identity: string) {
      const known = rooms.get(room);
      const person = known?.people.get(identity) ?? { identity, hidden: false, tracks: 0 };
      if (event === 'track_published') person.tracks += 1;
      const body = JSON.stringify({
        event,
        id: `EV_${event}`,
        createdAt: String(Math.floor(Date.now() / 1000)),
        ...(known && { room: shown(room, known) }),
        participant: personOf(person),
      });
      const sha256 = createHash('sha256').update(body).digest('base64');
      return { body, authorization: jwtOf({ iss: KEY, exp: Math.floor(Date.now() / 1000) + 60, sha256 }) };
    },
    stop: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString() || '{}';
}

import type { ParticipantInfo, Room, RoomServiceClient } from 'livekit-server-sdk';

/** What is kept with a room, for every node to read. */
export interface RoomNote {
  generation: number;
  /** Since when no host is there, in milliseconds of whoever was told. */
  goneAt: number | null;
  /** Did pictures ever come? */
  hasBegun: boolean;
}

const HOST = 'host-';
/** A room without anybody is kept for as long as a host may be gone, and a moment more. */
const EMPTY_SECONDS = 60;

export const hostIdentity = (generation: number) => `${HOST}${generation}`;
/** Of which connection of the host; null for a viewer. */
export function generationOf(identity: string): number | null {
  return identity.startsWith(HOST) ? Number(identity.slice(HOST.length)) : null;
}

export function readNote({ metadata }: Pick<Room, 'metadata'>): RoomNote {
  try {
    const { generation, goneAt, hasBegun } = JSON.parse(metadata) as Partial<RoomNote>;
    return {
      generation: Number(generation ?? 0),
      goneAt: typeof goneAt === 'number' ? goneAt : null,
      hasBegun: hasBegun === true,
    };
  } catch {
    return { generation: 0, goneAt: null, hasBegun: false };
  }
}

/** A room for each stream: what is asked of LiveKit, in the terms of streams. What is not there any more is no failure. */
export function createRooms(client: RoomServiceClient) {
  return {
    async find(streamId: string): Promise<Room | null> {
      const [room] = await client.listRooms([streamId]);
      return room ?? null;
    },
    /** Makes the room where it is not there, and notes which connection of the host counts. */
    async open(streamId: string, note: RoomNote): Promise<void> {
      const metadata = JSON.stringify(note);
      await client.createRoom({
        name: streamId,
        metadata,
        emptyTimeout: EMPTY_SECONDS,
        departureTimeout: EMPTY_SECONDS,
      });
      await client.updateRoomMetadata(streamId, metadata);
    },
    note: (streamId: string, note: RoomNote) =>
      passOver(client.updateRoomMetadata(streamId, JSON.stringify(note)), undefined),
    people: (streamId: string) => passOver<ParticipantInfo[]>(client.listParticipants(streamId), []),
    putOut: (streamId: string, identity: string) =>
      passOver(client.removeParticipant(streamId, identity), undefined),
    close: (streamId: string) => passOver(client.deleteRoom(streamId), undefined),
  };
}

export type Rooms = ReturnType<typeof createRooms>;

async function passOver<T>(work: Promise<unknown>, otherwise: T): Promise<T> {
  try {
    return ((await work) ?? otherwise) as T;
  } catch (error) {
    if ((error as { code?: string }).code === 'not_found') return otherwise;
    throw error;
  }
}

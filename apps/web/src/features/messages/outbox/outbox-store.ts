import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import type { Answer } from '../../../lib/api-types.ts';
import { currentSession } from '../../../lib/session.ts';

/** A file that the server has, and that no message was sent with yet. */
export type SentFile = Answer<'POST /conversations/{id}/files'>;

/** A voice note as it was recorded. */
export interface Spoken {
  blob: Blob;
  seconds: number;
}

/** A message that the server does not have yet. */
export interface Unsent {
  /** Made here: the server knows by it that a message which comes twice is one (P425). */
  client_id: string;
  /** Whose it is. */
  owner: string;
  conversation_id: string;
  text: string;
  /** Uploaded before: the message names them. None where an older page wrote it. */
  files?: readonly SentFile[];
  /** Uploaded when its turn comes, and among the files from then on (P814). */
  voice?: Spoken | null;
  /** Whole credits for its files. */
  price?: number | null;
  reply_to: {
    seq: number;
    is_own: boolean;
    text: string | null;
    files_count: number;
    tip_credits?: number | null;
  } | null;
  written_at: string;
  /** Messages are sent in this order. */
  place: number;
  /** Why the server refused it, in its words; null while it is to be sent. */
  refusal: string | null;
  /** The browser keeps it no longer than this page lives: it refused, or has no room. */
  is_only_here?: boolean;
}

interface Outbox extends DBSchema {
  unsent: { key: string; value: Unsent };
}

type Store = IDBPObjectStore<Outbox, ['unsent'], 'unsent', 'readwrite'>;

/** What tabs tell one another of what waits; this one hears of it as well. */
export const TABS = 'likha.outbox';
export const FORGET = 'forget';

const DATABASE = 'likha.outbox';
const STORE = 'unsent';

/** As long as a session rests at most (P5): who comes back later signs in anew, and what they meant to say is long past. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

const isTheirs = ({ owner }: Unsent) => owner === currentSession().user?.id;

/** Keeps a message where a reload does not reach. @returns whether it will be found there */
export async function putUnsent(unsent: Unsent): Promise<boolean> {
  const kept = await inStore(async (store) => {
    // The session may have ended while the store opened.
    if (isTheirs(unsent)) await store.put(unsent);
    return true;
  });
  return kept ?? false;
}

export async function dropUnsent(clientId: string): Promise<void> {
  await inStore((store) => store.delete(clientId));
}

/** What waits of the signed-in person; what belongs to anybody else, or is older than a session, is taken away. */
export async function readUnsent(): Promise<Unsent[]> {
  const kept = await inStore(async (store) => {
    const all = await store.getAll();
    if (!currentSession().user) return [];
    const isKept = (unsent: Unsent) =>
      isTheirs(unsent) && Date.now() - Date.parse(unsent.written_at) < LONGEST_MS;
    for (const unsent of all) if (!isKept(unsent)) await store.delete(unsent.client_id);
    return all.filter(isKept);
  });
  return kept ?? [];
}

/** Who signs out leaves nothing on the device, and nothing that this tab or another still holds. */
export async function dropAllUnsent(): Promise<void> {
  if (typeof BroadcastChannel !== 'undefined') {
    const tabs = new BroadcastChannel(TABS);
    tabs.postMessage(FORGET);
    tabs.close();
  }
  await inStore((store) => store.clear());
}

/** Undefined where the browser has no such store, or refuses it: a message then waits as long as the page lives. */
async function inStore<T>(act: (store: Store) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await openDB<Outbox>(DATABASE, 1, {
      upgrade: (made) => void made.createObjectStore(STORE, { keyPath: 'client_id' }),
    });
    try {
      const transaction = database.transaction(STORE, 'readwrite');
      const [result] = await Promise.all([act(transaction.store), transaction.done]);
      return result;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import { UPLOADS_KEY } from './resumable/uploads-key.ts';
import type { DraftFiles, SealedFiles } from './sealed-files.ts';
import { currentSession } from './session.ts';
import { tabId } from './tab-id.ts';
import { dropTabKey } from './tab-key.ts';

interface Kept {
  /** The draft's name, its person and its tab. */
  key: string;
  owner: string;
  keptAt: number;
  files: DraftFiles;
  /** In place of `files`. */
  sealed?: SealedFiles;
}

interface Drafts extends DBSchema {
  files: { key: string; value: Kept };
}

type Store = IDBPObjectStore<Drafts, ['files'], 'files', 'readwrite'>;

const DATABASE = 'likha.drafts';
const STORE = 'files';
const GUEST = 'guest';
/** More than any post holds. What is larger lives as long as the page. */
const MOST_BYTES = 256 * 1024 * 1024;
/** With three messages whose files are on their way (P815). */
const MOST_DRAFTS = 6;
/** No draft is kept for longer. */
export const DRAFT_MS = 24 * 60 * 60 * 1000;

/** The files among what a form holds. */
export function filesIn(draft: object): DraftFiles {
  const isFile = (value: unknown) => value instanceof Blob;
  const entries = Object.entries(draft).filter(
    ([, value]) => isFile(value) || (Array.isArray(value) && value.length > 0 && value.every(isFile)),
  );
  return Object.fromEntries(entries);
}

/**
 * Keeps the files of a draft where a reload does not reach; no files at all take away what was kept.
 * @param how `isSealed`: whether only this tab can open them: of files that show who somebody is; `owner`: whose they are
 */
export async function keepFiles(
  name: string,
  files: DraftFiles,
  { isSealed = false, owner = ownerNow() }: { isSealed?: boolean; owner?: string | undefined } = {},
): Promise<void> {
  const all = Object.values(files).flat();
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  if (all.length === 0 || bytes > MOST_BYTES) return dropFiles(name, owner);
  // Whoever is signed in when the store has opened may be somebody else.
  const of = { key: await keyOf(name, owner), owner, keptAt: Date.now() };
  const sealed = isSealed ? await seal(files) : undefined;
  if (sealed === null) return dropFiles(name, owner);
  const draft: Kept = sealed ? { ...of, files: {}, sealed } : { ...of, files };
  await inStore(async (store) => {
    await store.put(draft);
    const kept = (await store.getAll()).sort((a, b) => b.keptAt - a.keptAt);
    for (const old of kept.slice(MOST_DRAFTS)) await store.delete(old.key);
  });
}

/** The files of this person's draft in this tab; none where there are none, or the browser keeps none. */
export async function readFiles(name: string): Promise<DraftFiles> {
  const owner = ownerNow();
  const key = await keyOf(name, owner);
  await dropOldAndOthers();
  const kept = await inStore((store) => store.get(key));
  if (!kept?.sealed) return kept?.files ?? {};
  return (await sealing())?.openFiles(kept.sealed) ?? {};
}

/** Null where it cannot be, or what seals does not come: nothing is to be kept then. */
async function seal(files: DraftFiles): Promise<SealedFiles | null> {
  return (await sealing())?.sealFiles(files) ?? null;
}

/** Comes late, as one form needs it. */
const sealing = () => import('./sealed-files.ts').catch(() => null);

/** From the beginning of a page: its drafts are its own before anything is done with them. */
export async function claimTab(): Promise<void> {
  await keyOf('');
}

/** The draft was sent, or is not wanted any more. */
export async function dropFiles(name: string, owner = ownerNow()): Promise<void> {
  const key = await keyOf(name, owner);
  await inStore((store) => store.delete(key));
}

/** Who signs out leaves nothing on the device. */
export async function dropAllFiles(): Promise<void> {
  dropTabKey();
  try {
    localStorage.removeItem(UPLOADS_KEY);
  } catch {}
  // After what was being kept in this moment, which waits for the same.
  await claimTab();
  await inStore((store) => store.clear());
}

/**
 * Takes away what was left a day ago, and what belongs to anybody but who is signed in. Where nobody is, a session may
 * have ended: its person comes back, and finds the rest.
 */
export async function dropOldAndOthers(): Promise<void> {
  const oldest = Date.now() - DRAFT_MS;
  const before = ownerNow();
  await inStore(async (store) => {
    const kept = await store.getAll();
    // The session may have ended, or another begun, while the store opened.
    const owners = [before, ownerNow()];
    const isOthers = (owner: string) => !owners.includes(GUEST) && !owners.includes(owner);
    for (const { key, owner, keptAt } of kept)
      if (isOthers(owner) || keptAt < oldest) await store.delete(key);
  });
}

function ownerNow(): string {
  return currentSession().user?.id ?? GUEST;
}

const keyIn = (name: string, owner: string, tab: string) => `${name}.${owner}.${tab}`;

/** Two tabs have drafts of their own. */
async function keyOf(name: string, owner = ownerNow()): Promise<string> {
  const { id, copyOf } = await tabId();
  if (copyOf !== null) await copyOnce(copyOf, id);
  return keyIn(name, owner, id);
}

let copying: Promise<unknown> | null = null;

/** A tab that was duplicated has what was written in the other; it gets the files too, and from then on has them for itself (P1055). */
function copyOnce(from: string, to: string): Promise<unknown> {
  copying ??= inStore(async (store) => {
    for (const kept of await store.getAll()) {
      if (!kept.key.endsWith(`.${from}`)) continue;
      const key = `${kept.key.slice(0, -from.length)}${to}`;
      await store.put({ ...kept, key });
    }
  });
  return copying;
}

/**
 * Answers when what was done will outlive the page. Undefined where the browser has no such store, or refuses it: a
 * draft's files then live as long as the page.
 */
async function inStore<T>(act: (store: Store) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await openDB<Drafts>(DATABASE, 1, {
      upgrade: (made) => void made.createObjectStore(STORE, { keyPath: 'key' }),
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

import { useMemo, useSyncExternalStore } from 'react';
import { keepDraft, readDraft } from '../../../lib/drafts.ts';
import { askBeforeLeaving } from '../../../lib/leaving.ts';
import { currentSession } from '../../../lib/session.ts';
import { dropUnsent, FORGET, putUnsent, readUnsent, TABS, type Unsent } from './outbox-store.ts';

interface Outbox {
  /** In the order in which they were written. */
  unsent: readonly Unsent[];
  /** The last attempt reached nobody: what waits will be tried again. */
  isStuck: boolean;
}

let outbox: Outbox = { unsent: [], isStuck: false };
/** Those that the browser's store does not have. */
const onlyHere = new Set<string>();
/** The draft in which the tab has them. */
const IN_TAB = 'unsent';
/** Those that are on their way out of it: what is read meanwhile may still have them. */
const gone = new Set<string>();
let beDone: (() => void) | undefined;
const listeners = new Set<() => void>();
const wakers = new Set<() => void>();
/** How to stop what is on its way. */
const stops = new Map<string, AbortController>();
/** Other tabs show the same, and a sign-out in one of them is one in all. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(TABS);

function show(next: Partial<Outbox>): void {
  outbox = { ...outbox, ...next };
  for (const listener of listeners) listener();
}

const inOrder = (a: Unsent, b: Unsent) => a.place - b.place;

function showOne(unsent: Unsent): void {
  const others = outbox.unsent.filter(({ client_id: id }) => id !== unsent.client_id);
  show({ unsent: [...others, unsent].sort(inOrder) });
}

export function setStuck(isStuck: boolean): void {
  if (outbox.isStuck !== isStuck) show({ isStuck });
}

/** Those of the signed-in person, in order. */
export function unsentNow(): readonly Unsent[] {
  const id = currentSession().user?.id;
  return outbox.unsent.filter(({ owner }) => owner === id);
}

export interface NewMessage
  extends Pick<Unsent, 'conversation_id' | 'text' | 'files' | 'voice' | 'price' | 'reply_to'> {
  /** The name that it had as it was written; without one it gets its own. */
  client_id?: string | null;
}

/** Writes a message: it is shown at once, and sent as soon as it can be. */
export async function writeMessage(message: NewMessage): Promise<void> {
  const owner = currentSession().user?.id;
  if (!owner) return;
  const place = Math.max(Date.now(), (outbox.unsent.at(-1)?.place ?? 0) + 1);
  await keep({
    ...message,
    client_id: message.client_id ?? crypto.randomUUID(),
    owner,
    written_at: new Date().toISOString(),
    place,
    refusal: null,
  });
  wake();
}

/** Keeps a message as it is now. */
export async function keep(unsent: Unsent): Promise<void> {
  const { client_id: id } = unsent;
  const kept = { ...unsent, is_only_here: false };
  onlyHere.add(id);
  showOne(kept);
  mindLoss();
  if (await putUnsent(kept)) onlyHere.delete(id);
  // It goes with this page, which says so.
  else if (onlyHere.has(id)) showOne({ ...kept, is_only_here: true });
  mindLoss();
  tabs?.postMessage('changed');
}

/** What the device does not have yet: its words are in the tab at once, so that a reload takes none, and a tab that is closed asks. */
function mindLoss(): void {
  const areHere = () => unsentNow().filter(({ client_id: id }) => onlyHere.has(id));
  keepDraft(IN_TAB, { unsent: areHere().filter(({ voice }) => !voice) });
  if (onlyHere.size > 0) beDone ??= askBeforeLeaving(() => areHere().length > 0);
  else {
    beDone?.();
    beDone = undefined;
  }
}

/** Messages that this page was opened afresh from under, before the device had them. */
async function takeUpFromTab(): Promise<void> {
  const { unsent } = readDraft(IN_TAB, { unsent: [] as Unsent[] });
  const isNew = ({ client_id: id }: Unsent) => !onlyHere.has(id) && !gone.has(id);
  for (const each of unsent.filter(isNew)) await keep(each);
}

/** As it stands now; undefined where nobody wants it sent any more, or somebody else is signed in. */
export function stillUnsent(clientId: string): Unsent | undefined {
  return unsentNow().find(({ client_id: id }) => id === clientId);
}

/** What ends the sending of a message once nobody wants it any more. */
export function stopOf(clientId: string): AbortSignal {
  const stop = stops.get(clientId) ?? new AbortController();
  stops.set(clientId, stop);
  return stop.signal;
}

/** Somebody signed out, here or in another tab. What was just being kept goes once more, as it may have come after the rest went. */
function forget(): void {
  for (const { client_id: id } of outbox.unsent) void dropUnsent(id);
  onlyHere.clear();
  mindLoss();
  for (const stop of stops.values()) stop.abort();
  stops.clear();
  show({ unsent: [] });
}

/** The server has it, or nobody wants it sent any more. */
export async function discard(clientId: string): Promise<void> {
  onlyHere.delete(clientId);
  mindLoss();
  gone.add(clientId);
  stops.get(clientId)?.abort();
  stops.delete(clientId);
  show({ unsent: outbox.unsent.filter(({ client_id: id }) => id !== clientId) });
  await dropUnsent(clientId);
  tabs?.postMessage('changed');
}

/** A refused message is sent once more. */
export async function tryAgain(unsent: Unsent): Promise<void> {
  await keep({ ...unsent, refusal: null });
  wake();
}

/** Reads what other tabs, or an earlier page, left to be sent. */
export async function readOutbox(): Promise<void> {
  await takeUpFromTab();
  const kept = await readUnsent();
  dropOthers();
  const here = outbox.unsent.filter(({ client_id: id }) => onlyHere.has(id));
  const others = kept.filter(({ client_id: id }) => !onlyHere.has(id) && !gone.has(id));
  show({ unsent: [...others, ...here].sort(inOrder) });
}

/** Whoever signs in finds nothing of somebody else; who comes back after a session that ended finds theirs. */
function dropOthers(): void {
  const me = currentSession().user?.id;
  if (me === undefined) return;
  for (const { client_id: id, owner } of outbox.unsent) if (owner !== me) onlyHere.delete(id);
  mindLoss();
}

function wake(): void {
  for (const waker of wakers) waker();
}

/** Calls back when there is something to send. @returns how to stop that */
export function onUnsent(waker: () => void): () => void {
  const hear = ({ data }: MessageEvent) => (data === FORGET ? forget() : void readOutbox());
  wakers.add(waker);
  tabs?.addEventListener('message', hear);
  return () => {
    wakers.delete(waker);
    tabs?.removeEventListener('message', hear);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits in one conversation, and whether the last attempt reached nobody. */
export function useUnsent(conversationId: string): Outbox {
  const { unsent, isStuck } = useSyncExternalStore(
    subscribe,
    () => outbox,
    () => outbox,
  );
  return useMemo(() => {
    const owner = currentSession().user?.id;
    return {
      isStuck,
      unsent: unsent.filter((each) => each.conversation_id === conversationId && each.owner === owner),
    };
  }, [unsent, isStuck, conversationId]);
}

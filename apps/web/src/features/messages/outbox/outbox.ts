import { useMemo, useSyncExternalStore } from 'react';
import { currentSession } from '../../../lib/session.ts';
import { dropUnsent, putUnsent, readUnsent, type Unsent } from './outbox-store.ts';

interface Outbox {
  /** In the order in which they were written. */
  unsent: readonly Unsent[];
  /** The last attempt reached nobody: what waits will be tried again. */
  isStuck: boolean;
}

let outbox: Outbox = { unsent: [], isStuck: false };
/** Those that the browser's store does not have. */
const onlyHere = new Set<string>();
const listeners = new Set<() => void>();
const wakers = new Set<() => void>();
/** Other tabs show the same. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('likha.outbox');

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
  extends Pick<Unsent, 'conversation_id' | 'text' | 'files' | 'price' | 'reply_to'> {}

/** Writes a message: it is shown at once, and sent as soon as it can be. */
export async function writeMessage(message: NewMessage): Promise<void> {
  const owner = currentSession().user?.id;
  if (!owner) return;
  const place = Math.max(Date.now(), (outbox.unsent.at(-1)?.place ?? 0) + 1);
  await keep({
    ...message,
    client_id: crypto.randomUUID(),
    owner,
    written_at: new Date().toISOString(),
    place,
    refusal: null,
  });
  wake();
}

/** Keeps a message as it is now. */
export async function keep(unsent: Unsent): Promise<void> {
  onlyHere.add(unsent.client_id);
  showOne(unsent);
  if (await putUnsent(unsent)) onlyHere.delete(unsent.client_id);
  tabs?.postMessage('changed');
}

/** The server has it, or nobody wants it sent any more. */
export async function discard(clientId: string): Promise<void> {
  onlyHere.delete(clientId);
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
  const kept = await readUnsent();
  const here = outbox.unsent.filter(({ client_id: id }) => onlyHere.has(id));
  const others = kept.filter(({ client_id: id }) => !onlyHere.has(id));
  show({ unsent: [...others, ...here].sort(inOrder) });
}

function wake(): void {
  for (const waker of wakers) waker();
}

/** Calls back when there is something to send. @returns how to stop that */
export function onUnsent(waker: () => void): () => void {
  const reread = () => void readOutbox();
  wakers.add(waker);
  tabs?.addEventListener('message', reread);
  return () => {
    wakers.delete(waker);
    tabs?.removeEventListener('message', reread);
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

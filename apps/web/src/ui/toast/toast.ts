import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  tone: 'good' | 'bad' | 'plain';
}

const SHOWN_MS = 5_000;

let current: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | null): void {
  clearTimeout(timer);
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows one toast for five seconds; a new one takes the place of the one before. */
export function notify({
  tone = 'plain',
  ...toast
}: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  lastId += 1;
  show({ ...toast, tone, id: lastId });
  resumeToast();
}

/** Says something else in the toast that is there, whose seconds go on. @param said what it has to say now, or it is about something else */
export function rewordToast(said: readonly unknown[], text: string): void {
  if (!current?.text || !said.includes(current.text)) return;
  current = { ...current, text };
  for (const listener of listeners) listener();
}

/** Takes the toast away. */
export function dismissToast(): void {
  show(null);
}

/** While somebody reads or reaches for the toast it stays. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Gives the toast its five seconds again. */
export function resumeToast(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, SHOWN_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast shown now, if any. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

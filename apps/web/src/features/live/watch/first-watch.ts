import { useLayoutEffect } from 'react';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api-types.ts';

export type Watching = Answer<'POST /live/{id}/watch'>;

const asked = new Map<string, Promise<Watching>>();

/**
 * Asks for a stream's address together with the code that plays it, which would ask for it next: the first picture waits for one journey
 * less. In a layout effect, as those of the player below run after it.
 */
export function useFirstWatch(id: string, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const first = askWatch(id);
    // What went wrong is said to whoever takes it.
    first.catch(() => undefined);
    asked.set(id, first);
    return () => void asked.delete(id);
  }, [id, isOpen]);
}

/** The address of a stream: what was asked for already, once, or another one. */
export function takeWatch(id: string): Promise<Watching> {
  const first = asked.get(id);
  asked.delete(id);
  return first ?? askWatch(id);
}

function askWatch(id: string): Promise<Watching> {
  return api('POST /live/{id}/watch', { params: { id } });
}

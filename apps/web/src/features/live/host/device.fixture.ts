import { vi } from 'vitest';

interface NamedPiece {
  name: string;
  close: () => void;
}

/** A device that gives what is asked for, and what it then gives to nobody stays open, as in a browser. */
export function deviceOf() {
  const open = new Set<string>();
  let asked: ((given: ReadableStreamReadResult<NamedPiece>) => void) | null = null;
  let isCancelled = false;
  return {
    open,
    isCancelled: () => isCancelled,
    stop: vi.fn(() => {
      asked = null;
    }),
    give(name: string): void {
      open.add(name);
      const value = { name, close: () => void open.delete(name) };
      const answer = asked;
      asked = null;
      answer?.({ value, done: false });
    },
    pieces: {
      read: () =>
        new Promise<ReadableStreamReadResult<NamedPiece>>((done) => {
          asked = done;
        }),
      cancel: async () => {
        isCancelled = true;
        asked = null;
      },
    },
  };
}

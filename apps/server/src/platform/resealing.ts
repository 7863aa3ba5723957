import type { Cipher } from './cipher.ts';

/** What a stretch of sealed things was found to be. */
export interface Found {
  seen: number;
  /** Sealed by another secret than that of now; sealed anew, unless it was changed at the same moment. */
  old: number;
  /** Opened by no secret that is known. */
  unreadable: number;
}

/** All of one kind that is sealed: gone through in bounded stretches, from the beginning each time (P344). */
export interface Resealing {
  name: string;
  stretches(): AsyncGenerator<Found>;
}

/** A kind that is kept in rows of a table. */
export interface SealedRows<Row extends { sealed: Buffer }> {
  name: string;
  cipher: Cipher;
  /** The next ones in the order of their key. */
  list(after: Row | null, limit: number): Promise<Row[]>;
  /** Puts it in the place of what was read; nothing where something else stands there by now. */
  replace(row: Row, sealed: Buffer): Promise<void>;
}

const ROWS = 100;

/**
 * Seals rows anew. Each is compared as it is replaced, so that nothing is lost that another process writes meanwhile; what it wrote is
 * found the next time. Killed, it begins anew, and passes over what is done.
 */
export function resealRows<Row extends { sealed: Buffer }>(rows: SealedRows<Row>): Resealing {
  return {
    name: rows.name,
    async *stretches() {
      let after: Row | null = null;
      for (;;) {
        const batch: Row[] = await rows.list(after, ROWS);
        if (batch.length === 0) return;
        yield await resealBatch(rows, batch);
        after = batch.at(-1) ?? null;
      }
    },
  };
}

async function resealBatch<Row extends { sealed: Buffer }>(
  rows: SealedRows<Row>,
  batch: readonly Row[],
): Promise<Found> {
  const found = { seen: batch.length, old: 0, unreadable: 0 };
  for (const row of batch) {
    const sealed = resealed(rows.cipher, row.sealed);
    if (sealed === 'unreadable') found.unreadable += 1;
    else if (sealed) {
      found.old += 1;
      await rows.replace(row, sealed);
    }
  }
  return found;
}

/** Null for what is sealed by the secret of now. */
export function resealed(cipher: Cipher, sealed: Buffer): Buffer | null | 'unreadable' {
  try {
    return cipher.reseal(sealed);
  } catch {
    return 'unreadable';
  }
}

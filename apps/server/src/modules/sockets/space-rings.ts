/** Between two rings of one person: who is told of many things at once asks for all of them with one question. */
const SPACE_MS = 50;

type Ring = (personId: string, cursor: number | null) => void;

/** What came while somebody rests from their last ring: nothing, or the number up to which they are to ask, null where it has none. */
type Waiting = 'nothing' | number | null;

/** Rings with room between them (P514). */
export interface SpacedRings {
  ring: Ring;
  stop(): void;
}

/**
 * Rings somebody at once, and then not before they have rested: what came meanwhile is one ring, with the last of its numbers, or
 * without one where any had none. One timer for everybody, and none while nobody rests.
 * @param ring what is done for each ring that is left
 */
export function spaceRings(ring: Ring): SpacedRings {
  let resting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    timer = undefined;
    const rested = resting;
    resting = new Map();
    for (const [personId, waiting] of rested) if (waiting !== 'nothing') ringNow(personId, waiting);
  }
  function ringNow(personId: string, cursor: number | null): void {
    resting.set(personId, 'nothing');
    timer ??= setTimeout(wake, SPACE_MS).unref();
    ring(personId, cursor);
  }

  return {
    ring(personId, cursor) {
      const waiting = resting.get(personId);
      if (waiting === undefined) ringNow(personId, cursor);
      else resting.set(personId, both(waiting, cursor));
    },
    stop: () => clearTimeout(timer),
  };
}

function both(waiting: Waiting, cursor: number | null): number | null {
  if (waiting === 'nothing') return cursor;
  return waiting === null || cursor === null ? null : Math.max(waiting, cursor);
}

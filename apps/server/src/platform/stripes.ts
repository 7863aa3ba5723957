import type { Ids } from './ids.ts';

/** Into how many rows the busiest figures are split at the most; who has fewer takes the number modulo its own. */
const STRIPES = 64;

/** Which stripe of what is kept in stripes the next transaction changes. */
export interface Stripes {
  next(): number;
}

/**
 * In turn, so that those under way at once in one process never meet unless there are more of them than stripes;
 * processes begin at different places.
 */
export function createStripes(ids: Ids): Stripes {
  let last = ids.random(1).readUInt8(0) % STRIPES;
  return {
    next() {
      last = (last + 1) % STRIPES;
      return last;
    },
  };
}

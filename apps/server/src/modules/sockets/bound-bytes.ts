import type { Duplex } from 'node:stream';

export interface ByteBound {
  max: number;
  withinSeconds: number;
}

/**
 * Calls back once when more bytes come on a wire within a stretch of time than anybody has to say, of whatever they are: packets, pings
 * (each of which is answered), the beginnings of frames. Call it once somebody reads the wire.
 */
export function boundBytes(wire: Duplex, { max, withinSeconds }: ByteBound, onFlood: () => void): void {
  let since = performance.now();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    const now = performance.now();
    if (now - since > withinSeconds * 1000) {
      since = now;
      bytes = 0;
    }
    bytes += chunk.length;
    if (bytes <= max) return;
    wire.off('data', count);
    onFlood();
  };
  wire.on('data', count);
}

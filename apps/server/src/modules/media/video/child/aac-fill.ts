/** Elements of a frame that hold no sound (ISO/IEC 14496-3, 4.4.2.1), by their three bits. */
const DATA_STREAM = 4;
const FILL = 6;
/** Of what fills: bytes without a meaning. Others (such as the upper half of the sound) have one. */
const PLAIN_FILL = 0;

/** Reads a frame bit by bit, and clears stretches of it. Past its end there are zeros. */
class Bits {
  readonly bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  take(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1, this.at += 1)
      value = value * 2 + (((this.bytes[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1);
    return value;
  }

  alignToByte(): void {
    this.at = (this.at + 7) & ~7;
  }

  clear(count: number): void {
    const end = Math.min(this.at + count, this.bytes.length * 8);
    for (; this.at < end; this.at += 1) {
      const index = this.at >> 3;
      this.bytes[index] = (this.bytes[index] ?? 0) & ~(1 << (7 - (this.at & 7)));
    }
  }
}

/**
 * A frame of AAC whose leading fill says nothing: encoders write their names there. What is before the sound is looked at, as
 * what follows it cannot be found without decoding it. The frame keeps its length.
 */
export function withoutFillText(frame: Uint8Array): Uint8Array {
  const kind = (frame[0] ?? 0) >> 5;
  if (kind !== FILL && kind !== DATA_STREAM) return frame;
  const bits = new Bits(Uint8Array.from(frame));
  while (bits.at < frame.length * 8 && clearElement(bits));
  return bits.bytes;
}

/** @returns false at the first element that is sound */
function clearElement(bits: Bits): boolean {
  const kind = bits.take(3);
  if (kind === FILL) {
    const short = bits.take(4);
    const count = short === 15 ? short + bits.take(8) - 1 : short;
    if (count === 0) return true;
    const isPlain = bits.take(4) === PLAIN_FILL;
    if (isPlain) bits.clear(count * 8 - 4);
    else bits.at += count * 8 - 4;
    return true;
  }
  if (kind !== DATA_STREAM) return false;
  bits.at += 4;
  const isAligned = bits.take(1) === 1;
  const short = bits.take(8);
  const count = short === 255 ? short + bits.take(8) : short;
  if (isAligned) bits.alignToByte();
  bits.clear(count * 8);
  return true;
}

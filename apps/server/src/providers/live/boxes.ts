import { PartRefused } from './part-refused.ts';

/** A box of an MP4 within its bytes: `body` is where its contents begin. */
export interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

const HEADER_BYTES = 8;
/** No box that we take holds more. */
const MOST_BOXES = 32;

/**
 * The boxes of a stretch, which they fill without a gap. Sizes of 64 bits and "to the end" are not taken: nothing here is so large.
 * @throws PartRefused
 */
export function boxesIn(bytes: Buffer, start = 0, end = bytes.length): Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    if (at + HEADER_BYTES > end || boxes.length === MOST_BOXES) throw new PartRefused('boxes');
    const size = bytes.readUInt32BE(at);
    if (size < HEADER_BYTES || at + size > end) throw new PartRefused('boxes');
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + HEADER_BYTES),
      start: at,
      body: at + HEADER_BYTES,
      end: at + size,
    });
    at += size;
  }
  return boxes;
}

/** What a box may hold: nothing that we look into, or these. */
export interface Allowed {
  readonly [type: string]: Allowed | 'leaf';
}

/** Walks a tree of boxes of which every one is allowed where it is. @throws PartRefused for one that is not */
export function demandBoxes(bytes: Buffer, allowed: Allowed, start = 0, end = bytes.length): void {
  for (const box of boxesIn(bytes, start, end)) {
    const inside = Object.hasOwn(allowed, box.type) ? allowed[box.type] : undefined;
    if (inside === undefined) throw new PartRefused('boxes');
    if (inside !== 'leaf') demandBoxes(bytes, inside, box.body, box.end);
  }
}

/** The only one of its type. @throws PartRefused for none, or several */
export function onlyBox(boxes: readonly Box[], type: string): Box {
  const found = boxes.filter((box) => box.type === type);
  const [box] = found;
  if (!box || found.length > 1) throw new PartRefused('boxes');
  return box;
}

/** Reads whole numbers one after the other. @throws PartRefused beyond the end */
export class Reader {
  readonly #bytes: Buffer;
  readonly #end: number;
  at: number;

  constructor(bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>) {
    this.#bytes = bytes;
    this.#end = end;
    this.at = body;
  }

  get left(): number {
    return this.#end - this.at;
  }

  u8 = () => this.#bytes.readUInt8(this.#take(1));
  u16 = () => this.#bytes.readUInt16BE(this.#take(2));
  u24 = () => this.#bytes.readUIntBE(this.#take(3), 3);
  u32 = () => this.#bytes.readUInt32BE(this.#take(4));
  i32 = () => this.#bytes.readInt32BE(this.#take(4));

  /** Of 64 bits, as far as JavaScript counts exactly. */
  u64(): number {
    const value = this.#bytes.readBigUInt64BE(this.#take(8));
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new PartRefused('time');
    return Number(value);
  }

  text(length: number): string {
    const at = this.#take(length);
    return this.#bytes.toString('latin1', at, at + length);
  }

  skip(length: number): void {
    this.#take(length);
  }

  #take(length: number): number {
    if (this.left < length) throw new PartRefused('boxes');
    const { at } = this;
    this.at += length;
    return at;
  }
}

import type { MediaCodec } from 'mediabunny';

const HEVC_SEI = new Set([39, 40]);
const HEVC_FIXED_BYTES = 22;
const AVC_FIXED_BYTES = 5;
/** Profiles whose record goes on behind the parameter sets (ISO/IEC 14496-15, 5.3.3.1.2). */
const AVC_LONG_PROFILES = new Set([100, 110, 122, 144]);
const FLAC_STREAM_INFO_BYTES = 34;

/** Reads the pieces of a record one after the other; a piece that is not there is damage. */
class Pieces {
  readonly #record: Uint8Array;
  #at = 0;

  constructor(record: Uint8Array) {
    this.#record = record;
  }

  take(bytes: number): Uint8Array {
    const piece = this.#record.subarray(this.#at, this.#at + bytes);
    if (piece.length !== bytes) throw new RangeError('a record is cut off');
    this.#at += bytes;
    return piece;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#record.length;
  }
}

const wordIn = (bytes: Uint8Array) => ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);

function parameterSets(pieces: Pieces, count: number): Uint8Array[] {
  return Array.from({ length: count }, () => {
    const size = pieces.take(2);
    return Buffer.concat([size, pieces.take(wordIn(size))]);
  });
}

/** The parameter sets of an H.264 stream, and nothing that follows them. */
function cleanAvc(record: Uint8Array): Uint8Array {
  const pieces = new Pieces(record);
  const fixed = pieces.take(AVC_FIXED_BYTES);
  const counted = (mask: number) => {
    const count = pieces.take(1);
    return [count, ...parameterSets(pieces, (count[0] ?? 0) & mask)];
  };
  const kept = [fixed, ...counted(0x1f), ...counted(0xff)];
  if (AVC_LONG_PROFILES.has(fixed[1] ?? 0) && !pieces.isAtEnd) kept.push(pieces.take(3), ...counted(0xff));
  return Buffer.concat(kept);
}

/** The parameter sets of an HEVC stream without its messages, of which x265 puts one here. */
function cleanHevc(record: Uint8Array): Uint8Array {
  const pieces = new Pieces(record);
  const fixed = pieces.take(HEVC_FIXED_BYTES);
  const arrays: Uint8Array[] = [];
  for (let left = pieces.take(1)[0] ?? 0; left > 0; left -= 1) {
    const head = pieces.take(3);
    const array = Buffer.concat([head, ...parameterSets(pieces, wordIn(head.subarray(1)))]);
    if (!HEVC_SEI.has((head[0] ?? 0) & 0x3f)) arrays.push(array);
  }
  return Buffer.concat([fixed, Uint8Array.of(arrays.length), ...arrays]);
}

/** Stream information alone: what follows it are tags and pictures. */
function cleanFlac(record: Uint8Array): Uint8Array {
  const pieces = new Pieces(record);
  // `fLaC`, then a block's header of 4 bytes, of which the first bit says that it is the last.
  const kept = Buffer.concat([pieces.take(4), pieces.take(4), pieces.take(FLAC_STREAM_INFO_BYTES)]);
  kept.writeUInt8(0x80, 4);
  return kept;
}

/** Three headers, of which the second holds the encoder's name and tags: one that is empty stands in its place. */
function cleanVorbis(record: Uint8Array): Uint8Array {
  const pieces = new Pieces(record);
  if (pieces.take(1)[0] !== 2) throw new RangeError('not three headers');
  const [first, second] = [lacedSize(pieces), lacedSize(pieces)];
  const identification = pieces.take(first);
  pieces.take(second);
  const setup: Uint8Array[] = [];
  while (!pieces.isAtEnd) setup.push(pieces.take(1));
  // Its kind, its mark, a name of no bytes, a list of no tags, and the bit that closes it.
  const comment = Buffer.concat([Buffer.from('\x03vorbis', 'latin1'), Buffer.alloc(8), Uint8Array.of(1)]);
  return Buffer.concat([
    Uint8Array.of(2, ...laced(first), ...laced(comment.length)),
    identification,
    comment,
    ...setup,
  ]);
}

function lacedSize(pieces: Pieces): number {
  let size = 0;
  for (;;) {
    const part = pieces.take(1)[0] ?? 0;
    size += part;
    if (part < 255) return size;
  }
}

const laced = (size: number) => [...Array<number>(Math.floor(size / 255)).fill(255), size % 255];

const CLEANERS: Partial<Record<MediaCodec, (record: Uint8Array) => Uint8Array>> = {
  avc: cleanAvc,
  hevc: cleanHevc,
  flac: cleanFlac,
  vorbis: cleanVorbis,
};

/**
 * What a decoder needs to know before the first packet, without what else can be carried in it.
 * @throws RangeError when it is cut off
 */
export function cleanDescription(
  codec: MediaCodec,
  description: AllowSharedBuffer | ArrayBufferView,
): Uint8Array {
  const record = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  return CLEANERS[codec]?.(record) ?? record;
}

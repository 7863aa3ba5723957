/** Kinds of supplemental information that hold what somebody wrote: registered and unregistered user data. */
const PERSONAL = new Set([4, 5]);
const AVC_SEI = 6;
const HEVC_SEI = new Set([39, 40]);

type Codec = 'avc' | 'hevc';

const headerBytes = { avc: 1, hevc: 2 } as const;

function isSupplemental(unit: Uint8Array, codec: Codec): boolean {
  const first = unit[0] ?? 0;
  return codec === 'avc' ? (first & 0x1f) === AVC_SEI : HEVC_SEI.has((first >> 1) & 0x3f);
}

/** Does a unit of supplemental information hold any message of a personal kind? Damage counts as yes. */
function isPersonal(unit: Uint8Array, codec: Codec): boolean {
  let at = headerBytes[codec];
  // The last byte only closes the unit (rbsp_trailing_bits).
  while (at < unit.length - 1) {
    const [kind, afterKind] = readNumber(unit, at);
    const [bytes, afterSize] = readNumber(unit, afterKind);
    if (PERSONAL.has(kind) || afterSize + bytes > unit.length) return true;
    at = afterSize + bytes;
  }
  return false;
}

/** A number as these messages write it: 255 for each whole 255, then the rest. */
function readNumber(unit: Uint8Array, start: number): [value: number, next: number] {
  let [value, at] = [0, start];
  while (unit[at] === 0xff) {
    value += 255;
    at += 1;
  }
  return [value + (unit[at] ?? 0), at + 1];
}

/**
 * A packet without the messages in which encoders and cameras leave their names, places and times (H.264 and HEVC, kinds 4
 * and 5). Most packets have none and come back as they are.
 * @param lengthBytes how many bytes the length before each unit takes
 * @throws RangeError when the units do not fit into the packet
 */
export function withoutPersonalMessages(packet: Uint8Array, codec: Codec, lengthBytes: number): Uint8Array {
  const kept: Uint8Array[] = [];
  let hasDropped = false;
  for (let at = 0; at < packet.length; ) {
    let bytes = 0;
    for (let digit = 0; digit < lengthBytes; digit += 1) bytes = bytes * 256 + (packet[at + digit] ?? 0);
    const [start, end] = [at + lengthBytes, at + lengthBytes + bytes];
    if (end > packet.length) throw new RangeError('a unit does not fit into its packet');
    const unit = packet.subarray(start, end);
    const isDropped = isSupplemental(unit, codec) && isPersonal(unit, codec);
    if (isDropped) hasDropped = true;
    else kept.push(packet.subarray(at, end));
    at = end;
  }
  return hasDropped ? Buffer.concat(kept) : packet;
}

const HEADER = 8;
const FLAGS = 4;

/**
 * Which tracks a part has, by what stands before its samples.
 * @param moof the box, as it is sent
 */
export function tracksIn(moof: Uint8Array): number[] {
  const view = new DataView(moof.buffer, moof.byteOffset, moof.byteLength);
  return boxesIn(view, HEADER, moof.byteLength)
    .filter(({ type }) => type === 'traf')
    .flatMap(({ from, to }) => boxesIn(view, from, to))
    .filter(({ type }) => type === 'tfhd')
    .map(({ from }) => view.getUint32(from + FLAGS));
}

interface Box {
  type: string;
  /** Of what is inside, behind its header. */
  from: number;
  to: number;
}

function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + HEADER <= to; ) {
    const size = view.getUint32(at);
    // Another way to say a length is never used of boxes this small.
    if (size < HEADER || at + size > to) break;
    const type = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)));
    boxes.push({ type, from: at + HEADER, to: at + size });
    at += size;
  }
  return boxes;
}

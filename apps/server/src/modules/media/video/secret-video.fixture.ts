/** Files that tell more than they should, byte by byte as cameras and programs write them. */

export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const payload = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(payload.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, payload]);
}

interface Found {
  start: number;
  end: number;
}

/** Where a box lies, found by the way to it: `moov/trak/mdia`. The first of each kind. */
function find(file: Buffer, path: string): Found {
  let [start, end] = [0, file.length];
  for (const type of path.split('/')) {
    let at = start;
    while (at < end && file.toString('latin1', at + 4, at + 8) !== type) at += file.readUInt32BE(at);
    if (at >= end) throw new Error(`there is no ${path}`);
    end = at + file.readUInt32BE(at);
    start = at + 8;
  }
  return { start: start - 8, end };
}

/**
 * Puts `added` at the end of the box at `path`, whose size and those around it grow. The file's pictures must lie before its
 * index, or their offsets would be wrong.
 */
export function insertInto(file: Buffer, path: string, added: Buffer): Buffer {
  const { end } = find(file, path);
  const grown = Buffer.concat([file.subarray(0, end), added, file.subarray(end)]);
  const steps = path.split('/');
  for (const count of steps.keys()) {
    const { start } = find(file, steps.slice(0, count + 1).join('/'));
    grown.writeUInt32BE(file.readUInt32BE(start) + added.length, start);
  }
  return grown;
}

/** Bytes at the beginning of `mdat` that no picture owns; all offsets move along. */
export function hideInData(file: Buffer, hidden: Buffer): Buffer {
  const { start } = find(file, 'mdat');
  const isLong = file.readUInt32BE(start) === 1;
  const at = start + (isLong ? 16 : 8);
  const grown = Buffer.concat([file.subarray(0, at), hidden, file.subarray(at)]);
  if (isLong) grown.writeBigUInt64BE(file.readBigUInt64BE(start + 8) + BigInt(hidden.length), start + 8);
  else grown.writeUInt32BE(file.readUInt32BE(start) + hidden.length, start);
  for (let table = grown.indexOf('stco'); table >= 0; table = grown.indexOf('stco', table + 4)) {
    const count = grown.readUInt32BE(table + 8);
    for (let entry = 0; entry < count; entry += 1) {
      const offset = table + 12 + entry * 4;
      grown.writeUInt32BE(grown.readUInt32BE(offset) + hidden.length, offset);
    }
  }
  return grown;
}

/** Where it was filmed, by what, by whom and when, in every place that cameras and programs use. */
export function tellEverything(file: Buffer): Buffer {
  const place = box('\xa9xyz', Buffer.from([0, 18, 0x15, 0xc7]), '+14.5995+120.9842/');
  const named = box('loci', Buffer.alloc(6), 'SecretPlace\0', Buffer.alloc(16));
  const xmp = box(
    'uuid',
    Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'),
    '<x:xmpmeta>SecretXmp</x:xmpmeta>',
  );
  const told = insertInto(file, 'moov', box('udta', place, named));
  const inTrack = insertInto(told, 'moov/trak', box('udta', box('name', 'SecretTrack')));
  const hidden = hideInData(
    Buffer.concat([inTrack, xmp, box('free', 'SecretFree')]),
    Buffer.from('SecretHidden'),
  );
  return Buffer.concat([hidden, box('meta', Buffer.alloc(4), 'SecretMeta')]);
}

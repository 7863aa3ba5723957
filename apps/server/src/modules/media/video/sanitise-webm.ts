import type { FileEditor } from './file-editor.ts';
import { MalformedVideo } from './malformed-video.ts';
import { type Element, readElement, voidOut } from './webm-element.ts';

const ID = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  seekHead: 0x114d9b74,
  cues: 0x1c53bb6b,
  crc32: 0xbf,
} as const;

// What a player needs. Tags, attachments, chapters and whatever else a file may carry go.
const KEPT_IN_SEGMENT = new Set<number>([ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues]);
// In Info: time scale and duration stay; title, date, file names and the programs' names go.
const KEPT_IN_INFO = new Set<number>([0x2ad7b1, 0x4489]);
// In a track: its name goes.
const REMOVED_FROM_TRACK = new Set<number>([0x536e, ID.crc32]);
// Children of a cluster; needed only where a live recording does not write the cluster's size.
const IN_CLUSTER = new Set<number>([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xaf, 0x5854, ID.crc32, 0xec]);
const VIDEO_TRACK = 1;
const AUDIO_TRACK = 2;
// Twice the blocks of a four-hour recording, the most that 100 MB can sensibly hold.
const MAX_ELEMENTS = 2_000_000;

class Walk {
  readonly file: FileEditor;
  hasVideo = false;
  #left = MAX_ELEMENTS;

  constructor(file: FileEditor) {
    this.file = file;
  }

  async next(start: number, limit: number): Promise<Element> {
    this.#left -= 1;
    if (this.#left < 0) throw new MalformedVideo('too many elements');
    return readElement(this.file, start, limit);
  }

  /** Clears the children of `parent` that `isKept` does not name; hands the others on. */
  async clean(parent: Element, isKept: (id: number) => boolean, visit?: (child: Element) => Promise<void>) {
    if (!parent.isSizeKnown) throw new MalformedVideo('a size is missing');
    for (let at = parent.payload; at < parent.end; ) {
      const child = await this.next(at, parent.end);
      if (!isKept(child.id)) await voidOut(this.file, child.start, child.end);
      else await visit?.(child);
      at = child.end;
    }
  }
}

/** Where a cluster of unwritten size ends: at the first element that cannot be inside one. */
async function endOfCluster(walk: Walk, cluster: Element): Promise<number> {
  let at = cluster.payload;
  while (at < cluster.end) {
    const child = await walk.next(at, cluster.end);
    if (!IN_CLUSTER.has(child.id)) return at;
    at = child.end;
  }
  return at;
}

async function trackTypeOf(walk: Walk, entry: Element): Promise<number> {
  for (let at = entry.payload; at < entry.end; ) {
    const child = await walk.next(at, entry.end);
    if (child.id === ID.trackType) return (await walk.file.read(child.end - 1, 1))[0] ?? 0;
    at = child.end;
  }
  return 0;
}

async function cleanTrack(walk: Walk, entry: Element): Promise<void> {
  const type = await trackTypeOf(walk, entry);
  if (type === VIDEO_TRACK) walk.hasVideo = true;
  if (type !== VIDEO_TRACK && type !== AUDIO_TRACK) return voidOut(walk.file, entry.start, entry.end);
  await walk.clean(entry, (id) => !REMOVED_FROM_TRACK.has(id));
}

/** Cleans one element of the segment and says where the next one begins. */
async function cleanPart(walk: Walk, part: Element): Promise<number> {
  if (part.id === ID.cluster && !part.isSizeKnown) return endOfCluster(walk, part);
  if (!KEPT_IN_SEGMENT.has(part.id)) await voidOut(walk.file, part.start, part.end);
  else if (part.id === ID.info) await walk.clean(part, (id) => KEPT_IN_INFO.has(id));
  else if (part.id === ID.tracks) {
    await walk.clean(
      part,
      (id) => id === ID.trackEntry,
      (entry) => cleanTrack(walk, entry),
    );
  }
  return part.end;
}

/**
 * Removes tags, titles, dates, names, chapters and attachments from a WebM file, in place, by turning them into
 * Void elements. Sizes and positions stay as they were.
 * @throws MalformedVideo when the elements do not fit into each other, or there is no track of pictures
 */
export async function sanitiseWebm(file: FileEditor): Promise<void> {
  const walk = new Walk(file);
  const header = await walk.next(0, file.size);
  const segment = await walk.next(header.end, file.size);
  if (header.id !== ID.header || segment.id !== ID.segment) throw new MalformedVideo('not a WebM file');
  for (let at = segment.payload; at < segment.end; )
    at = await cleanPart(walk, await walk.next(at, segment.end));
  await file.erase(segment.end, file.size);
  if (!walk.hasVideo) throw new MalformedVideo('there is nothing to see');
}

import type { FileEditor } from './file-editor.ts';
import { MalformedVideo } from './malformed-video.ts';
import { type Box, BoxBudget, boxesWithin, freeBox } from './mp4-box.ts';
import { eraseSamples } from './mp4-samples.ts';

// What a player needs. Everything else, known or not, goes: places, titles, makers, previews, XMP, notes.
const KEPT_AT_TOP = new Set('ftyp moov mdat moof mfra sidx ssix styp wide'.split(' '));
const KEPT_IN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['moov', new Set('mvhd trak mvex iods'.split(' '))],
  ['trak', new Set('tkhd edts mdia tapt'.split(' '))],
  ['mdia', new Set('mdhd hdlr minf elng'.split(' '))],
  ['minf', new Set('vmhd smhd gmhd nmhd sthd hdlr dinf stbl'.split(' '))],
  ['moof', new Set('mfhd traf'.split(' '))],
  ['traf', new Set('tfhd tfdt trun sbgp sgpd subs saiz saio senc'.split(' '))],
]);
const TIMED = new Set(['mvhd', 'tkhd', 'mdhd']);
const SEEN_OR_HEARD = new Set(['vide', 'soun']);

interface Findings {
  hasMovie: boolean;
  hasPicture: boolean;
}

/** Recording times are personal too: both moments, of 4 bytes each in version 0 and 8 in version 1. */
async function eraseMoments(file: FileEditor, box: Box): Promise<void> {
  const version = (await file.read(box.payload, 1))[0] ?? 0;
  const end = box.payload + 4 + (version === 1 ? 16 : 8);
  if (end > box.end) throw new MalformedVideo(`${box.type} is too short`);
  await file.erase(box.payload + 4, end);
}

/** Phones write their name as the handler's; it is the rest of the box after the type and 12 reserved bytes. */
async function eraseHandlerName(file: FileEditor, box: Box): Promise<void> {
  await file.erase(Math.min(box.payload + 24, box.end), box.end);
}

async function childOf(
  file: FileEditor,
  parent: Box,
  path: string[],
  budget: BoxBudget,
): Promise<Box | null> {
  const [wanted, ...rest] = path;
  for await (const box of boxesWithin(file, parent.payload, parent.end, budget)) {
    if (box.type === wanted) return rest.length === 0 ? box : childOf(file, box, rest, budget);
  }
  return null;
}

async function handlerOf(file: FileEditor, track: Box, budget: BoxBudget): Promise<string> {
  const handler = await childOf(file, track, ['mdia', 'hdlr'], budget);
  if (handler === null) return '';
  return (await file.read(handler.payload + 8, 4)).toString('latin1');
}

async function removeTrack(file: FileEditor, track: Box, budget: BoxBudget): Promise<void> {
  const tables = await childOf(file, track, ['mdia', 'minf', 'stbl'], budget);
  if (tables !== null) await eraseSamples(file, tables, budget);
  await freeBox(file, track);
}

async function cleanChildren(
  file: FileEditor,
  parent: Box,
  found: Findings,
  budget: BoxBudget,
): Promise<void> {
  const kept = KEPT_IN.get(parent.type);
  if (kept === undefined) return;
  let end = parent.payload;
  for await (const box of boxesWithin(file, parent.payload, parent.end, budget)) {
    end = box.end;
    if (!kept.has(box.type)) {
      await freeBox(file, box);
      continue;
    }
    if (TIMED.has(box.type)) await eraseMoments(file, box);
    if (box.type === 'hdlr') await eraseHandlerName(file, box);
    if (box.type === 'trak') {
      const handler = await handlerOf(file, box, budget);
      if (handler === 'vide') found.hasPicture = true;
      if (!SEEN_OR_HEARD.has(handler)) {
        await removeTrack(file, box, budget);
        continue;
      }
    }
    await cleanChildren(file, box, found, budget);
  }
  await file.erase(end, parent.end);
}

/**
 * Removes everything from an MP4 or MOV file, in place, that is neither picture, sound nor needed to play them.
 * Sizes and positions stay as they were.
 * @throws MalformedVideo when the boxes do not fit into each other, or there is no track of pictures
 */
export async function sanitiseMp4(file: FileEditor): Promise<void> {
  const budget = new BoxBudget();
  const found: Findings = { hasMovie: false, hasPicture: false };
  let end = 0;
  for await (const box of boxesWithin(file, 0, file.size, budget)) {
    end = box.end;
    if (box.type === 'moov') found.hasMovie = true;
    if (KEPT_AT_TOP.has(box.type)) await cleanChildren(file, box, found, budget);
    else await freeBox(file, box);
  }
  await file.erase(end, file.size);
  if (!found.hasMovie || !found.hasPicture) throw new MalformedVideo('there is nothing to see');
}

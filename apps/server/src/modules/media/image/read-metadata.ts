import { sharp } from './image-library.ts';

/** What a picture can say of itself besides its pixels; `place` is where it was taken. */
export type Metadata = 'place' | 'exif' | 'profile' | 'xmp' | 'iptc';

/** What a picture says of itself. Of a file that cannot be read nothing is known. */
export async function readMetadata(source: string | Buffer): Promise<Metadata[]> {
  const found = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found) return [];
  const said: Record<Metadata, boolean> = {
    place: found.exif !== undefined && hasPlace(found.exif),
    exif: found.exif !== undefined,
    profile: found.icc !== undefined,
    xmp: found.xmp !== undefined,
    iptc: found.iptc !== undefined,
  };
  return (Object.keys(said) as Metadata[]).filter((kind) => said[kind]);
}

const EXIF_HEAD = 'Exif\0\0';
const ENTRY_BYTES = 12;
const GPS_TAG = 0x8825;

/** Whether the first directory of an EXIF block (TIFF 6.0 §2) points to one about a place. */
function hasPlace(exif: Buffer): boolean {
  const tiff =
    exif.toString('latin1', 0, EXIF_HEAD.length) === EXIF_HEAD ? exif.subarray(EXIF_HEAD.length) : exif;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    return Array.from({ length: count }, (_, at) =>
      view.getUint16(directory + 2 + at * ENTRY_BYTES, isLittle),
    ).includes(GPS_TAG);
  } catch {
    // It ends before what it announces: there is nothing to be read in it.
    return false;
  }
}

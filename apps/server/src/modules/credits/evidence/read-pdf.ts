import { inflateSync } from 'node:zlib';

/** Names that stand for a program, another file, or a lock. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|Encrypt|SubmitForm|ImportData)(?![A-Za-z0-9])/;
const STREAM = /stream\r?\n([\s\S]*?)endstream/g;
/** What a stream of objects may come to, and how many are read: a file that needs more is not read. */
const INFLATED_BYTES = 4 * 1024 * 1024;
const STREAMS = 200;

/** Does it begin as a PDF? */
export function beginsAsPdf(content: Buffer): boolean {
  return content.subarray(0, 5).toString('latin1') === '%PDF-';
}

/** Is it a PDF, from its first byte to its end? */
export function isPdf(content: Buffer): boolean {
  return beginsAsPdf(content) && content.subarray(-1024).includes('%%EOF');
}

/**
 * Could a reader run something of this PDF, or find another file in it? Looks at its objects, also those in compressed streams
 * of objects; what is drawn is not looked at. One that cannot be read to the end counts as such.
 */
export function isActivePdf(content: Buffer): boolean {
  const text = content.toString('latin1');
  if (ACTIVE.test(namesIn(text.replaceAll(STREAM, '')))) return true;
  let count = 0;
  for (const match of text.matchAll(STREAM)) {
    const dictionary = text.slice(Math.max(0, match.index - 400), match.index);
    if (!namesIn(dictionary.slice(dictionary.lastIndexOf(' obj'))).includes('/ObjStm')) continue;
    count += 1;
    const objects = count > STREAMS ? null : inflated(Buffer.from(match[1] ?? '', 'latin1'));
    if (objects === null || ACTIVE.test(namesIn(objects))) return true;
  }
  return false;
}

/** A name may be written with `#6a` for a letter. */
function namesIn(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function inflated(content: Buffer): string | null {
  try {
    return inflateSync(content, { maxOutputLength: INFLATED_BYTES }).toString('latin1');
  } catch {
    return null;
  }
}

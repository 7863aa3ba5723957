import { dropDraft, keepDraft, readDraft, restoreFiles } from '../../../lib/drafts.ts';
import { waitingDraft } from './draft-names.ts';

/** More than the photos of a message have. What is beyond lives as long as the page, whose tab asks before it is closed. */
const MOST_BYTES = 200 * 1024 ** 2;

interface Waiting {
  /** As they were chosen: written once, as long as none is chosen after them. */
  files: readonly File[];
  /** The places of those that are still on their way. */
  left: readonly number[];
  /** With those that are kept nowhere. */
  count: number;
}

const NONE: Waiting = { files: [], left: [], count: 0 };

/** Those of the files that a reload leaves here, in their order. */
export function fitting(files: readonly File[]): File[] {
  let room = MOST_BYTES;
  return files.filter(({ size }) => {
    if (size > room) return false;
    room -= size;
    return true;
  });
}

/** Keeps what is on its way where a reload does not reach, of this person, in this tab, for a day. @param files as `fitting` gave them last */
export function keepWaiting(to: string | null, files: readonly File[], onTheWay: readonly File[]): void {
  const left = [...files.keys()].filter((place) => files[place] && onTheWay.includes(files[place]));
  if (onTheWay.length === 0) dropDraft(waitingDraft(to));
  else keepDraft(waitingDraft(to), { files, left, count: onTheWay.length } satisfies Waiting);
}

/** What was on its way when the page, or the session, went; and how many of it are kept nowhere. */
export async function readWaiting(to: string | null): Promise<{ files: File[]; lost: number }> {
  const { files: known, left, count } = readDraft(waitingDraft(to), NONE);
  if (count === 0) return { files: [], lost: 0 };
  const kept = known.length > 0 ? known : [(await restoreFiles(waitingDraft(to))).files ?? []].flat();
  const files = left.map((place) => kept[place]).filter((file) => file instanceof File);
  return { files, lost: count - files.length };
}

export function dropWaiting(to: string | null): void {
  dropDraft(waitingDraft(to));
}

import type { LiveLine } from '../live.ts';

/** One's own line before the server has it. */
export interface WaitingLine {
  clientId: string;
  text: string;
  /** Why it was not taken; null while it is on its way. */
  problem: string | null;
}

export interface ChatLines {
  /** In their order, the newest last. */
  lines: readonly LiveLine[];
  /** Up to where the chat is known. */
  cursor: number;
  waiting: readonly WaitingLine[];
  /** Lines that were taken away of late: what shows them elsewhere lets go of them, and what comes late brings none of them back. */
  removed: readonly string[];
}

export const NO_LINES: ChatLines = { lines: [], cursor: 0, waiting: [], removed: [] };

/** A stream may have a hundred thousand lines: these are more than anybody scrolls back to. */
export const MOST_LINES = 300;
/** While somebody reads further up: two minutes of fifty a second, in which what they read is not taken from under their eyes. */
export const MOST_HELD_LINES = 6000;
const MOST_REMOVED = 300;

/** What came at once. */
export interface ChatBatch {
  lines: readonly LiveLine[];
  /** Lines to be taken off the screen. */
  removed: readonly string[];
  cursor: number;
}

/** Takes over what came, each line once, whichever way and in whatever order it came. */
export function withBatch(
  before: ChatLines,
  { lines, removed, cursor }: ChatBatch,
  isHeld = false,
): ChatLines {
  const fresh = removed.filter((id) => !before.removed.includes(id));
  if (lines.length === 0 && fresh.length === 0 && cursor <= before.cursor) return before;
  const gone = new Set([...before.removed, ...fresh]);
  const known = new Map(before.lines.map((line) => [line.id, line]));
  for (const line of lines) known.set(line.id, line);
  const shown = [...known.values()].filter(({ id, state }) => !gone.has(id) && state !== 'removed');
  const sent = new Set(lines.map(({ client_id: id }) => id));
  return {
    lines: inOrder(shown).slice(isHeld ? -MOST_HELD_LINES : -MOST_LINES),
    cursor: Math.max(before.cursor, cursor),
    waiting: before.waiting.filter(({ clientId }) => !sent.has(clientId)),
    removed: [...gone].slice(-MOST_REMOVED),
  };
}

/** Several at once, for a screen that is drawn once. @param isHeld somebody reads further up */
export function withBatches(before: ChatLines, batches: readonly ChatBatch[], isHeld = false): ChatLines {
  if (batches.length === 0) return before;
  const together = {
    lines: batches.flatMap((batch) => batch.lines),
    removed: batches.flatMap((batch) => batch.removed),
    cursor: Math.max(...batches.map((batch) => batch.cursor)),
  };
  return withBatch(before, together, isHeld);
}

function inOrder(lines: LiveLine[]): LiveLine[] {
  const isSorted = lines.every(({ seq }, place) => place === 0 || (lines[place - 1]?.seq ?? 0) < seq);
  return isSorted ? lines : lines.sort((one, other) => one.seq - other.seq);
}

export function withWaiting(before: ChatLines, line: WaitingLine): ChatLines {
  const others = before.waiting.filter(({ clientId }) => clientId !== line.clientId);
  return { ...before, waiting: [...others, line] };
}

export function withoutWaiting(before: ChatLines, clientId: string): ChatLines {
  return { ...before, waiting: before.waiting.filter((line) => line.clientId !== clientId) };
}

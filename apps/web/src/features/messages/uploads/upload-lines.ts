import { keepDraft, readDraft } from '../../../lib/drafts.ts';
import { currentSession } from '../../../lib/session.ts';
import type { SentFile } from '../outbox/outbox-store.ts';
import { writtenDraft } from './draft-names.ts';
import type { OnWay } from './send-file.ts';

/** A file on its way to us. */
export interface Uploading extends OnWay {
  key: string;
  file: File;
  /** Why it is not taken; null while it is on its way. It stays until it is taken away or tried again (P1058). */
  refusal: { why: string; mayHelp: boolean } | null;
}

export interface UploadsNow {
  uploading: readonly Uploading[];
  /** Why what was chosen is not on its way. */
  problem: string | null;
}

type Take = (files: readonly SentFile[]) => void;

/** What is on its way into one message, one after the other. */
export interface Line {
  to: string | null;
  owner: string | undefined;
  now: UploadsNow;
  running: Map<string, AbortController>;
  last: Promise<void>;
  /** As they are kept for a reload. */
  kept: readonly File[];
  /** Of the form that is on the screen. */
  take: Take | null;
  /** Came while none was. They are in its draft, which a form that was just being made had read before. */
  came: SentFile[];
  isRestored: boolean;
}

/** Three messages full of files. Each is held by the page until it is there. */
export const MOST_ON_WAY = 30;
const NOTHING: UploadsNow = { uploading: [], problem: null };

/** One place for what is on its way, whichever page is open meanwhile (P815). */
export const lines = new Map<string | null, Line>();
const listeners = new Set<() => void>();

export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param to the conversation that they are for; null for a message to many */
export function uploadsOf(to: string | null): UploadsNow {
  return lines.get(to)?.now ?? NOTHING;
}

export function countOnWay(): number {
  return [...lines.values()].flatMap(({ now }) => now.uploading).filter(({ refusal }) => !refusal).length;
}

export function lineOf(to: string | null): Line {
  const owner = currentSession().user?.id;
  const known = lines.get(to);
  if (known && known.owner === owner) return known;
  const line: Line = {
    to,
    owner,
    now: NOTHING,
    running: new Map(),
    last: Promise.resolve(),
    kept: [],
    take: null,
    came: [],
    isRestored: false,
  };
  lines.set(to, line);
  return line;
}

/** Of a line that was let go nothing comes any more. */
export function isLive(line: Line): boolean {
  return lines.get(line.to) === line && line.owner === currentSession().user?.id;
}

export function show(line: Line, part: Partial<UploadsNow>): void {
  line.now = { ...line.now, ...part };
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** A form is on the screen that takes what comes. @returns how to say that it is no more */
export function attend(to: string | null, take: Take): () => void {
  const line = lineOf(to);
  line.take = take;
  const came = line.came.splice(0);
  if (came.length > 0) take(came);
  return () => {
    if (line.take !== take) return;
    line.take = null;
    if (line.now.uploading.length === 0 && lines.get(to) === line) lines.delete(to);
  };
}

export function sayProblem(to: string | null, problem: string | null): void {
  show(lineOf(to), { problem });
}

/** What has arrived goes into the form, or into its draft where there is none. */
export function deliver(line: Line, sent: SentFile): void {
  if (line.take) {
    line.take([sent]);
    return;
  }
  line.came.push(sent);
  const name = writtenDraft(line.to);
  const written = readDraft<{ files: readonly SentFile[]; client_id?: string }>(name, { files: [] });
  // With one file more it is another message than a copy of it without.
  const named = written.client_id === undefined ? {} : { client_id: null };
  keepDraft(name, { ...written, ...named, files: [...written.files, sent] });
}

/** Nothing of all this goes on. */
export function letGo(): void {
  const all = [...lines.values()];
  lines.clear();
  for (const { running } of all) for (const controller of running.values()) controller.abort();
  tell();
}

import { detailOf } from '../../../lib/api-error.ts';
import { keepDraft, readDraft } from '../../../lib/drafts.ts';
import { currentSession, onSession } from '../../../lib/session.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { noteClosed } from '../note-closed.ts';
import { FORGET, type SentFile, TABS } from '../outbox/outbox-store.ts';
import { writtenDraft } from './draft-names.ts';
import { dropWaiting, fitting, keepWaiting, readWaiting } from './kept-waiting.ts';
import { type OnWay, type SendWords, sendFile } from './send-file.ts';

/** A file on its way to us. */
export interface Uploading extends OnWay {
  key: string;
  file: File;
}

export interface UploadsNow {
  uploading: readonly Uploading[];
  /** Why the last one was not taken. */
  problem: string | null;
}

export interface UploadWords extends SendWords {
  failed: string;
  /** The title of what is said where nobody looks at the conversation. */
  notUploaded: string;
  left: (count: number) => string;
}

type Take = (files: readonly SentFile[]) => void;

/** What is on its way into one message, one after the other. */
interface Line {
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
const lines = new Map<string | null, Line>();
const listeners = new Set<() => void>();
let isWatching = false;

export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param to the conversation that they are for; null for a message to many */
export function uploadsOf(to: string | null): UploadsNow {
  return lines.get(to)?.now ?? NOTHING;
}

export function countOnWay(): number {
  return [...lines.values()].reduce((sum, { now }) => sum + now.uploading.length, 0);
}

function lineOf(to: string | null): Line {
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
function isLive(line: Line): boolean {
  return lines.get(line.to) === line && line.owner === currentSession().user?.id;
}

function show(line: Line, part: Partial<UploadsNow>): void {
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

/** Uploads files one after the other; what loses its line waits for it. */
export function addUploads(to: string | null, files: readonly File[], words: UploadWords): void {
  if (files.length === 0) return;
  watch();
  const line = lineOf(to);
  for (const file of files) begin(line, file, words);
  line.kept = fitting(onWay(line));
  keepWaiting(to, line.kept, onWay(line));
}

const onWay = ({ now }: Line) => now.uploading.map(({ file }) => file);

function begin(line: Line, file: File, words: UploadWords): void {
  const key = crypto.randomUUID();
  const controller = new AbortController();
  const { signal } = controller;
  line.running.set(key, controller);
  show(line, { uploading: [...line.now.uploading, { key, file, percent: 0, isWaiting: false }] });
  const onProgress = (on: OnWay) =>
    show(line, {
      uploading: line.now.uploading.map((each) => (each.key === key ? { ...each, ...on } : each)),
    });
  line.last = line.last
    .then(() => sendFile(line.to, file, { words, signal, onProgress }))
    .then(
      (sent) => !signal.aborted && isLive(line) && deliver(line, sent),
      (error: unknown) => !signal.aborted && isLive(line) && fail(line, error, words),
    )
    .then(() => void (isLive(line) && drop(line, key)));
}

function deliver(line: Line, sent: SentFile): void {
  if (line.take) {
    line.take([sent]);
    return;
  }
  line.came.push(sent);
  const name = writtenDraft(line.to);
  const written = readDraft<{ files: readonly SentFile[] }>(name, { files: [] });
  keepDraft(name, { ...written, files: [...written.files, sent] });
}

function fail(line: Line, error: unknown, words: UploadWords): void {
  const problem = detailOf(error, words.failed);
  const isClosed = noteClosed(error);
  // The others would be refused too.
  if (isClosed) for (const key of line.running.keys()) cancelUpload(line.to, key);
  show(line, { problem });
  // The form goes with it.
  if (isClosed || !line.take) notify({ tone: 'bad', title: words.notUploaded, text: problem });
}

function drop(line: Line, key: string): void {
  line.running.delete(key);
  show(line, { uploading: line.now.uploading.filter((each) => each.key !== key) });
  keepWaiting(line.to, line.kept, onWay(line));
}

export function cancelUpload(to: string | null, key: string): void {
  const line = lines.get(to);
  line?.running.get(key)?.abort();
  if (line) drop(line, key);
}

/** Goes on with what was on its way when the page was loaded anew, or the session ended. */
export async function restoreUploads(to: string | null, words: UploadWords): Promise<void> {
  const line = lineOf(to);
  if (line.isRestored) return;
  line.isRestored = true;
  const { files, lost } = await readWaiting(to);
  if (!isLive(line)) return;
  if (lost > 0) show(line, { problem: words.left(lost) });
  if (files.length > 0) addUploads(to, files, words);
  else if (lost > 0) dropWaiting(to);
}

/** Who leaves the device leaves nothing; a tab that is closed meanwhile asks. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  onSession(() => {
    const me = currentSession().user?.id;
    // A session that ended is not the end of it: what was kept for its person stays.
    if ([...lines.values()].some(({ owner }) => owner !== me)) letGo();
  });
  window.addEventListener('beforeunload', (event) => countOnWay() > 0 && event.preventDefault());
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(TABS).addEventListener('message', ({ data }) => {
    if (data !== FORGET) return;
    for (const to of lines.keys()) dropWaiting(to);
    letGo();
  });
}

function letGo(): void {
  const all = [...lines.values()];
  lines.clear();
  for (const { running } of all) for (const controller of running.values()) controller.abort();
  tell();
}

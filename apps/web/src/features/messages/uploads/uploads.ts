import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { askBeforeLeaving } from '../../../lib/leaving.ts';
import { currentSession, onSession } from '../../../lib/session.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { noteClosed } from '../note-closed.ts';
import { FORGET, TABS } from '../outbox/outbox-store.ts';
import { dropWaiting, fitting, keepWaiting, readWaiting } from './kept-waiting.ts';
import { type OnWay, type SendWords, sendFile } from './send-file.ts';
import {
  countOnWay,
  deliver,
  isLive,
  type Line,
  letGo,
  lineOf,
  lines,
  show,
  type Uploading,
} from './upload-lines.ts';

export interface UploadWords extends SendWords {
  failed: string;
  /** The title of what is said where nobody looks at the conversation. */
  notUploaded: (file: string) => string;
  /** Which message it was for, and why it is not in it. */
  whose: (why: string) => string;
  left: (count: number) => string;
}

let isWatching = false;

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
  const uploading = { key, file, percent: 0, isWaiting: false, refusal: null };
  show(line, { uploading: [...line.now.uploading, uploading] });
  run(line, uploading, words);
}

function run(line: Line, { key, file }: Pick<Uploading, 'key' | 'file'>, words: UploadWords): void {
  const controller = new AbortController();
  const { signal } = controller;
  line.running.set(key, controller);
  const onProgress = (on: OnWay) => change(line, key, on);
  const isWanted = () => !signal.aborted && isLive(line);
  line.last = line.last
    .then(() => sendFile(line.to, file, { words, signal, onProgress }))
    .then(
      (sent) => {
        if (!isWanted()) return;
        deliver(line, sent);
        drop(line, key);
      },
      (error: unknown) => {
        if (isWanted()) fail(line, key, error, words);
      },
    );
}

function change(line: Line, key: string, part: Partial<Uploading>): void {
  show(line, {
    uploading: line.now.uploading.map((each) => (each.key === key ? { ...each, ...part } : each)),
  });
}

/** It stays where it was chosen: its message would else go without it, and nobody would know (P1058). */
function fail(line: Line, key: string, error: unknown, words: UploadWords): void {
  const why = detailOf(error, words.failed);
  const name = line.now.uploading.find((each) => each.key === key)?.file.name ?? '';
  const isClosed = noteClosed(error);
  line.running.delete(key);
  // The others would be refused too.
  if (isClosed) {
    for (const each of line.now.uploading) cancelUpload(line.to, each.key);
    show(line, { problem: why });
  } else change(line, key, { refusal: { why, mayHelp: mayHelp(error) } });
  // The form goes with it.
  if (isClosed || !line.take) notify({ tone: 'bad', title: words.notUploaded(name), text: words.whose(why) });
}

/** Sent again, the same file would be judged in the same way; what went wrong on our side passes. */
function mayHelp(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code !== 'file_rejected' && ![400, 413, 415, 422].includes(error.status);
}

/** Another attempt at one that was refused. */
export function retryUpload(to: string | null, key: string, words: UploadWords): void {
  const line = lineOf(to);
  const refused = line.now.uploading.find((each) => each.key === key);
  if (!refused?.refusal) return;
  change(line, key, { percent: 0, isWaiting: false, refusal: null });
  run(line, refused, words);
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
  askBeforeLeaving(() => countOnWay() > 0);
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(TABS).addEventListener('message', ({ data }) => {
    if (data !== FORGET) return;
    for (const to of lines.keys()) dropWaiting(to);
    letGo();
  });
}

import {
  claimTab,
  DRAFT_MS,
  dropAllFiles,
  dropFiles,
  dropOldAndOthers,
  filesIn,
  keepFiles,
  readFiles,
} from './draft-files.ts';
import type { DraftFiles } from './sealed-files.ts';
import { currentSession } from './session.ts';
import { dropSharedFiles } from './shared-files.ts';

const PREFIX = 'likha.draft.';

/** What this page knows of drafts, their files among it. */
const live = new Map<string, object>();
/** The files that were kept last, so that a letter typed does not write a video again. */
const keptFiles = new Map<string, DraftFiles>();

/** Tabs tell one another which draft is done with. */
const TABS = 'likha.drafts';

interface Gone {
  key: string;
  /** As the tab had it, without files, and when it was typed: the same words typed anew in another tab are no copy. */
  kept: string;
}

/** Who shows a draft here. */
const shown = new Map<string, Set<() => void>>();

interface Keeping {
  inPage?: readonly string[];
  isSealed?: boolean;
  owner?: string;
}

/** A draft belongs to one person in one tab: it outlives a reload and a session that ended, and nobody else sees it. */
function keyOf(name: string, owner = currentSession().user?.id): string {
  return `${PREFIX}${name}.${owner ?? 'guest'}`;
}

/** What was typed, on top of `blank`; `blank` where nothing was. */
export function readDraft<T extends object>(name: string, blank: T): T {
  const key = keyOf(name);
  return { ...blank, ...stored(key), ...live.get(key) };
}

/** A form that keeps all of what is typed: what it begins with, and what becomes of each change. */
export function formDraft<T extends object>(name: string, blank: T) {
  return {
    initialValues: readDraft(name, blank),
    onValuesChange: (typed: T): void => keepDraft(name, typed),
  };
}

/** What is in the tab; it goes a day after it was typed, as a tab may be open for as long as its phone. */
function stored(key: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const { at, draft } = kept as { at?: unknown; draft?: unknown };
    const isFresh = typeof at === 'number' && Date.now() - at < DRAFT_MS;
    if (isFresh && typeof draft === 'object' && draft !== null) return draft;
    sessionStorage.removeItem(key);
    return {};
  } catch {
    return {};
  }
}

/** Takes away what nobody came back to in a day: of this tab the words, and files whichever tab they were chosen in. */
export async function dropOldDrafts(): Promise<void> {
  for (const key of keysInTab()) stored(key);
  await dropOldAndOthers();
}

function keysInTab(): string[] {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/**
 * Keeps what was typed, and files where the browser takes them; passwords do not belong here.
 * @param how `inPage`: fields that live as long as this page and are stored nowhere, as the number of an ID and what is told about
 *   others; `isSealed`: whether only this tab can open its files; `owner`: whose it is, where the server has ended their session meanwhile
 */
export function keepDraft(name: string, draft: object, how: Keeping = {}): void {
  const { inPage = [], isSealed = false, owner } = how;
  const key = keyOf(name, owner);
  live.set(key, draft);
  const outlasting = Object.fromEntries(Object.entries(draft).filter(([field]) => !inPage.includes(field)));
  keepInTab(
    key,
    JSON.stringify(outlasting, (_, value) => withoutFiles(value)),
  );
  const files = filesIn(outlasting);
  if (isSame(files, keptFiles.get(key) ?? {})) return;
  keptFiles.set(key, files);
  void keepFiles(name, files, { isSealed, owner });
}

/** A copy that is shown, and kept as it is by that, has the time of what it is a copy of. */
function keepInTab(key: string, draft: string): void {
  if (JSON.stringify(stored(key)) === draft) return;
  try {
    sessionStorage.setItem(key, `{"at":${Date.now()},"draft":${draft}}`);
  } catch {
    // Without storage a draft lives as long as this page.
  }
}

/** What is in the tab as it lies there; empty where nothing does. */
function keptAs(key: string): string {
  return Object.keys(stored(key)).length > 0 ? (sessionStorage.getItem(key) ?? '') : '';
}

function isSame(files: DraftFiles, others: DraftFiles): boolean {
  const [some, rest] = [files, others].map((each) => Object.entries(each).flat(2));
  return some?.length === rest?.length && some?.every((value, place) => value === rest?.[place]) === true;
}

/** The files of a draft after a reload; none while this page still knows of some. */
export async function restoreFiles(name: string): Promise<DraftFiles> {
  const knows = () => Object.keys(filesIn(live.get(keyOf(name)) ?? {})).length > 0;
  if (knows()) return {};
  const files = await readFiles(name);
  return knows() ? {} : files;
}

function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !(each instanceof Blob));
  return value instanceof Blob ? undefined : value;
}

/** The draft was sent, or is not wanted any more; nor is what a tab that was made of this one has of it (P1041). */
export function dropDraft(name: string): void {
  tellCopies(keyOf(name));
  live.delete(keyOf(name));
  keptFiles.delete(keyOf(name));
  void dropFiles(name);
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // There is none.
  }
}

function tellCopies(key: string): void {
  const kept = keptAs(key);
  if (kept === '' || typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage({ key, kept } satisfies Gone);
  tabs.close();
}

/**
 * A browser that duplicates a tab copies its drafts. What is sent or thrown away in one of the two goes in the other as well, where it stands
 * as it was (P1041): it would be sent once more. What was changed there since is another draft, and stays. @returns how to stop
 */
export function followCopies(): () => void {
  void claimTab();
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const tabs = new BroadcastChannel(TABS);
  tabs.onmessage = ({ data: { key, kept } }: MessageEvent<Gone>) => {
    if (keptAs(key) !== kept) return;
    live.delete(key);
    keptFiles.delete(key);
    sessionStorage.removeItem(key);
    const [, name = '', owner] = /^likha\.draft\.(.*)\.([^.]*)$/.exec(key) ?? [];
    void dropFiles(name, owner);
    for (const hear of shown.get(key) ?? []) hear();
  };
  return () => tabs.close();
}

/** Calls back once the draft was sent in another tab. @returns how to stop that */
export function onDraftGone(name: string, hear: () => void): () => void {
  const key = keyOf(name);
  const all = shown.get(key) ?? new Set();
  shown.set(key, all.add(hear));
  return () => void all.delete(hear);
}

/** Who signs out leaves nothing on the device. @returns when it is gone, a page that is left then included */
export async function dropAllDrafts(): Promise<void> {
  live.clear();
  keptFiles.clear();
  const gone = Promise.all([dropAllFiles(), dropSharedFiles()]);
  for (const key of keysInTab()) sessionStorage.removeItem(key);
  await gone;
}

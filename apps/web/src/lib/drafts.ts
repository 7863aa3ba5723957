import { currentSession } from './session.ts';

const PREFIX = 'likha.draft.';

/** What this page knows of drafts, files among it, which no storage of the browser takes. */
const live = new Map<string, object>();

/** A draft belongs to one person in one tab: it outlives a reload and a session that ended, and nobody else sees it. */
function keyOf(name: string): string {
  return `${PREFIX}${name}.${currentSession().user?.id ?? 'guest'}`;
}

/** What was typed, on top of `blank`; `blank` where nothing was. */
export function readDraft<T extends object>(name: string, blank: T): T {
  const key = keyOf(name);
  return { ...blank, ...stored(key), ...live.get(key) };
}

function stored(key: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed. Files stay as long as the page; passwords do not belong here. */
export function keepDraft(name: string, draft: object): void {
  const key = keyOf(name);
  live.set(key, draft);
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(draft, (_, value) => withoutFiles(value)),
    );
  } catch {
    // Without storage a draft lives as long as this page.
  }
}

function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !(each instanceof Blob));
  return value instanceof Blob ? undefined : value;
}

/** The draft was sent, or is not wanted any more. */
export function dropDraft(name: string): void {
  live.delete(keyOf(name));
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // There is none.
  }
}

/** Who signs out leaves nothing on the device. */
export function dropAllDrafts(): void {
  live.clear();
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // There are none.
  }
}

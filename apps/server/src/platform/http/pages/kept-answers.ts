import type { Asked } from './render-in-time.ts';

/** What nearly every page asks for, and is the same for every guest who reads one language. */
const SAME_FOR_ALL: ReadonlySet<string> = new Set(['/config']);
/** What has changed is heard of at once, but for what an operator set and restarted for. */
const KEPT_MS = 10_000;

type Read = Asked['read'];
type Kept = { answer: ReturnType<Read>; at: number };

/**
 * Keeps the answers of the API that every guest's page asks for: the same settings need not be looked up, written and read for
 * each profile. `forget` is called whenever all pages are.
 */
export function createKeptAnswers(now = () => performance.now()) {
  const kept = new Map<string, Kept>();
  return {
    /** Reads as `asked` does, and of what is the same for all what was read last. */
    readOf({ language, read }: Pick<Asked, 'language' | 'read'>): Read {
      return (path) => {
        if (!SAME_FOR_ALL.has(path)) return read(path);
        const name = `${language} ${path}`;
        const known = kept.get(name);
        if (known && now() - known.at < KEPT_MS) return known.answer;
        const entry: Kept = { answer: read(path), at: now() };
        kept.set(name, entry);
        const drop = () => kept.get(name) === entry && kept.delete(name);
        entry.answer.then(({ status }) => status === 200 || drop(), drop);
        return entry.answer;
      };
    },
    forget: () => kept.clear(),
  };
}

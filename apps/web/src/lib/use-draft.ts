import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, onDraftGone, readDraft } from './drafts.ts';

export interface Draft<T> {
  values: T;
  change: (part: Partial<T>) => void;
  drop: () => void;
}

/**
 * State that survives leaving the page, a reload and a session that ended: `useDraft('buying', BLANK)`. A form of the kit
 * takes `formDraft` instead, as it has values of its own.
 */
export function useDraft<T extends object>(name: string, blank: T): Draft<T> {
  const [values, setValues] = useState(() => readDraft(name, blank));
  const change = useCallback(
    (part: Partial<T>) =>
      setValues((before) => {
        const after = { ...before, ...part };
        keepDraft(name, after);
        return after;
      }),
    [name],
  );
  useDraftGone(name, () => setValues(blank));
  const drop = useCallback(() => {
    dropDraft(name);
    setValues(blank);
  }, [name, blank]);
  return { values, change, drop };
}

/** Calls back once what stands here was sent in the tab of which this one is a copy (P1041). */
export function useDraftGone(name: string, onGone: () => void): void {
  const latest = useRef(onGone);
  latest.current = onGone;
  useEffect(() => onDraftGone(name, () => latest.current()), [name]);
}

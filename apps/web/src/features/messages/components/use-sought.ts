import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import type { Row } from '../rows.ts';
import { askForOlder, type Older } from '../use-messages.ts';

/** The place in the conversation that the address names, as a search leads to it. */
export function useSoughtSeq(): number | null {
  const [query] = useSearchParams();
  const seq = query.get('seq') ?? '';
  return /^[1-9]\d{0,8}$/.test(seq) ? Number(seq) : null;
}

/** Loads what is older until the place is there, and scrolls to it, once. */
export function useSought(
  list: Pick<Virtualizer<HTMLDivElement, Element>, 'scrollToIndex'>,
  rows: readonly Row[],
  older: Older,
  seq: number | null,
): void {
  const isDone = useRef<number | null>(null);
  useEffect(() => {
    if (seq === null || isDone.current === seq) return;
    const index = rows.findIndex((row) => row.kind === 'message' && row.message.seq === seq);
    if (index >= 0) {
      isDone.current = seq;
      list.scrollToIndex(index, { align: 'center' });
      return;
    }
    const [oldest] = rows;
    if (oldest?.kind === 'message' && oldest.message.seq > seq) askForOlder(older);
  }, [list, rows, older, seq]);
}

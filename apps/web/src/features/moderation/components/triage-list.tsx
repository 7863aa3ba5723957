import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconKeyboard } from '../../../ui/icons/icons.generated.ts';
import { type Chosen, MOST_AT_ONCE } from '../bulk.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { useTriage } from '../use-triage.ts';
import { KeysDialog } from './keys-dialog.tsx';
import classes from './triage-list.module.css';

/** Something to decide about, as the list needs to know it. */
interface Item {
  id: string;
  name: string;
  isOpen: boolean;
  card: ReactNode;
}

interface TriageListProps {
  /** Above the list, beside what is for all of it. */
  title: string;
  items: readonly Item[];
  /** What can be done with the one at hand, by key, and what it is called. */
  keys: readonly { key: string; act: string; label: string }[];
  onAct: (act: string, id: string) => void;
  onClaim: (id: string) => void;
  /** What can be done with those that are selected. */
  bulk: readonly { act: string; label: string }[];
  /** `onDecided` lets go of those that were chosen. */
  onBulk: (act: string, chosen: Chosen[], onDecided: () => void) => void;
  /** There is a next page, and few are left of this one. */
  onFew: () => void;
}

const FEW = 10;

/** A queue that is worked through by mouse, by touch or by keyboard alone; the one at hand has the focus. */
export function TriageList({ title, items, keys, onAct, onClaim, bulk, onBulk, onFew }: TriageListProps) {
  const t = useTexts(moderationTexts);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [showsKeys, setShowsKeys] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = (id: string) => items.find((item) => item.id === id)?.isOpen === true;
  const toggle = (id: string) =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id) && isOpen(id) && next.size < MOST_AT_ONCE) next.add(id);
      return next;
    });
  const { current, choose } = useTriage({
    ids: items.map(({ id }) => id),
    acts: Object.fromEntries(keys.map(({ key, act }) => [key, act])),
    onAct: (act, id) => isOpen(id) && onAct(act, id),
    onSelect: toggle,
    onHelp: () => setShowsKeys(true),
    onClaim: (id) => isOpen(id) && onClaim(id),
  });
  const chosen = items.filter(({ id }) => selected.has(id)).map(({ id, name }) => ({ id, name }));
  useFollow(list, current);
  const left = items.length;
  const askForMore = useEffectEvent(onFew);
  useEffect(() => {
    if (left < FEW) askForMore();
  }, [left]);
  return (
    <>
      <div className={classes.tools}>
        <h2>{title}</h2>
        <IconButton
          label={t.keys}
          className={classes.keys}
          aria-haspopup="dialog"
          onClick={() => setShowsKeys(true)}
        >
          <IconKeyboard size={22} stroke={1.75} aria-hidden />
        </IconButton>
        {chosen.length > 0 && (
          <>
            <span role="status">
              {t.selected({ count: chosen.length })}
              {chosen.length === MOST_AT_ONCE && ` · ${t.mostAtOnce({ count: MOST_AT_ONCE })}`}
            </span>
            {bulk.map(({ act, label }) => (
              <Button
                key={act}
                variant="default"
                aria-haspopup="dialog"
                onClick={() => onBulk(act, chosen, () => setSelected(new Set()))}
              >
                {label}
              </Button>
            ))}
            <Button variant="subtle" onClick={() => setSelected(new Set())}>
              {t.selectNone}
            </Button>
          </>
        )}
      </div>
      <ul ref={list} className={classes.list}>
        {items.map((item) => (
          <Card
            as="li"
            key={item.id}
            className={classes.item}
            tabIndex={item.id === current ? 0 : -1}
            aria-label={item.name}
            aria-current={item.id === current || undefined}
            data-id={item.id}
            data-testid="queue-item"
            onFocus={() => choose(item.id)}
          >
            {item.isOpen && (
              <Checkbox
                label={t.select({ what: item.name })}
                checked={selected.has(item.id)}
                onChange={() => toggle(item.id)}
              />
            )}
            {item.card}
          </Card>
        ))}
      </ul>
      {showsKeys && <KeysDialog keys={keys} onClose={() => setShowsKeys(false)} />}
    </>
  );
}

/** The focus goes where the keys are, once somebody is in the list or has just decided about one of it. */
function useFollow(list: RefObject<HTMLUListElement | null>, current: string | null) {
  const before = useRef<string | null>(null);
  useEffect(() => {
    // All that was loaded is decided, and the next page is on its way: whoever was in the list goes on with it.
    if (current === null) return;
    const isFirst = before.current === null;
    before.current = current;
    if (isFirst) return;
    const { activeElement } = document;
    const isIn = list.current?.contains(activeElement) || activeElement === document.body;
    const item = list.current?.querySelector<HTMLElement>(`[data-id="${current}"]`);
    if (!isIn || !item || item.contains(activeElement)) return;
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest' });
  }, [list, current]);
}

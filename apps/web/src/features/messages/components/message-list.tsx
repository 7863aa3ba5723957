import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { conversationTexts } from '../conversation.texts.generated.ts';
import type { Message } from '../kept-messages.ts';
import type { Unsent } from '../outbox/outbox-store.ts';
import type { Row } from '../rows.ts';
import { askForOlder, type Older } from '../use-messages.ts';
import classes from './message-list.module.css';
import { MessageRow } from './message-row.tsx';
import { NewestButton } from './newest-button.tsx';
import { UnsentRow } from './unsent-row.tsx';
import { useEndKept } from './use-end-kept.ts';
import { useSought } from './use-sought.ts';

interface MessageListProps {
  rows: readonly Row[];
  /** Whom one writes with. */
  name: string;
  isOtherErased: boolean;
  isStuck: boolean;
  older: Older;
  /** The place that somebody is led to; null for the end. */
  soughtSeq: number | null;
  onReply: ((message: Message) => void) | null;
  onEdit: ((unsent: Unsent) => void) | null;
  /** Told whether the newest message is in sight. */
  onAtEnd: (isAtEnd: boolean) => void;
}

const USUAL_HEIGHT = 64;
/** So near to the end somebody follows what is new. */
const NEAR_PX = 80;
/** So near to the oldest one loaded, older ones are asked for. */
const NEAR_ROWS = 12;

/**
 * The messages of a conversation, of which only those near the screen are built, however many there are (decision 114). It
 * begins at the newest, stays where it is read when older ones come above, and follows new ones at its end.
 */
export function MessageList(props: MessageListProps) {
  const { rows, name, isOtherErased, isStuck, older, soughtSeq, onReply, onEdit, onAtEnd } = props;
  const t = useTexts(conversationTexts);
  const log = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? null : id)), []);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => log.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_PX,
    overscan: 8,
    onChange: (shown) => report(shown.isAtEnd(NEAR_PX), shown.range?.startIndex ?? null),
  });

  function report(isNowAtEnd: boolean, first: number | null): void {
    setIsAtEnd(isNowAtEnd);
    onAtEnd(isNowAtEnd);
    if (first !== null && first < NEAR_ROWS) askForOlder(older);
  }

  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    if (hasRows) list.scrollToEnd();
  }, [list, hasRows]);
  useSought(list, rows, older, soughtSeq);
  useEndKept(log, NEAR_PX, () => list.scrollToEnd());

  return (
    <div className={classes.frame}>
      <div ref={log} role="log" aria-live="off" aria-label={t.log({ name })} className={classes.log}>
        <Above {...older} />
        <div className={classes.rows} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  data-sought={(row.kind === 'message' && row.message.seq === soughtSeq) || undefined}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {row.day && <p className={classes.day}>{row.day}</p>}
                  {row.kind === 'message' ? (
                    <MessageRow
                      message={row.message}
                      mark={row.mark}
                      isFirst={row.isFirst}
                      name={name}
                      isOtherErased={isOtherErased}
                      isOpen={openId === row.message.id}
                      onReply={onReply}
                      onToggle={toggle}
                    />
                  ) : (
                    <UnsentRow
                      unsent={row.unsent}
                      isStuck={isStuck}
                      isFirst={row.isFirst}
                      name={name}
                      onEdit={onEdit}
                    />
                  )}
                </div>
              )
            );
          })}
        </div>
      </div>
      {!isAtEnd && <NewestButton rows={rows} onPress={() => list.scrollToEnd()} />}
    </div>
  );
}

function Above({ isLoading, isFailed, onMore }: Older) {
  const t = useTexts(conversationTexts);
  return (
    <div className={classes.older}>
      {isLoading && (
        <>
          <Spinner size={22} />
          <span className="visually-hidden">{t.older}</span>
        </>
      )}
      {isFailed && !isLoading && (
        <Button variant="default" onClick={onMore}>
          {t.olderFailed}
        </Button>
      )}
    </div>
  );
}

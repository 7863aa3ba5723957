import { elementScroll, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { LiveLine } from '../live.ts';
import { chatTexts } from './chat.texts.generated.ts';
import { ChatLine, UnsentLine } from './chat-line.tsx';
import classes from './chat-list.module.css';
import { NEAR_PX, useKeptEnd } from './use-kept-end.ts';
import type { LiveRoom } from './use-live-room.ts';

interface ChatListProps {
  title: string;
  room: LiveRoom;
  /** Null for who can do nothing about a line. */
  onPress: ((line: LiveLine) => void) | null;
}

const USUAL_HEIGHT = 30;

/** The lines, of which only those in sight are built; it follows what is new, and stays where it is read. */
export function ChatList({ title, room, onPress }: ChatListProps) {
  const t = useTexts(chatTexts);
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const end = useKeptEnd();
  // Who stands in a line stays there: what followed would carry it off, and with it the focus.
  const [isIn, setIsIn] = useState(false);
  const { lines, waiting } = room.chat;
  const count = lines.length + waiting.length;
  const list = useVirtualizer({
    count,
    getScrollElement: () => log.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? waiting[index - lines.length]?.clientId ?? index,
    anchorTo: 'end',
    followOnAppend: !isIn,
    scrollEndThreshold: NEAR_PX,
    overscan: 6,
    scrollToFn: (offset, how, shown) => end.scrolls(shown, () => elementScroll(offset, how, shown)),
    onChange: (shown) => end.keepsUp(shown) && report(end.isThere(shown)),
  });
  function report(isNowAtEnd: boolean): void {
    setIsAtEnd(isNowAtEnd);
    room.hold(!isNowAtEnd);
  }
  const hasLines = count > 0;
  useLayoutEffect(() => {
    // What scrolls has to be reached by keyboard, also where nothing in it can be.
    if (log.current) log.current.tabIndex = 0;
  }, []);
  useLayoutEffect(() => {
    if (hasLines) list.scrollToEnd();
  }, [list, hasLines]);
  // Only what has been drawn has its height: on a busy machine that is after the list has stopped looking for its end.
  useLayoutEffect(() => {
    if (end.isBehind(list)) list.scrollToEnd();
  });
  useEffect(() => {
    const place = log.current;
    // However it was scrolled: a screen reader presses nothing.
    const onScroll = () => end.look(list);
    place?.addEventListener('scroll', onScroll, { passive: true });
    return () => place?.removeEventListener('scroll', onScroll);
  }, [end, list]);
  function standIn(isNowIn: boolean): void {
    setIsIn(isNowIn);
    end.standIn(isNowIn);
  }
  function onFocus({ target, currentTarget }: FocusEvent): void {
    end.onMove();
    // A line that is pressed by a finger has the focus, too, and nobody stands there.
    if (target !== currentTarget && target.matches(':focus-visible')) standIn(true);
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) standIn(false);
  }
  function jump(): void {
    // The button goes away with this press.
    log.current?.focus({ preventScroll: true });
    standIn(false);
    end.onJump();
    list.scrollToEnd();
  }

  return (
    <div className={classes.frame}>
      {/* Read aloud, fifty lines a second would be nothing but noise. */}
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={t.log({ title })}
        className={classes.log}
        onWheel={end.onMove}
        onTouchMove={end.onMove}
        onPointerDown={end.onMove}
        onKeyDown={end.onMove}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {!hasLines && <p className={classes.nothing}>{room.isThere ? t.nothing : t.loading}</p>}
        <div className={classes.rows} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const line = lines[index];
            const unsent = line ? undefined : waiting[index - lines.length];
            return (
              <div
                key={key}
                ref={list.measureElement}
                data-index={index}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                {line && <ChatLine line={line} onPress={onPress} />}
                {unsent && <UnsentLine line={unsent} room={room} />}
              </div>
            );
          })}
        </div>
      </div>
      {hasLines && !isAtEnd && (
        <div className={classes.newest}>
          <Button variant="default" onClick={jump}>
            {t.newest}
          </Button>
        </div>
      )}
    </div>
  );
}

import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { LiveLine } from '../live.ts';
import { chatTexts } from './chat.texts.generated.ts';
import { ChatLine, UnsentLine } from './chat-line.tsx';
import classes from './chat-list.module.css';
import type { LiveRoom } from './use-live-room.ts';

interface ChatListProps {
  title: string;
  room: LiveRoom;
  /** Null for who can do nothing about a line. */
  onPress: ((line: LiveLine) => void) | null;
}

const USUAL_HEIGHT = 30;
/** So near to the end somebody follows what is new. */
const NEAR_PX = 60;
/** What a browser may round away of the end. */
const EXACT_PX = 2;

/** The lines, of which only those in sight are built; it follows what is new, and stays where it is read. */
export function ChatList({ title, room, onPress }: ChatListProps) {
  const t = useTexts(chatTexts);
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const { keepsUp, isBehind, onMove, onJump } = useKeptEnd();
  const { lines, waiting } = room.chat;
  const count = lines.length + waiting.length;
  const list = useVirtualizer({
    count,
    getScrollElement: () => log.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? waiting[index - lines.length]?.clientId ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_PX,
    overscan: 6,
    onChange: (shown) => keepsUp(shown) && report(shown.isAtEnd(NEAR_PX)),
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
    if (isBehind(list)) list.scrollToEnd();
  });
  function jump(): void {
    onJump();
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
        onWheel={onMove}
        onTouchMove={onMove}
        onPointerDown={onMove}
        onKeyDown={onMove}
        onFocus={onMove}
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

/**
 * Who followed what is new goes on to where a phone is turned, a keyboard comes or lines grow: only who moves the list themselves reads further up.
 * @returns `keepsUp` takes what changed in the list; false where it went back to the end. `isBehind`: whoever follows is not quite there.
 * `onMove`: somebody moves it; `onJump`: they want to be at its end
 */
function useKeptEnd() {
  const follows = useRef(true);
  const isMoved = useRef(false);
  const size = useRef('');
  function isBehind(list: Virtualizer<HTMLDivElement, Element>): boolean {
    return follows.current && !isMoved.current && !list.isAtEnd(EXACT_PX);
  }
  function keepsUp(list: Virtualizer<HTMLDivElement, Element>): boolean {
    const now = sizeOf(list);
    const isResized = size.current !== '' && size.current !== now;
    size.current = now;
    if ((follows.current && isResized) || (list.isScrolling && isBehind(list))) {
      list.scrollToEnd();
      return false;
    }
    // Who is a little further up has moved there themselves: they are not taken away by what was not said anew.
    if (list.isAtEnd(EXACT_PX)) [follows.current, isMoved.current] = [true, false];
    else if (list.isAtEnd(NEAR_PX)) follows.current = true;
    else if (isMoved.current && list.isScrolling) follows.current = false;
    return true;
  }
  function onMove(): void {
    isMoved.current = true;
  }
  function onJump(): void {
    [follows.current, isMoved.current] = [true, false];
  }
  return { keepsUp, isBehind, onMove, onJump };
}

/** As it is on the screen and as the list has heard of it, which is later: a browser scrolls in between. */
function sizeOf({ scrollElement, scrollRect }: Virtualizer<HTMLDivElement, Element>): string {
  const { clientWidth, clientHeight } = scrollElement ?? {};
  return [clientWidth, clientHeight, scrollRect?.width, scrollRect?.height].join(' ');
}

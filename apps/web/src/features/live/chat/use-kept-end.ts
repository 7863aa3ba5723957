import type { Virtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';

/** So near to the end somebody follows what is new. */
export const NEAR_PX = 60;
/** What a browser may round away of the end. */
const EXACT_PX = 2;

type List = Virtualizer<HTMLDivElement, Element>;

/** How a list is kept at its end, for as long as it is there. */
export function useKeptEnd(): KeptEnd {
  const [end] = useState(createKeptEnd);
  return end;
}

export type KeptEnd = ReturnType<typeof createKeptEnd>;

/**
 * Who followed what is new goes on to where a phone is turned, a keyboard comes or lines grow: only who moves the list themselves reads further up,
 * by whatever they move it. A list that stands further up than it was put, in a place of the same size, was moved by somebody.
 */
export function createKeptEnd() {
  let follows = true;
  let isMoved = false;
  /** Somebody stands in one of the lines. */
  let isIn = false;
  let size = '';
  let seen = { top: 0, size: '' };

  const isBehind = (list: List) => follows && !isMoved && !isIn && !list.isAtEnd(EXACT_PX);

  /** Takes over where the list stands. @returns where it stood */
  function note({ scrollElement: place }: List): typeof seen {
    const before = seen;
    if (place) seen = { top: place.scrollTop, size: `${place.clientWidth} ${place.clientHeight}` };
    return before;
  }
  /** @returns whether somebody moved it up since it was last looked at */
  function look(list: List): boolean {
    const before = note(list);
    const isUp = seen.size === before.size && seen.top < before.top - EXACT_PX && !isDown(list);
    if (isUp) [follows, isMoved] = [false, true];
    return isUp;
  }

  return {
    look,
    /** Whoever follows is not quite there. */
    isBehind: (list: List) => !look(list) && isBehind(list),
    /** Who stands in a line is told of each that comes below it. */
    isThere: (list: List) => list.isAtEnd(isIn ? EXACT_PX : NEAR_PX),
    /** The list scrolls by itself; not over what somebody did in the same moment. */
    scrolls(list: List, scroll: () => void): void {
      if (look(list)) return;
      scroll();
      note(list);
    },
    /** Takes what changed in the list. @returns false where it went back to the end */
    keepsUp(list: List): boolean {
      const now = sizeOf(list);
      const isResized = size !== '' && size !== now;
      size = now;
      if ((follows && !isIn && isResized) || (list.isScrolling && isBehind(list))) {
        list.scrollToEnd();
        return false;
      }
      // Who is a little further up has moved there themselves: they are not taken away by what was not said anew.
      if (list.isAtEnd(EXACT_PX)) [follows, isMoved] = [true, false];
      else if (list.isAtEnd(NEAR_PX)) follows = true;
      else if (isMoved && list.isScrolling) follows = false;
      return true;
    },
    /** Somebody moves it. */
    onMove(): void {
      isMoved = true;
    },
    standIn(isNowIn: boolean): void {
      // Where they stood is where they read, also once they have left it.
      if (isIn || isNowIn) isMoved = true;
      isIn = isNowIn;
    },
    /** They want to be at its end. */
    onJump(): void {
      [follows, isMoved] = [true, false];
    },
  };
}

/** Where a browser itself takes a list that became shorter. */
function isDown({ scrollElement: place }: List): boolean {
  return !place || place.scrollHeight - place.scrollTop - place.clientHeight <= EXACT_PX;
}

/** As it is on the screen and as the list has heard of it, which is later: a browser scrolls in between. */
function sizeOf({ scrollElement, scrollRect }: List): string {
  const { clientWidth, clientHeight } = scrollElement ?? {};
  return [clientWidth, clientHeight, scrollRect?.width, scrollRect?.height].join(' ');
}

import { expect, it } from 'vitest';
import { createKeptEnd } from './use-kept-end.ts';

type List = Parameters<ReturnType<typeof createKeptEnd>['look']>[0];

/** Fake: a list as the browser lays it out, which hears at once of what is scrolled. */
function createList() {
  const place = { scrollTop: 900, scrollHeight: 1000, clientHeight: 100, clientWidth: 300 };
  const fromEnd = () => place.scrollHeight - place.clientHeight - place.scrollTop;
  const list = {
    place,
    jumps: 0,
    scrollElement: place,
    scrollRect: { width: 300, height: 100 },
    isScrolling: false,
    isAtEnd: (within: number) => fromEnd() <= within,
    scrollToEnd: () => {
      list.jumps += 1;
      end.scrolls(asList, () => {
        place.scrollTop = place.scrollHeight - place.clientHeight;
      });
    },
  };
  const asList = list as unknown as List;
  const end = createKeptEnd();
  end.keepsUp(asList);
  end.look(asList);
  const draw = () => {
    if (end.isBehind(asList)) list.scrollToEnd();
  };
  /** A line comes below what is there. */
  const grow = () => {
    place.scrollHeight += 30;
    draw();
  };
  /** By whatever: nothing is pressed. */
  const scrollTo = (top: number) => {
    place.scrollTop = top;
    list.isScrolling = true;
    end.look(asList);
    end.keepsUp(asList);
    list.isScrolling = false;
  };
  return { end, list, asList, place, draw, grow, scrollTo };
}

it('follows what comes, and leaves alone who scrolled up without a press until they want to be at the end', () => {
  const { end, list, place, grow, scrollTo } = createList();
  grow();
  expect([place.scrollTop, list.jumps]).toEqual([930, 1]);
  scrollTo(200);
  grow();
  expect([place.scrollTop, list.jumps]).toEqual([200, 1]);
  end.onJump();
  list.scrollToEnd();
  grow();
  expect(place.scrollTop).toBe(990);
});

it('does not scroll over what was scrolled in the same moment', () => {
  const { end, asList, list, place, grow } = createList();
  place.scrollTop = 300;
  end.scrolls(asList, () => {
    place.scrollTop = 900;
  });
  grow();
  expect([place.scrollTop, list.jumps]).toEqual([300, 0]);
});

it('knows what it scrolls itself, and where a browser takes a list that became shorter or lower, from what somebody did', () => {
  const { end, asList, place, draw, grow } = createList();
  end.scrolls(asList, () => {
    place.scrollTop = 850;
  });
  grow();
  expect(place.scrollTop).toBe(930);
  [place.scrollHeight, place.scrollTop] = [700, 600];
  draw();
  grow();
  expect(place.scrollTop).toBe(630);
  // A phone is turned: the lines are as long as before only once they have been drawn.
  [place.clientHeight, place.scrollTop] = [400, 330];
  place.scrollHeight = 900;
  grow();
  expect(place.scrollTop).toBe(530);
});

it('stays where somebody stands in a line, and says that there is more below', () => {
  const { end, asList, list, place, grow } = createList();
  end.standIn(true);
  expect(end.isThere(asList)).toBe(true);
  grow();
  expect([place.scrollTop, list.jumps, end.isThere(asList)]).toEqual([900, 0, false]);
  end.standIn(false);
  grow();
  expect(place.scrollTop).toBe(900);
});

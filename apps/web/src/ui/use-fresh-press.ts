import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long what spends has to have been there before a press of it may begin; the second of two taps comes within it. */
export const MOMENT_MS = 700;

interface Presses {
  pointerAt: number;
  keyAt: number;
  isKeyDown: boolean;
}

/** When the press under way began. Presses from before this was there count as the oldest of all. */
function usePresses() {
  const presses = useRef<Presses>({ pointerAt: -Infinity, keyAt: -Infinity, isKeyDown: false });
  useEffect(() => {
    const { current } = presses;
    const onPointer = () => {
      current.pointerAt = performance.now();
    };
    const onKeyDown = ({ repeat }: KeyboardEvent) => {
      current.isKeyDown = true;
      if (!repeat) current.keyAt = performance.now();
    };
    // The click that a released space bar makes comes after the event of the key.
    const onKeyUp = () => setTimeout(() => Object.assign(current, { isKeyDown: false }));
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('keyup', onKeyUp, true);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('keyup', onKeyUp, true);
    };
  }, []);
  return useCallback(({ detail }: MouseEvent) => {
    const { pointerAt, keyAt, isKeyDown } = presses.current;
    if (detail > 0) return pointerAt;
    // Neither pointer nor key: a screen reader or voice, whose press has no length.
    return isKeyDown ? keyAt : performance.now();
  }, []);
}

/**
 * Takes a press only if it began after the button had been there for a moment: not the second half of a double tap, not a
 * key held down, not a finger that was already there (P82). Whoever presses too early starts the moment anew.
 *
 * What spends nothing and is there with its page, as the microphone beside a message, does not ask for it: its first press would be lost with the
 * page that has just been opened. It asks only whether the press is the second of two, by the same time (`Composer`).
 *
 * @param occasion what the person agrees to; when it changes the moment starts anew
 */
export function useFreshPress(onPress: () => void, occasion: unknown) {
  const startOf = usePresses();
  const [turn, setTurn] = useState(0);
  const [ready, setReady] = useState<{ occasion: unknown; turn: number } | null>(null);
  const readyAt = useRef(Infinity);
  useEffect(() => {
    const timer = setTimeout(() => setReady({ occasion, turn }), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [occasion, turn]);
  // Not ready from the very picture that shows another occasion.
  const isReady = ready !== null && ready.turn === turn && Object.is(ready.occasion, occasion);
  // From when it says so on the screen: on a busy machine that is later than the moment, and a press in between was not of a button that was ready.
  useLayoutEffect(() => {
    readyAt.current = isReady ? performance.now() : Infinity;
  }, [isReady]);
  const onClick = (event: MouseEvent) => {
    const isFresh = startOf(event) >= readyAt.current;
    // Of a double press the second half finds the moment begun anew, also before anything says that it is busy.
    setTurn(turn + 1);
    if (isFresh) onPress();
  };
  return { isReady, onClick };
}

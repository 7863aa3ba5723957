import { useEffect, useEffectEvent } from 'react';

const MARK = 'likha.overlay';
let count = 0;
/** The entry of an overlay that was closed otherwise than by Back, until it is taken out. */
let leftBehind: number | undefined;
/** A Back of our own that is on its way; the browser answers it later. */
let ownBack: Promise<void> | undefined;

const markOnTop = (): number | undefined => window.history.state?.[MARK];

/** Whether the newest entry of the history is an overlay's. */
export function isOverlayOnTop(): boolean {
  return markOnTop() !== undefined;
}

/** A Back that takes an overlay's entry out and is still on its way: what is put on top of the history before it arrives, it takes away. */
export function backOnItsWay(): Promise<void> | undefined {
  return ownBack;
}

/**
 * While something lies over the page, Back takes that away first, as people on Android expect (P84). It puts an entry of
 * its own into the history, for the same address, and takes it out again when the overlay is closed in another way.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? standOnTop(() => close()) : undefined), [isOpen]);
}

/** Puts an entry on top of the history, and calls back once that has been left. @returns what ends it, and takes the entry out */
export function standOnTop(onBack: () => void): () => void {
  count += 1;
  const mark = count;
  let isEntered = false;
  let isOver = false;
  const onPop = () => {
    if (markOnTop() !== mark) onBack();
  };
  const enter = () => {
    if (isOver) return;
    isEntered = true;
    putOnTop(mark);
    window.addEventListener('popstate', onPop);
  };
  // A Back that is on its way to take out the overlay before this one would take this one's entry, and close it.
  if (ownBack) void ownBack.then(enter);
  else enter();
  return () => {
    isOver = true;
    window.removeEventListener('popstate', onPop);
    if (isEntered) takeOut(mark);
  };
}

function putOnTop(mark: number): void {
  const state = { ...window.history.state, [MARK]: mark };
  if (leftBehind !== undefined && markOnTop() === leftBehind) window.history.replaceState(state, '');
  else window.history.pushState(state, '');
  leftBehind = undefined;
}

/** Whoever went on to another page by a link in the overlay has put that page in the entry's place. */
function takeOut(mark: number): void {
  if (markOnTop() !== mark) return;
  leftBehind = mark;
  setTimeout(() => {
    if (leftBehind !== mark || markOnTop() !== mark) return;
    leftBehind = undefined;
    ownBack = new Promise((resolve) => {
      const arrived = () => {
        ownBack = undefined;
        resolve();
      };
      window.addEventListener('popstate', arrived, { once: true });
    });
    window.history.back();
  });
}

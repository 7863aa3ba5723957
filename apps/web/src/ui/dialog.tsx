import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { controlsTexts } from './controls.texts.generated.ts';
import classes from './dialog.module.css';
import { focusable, isFocusHeld } from './focus.ts';
import { InOverlay } from './in-overlay.ts';
import { KitTheme } from './theme/kit-theme.tsx';
import { useBackCloses } from './use-back-closes.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  isOpen?: boolean;
  /** `screen` fills everything, for pictures. */
  size?: 'normal' | 'screen';
  children: ReactNode;
}

const SCREEN = { content: classes.screen ?? '', body: classes.screenBody ?? '' };

/**
 * A dialog in the middle of a screen, a sheet from the bottom on a phone. Its head is no second page header. It
 * brings the kit with it, as pages that open one may do without.
 */
export function Dialog({ title, onClose, isOpen = true, size = 'normal', children }: DialogProps) {
  const t = useTexts(controlsTexts);
  const isScreen = size === 'screen';
  useReturnFocus(isOpen);
  useBackCloses(isOpen, onClose);
  const { isNeeded, isShown } = useFirstOpening(isOpen);
  const isSettled = useSettled(isShown);
  if (!isNeeded) return null;
  return (
    <KitTheme>
      <Modal.Root
        opened={isShown}
        onClose={onClose}
        fullScreen={isScreen}
        centered
        size={460}
        radius="lg"
        returnFocus={false}
        closeOnClickOutside={isSettled}
        classNames={isScreen ? SCREEN : {}}
      >
        <Modal.Overlay backgroundOpacity={0.6} blur={3} />
        <Modal.Content>
          <div className={classes.head}>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label={t.close} />
          </div>
          <Modal.Body>
            <InOverlay value={true}>{children}</InOverlay>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </KitTheme>
  );
}

/**
 * What was never opened costs nothing: neither the server, which renders it with every page, nor the browser that takes the page
 * over. It is there closed before it opens, so that it comes in as it does every other time.
 */
function useFirstOpening(isOpen: boolean): { isNeeded: boolean; isShown: boolean } {
  const wasOpen = useRef(isOpen);
  if (isOpen) wasOpen.current = true;
  const [isThere, setIsThere] = useState(isOpen);
  useEffect(() => setIsThere(isOpen), [isOpen]);
  return { isNeeded: wasOpen.current, isShown: isOpen && isThere };
}

/** Longer than it takes to press twice. */
const SETTLED_MS = 500;

/** Whoever presses twice what opens it has not pressed beside it: the second one would take it away again. */
function useSettled(isShown: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsSettled(true), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      setIsSettled(false);
    };
  }, [isShown]);
  return isSettled;
}

/** Back to whatever opened the dialog, also when the dialog is taken away rather than closed; to what stands there now, where that is gone (P913). */
function useReturnFocus(isOpen: boolean) {
  const opener = useRef<Opener | null>(null);
  if (!isOpen) opener.current = null;
  // Read while rendering: the dialog moves the focus before any effect runs.
  else opener.current ??= openerNow();
  useEffect(() => {
    if (!isOpen) return;
    // One in the place of another was opened by what went with that, which has just handed the focus back.
    if (!opener.current?.from?.isConnected) opener.current = openerNow();
    // Kept here: by the time a dialog that stays is closed, rendering has forgotten it.
    const { current } = opener;
    return () => giveBack(current);
  }, [isOpen]);
}

interface Opener {
  from: Element | null;
  place: Element | null;
}

function openerNow(): Opener {
  const from = document.activeElement;
  return { from, place: from?.parentElement ?? null };
}

/** How long after a dialog what was decided in it may still take away what opened it. */
const FOLLOWED_MS = 5_000;

function giveBack(opener: Opener): void {
  focusOn(opener);
  const follow = new MutationObserver(() => {
    if (opener.from?.isConnected) return;
    follow.disconnect();
    if (!isFocusHeld()) focusOn(opener);
  });
  follow.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => follow.disconnect(), FOLLOWED_MS);
}

function focusOn({ from, place }: Opener): void {
  const to = from?.isConnected || !place?.isConnected ? from : focusable(place);
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}

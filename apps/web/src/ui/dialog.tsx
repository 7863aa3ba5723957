import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { controlsTexts } from './controls.texts.generated.ts';
import classes from './dialog.module.css';
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

/** Back to whatever opened the dialog, also when the dialog is taken away rather than closed. */
function useReturnFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  if (!isOpen) opener.current = null;
  // Read while rendering: the dialog moves the focus before any effect runs.
  else opener.current ??= document.activeElement;
  useEffect(() => {
    if (!isOpen) return;
    // Kept here: by the time a dialog that stays is closed, rendering has forgotten it.
    const from = opener.current;
    return () => {
      if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

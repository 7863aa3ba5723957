import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconPlayerPause, IconPlayerPlayFilled } from '../../../ui/icons/icons.generated.ts';
import type { RenewAddress } from '../../../ui/media/use-fresh-address.ts';
import { storiesTexts } from '../stories.texts.generated.ts';
import { CLOSING_PIXELS, HOLDING_MS, type Story, stepAt } from '../stories.ts';
import { StoryPicture } from './story-picture.tsx';
import classes from './story-stage.module.css';

/** For so long a picture, or words, are shown. */
const PICTURE_SECONDS = 6;

interface StoryStageProps {
  story: Story;
  name: string;
  place: number;
  count: number;
  isCovered: boolean;
  renew: RenewAddress;
  menu: ReactNode;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/**
 * One story: bars that fill, its picture and words. A tap goes on or back, holding pauses, a finger drawn down closes. Who wants less motion goes
 * on by hand.
 */
export function StoryStage(props: StoryStageProps) {
  const { story, name, place, count, isCovered, renew, menu, onStep, onClose } = props;
  const t = useTexts(storiesTexts);
  const [isPaused, setIsPaused] = useState(false);
  const touch = useTouch(onStep, onClose);
  const isStill = isPaused || touch.isHeld || isCovered;
  const isVideo = story.media?.content_type.startsWith('video/') ?? false;
  const seconds = (isVideo && story.media?.duration_seconds) || PICTURE_SECONDS;
  return (
    <>
      <div className={classes.touch} {...touch.handlers} data-testid="story" data-story={story.id}>
        <StoryPicture
          story={story}
          alt={story.text || t.by({ name })}
          isStill={isStill}
          renew={renew}
          onEnd={() => onStep(1)}
        />
      </div>
      <div className={classes.top}>
        <div className={classes.bars} aria-hidden>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            <span key={index} className={classes.bar} data-full={index < place}>
              {index === place && (
                <span
                  className={classes.fill}
                  data-still={isStill}
                  style={{ animationDuration: `${seconds}s` }}
                  onAnimationEnd={isVideo ? undefined : () => onStep(1)}
                />
              )}
            </span>
          ))}
        </div>
        <div className={classes.tools}>
          <IconButton label={isPaused ? t.play : t.pause} onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? (
              <IconPlayerPlayFilled size={20} aria-hidden />
            ) : (
              <IconPlayerPause size={20} aria-hidden />
            )}
          </IconButton>
          {menu}
        </div>
      </div>
      <div className={classes.steps}>
        <button type="button" onClick={() => onStep(-1)}>
          {t.previous}
        </button>
        <button type="button" onClick={() => onStep(1)}>
          {t.next}
        </button>
      </div>
    </>
  );
}

/** What a finger or a mouse on the picture means. */
function useTouch(onStep: (step: 1 | -1) => void, onClose: () => void) {
  const began = useRef<{ y: number; at: number } | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const end = () => {
    began.current = null;
    setIsHeld(false);
  };
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const from = began.current;
    end();
    if (!from) return;
    if (event.clientY - from.y > CLOSING_PIXELS) return onClose();
    if (event.timeStamp - from.at > HOLDING_MS) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onStep(stepAt(event.clientX - left, width));
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // What is pressed by itself, as "Try again" is, is nothing of the story.
      if (event.button !== 0 || isOnButton(event.target)) return;
      began.current = { y: event.clientY, at: event.timeStamp };
      setIsHeld(true);
    },
    onPointerUp,
    onPointerCancel: end,
    onPointerLeave: end,
  };
  return { isHeld, handlers };
}

function isOnButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

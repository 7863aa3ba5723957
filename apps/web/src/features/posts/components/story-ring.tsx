import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { storyRingTexts } from '../story-ring.texts.generated.ts';
import classes from './story-ring.module.css';

interface StoryRingProps {
  /** Whose stories they are. */
  name: string;
  isNew: boolean;
  onOpen: () => void;
  /** An avatar, or nothing where it is laid over one. */
  children?: ReactNode;
}

/** The ring round a face that says there are stories, and opens them. */
export function StoryRing({ name, isNew, onOpen, children }: StoryRingProps) {
  const t = useTexts(storyRingTexts);
  return (
    <button
      type="button"
      className={classes.ring}
      data-new={isNew}
      data-over={children === undefined}
      aria-label={isNew ? t.openNew({ name }) : t.open({ name })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import classes from './story-ring.module.css';

interface StoryRingProps {
  label: string;
  isNew: boolean;
  onOpen: () => void;
  /** An avatar, or nothing where it is laid over one. */
  children?: ReactNode;
}

/** The ring round a face that says there are stories, and opens them. */
export function StoryRing({ label, isNew, onOpen, children }: StoryRingProps) {
  return (
    <button
      type="button"
      className={classes.ring}
      data-new={isNew}
      data-over={children === undefined}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

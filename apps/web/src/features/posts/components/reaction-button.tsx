import type { ReactNode } from 'react';
import classes from './reaction-button.module.css';

interface ReactionButtonProps {
  label: string;
  isPressed: boolean;
  isBusy: boolean;
  onPress: () => void;
  /** What this one looks like besides. */
  className: string | undefined;
  testId: string;
  children: ReactNode;
}

/** What one presses beside a post, pressed or not; while it is busy a press does nothing. */
export function ReactionButton(props: ReactionButtonProps) {
  const { label, isPressed, isBusy, onPress, className, testId, children } = props;
  return (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      aria-pressed={isPressed}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onPress}
      data-testid={testId}
    >
      {children}
    </button>
  );
}

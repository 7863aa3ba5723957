import type { ReactNode } from 'react';
import classes from './reaction-button.module.css';

interface ReactionButtonProps {
  label: string;
  isPressed: boolean;
  onPress: () => void;
  /** What this one looks like besides. */
  className: string | undefined;
  testId: string;
  children: ReactNode;
}

/** What one presses beside a post, pressed or not. */
export function ReactionButton(props: ReactionButtonProps) {
  const { label, isPressed, onPress, className, testId, children } = props;
  return (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      aria-pressed={isPressed}
      aria-label={label}
      onClick={onPress}
      data-testid={testId}
    >
      {children}
    </button>
  );
}

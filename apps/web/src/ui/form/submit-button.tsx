import { useId } from 'react';
import { Button } from '../button.tsx';
import classes from './submit-button.module.css';

interface SubmitButtonProps {
  isReady: boolean;
  /** What has to be done first, said for as long as the button cannot be pressed. */
  waitsFor: string;
  isBusy: boolean;
  children: string;
}

/** What sends a form. While it cannot be pressed it says why. */
export function SubmitButton({ isReady, waitsFor, isBusy, children }: SubmitButtonProps) {
  const id = useId();
  return (
    <div className={classes.place}>
      <p id={id} className={classes.reason} data-needed={!isReady}>
        {waitsFor}
      </p>
      <Button
        type="submit"
        size="lg"
        fullWidth
        disabled={!isReady}
        aria-describedby={isReady ? undefined : id}
        loading={isBusy}
      >
        {children}
      </Button>
    </div>
  );
}

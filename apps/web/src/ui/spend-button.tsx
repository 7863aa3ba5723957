import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';
import { useFreshPress } from './use-fresh-press.ts';

interface SpendButtonProps {
  onPress: () => void;
  /** What the person agrees to by pressing; when it changes, it takes a new press. */
  occasion?: unknown;
  isBusy?: boolean;
  isDisabled?: boolean;
  hasFirstFocus?: boolean;
  /** It takes something away for good. */
  isDestructive?: boolean | undefined;
  testId?: string;
  children: ReactNode;
}

/** The one button that spends or cannot be undone: nothing but a press of its own, begun while it was there, counts. */
export function SpendButton(props: SpendButtonProps) {
  const { onPress, occasion, isBusy = false, isDisabled = false, ...look } = props;
  const { isDestructive = false, hasFirstFocus, testId, children } = look;
  const { isReady, onClick } = useFreshPress(onPress, occasion);
  return (
    <Button
      size="lg"
      variant={isDestructive ? 'destructive' : 'filled'}
      fullWidth
      disabled={isDisabled}
      aria-disabled={isBusy || !isReady}
      leftSection={isBusy && <Spinner size={22} />}
      onClick={isBusy ? undefined : onClick}
      data-autofocus={hasFirstFocus || undefined}
      data-testid={testId}
    >
      {children}
    </Button>
  );
}

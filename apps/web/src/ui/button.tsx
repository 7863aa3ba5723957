import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import classes from './button.module.css';
import { Spinner } from './spinner.tsx';

/** How a button or a link that looks like one can look. */
export interface ButtonLook {
  /** `filled` is the one primary action of a screen, `destructive` one that takes something away for good. */
  variant?: 'filled' | 'destructive' | 'default' | 'subtle' | undefined;
  size?: 'md' | 'lg' | undefined;
  fullWidth?: boolean | undefined;
  leftSection?: ReactNode;
  children: ReactNode;
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    loading?: boolean | undefined;
    ref?: Ref<HTMLButtonElement>;
  };

/**
 * Our own, since every page needs it and the kit's weighs as much as the whole landing page. One that is busy takes no press and keeps the
 * focus, which a disabled one loses to the page (P913).
 */
export function Button({ variant, size, fullWidth, leftSection, loading, children, ...rest }: ButtonProps) {
  const { type = 'button', disabled = false, className = '' } = rest;
  return (
    <button
      {...rest}
      onClick={
        loading === undefined ? rest.onClick : (event) => isTaken(event, loading) && rest.onClick?.(event)
      }
      type={type}
      disabled={disabled}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      className={`${buttonClass({ variant, size, fullWidth })} ${className}`}
    >
      {loading && (
        <span className={classes.loader}>
          <Spinner size={22} />
        </span>
      )}
      <ButtonWords leftSection={leftSection}>{children}</ButtonWords>
    </button>
  );
}

/** Not while it is busy, nor the second half of a double press, which comes before what it began says that it is under way; a form is sent by no such press either (P891). */
function isTaken(event: MouseEvent, isBusy: boolean): boolean {
  const isFirst = event.detail <= 1 && !isBusy;
  if (!isFirst) event.preventDefault();
  return isFirst;
}

/** The class of a button's outside, for links that look like one. */
export function buttonClass({
  variant = 'filled',
  size = 'md',
  fullWidth = false,
}: Omit<ButtonLook, 'children' | 'leftSection'>): string {
  return [classes.button, classes[variant], classes[size], fullWidth && classes.wide]
    .filter(Boolean)
    .join(' ');
}

/** The inside of a button: an icon, and the words. */
export function ButtonWords({ leftSection, children }: Pick<ButtonLook, 'leftSection' | 'children'>) {
  return (
    <span className={classes.words}>
      {leftSection}
      <span>{children}</span>
    </span>
  );
}

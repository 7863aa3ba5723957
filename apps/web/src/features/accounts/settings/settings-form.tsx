import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import classes from './settings-form.module.css';

interface SettingsFormProps extends ComponentProps<'form'> {
  /** It has just taken the place of the button that opened it: the first field gets the focus that the button had. */
  isOpened?: boolean;
}

/** A few fields of the settings. Checking is ours, not the browser's. */
export function SettingsForm({ isOpened = false, ...rest }: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus();
  }, [isOpened]);
  return <form ref={form} noValidate {...rest} className={classes.form} />;
}

/** The buttons of a part, beside each other where there is room. */
export function SettingsActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

import type { ComponentProps, ReactNode } from 'react';
import classes from './settings-form.module.css';

/** A few fields of the settings. Checking is ours, not the browser's. */
export function SettingsForm(props: ComponentProps<'form'>) {
  return <form noValidate {...props} className={classes.form} />;
}

/** The buttons of a part, beside each other where there is room. */
export function SettingsActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

import type { ComponentProps } from 'react';
import classes from './auth-stack.module.css';

/** The fields of signing in or up, one below the other. Checking is ours, not the browser's. */
export function AuthForm(props: ComponentProps<'form'>) {
  return <form noValidate {...props} className={classes.stack} />;
}

/** The same for what is no form. */
export function AuthStack(props: ComponentProps<'div'>) {
  return <div {...props} className={classes.stack} />;
}

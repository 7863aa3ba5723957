import type { ComponentProps } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './main-button.module.css';

/** What one does next where messages are written: sends, speaks, stops speaking. */
export function MainButton(props: Omit<ComponentProps<typeof IconButton>, 'className'>) {
  return <IconButton {...props} className={classes.main ?? ''} />;
}

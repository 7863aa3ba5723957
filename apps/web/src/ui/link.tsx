import { useContext } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import type { Path } from '../lib/paths.ts';
import { InOverlay } from './in-overlay.ts';

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  to: Path;
}

/**
 * A link within the app. It takes addresses that `paths.ts` built. In a dialog it takes the place of the dialog's entry in
 * the history, so that one step back leads to the page below.
 */
export function Link(props: LinkProps) {
  const isInOverlay = useContext(InOverlay);
  return <RouterLink {...props} replace={props.replace ?? isInOverlay} />;
}

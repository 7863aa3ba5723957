import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import type { Path } from '../lib/paths.ts';

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  to: Path;
}

/** A link within the app. It takes addresses that `paths.ts` built. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} />;
}

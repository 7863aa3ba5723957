import { type Path, paths } from '@likha/contract/addresses';
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { InOverlay } from './in-overlay.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Path;
  /** Whether it takes the place of the page in the history; one that leads to where somebody is does anyhow. */
  replace?: boolean | undefined;
  /** Kept in the history's entry. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the app. It takes addresses that `addresses.ts` built. In a dialog it takes the place of the dialog's entry in
 * the history, so that one step back leads to the page below. What it takes is whole, so it needs nothing of `useNavigate`, which
 * writes down the routes around it each time that it is rendered: a page has dozens of links.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const isHere = paths.here(useLocation()) === to;
  const isInOverlay = useContext(InOverlay);

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    navigator[(replace ?? (isInOverlay || isHere)) ? 'replace' : 'push'](to, state);
  }

  return <a {...rest} href={to} onClick={open} />;
}

/** Anything else is for the browser: a new tab, a download, a menu. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

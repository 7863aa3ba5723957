import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link.tsx';
import classes from './press-over.module.css';

type PressOverProps = { 'aria-label': string } & (LinkProps | ComponentProps<'button'>);

/**
 * Lies over the picture beside it, in what both are placed in, and is pressed in its place (P860): a picture that failed has a
 * "Try again" of its own, which nothing that is pressed may hold, and which lies above this. As on the picture, no menu (P223).
 */
export function PressOver(props: PressOverProps) {
  const shared = { className: classes.over, onContextMenu: prevent };
  return 'to' in props ? <Link {...props} {...shared} /> : <button type="button" {...props} {...shared} />;
}

function prevent(event: { preventDefault: () => void }) {
  event.preventDefault();
}

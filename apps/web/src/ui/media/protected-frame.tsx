import { type ReactNode, useEffect } from 'react';
import { blockSaving } from './block-saving.ts';
import classes from './protected-frame.module.css';
import { Watermark } from './watermark.tsx';

interface ProtectedFrameProps {
  /** Only where the name is not in the pixels already: over a video that plays. */
  viewerName?: string | undefined;
  children: ReactNode;
}

/** Around a protected picture or video: no context menu, no dragging, no saving or printing by keys, nothing on paper (P223). */
export function ProtectedFrame({ viewerName, children }: ProtectedFrameProps) {
  useEffect(blockSaving, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only take away the browser's own menu and drag
    <div className={classes.frame} data-protected onContextMenu={prevent} onDragStart={prevent}>
      {children}
      {viewerName && <Watermark text={viewerName} />}
    </div>
  );
}

function prevent(event: { preventDefault: () => void }) {
  event.preventDefault();
}

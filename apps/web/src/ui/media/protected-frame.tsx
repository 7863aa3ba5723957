import type { ReactNode } from 'react';
import classes from './protected-frame.module.css';
import { Watermark } from './watermark.tsx';

interface ProtectedFrameProps {
  /** Only where the name is not in the pixels already: over a video that plays. */
  viewerName?: string | undefined;
  children: ReactNode;
}

/** Around a protected picture or video: no context menu, no dragging, nothing on paper. */
export function ProtectedFrame({ viewerName, children }: ProtectedFrameProps) {
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

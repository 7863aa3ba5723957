import type { ReactNode } from 'react';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import classes from './stage.module.css';

interface StageProps {
  /** The picture, and whatever lies on it. */
  picture: ReactNode;
  /** At the top of the picture: whose it is, how many watch. */
  top: ReactNode;
  /** Below that, over the picture: what comes and goes by itself. */
  notes?: ReactNode;
  /** Buttons that belong to the picture. */
  tools: ReactNode;
  /** Over the lower half of a phone, beside the picture at a desk. */
  side: ReactNode;
  isSideHidden?: boolean;
  /** The picture has a row of controls at its foot, which the tools stand above. */
  hasControls?: boolean;
  /** Under the picture, where there is room. */
  foot?: ReactNode;
  /** It covers the whole screen at a desk, too. */
  isWhole?: boolean;
}

/**
 * A stream on the screen. On a phone the picture fills it, and the chat lies over it; at a desk they stand side by side.
 */
export function Stage({
  picture,
  top,
  notes,
  tools,
  side,
  isSideHidden = false,
  hasControls = false,
  foot,
  isWhole = false,
}: StageProps) {
  const isOnline = useIsOnline();
  return (
    <div
      className={classes.stage}
      data-whole={isWhole || undefined}
      data-alone={isSideHidden || undefined}
      data-controls={hasControls || undefined}
      data-offline={!isOnline || undefined}
      data-testid="live-stage"
    >
      <div className={classes.picture}>
        {picture}
        <div className={classes.head}>
          <div className={classes.top}>{top}</div>
          {notes}
        </div>
        <div className={classes.tools}>{tools}</div>
      </div>
      <div className={classes.side} hidden={isSideHidden}>
        {side}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}

import classes from './progress-bar.module.css';

/** How much of something is done, from 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={classes.bar}
    >
      <div className={classes.done} style={{ width: `${percent}%` }} />
    </div>
  );
}

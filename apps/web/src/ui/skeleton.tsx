import classes from './skeleton.module.css';

interface SkeletonProps {
  height: number;
  width?: number;
  radius?: number;
  /** Said aloud; a block among others stays silent. */
  label?: string;
  className?: string | undefined;
}

/** A block of the final shape while something loads. */
export function Skeleton({ height, width, radius = 16, label, className }: SkeletonProps) {
  return (
    <div className={className} role={label ? 'status' : undefined} aria-busy={label ? true : undefined}>
      {label && <span className="visually-hidden">{label}</span>}
      <div className={classes.block} style={{ height, width, borderRadius: radius }} />
    </div>
  );
}

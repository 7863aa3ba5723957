import { Skeleton } from './skeleton.tsx';

interface SkeletonListProps {
  count: number;
  height: number;
  label: string;
  className?: string | undefined;
}

/** Blocks of the final shape while a list loads. */
export function SkeletonList({ count, height, label, className }: SkeletonListProps) {
  const places = Array.from({ length: count }, (_, index) => `place-${index}`);
  return (
    <div
      className={className}
      style={className ? undefined : { display: 'grid', gap: 16 }}
      aria-busy="true"
      role="status"
    >
      <span className="visually-hidden">{label}</span>
      {places.map((place) => (
        <Skeleton key={place} height={height} />
      ))}
    </div>
  );
}

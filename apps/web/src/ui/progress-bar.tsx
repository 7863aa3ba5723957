import { Progress } from '@mantine/core';

/** How much of something is done, from 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Progress.Root size="lg" radius="xl">
      <Progress.Section value={percent} color="mango" aria-label={label} />
    </Progress.Root>
  );
}

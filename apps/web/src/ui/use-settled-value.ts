import { useDebouncedValue } from '@mantine/hooks';

/** A value as it stands once it has not changed for a while: what was typed, after a pause. */
export function useSettledValue<T>(value: T, pauseMs: number): T {
  const [settled] = useDebouncedValue(value, pauseMs);
  return settled;
}

import { useMediaQuery as useKitMediaQuery } from '@mantine/hooks';

/** Whether a media query holds, from the first rendering on, so that nothing is built for a screen that is not there. */
export function useMediaQuery(query: string): boolean {
  return useKitMediaQuery(query, false, { getInitialValueInEffect: false });
}

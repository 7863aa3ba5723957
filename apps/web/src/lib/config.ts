import { useCall } from './use-call.ts';

/** Figures that copy and forms show: split, packs, rate, limits. Never typed twice. */
export function useConfig() {
  return useCall('GET /config', {}, { staleTime: 60_000 });
}

import { useIsHydrated } from './use-is-hydrated.ts';

const HEIC = ',image/heic,image/heif,.heic,.heif';

/**
 * What a chooser of files offers besides the types that are taken. Apple's systems hand photos over as JPEG to who does not
 * name their own format; elsewhere a photo that cannot be chosen could not be spoken about.
 */
export function useAcceptedTypes(types: readonly string[]): string {
  const isHydrated = useIsHydrated();
  const isApple = !isHydrated || navigator.vendor.startsWith('Apple');
  return types.join(',') + (isApple ? '' : HEIC);
}

import { LEGAL_NAMES, type LegalName } from './addresses.ts';

/** A version of the documents. All have one number; a new one says which of them it changes (P358). */
export interface LegalVersion {
  /** `1.10` comes after `1.9`. */
  readonly version: string;
  /** The first Philippine day on which it may hold: later where people could not be told for long enough before. */
  readonly from: string;
  readonly documents: readonly LegalName[];
}

/** Every version there was, is or will be, the oldest first. None is ever taken out: its texts stay readable. */
export const LEGAL_VERSIONS = [
  { version: '1.0', from: '2025-01-01', documents: LEGAL_NAMES },
] as const satisfies readonly [LegalVersion, ...LegalVersion[]];

export type LegalVersionNumber = (typeof LEGAL_VERSIONS)[number]['version'];

/** Does one version come after another? */
export function isLaterVersion(version: string, than: string): boolean {
  return orderOf(version) > orderOf(than);
}

function orderOf(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}

/**
 * Of the versions of a text, the one that a version of the documents has: the newest that is not after it.
 * @returns undefined where the text is newer than that
 */
export function textVersionAt<Version extends string>(
  versions: readonly Version[],
  version: string,
): Version | undefined {
  return versions.reduce<Version | undefined>((found, each) => {
    const isTooLate = isLaterVersion(each, version);
    return isTooLate || (found !== undefined && isLaterVersion(found, each)) ? found : each;
  }, undefined);
}

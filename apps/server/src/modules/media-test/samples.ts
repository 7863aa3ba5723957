import type { AccessFacts } from '../posts/index.ts';

/** As whom a test file is asked for. */
export type Role = 'visitor' | 'subscriber' | 'buyer' | 'creator';

/** A test file: artwork that belongs to nobody. Another drawing needs another id, as browsers and stores keep what they have. */
export interface TestFile {
  id: string;
  /** Names its title and its drawing. */
  name: 'bay' | 'lanterns' | 'terraces' | 'waves' | 'gone';
  isSubscriberOnly: boolean;
  /** Whole credits; null for what is not paid. */
  credits: number | null;
  isVideo: boolean;
  /** It was taken down: there is no file any more. */
  isGone: boolean;
}

const PLAIN = { isSubscriberOnly: false, credits: null, isVideo: false, isGone: false };

export const TEST_FILES: readonly TestFile[] = [
  { ...PLAIN, id: '0198f000-0000-7000-8000-000000000001', name: 'bay' },
  { ...PLAIN, id: '0198f000-0000-7000-8000-000000000002', name: 'lanterns', isSubscriberOnly: true },
  { ...PLAIN, id: '0198f000-0000-7000-8000-000000000003', name: 'terraces', credits: 50 },
  { ...PLAIN, id: '0198f000-0000-7000-8000-000000000004', name: 'waves', credits: 120, isVideo: true },
  { ...PLAIN, id: '0198f000-0000-7000-8000-000000000005', name: 'gone', isGone: true },
];

/** Nobody has this name: it is reserved. */
export const TEST_CREATOR = 'media-test';
/** When the artwork was drawn. */
export const DRAWN_AT = new Date('2026-11-22T00:00:00Z');

const ids = new Set(TEST_FILES.map(({ id }) => id));
/** Is it one of the test files, which no post shows? */
export const isTestFile = (id: string): boolean => ids.has(id);

const CREATOR_ID = '0198f000-0000-7000-8000-000000000000';

/** The facts by which the rules of posts decide about a test file (P19). */
export function factsOf(file: TestFile, role: Role): AccessFacts {
  return {
    creatorId: CREATOR_ID,
    isPublished: true,
    isUnpublished: false,
    isWithdrawn: false,
    isMature: false,
    isPpv: file.credits !== null,
    isSubscriberOnly: file.isSubscriberOnly,
    // What is one's own is as open as what was bought.
    isUnlocked: role === 'buyer' || role === 'creator',
    isSubscribed: role === 'subscriber',
  };
}

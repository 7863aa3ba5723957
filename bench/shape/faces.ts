import { FOLLOWERS } from './fill-bonds.ts';
import { ADMIN_ID, creatorId, fanId, fansOf, type Size, tokenOf } from './size.ts';

/** As whom something is asked. */
export type Face = 'guest' | 'fan' | 'fan with much' | 'creator' | 'creator with much' | 'owner';

const personOf = (face: Face, size: Size): string | null =>
  ({
    guest: null,
    fan: fanId(FOLLOWERS.some),
    'fan with much': fanId(FOLLOWERS.many),
    creator: creatorId(size.creators - 2),
    'creator with much': creatorId(0),
    owner: ADMIN_ID,
  })[face];

export const FACES: readonly Face[] = [
  'guest',
  'fan',
  'fan with much',
  'creator',
  'creator with much',
  'owner',
];

export function headersOf(face: Face, size: Size): Record<string, string> {
  const person = personOf(face, size);
  return person ? { authorization: `Bearer ${tokenOf(person)}` } : {};
}

/** Everybody who has a session: those above, a fan who buys and one who has nothing. */
export const withSession = (size: Size): string[] => [
  ...FACES.map((face) => personOf(face, size)).filter((id) => id !== null),
  fanId(0),
  fanId(fansOf(size) - 1),
];

import type { Person } from '../../lib/api-types.ts';

/** The same person as a viewer sees them who follows, or no longer does; the count moves with it, once. */
export function withFollowing<P extends Pick<Person, 'is_following' | 'followers_count'>>(
  person: P,
  isFollowing: boolean,
): P {
  if (person.is_following === isFollowing) return person;
  const followers = person.followers_count + (isFollowing ? 1 : -1);
  return { ...person, is_following: isFollowing, followers_count: Math.max(0, followers) };
}

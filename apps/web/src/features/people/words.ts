import type { Answer } from '../../lib/api-types.ts';
import type { PeopleTexts } from './people.texts.generated.ts';

export type Listed = Answer<'GET /admin/users'>['people'][number];
export type PersonPage = Answer<'GET /admin/users/{id}'>;

/** What each type, status and state of verification is called. */
export function stateWords(t: PeopleTexts): {
  user_type: Record<Listed['user_type'], string>;
  status: Record<Listed['status'], string>;
  verification: Record<Listed['verification'], string>;
} {
  return {
    user_type: { fan: t.fan, creator: t.creator, admin: t.admin },
    status: {
      active: t.active,
      suspended: t.suspended,
      banned: t.banned,
      leaving: t.leaving,
      erased: t.erased,
    },
    verification: { none: t.none, pending: t.pending, approved: t.approved, rejected: t.rejected },
  };
}

/** The states that are worth a badge: of most people there are none. */
export function badgesOf({ user_type, status, verification }: Listed, t: PeopleTexts): string[] {
  const words = stateWords(t);
  return [
    words.user_type[user_type],
    ...(status === 'active' ? [] : [words.status[status]]),
    ...(user_type === 'creator' ? [words.verification[verification]] : []),
  ];
}

import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { reservedUsernames } from '../registration/username.ts';

/** A page that is added later takes the place of whoever had its word as a username before. */
export const usernamesAreNoAddresses: Law = {
  name: 'usernames-are-no-addresses',
  says: 'Nobody has, or holds, a username that is the first word of an address of our own (P4).',
  violations: sql`
    select id, 'is called ' || username as difference from (
      select id::text, username from users
      union all
      select user_id::text, username from former_usernames
    ) named where replace(lower(username), '_', '-') = any(${reservedUsernames}::text[]) limit 20`,
};

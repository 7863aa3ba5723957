import { sql } from 'kysely';
import { atLeast, type Queryable } from '../../platform/database/index.ts';
import {
  type ConversationPage,
  isAfter,
  isOfFilter,
  isVisibleTo,
  PARTNER,
  type PartnerRow,
  TEXT,
} from './conversations.queries.ts';

export interface SearchedConversation {
  id: string;
  last_at: Date;
}

/** A person's conversations in the order of their list, which are to be looked through. */
export async function listSearched(
  db: Queryable,
  personId: string,
  { filter, after, limit }: Pick<ConversationPage, 'filter' | 'after' | 'limit'>,
): Promise<SearchedConversation[]> {
  const { rows } = await sql<SearchedConversation>`
    select mine.conversation_id as id, mine.last_at from conversation_sides mine
    where mine.person_id = ${personId}::uuid and ${isOfFilter(filter)} ${isAfter(after)}
    order by mine.last_at desc, mine.conversation_id desc limit ${atLeast(limit)}`.execute(db);
  return rows;
}

export interface FoundMessage extends PartnerRow {
  id: string;
  conversation_id: string;
  seq: number;
  is_own: boolean;
  passage: string;
  created_at: Date;
}

interface Wanted {
  search: string;
  /** Of each conversation: so many of its newest messages are looked at, and so many of what is found are kept. */
  newest: number;
  most: number;
  /** Characters of the passage before the words, and in all. */
  before: number;
  characters: number;
}

/** What a person may see of these conversations of theirs in which the words stand, the newest first. */
export async function findWords(
  db: Queryable,
  personId: string,
  conversationIds: readonly string[],
  { search, newest, most, before, characters }: Wanted,
): Promise<FoundMessage[]> {
  const person = sql`${personId}::uuid`;
  const { rows } = await sql<FoundMessage>`
    select found.id, c.id as conversation_id, found.seq, found.is_own, found.created_at, ${PARTNER},
      case when found.place > ${before}::int + 1 then '…' else '' end
        || substr(found.text, greatest(1, found.place - ${before}::int), ${characters}::int)
        || case when char_length(found.text) > greatest(1, found.place - ${before}::int) + ${characters}::int - 1 then '…' else '' end as passage
    from conversations c
    join users other on other.id = case when c.low_id = ${person} then c.high_id else c.low_id end
    left join fan_notes n on n.creator_id = ${person} and n.fan_id = other.id and n.nickname <> ''
    join lateral (
      select said.* from (
        select m.id, m.seq, m.sender_id = ${person} as is_own, m.created_at, ${TEXT} as text,
          strpos(lower(${TEXT}), lower(${search}::text)) as place
        from messages m
        where m.conversation_id = c.id and m.seq > c.last_seq - ${newest}::int and m.state in ('sent', 'in_review') and ${isVisibleTo(person)}
      ) said where said.place > 0 order by said.seq desc limit ${most}::int
    ) found on true
    where c.id = any(${[...conversationIds]}::uuid[])
    order by found.created_at desc, found.id desc`.execute(db);
  return rows;
}

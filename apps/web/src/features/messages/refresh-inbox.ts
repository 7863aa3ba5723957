import type { InfiniteData, Query } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Answer, ApiInput } from '../../lib/api-types.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isShort } from '../../lib/use-pages.ts';

const ADDRESS = 'GET /conversations';
/** With more of them further down, more of its beginning is asked for, where those stand that were written in. */
const MOST_NAMED = 20;
/** So much more, and then it begins anew. */
const MORE = { pages: 4, limit: 50 };

type Page = Answer<typeof ADDRESS>;
type Row = Page['conversations'][number];
type Asked = ApiInput<typeof ADDRESS>['query'];
type Kept = InfiniteData<Page, string | undefined>;

const waiting = new Set<string>();
/** What was named while nobody looked at a list. */
const missed = new WeakMap<Query, Set<string>>();
let isBusy = false;

/**
 * Brings the lists of conversations up to date where these are concerned (P931): of one that was loaded far down the first page is asked for, and what is named further
 * down, not all of its pages once more. What comes meanwhile waits for this, so that many messages do not keep any of it from being shown.
 */
export async function refreshInbox(ids: readonly string[]): Promise<void> {
  for (const id of ids) waiting.add(id);
  if (isBusy) return;
  isBusy = true;
  try {
    while (waiting.size > 0) {
      const named = new Set(waiting);
      waiting.clear();
      const lists = queryClient.getQueryCache().findAll({ queryKey: [ADDRESS] });
      await Promise.all(lists.map((list) => refreshList(list, named)));
    }
  } finally {
    isBusy = false;
  }
}

/** A long list that is come back to is not asked for page by page: its beginning is, and what was named meanwhile. */
export async function comeBackToInbox(): Promise<void> {
  const lists = queryClient.getQueryCache().findAll({ queryKey: [ADDRESS], type: 'active' });
  await Promise.all(lists.filter((list) => !isShort(list)).map((list) => refreshList(list, new Set())));
}

/** Where it is not known what was missed, each list is its first page again. */
export async function beginInboxAnew(): Promise<void> {
  const lists = queryClient.getQueryCache().findAll({ queryKey: [ADDRESS] });
  await Promise.all(lists.map(({ queryKey }) => beginAnew(queryKey)));
}

function beginAnew(queryKey: readonly unknown[]): Promise<void> {
  queryClient.setQueryData<Kept>(
    queryKey,
    (kept) => kept && { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) },
  );
  return queryClient.invalidateQueries({ queryKey, exact: true });
}

function miss(list: Query, named: ReadonlySet<string>): void {
  missed.set(list, new Set([...(missed.get(list) ?? []), ...named]));
}

async function refreshList(list: Query, named: ReadonlySet<string>): Promise<void> {
  const { queryKey } = list;
  // A page that is just coming would put back what is changed meanwhile.
  if (list.isActive()) await list.promise?.catch(() => undefined);
  if (isShort(list)) return queryClient.invalidateQueries({ queryKey, exact: true });
  miss(list, named);
  if (list.isActive()) await followList(list, missed.get(list) ?? named);
}

async function followList(list: Query, named: ReadonlySet<string>): Promise<void> {
  const { queryKey } = list;
  missed.delete(list);
  const { query = {} } = queryKey[1] as { query?: NonNullable<Asked> };
  try {
    const first = await readTop(queryKey, query, named);
    const below = await rowsBelow(queryKey, first, named);
    if (below === null) return await beginAnew(queryKey);
    // Somebody else may have signed in meanwhile, whose list it is then.
    if (queryClient.getQueryCache().find({ queryKey, exact: true }) !== list) return;
    queryClient.setQueryData<Kept>(queryKey, (now) => now && merged(now, first, below, query.filter));
  } catch {
    // Asked for again with the next message, or when it is next looked at.
    miss(list, named);
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** The beginning of a list, long enough that few of those that are named stand below it. */
async function readTop(
  queryKey: readonly unknown[],
  query: NonNullable<Asked>,
  named: ReadonlySet<string>,
): Promise<Page> {
  let top = await api(ADDRESS, { query });
  for (let more = 0; more < MORE.pages; more += 1) {
    if (!top.next_cursor || namedBelow(queryKey, top, named).length <= MOST_NAMED) return top;
    const next = await api(ADDRESS, { query: { ...query, limit: MORE.limit, cursor: top.next_cursor } });
    top = { ...next, conversations: [...top.conversations, ...next.conversations] };
  }
  return top;
}

function namedBelow(queryKey: readonly unknown[], top: Page, named: ReadonlySet<string>): Row[] {
  const onTop = new Set(top.conversations.map(({ id }) => id));
  const kept = queryClient.getQueryData<Kept>(queryKey)?.pages.flatMap((page) => page.conversations) ?? [];
  return kept.filter(({ id }) => named.has(id) && !onTop.has(id));
}

/** How those stand now that are named, and kept below the first page; null for too many of them. */
async function rowsBelow(
  queryKey: readonly unknown[],
  first: Page,
  named: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Row> | null> {
  const below = namedBelow(queryKey, first, named);
  if (below.length > MOST_NAMED) return null;
  const rows = await Promise.all(below.map(({ id }) => api('GET /conversations/{id}', { params: { id } })));
  return new Map(rows.map((row) => [row.id, row]));
}

const newestFirst = (a: Row, b: Row) => writtenAt(b) - writtenAt(a);
const writtenAt = ({ last_message: last }: Row) => (last ? Date.parse(last.created_at) : 0);
const isNewer = (now: Row | undefined, kept: Row) => now !== undefined && writtenAt(now) > writtenAt(kept);

/** What was pushed off the first page stays at its end, and what came up to it is gone from below. */
function merged(
  { pages, pageParams }: Kept,
  first: Page,
  below: ReadonlyMap<string, Row>,
  filter: NonNullable<Asked>['filter'],
): Kept {
  const onTop = new Set(first.conversations.map(({ id }) => id));
  const isOf = ({ unread_count: unread, is_restricted: isRestricted }: Row) =>
    isRestricted === (filter === 'restricted') && (filter !== 'unread' || unread > 0);
  const changed = pages.map((page) => ({
    ...page,
    conversations: page.conversations
      .filter(({ id }) => !onTop.has(id))
      .map((row) => ({ row: below.get(row.id) ?? row, hasMoved: isNewer(below.get(row.id), row) }))
      .filter(({ row }) => !below.has(row.id) || isOf(row)),
  }));
  const [top, ...others] = changed.map((page) => ({
    ...page,
    conversations: page.conversations.filter(({ hasMoved }) => !hasMoved).map(({ row }) => row),
  }));
  // In one burst more may have come than the first page holds.
  const moved = changed.flatMap((page) => page.conversations.filter(({ hasMoved }) => hasMoved));
  const under = [...moved.map(({ row }) => row), ...(top?.conversations ?? [])].sort(newestFirst);
  const conversations = [...first.conversations, ...under];
  return { pageParams, pages: [{ ...first, conversations, next_cursor: first.next_cursor }, ...others] };
}

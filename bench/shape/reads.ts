import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { manyComments } from './fill-posts.ts';
import { conversationId, creatorId, fanId, mediaId, type Size } from './size.ts';

/** One call that only reads, as it is asked. */
export interface Read {
  /** The same at both sizes. */
  name: string;
  path: string;
  isPaged: boolean;
}

interface Contract {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: { enum?: string[] };
}

/** It stays open. */
const STREAMS = ['/events/stream'];
const SPAN = '2026-01-01';
/** What lists are asked for besides each of the values that they name. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  '/creators': [
    'search=maria',
    'search=maria+santos',
    'search=princessra',
    'search=cosplay',
    'search=amihna',
    'search=sea',
    'search=ma',
  ],
  '/admin/users': [
    'search=maria',
    'search=maria+santos',
    'search=f1234@bench.test',
    'search=amihna',
    'search=ligayaab',
    'user_type=creator&verification=pending',
    'user_type=fan&status=banned',
  ],
  '/conversations': ['search=maria', 'search=grace'],
  '/messages': ['search=kumusta', 'search=number+77', 'search=wala'],
  '/studio/fans': ['list=followers&sort=spent', 'list=followers&q=maria', 'q=maria', 'list=followers&q=wala'],
  '/content/feed': ['only_subscribed=true', 'only_followed=true'],
  '/moderation/search': ['post', 'comment', 'full_name', 'bio', 'location'].flatMap((kind) => [
    `kind=${kind}&search=maria`,
    `kind=${kind}&search=butterflies`,
    `kind=${kind}&search=sea`,
    `kind=${kind}&search=paruparo`,
  ]),
  '/vault': ['q=sea', `fan=${fanId(2)}`],
  '/analytics': ['days=7', 'days=90'],
  '/admin/analytics': ['days=7', 'days=90'],
  '/admin/affiliates': ['search=maria'],
  '/subscriptions': [`creator_id=${creatorId(0)}`],
  '/messages/broadcasts/receivers': ['audience=all&exclude=followers'],
  '/admin/audit': [`whom=${creatorId(0)}`, 'what=user.warn'],
  '/moderation/reports': [`user_id=${creatorId(0)}`, 'status=pending&report_type=spam'],
  '/admin/books/trial-balance': [`from=${SPAN}`],
  '/admin/books/journal': [`from=${SPAN}`],
  '/admin/books/statement': ['account=PHP:deposits', `account=PHP:creator_payable:${creatorId(0)}`],
  '/tags/{tag}/posts': [],
};

/** Each call of the contract that only reads, with each value that one of its lists may be asked for. */
export async function listReads(db: Database, contract: Contract, size: Size): Promise<Read[]> {
  const known = await findKnown(db, size);
  return Object.entries(contract.paths).flatMap(([template, { get }]) => {
    if (!get || STREAMS.some((stream) => template.endsWith(stream))) return [];
    const name = template.replace(/^\/api/, '');
    const query = (get.parameters ?? []).filter((one) => one.in === 'query');
    const choices = query.flatMap((one) => (one.schema.enum ?? []).map((value) => `${one.name}=${value}`));
    const isWhole = !query.some(({ required }) => required);
    const searches = [
      ...(isWhole ? [''] : []),
      ...(isWhole || choices.length > 0 ? choices : []),
      ...(MORE[name] ?? []),
    ];
    return searches.map((search) => ({
      name: search ? `${name}?${search}` : name,
      path: `/api${fillIn(name, known)}${search && `?${search}`}`,
      isPaged: query.some((one) => one.name === 'cursor'),
    }));
  });
}

interface Known {
  reference: string;
  entry: string;
  username: string;
  post: string;
}

async function findKnown(db: Database, size: Size): Promise<Known> {
  const { rows } =
    await sql<Known>`select (select reference from purchases order by id desc limit 1) as reference,
    (select id::text from ledger_entries order by id desc limit 1) as entry,
    (select username from users where id = ${creatorId(0)}::uuid) as username,
    (select id::text from posts where media_id = ${mediaId(manyComments(size))}::uuid) as post`.execute(db);
  if (!rows[0]) throw new Error('nothing was filled');
  return rows[0];
}

/** Names and ids in place of what a path leaves open: those of whoever has much. */
function fillIn(name: string, known: Known): string {
  const ids: [RegExp, string][] = [
    [/^\/content\//, known.post],
    [/^\/conversations\//, conversationId(0)],
    [/^\/fans\//, fanId(2)],
    [/^\/stories\/\{id\}/, '03800000-0000-7000-8000-000000000000'],
    [/^\/moderation\/reports\//, '0d000000-0000-7000-8000-000000000000'],
    [/^\/admin\/books\/entries/, known.entry],
    [/./, creatorId(0)],
  ];
  const month = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7);
  return name
    .replace('{username}', known.username)
    .replace('{reference}', known.reference)
    .replace('{tag}', 'tag2')
    .replace('{month}', month)
    .replace('{year}', '2026')
    .replace(/\{[a-z_]+\}/, ids.find(([pattern]) => pattern.test(name))?.[1] ?? '');
}

import { sql } from 'kysely';
import { DAY_MS } from '../../apps/server/src/platform/durations.ts';

/** How much of everything one database holds. Fans and creators are the people, beside one administrator. */
export interface Size {
  people: number;
  creators: number;
  posts: number;
  postings: number;
}

export const WHOLE: Size = {
  people: 1_000_000,
  creators: 100_000,
  posts: 10_000_000,
  postings: Number(process.env.BENCH_POSTINGS ?? 10_000_000),
};
const PARTS = 100;
export const HUNDREDTH: Size = {
  people: WHOLE.people / PARTS,
  creators: WHOLE.creators / PARTS,
  posts: WHOLE.posts / PARTS,
  postings: WHOLE.postings / PARTS,
};
export const fansOf = ({ people, creators }: Size) => people - creators;

/** The kinds of `fillGroups` (bench/laws), whose purchases, tips and unlocks are those of the same people and posts. */
const FAN = '01000000';
const CREATOR = '02000000';
const SOLD_POST = '00300000';
const MEDIA = '0e000000';
const CONVERSATION = '0b000000';

/** The first posts are those that `fillGroups` sells. */
const LEAST_SOLD = 5_000;
export const soldPosts = ({ creators }: Size) => creators * Math.ceil(LEAST_SOLD / creators);
const YEARS_MS = 3 * 365 * DAY_MS;
const END_MS = Date.now();
/** In SQL: the milliseconds at which a post was published; the last one just now. */
export const publishedAt = (number: string, { posts }: Size) =>
  `(${END_MS} - (${posts} - (${number})::bigint) * ${Math.floor(YEARS_MS / posts)})`;
/** In SQL: the id of the post of a number, of its moment as the house makes ids. */
export const post = (number: string, size: Size) =>
  sql.raw(`(case when ${number} < ${soldPosts(size)} then '${SOLD_POST}-0000-7000-8000-' else lpad(to_hex(${publishedAt(number, size)}), 12, '0') || '70008000' end
    || lpad(to_hex(${number}), 12, '0'))::uuid`);

const numbered = (kind: string) => (number: string) =>
  sql.raw(`('${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);
/** In SQL: the id of the fan, creator and so on of a number that is an expression. */
export const fan = numbered(FAN);
export const creator = numbered(CREATOR);
export const media = numbered(MEDIA);
export const conversation = numbered(CONVERSATION);

const of = (kind: string) => (n: number) => `${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
export const fanId = of(FAN);
export const creatorId = of(CREATOR);
export const conversationId = of(CONVERSATION);
export const mediaId = of(MEDIA);
export const ADMIN_ID = of('04000000')(1);

/** Everybody of whom something is asked has the session of this token. */
export const tokenOf = (personId: string) => `bench-token-of-${personId}`;

/** In SQL: a number of 0 to 1 that is the same for the same expression and looks like one drawn by chance. */
export const drawn = (expression: string) =>
  `((hashint8extended((${expression})::bigint, 7) & 1073741823) / 1073741824.0::float8)`;
/** In SQL: of so many numbers one, the first ones far more often than the last. */
export const mostlyFirst = (expression: string, count: number) =>
  `floor(${count} * power(${drawn(expression)}, 3))::bigint`;
/** The same with the last ones first, as people look at what is new. */
export const mostlyLast = (expression: string, count: number) =>
  `(${count} - 1 - ${mostlyFirst(expression, count)})`;

import { AUDIENCES, type AudienceName, EXCLUDED, type ExcludedName } from '@likha/contract/limits';
import type { Answer, ApiInput } from '../../../lib/api-types.ts';
import { momentOf, momentProblem } from '../../../lib/philippine-moment.ts';
import type { ScheduleTexts } from '../../../lib/schedule.texts.generated.ts';
import type { SentFile } from '../outbox/outbox-store.ts';

export type Broadcast = Answer<'POST /messages/broadcasts'>;
type Body = ApiInput<'POST /messages/broadcasts'>['body'];

/** A message to many as it is written. */
export interface NewBroadcast {
  /** The name under which it is sent: however often that happens, it is one (P451). */
  clientId: string;
  audience: AudienceName;
  exclude: readonly ExcludedName[];
  /** Whom the audience `list` is; null for any other. */
  listId: string | null;
  excludeLists: readonly string[];
  text: string;
  /** Uploaded before: the message names them. */
  files: readonly SentFile[];
  /** Whole credits for the files; null for nothing. */
  price: number | null;
  isScheduled: boolean;
  /** Philippine time, as the field has it. */
  sendAt: string;
}

export const BLANK_BROADCAST: NewBroadcast = {
  clientId: '',
  audience: 'all',
  exclude: [],
  listId: null,
  excludeLists: [],
  text: '',
  files: [],
  price: null,
  isScheduled: false,
  sendAt: '',
};

/** Whom of an audience one can leave out: not itself, and nobody who is in none of it. */
export function excludable(audience: AudienceName): readonly ExcludedName[] {
  const nobody: readonly ExcludedName[] =
    audience === 'subscribers' ? ['expired'] : audience === 'expired' ? ['subscribers'] : [];
  return EXCLUDED.filter((name) => name !== audience && !nobody.includes(name));
}

/** What is left out of its audience, in one order whatever was ticked first. */
export function excludedOf({
  audience,
  exclude,
}: Pick<NewBroadcast, 'audience' | 'exclude'>): ExcludedName[] {
  return excludable(audience).filter((name) => exclude.includes(name));
}

/** What a field calls an audience: its name, or a list's. */
export function audienceValue({ audience, listId }: Pick<NewBroadcast, 'audience' | 'listId'>): string {
  return listId === null ? audience : `${LIST}${listId}`;
}

/** The audience that a field names; all where it names none. */
export function audienceOf(value: string): Pick<NewBroadcast, 'audience' | 'listId'> {
  if (value.startsWith(LIST)) return { audience: 'list', listId: value.slice(LIST.length) };
  return { audience: FIXED_AUDIENCES.find((name) => name === value) ?? 'all', listId: null };
}

/** Those that are no list of one's own. */
export const FIXED_AUDIENCES = AUDIENCES.filter((name) => name !== 'list');
const LIST = 'list:';

/** A creator's lists, and what is chosen of those that are gone: it has to be seen to be taken back. */
export function listsWithGone(
  lists: readonly { id: string; name: string }[],
  { listId, excludeLists }: Pick<NewBroadcast, 'listId' | 'excludeLists'>,
  goneName: string,
): { id: string; name: string }[] {
  const known = new Set(lists.map(({ id }) => id));
  const chosen = new Set([...(listId === null ? [] : [listId]), ...excludeLists]);
  return [...lists, ...[...chosen].filter((id) => !known.has(id)).map((id) => ({ id, name: goneName }))];
}

/** The lists that are left out: not the one that it is for. */
export function excludedLists({
  listId,
  excludeLists,
}: Pick<NewBroadcast, 'listId' | 'excludeLists'>): string[] {
  return excludeLists.filter((id) => id !== listId);
}

/** One that was stopped, to be changed and sent anew: to whom it was for, at once, under a name of its own. A list that is gone has to be chosen anew. */
export function writtenAnew(stopped: Broadcast, files: readonly SentFile[], clientId: string): NewBroadcast {
  const { audience, exclude, text, price } = stopped;
  return {
    ...BLANK_BROADCAST,
    clientId,
    audience,
    exclude,
    listId: stopped.list_id,
    excludeLists: stopped.exclude_lists,
    text: text ?? '',
    files,
    price,
  };
}

/** Is anything written that would be lost? */
export function isBegun({ text, files }: Pick<NewBroadcast, 'text' | 'files'>): boolean {
  return text.trim() !== '' || files.length > 0;
}

/** What is wrong with it, field by field. */
export function broadcastProblems(
  { isScheduled, sendAt }: NewBroadcast,
  moments: ScheduleTexts,
): Partial<Record<keyof NewBroadcast, string>> {
  const problem = isScheduled ? momentProblem(sendAt, moments) : null;
  return problem === null ? {} : { sendAt: problem };
}

/** What the server is sent. */
export function broadcastBody(written: NewBroadcast): Body {
  const { clientId, audience, text, files, price, isScheduled, sendAt } = written;
  return {
    client_id: clientId,
    audience,
    list_id: written.listId,
    exclude: excludedOf(written),
    exclude_lists: excludedLists(written),
    text: text.trim(),
    media_ids: files.map(({ file_key: key }) => key),
    price: files.length > 0 ? price : null,
    scheduled_at: isScheduled ? momentOf(sendAt)?.toISOString() : undefined,
  };
}

/** What the server calls otherwise than the form does. */
const FIELDS: Record<string, keyof NewBroadcast> = {
  media_ids: 'files',
  price: 'files',
  scheduled_at: 'sendAt',
  list_id: 'audience',
  exclude_lists: 'audience',
};

/** The server's refusals, at the fields of the form. */
export function refusedBroadcast(
  errors: Record<string, string>,
): Partial<Record<keyof NewBroadcast, string>> {
  return Object.fromEntries(
    Object.entries(errors)
      .map(([name, words]) => [FIELDS[name] ?? name, words] as const)
      .filter(([name]) => name in BLANK_BROADCAST),
  );
}

/** Is nothing left of what it said? Then nobody knows any more what that was (P453). */
export function isWithoutWords({
  text,
  files_count: count,
}: Pick<Broadcast, 'text' | 'files_count'>): boolean {
  return text === null && count === 0;
}

/** Is this, as far as anybody knows, what was sent just now? Under the same name an earlier one may have arrived whose answer was lost. */
export function isAsSent(answer: Broadcast, body: Body): boolean {
  const saysTheSame =
    (answer.text ?? '') === body.text &&
    answer.price === (body.price ?? null) &&
    answer.files_count === body.media_ids?.length;
  return (
    (saysTheSame || isWithoutWords(answer)) &&
    answer.audience === body.audience &&
    // The list itself may be gone.
    (answer.list_id === (body.list_id ?? null) || (answer.audience === 'list' && answer.list_id === null)) &&
    answer.exclude.join() === body.exclude?.join() &&
    answer.exclude_lists.join() === body.exclude_lists?.join() &&
    answer.scheduled_at === (body.scheduled_at ?? null)
  );
}

/** Is something being done for it that its figures follow? */
export function isMoving({ state }: Pick<Broadcast, 'state'>): boolean {
  return state === 'sending' || state === 'unsending';
}

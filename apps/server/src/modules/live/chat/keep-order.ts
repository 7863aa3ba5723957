import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { LIVE_CHAT } from '@likha/contract/live/live-limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Queryable, type Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayLookUnseen, moderates } from '../live.policy.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import { refused } from '../refused.ts';
import { note } from '../staff/note.ts';
import { checkWords } from '../streams/check-words.ts';
import { findStream, lockStream, type StreamRow, updateStream } from '../streams/streams.queries.ts';
import {
  deleteModerator,
  deleteMuted,
  findMutedWords,
  insertModerator,
  insertMuted,
  isModerator,
  isViewerHere,
  listModerators,
  listMuted,
  setMutedWords,
} from './chat.queries.ts';
import { lockLine } from './lines.queries.ts';
import { mergeWords } from './muted-words.ts';
import { noteChange } from './news.queries.ts';
import { setLineState } from './set-line-state.ts';

type Settings = CallResponse<Calls['getChatSettings']>;

/** The stream whose chat this person keeps in order: its host, and who moderates for them (P636). @throws AppError `live_not_found` */
async function findModerated(
  { clock }: Pick<LiveDeps, 'clock'>,
  db: Queryable,
  viewer: Viewer,
  liveId: string,
): Promise<StreamRow> {
  const stream = await findStream(db, liveId, viewer.id, clock.now());
  if (!stream || !moderates(stream, viewer)) throw new AppError('live_not_found');
  return stream;
}

/**
 * Locks a stream whose chat this person keeps in order, asked behind the lock: who moderates no more, or was blocked, while they waited for it changes nothing
 * (P961). @throws AppError `live_not_found`, `live_ended`
 */
async function lockModerated(deps: LiveDeps, tx: Tx, viewer: Viewer, liveId: string): Promise<StreamRow> {
  await lockStream(tx, liveId);
  const stream = await findModerated(deps, tx, viewer, liveId);
  if (stream.state === 'ended') throw new AppError('live_ended');
  return stream;
}

/**
 * Does this person keep the order of a stream's chat still? Asked behind the stream's lock (P961), also of one that has ended. Whoever has locked one of its
 * lines comes after that, as whatever takes lines away does.
 */
async function keepsOrder(
  { clock }: Pick<LiveDeps, 'clock'>,
  tx: Tx,
  viewer: Viewer,
  liveId: string,
): Promise<boolean> {
  await lockStream(tx, liveId);
  const stream = await findStream(tx, liveId, viewer.id, clock.now());
  return stream !== undefined && moderates(stream, viewer);
}

export async function readChatSettings(deps: LiveDeps, viewer: Viewer, liveId: string): Promise<Settings> {
  const stream = await findModerated(deps, deps.db, viewer, liveId);
  return {
    slow_seconds: stream.slow_seconds,
    subscribers_only: stream.subscribers_only,
    pinned: stream.pinned,
    muted_words: [...(await findMutedWords(deps.db, stream.creator_id))],
    moderators: await listModerators(deps.db, stream.creator_id),
    muted: await listMuted(deps.db, liveId, LIVE_CHAT.listedMuted),
  };
}

/** @throws AppError `live_not_found`, `live_ended`, `validation_failed` for words that a chat may not have */
export async function chooseChatSettings(
  deps: LiveDeps,
  viewer: Viewer,
  liveId: string,
  form: CallInput<Calls['chooseChatSettings']>['body'],
): Promise<Settings> {
  const { creator_id: creatorId } = await findModerated(deps, deps.db, viewer, liveId);
  await checkWords(deps, viewer.id, { pinned: form.pinned });
  await inTransaction(deps.db, async (tx) => {
    const stream = await lockModerated(deps, tx, viewer, liveId);
    await updateStream(tx, liveId, {
      slow_seconds: form.slow_seconds ?? stream.slow_seconds,
      subscribers_only: form.subscribers_only ?? stream.subscribers_only,
      ...(form.pinned !== undefined && { pinned: form.pinned || null }),
    });
    if (form.muted_words) await setMutedWords(tx, creatorId, await wordsToSet(tx, creatorId, form));
    await noteChange(tx, liveId);
  });
  return readChatSettings(deps, viewer, liveId);
}

/** @throws AppError `validation_failed` where they are too many together with those that others added meanwhile */
async function wordsToSet(
  tx: Tx,
  creatorId: string,
  { muted_words: chosen = [], muted_words_before: seen }: CallInput<Calls['chooseChatSettings']>['body'],
): Promise<string[]> {
  if (!seen) return chosen;
  const words = mergeWords(await findMutedWords(tx, creatorId), { seen, chosen });
  if (words.length > LIVE_CHAT.mutedWords)
    throw refused('muted_words', (language) =>
      liveTexts[language].mutedWordsFull({ count: LIVE_CHAT.mutedWords }),
    );
  return words;
}

/**
 * Lets somebody write no more, or again (P636). @throws AppError `live_not_found`, `person_not_found` for the host, staff and who is not here; `live_ended`, as
 * what is left of a chat is looked for once (P647)
 */
export async function muteViewer(
  deps: LiveDeps,
  viewer: Viewer,
  liveId: string,
  { user_id: personId, is_muted }: CallInput<Calls['muteViewer']>['body'],
): Promise<CallResponse<Calls['muteViewer']>> {
  const stream = await findModerated(deps, deps.db, viewer, liveId);
  if (personId === stream.creator_id || !(await isViewerHere(deps.db, personId)))
    throw new AppError('person_not_found');
  // Moderators do not silence each other, nor let themselves write again.
  if (viewer.id !== stream.creator_id && (await isModerator(deps.db, stream.creator_id, personId)))
    throw new AppError('person_not_found', { detail: (language) => liveTexts[language].hostMutesModerators });
  const row = { live_id: liveId, person_id: personId, created_at: deps.clock.now() };
  await inTransaction(deps.db, async (tx) => {
    await lockModerated(deps, tx, viewer, liveId);
    if (is_muted) await insertMuted(tx, row);
    else await deleteMuted(tx, liveId, personId);
  });
  return { user_id: personId, is_muted };
}

/** @throws AppError `live_not_found`, `person_not_found`, `validation_failed` where there are as many as there may be */
export async function setModerator(
  deps: LiveDeps,
  viewer: Viewer,
  { id, user_id: personId }: CallInput<Calls['addModerator']>['params'],
  isModerator: boolean,
): Promise<CallResponse<Calls['addModerator']>> {
  const stream = await findModerated(deps, deps.db, viewer, id);
  const creatorId = viewer.id;
  if (stream.creator_id !== creatorId) throw new AppError('live_not_found');
  if (!isModerator)
    await inTransaction(deps.db, async (tx) => {
      // What they are just doing here was before it, or is not done.
      await lockStream(tx, id);
      await deleteModerator(tx, creatorId, personId);
    });
  else {
    if (personId === creatorId || !(await isViewerHere(deps.db, personId)))
      throw new AppError('person_not_found');
    const row = { creator_id: creatorId, person_id: personId, created_at: deps.clock.now() };
    await inTransaction(deps.db, async (tx) => {
      if (!(await insertModerator(tx, row, LIVE_CHAT.moderators)))
        throw refused('user_id', (language) =>
          liveTexts[language].moderatorsFull({ count: LIVE_CHAT.moderators }),
        );
      await deleteMuted(tx, id, personId);
    });
  }
  await noteChange(deps.db, id);
  return { user_id: personId, is_moderator: isModerator };
}

/**
 * Takes a line away: one's own, any by the host and who moderates for them, and by staff (P637). Its place stays; whoever sees it is told within a second.
 * What staff takes away is on record (P638). @param from their address
 * @throws AppError `live_not_found`, `line_not_found`
 */
export async function removeLine(
  deps: LiveDeps,
  viewer: Viewer,
  { id: liveId, line_id: lineId }: CallInput<Calls['removeLine']>['params'],
  from: string,
): Promise<void> {
  const isStaff = mayLookUnseen(viewer);
  if (!isStaff && !(await findStream(deps.db, liveId, viewer.id, deps.clock.now())))
    throw new AppError('live_not_found');
  await inTransaction(deps.db, async (tx) => {
    const line = await lockLine(tx, lineId);
    const isThere = line?.live_id === liveId;
    if (
      !isThere ||
      !(isStaff || line.author_id === viewer.id || (await keepsOrder(deps, tx, viewer, liveId)))
    )
      throw new AppError('line_not_found');
    const isNew = await setLineState(deps, tx, lineId, 'removed');
    if (!isStaff || !isNew) return;
    const after = { line_id: lineId, author_id: line.author_id };
    await note(deps, tx, { id: viewer.id, from }, { act: 'remove_line', id: liveId, after });
  });
}

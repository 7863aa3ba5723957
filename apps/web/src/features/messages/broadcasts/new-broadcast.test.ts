import { describe, expect, it } from 'vitest';
import { scheduleTexts } from '../../../lib/schedule.texts.generated.ts';
import { receiversWords } from './broadcast-words.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import {
  audienceOf,
  audienceValue,
  BLANK_BROADCAST,
  type Broadcast,
  broadcastBody,
  broadcastProblems,
  excludable,
  isAsSent,
  isBegun,
  listsWithGone,
  type NewBroadcast,
  refusedBroadcast,
  writtenAnew,
} from './new-broadcast.ts';

const file = { file_key: 'a-file' } as NewBroadcast['files'][number];
const written: NewBroadcast = { ...BLANK_BROADCAST, clientId: 'its-name', text: ' Kumusta ', price: 40 };

it('leaves out of an audience who can be in it', () => {
  expect(excludable('all')).toEqual(['subscribers', 'followers', 'expired']);
  expect(excludable('subscribers')).toEqual(['followers']);
  expect(excludable('followers')).toEqual(['subscribers', 'expired']);
  expect(excludable('expired')).toEqual(['followers']);
  const form: NewBroadcast = {
    ...written,
    audience: 'followers',
    exclude: ['expired', 'followers', 'subscribers'],
  };
  expect(broadcastBody(form).exclude).toEqual(['subscribers', 'expired']);
  expect(
    receiversWords(
      { audience: 'followers', list_name: null, exclude: ['subscribers'], exclude_lists: [] },
      broadcastsTexts.en,
    ),
  ).toBe('To followers, without subscribers');
});

it('asks for credits with files alone, and has its moment where it is scheduled', () => {
  expect(broadcastBody(written)).toMatchObject({ text: 'Kumusta', price: null, media_ids: [] });
  const later = { ...written, files: [file], isScheduled: true, sendAt: '2026-11-24T20:00' };
  expect(broadcastBody(later)).toMatchObject({
    price: 40,
    media_ids: ['a-file'],
    scheduled_at: '2026-11-24T12:00:00.000Z',
  });
  expect(broadcastBody({ ...later, isScheduled: false }).scheduled_at).toBeUndefined();
  expect(broadcastProblems({ ...later, sendAt: '' }, scheduleTexts.en)).toEqual({
    sendAt: 'Choose a date and a time',
  });
});

it('knows an answer that is of what was sent before', () => {
  const body = broadcastBody({ ...written, files: [file] });
  const answer = {
    text: 'Kumusta',
    price: 40,
    files_count: 1,
    audience: 'all',
    list_id: null,
    exclude: [],
    exclude_lists: [],
    scheduled_at: null,
  } as unknown as Broadcast;
  expect(isAsSent(answer, body)).toBe(true);
  expect(isAsSent({ ...answer, list_id: 'another' }, body)).toBe(false);
  expect(isAsSent({ ...answer, exclude_lists: ['another'] }, body)).toBe(false);
  expect(isAsSent({ ...answer, text: 'Kumusta kayo' }, body)).toBe(false);
  expect(isAsSent({ ...answer, text: null }, body)).toBe(false);
  expect(isAsSent({ ...answer, scheduled_at: '2026-11-24T12:00:00.000Z' }, body)).toBe(false);
});

it('claims no change of words that are kept no longer, and one of what is', () => {
  const body = broadcastBody({ ...written, files: [file] });
  const rest = { audience: 'all', list_id: null, exclude: [], exclude_lists: [], scheduled_at: null };
  const answer = { ...rest, text: null, price: null, files_count: 0 } as unknown as Broadcast;
  expect(isAsSent(answer, body)).toBe(true);
  expect(isAsSent({ ...answer, audience: 'followers' }, body)).toBe(false);
  const toList = broadcastBody({ ...written, files: [file], audience: 'list', listId: 'gone' });
  expect(isAsSent({ ...answer, audience: 'list' }, toList)).toBe(true);
});

it('says a refusal at its field', () => {
  expect(refusedBroadcast({ scheduled_at: 'Too soon', client_id: 'Needed' })).toEqual({ sendAt: 'Too soon' });
});

it('shows what is chosen of lists that are gone, so that it can be taken back', () => {
  const chosen = { listId: 'gone', excludeLists: ['there', 'gone too'] };
  expect(listsWithGone([{ id: 'there', name: 'Mga suki' }], chosen, 'no longer there')).toEqual([
    { id: 'there', name: 'Mga suki' },
    { id: 'gone', name: 'no longer there' },
    { id: 'gone too', name: 'no longer there' },
  ]);
});

it('goes to a list, leaves others out, and never the one that it is for', () => {
  const form: NewBroadcast = { ...written, ...audienceOf('list:a'), excludeLists: ['a', 'b'] };
  expect(audienceValue(form)).toBe('list:a');
  expect(broadcastBody(form)).toMatchObject({ audience: 'list', list_id: 'a', exclude_lists: ['b'] });
  expect(broadcastBody({ ...form, ...audienceOf('all') })).toMatchObject({ audience: 'all', list_id: null });
  expect(
    receiversWords(
      { audience: 'list', list_name: 'Mga suki', exclude: [], exclude_lists: ['b'] },
      broadcastsTexts.en,
    ),
  ).toBe('To Mga suki, without 1 list');
});

describe('one that was stopped for its words', () => {
  const stopped = {
    audience: 'list',
    list_id: 'l',
    exclude: ['expired'],
    exclude_lists: ['m'],
    text: 'Sa tagpuan',
    price: 20,
    scheduled_at: '2026-01-01T00:00:00.000Z',
  } as unknown as Broadcast;

  it('is written anew to whom it was for, with its files and price, under a name of its own and at once', () => {
    const files = [{ file_key: 'f' }] as unknown as NewBroadcast['files'];
    expect(broadcastBody(writtenAnew(stopped, files, 'new'))).toEqual({
      client_id: 'new',
      audience: 'list',
      list_id: 'l',
      exclude: ['expired'],
      exclude_lists: ['m'],
      text: 'Sa tagpuan',
      media_ids: ['f'],
      price: 20,
      scheduled_at: undefined,
    });
  });

  it('is in the way of nothing but what was begun', () => {
    expect([{ text: ' ' }, { text: 'a' }].map((each) => isBegun({ ...BLANK_BROADCAST, ...each }))).toEqual([
      false,
      true,
    ]);
  });
});

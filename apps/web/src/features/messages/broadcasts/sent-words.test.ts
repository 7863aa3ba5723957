import { expect, it } from 'vitest';
import { broadcastFormTexts } from './broadcast-form.texts.generated.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import { BLANK_BROADCAST, type Broadcast, broadcastBody, type NewBroadcast } from './new-broadcast.ts';
import { sentWords } from './sent-words.ts';

const file = { file_key: 'a-file' } as NewBroadcast['files'][number];
const written: NewBroadcast = { ...BLANK_BROADCAST, text: 'Kumusta', files: [file], price: 40 };
const answered = {
  state: 'sending',
  is_stopped: false,
  sent_count: 0,
  text: 'Kumusta',
  price: 40,
  files_count: 1,
  audience: 'all',
  list_id: null,
  exclude: [],
  exclude_lists: [],
  scheduled_at: null,
} as unknown as Broadcast;
/** What is kept of one that nobody has any more (P453). */
const gone = { ...answered, text: null, price: null, files_count: 0 };
const words = (answer: Broadcast) =>
  sentWords(answer, broadcastBody(written), {
    t: broadcastsTexts.en,
    own: broadcastFormTexts.en,
    language: 'en',
  });

it('says that it is on its way, or that what was changed since was not sent', () => {
  expect(words(answered)).toEqual({ tone: 'good', title: 'Message on its way', text: 'To all fans' });
  expect(words({ ...answered, text: 'Kumusta kayo' })).toEqual({
    title: 'Already sent',
    text: 'This is what was sent, before your last changes.',
  });
});

it('says of one that was scheduled when it goes out, and once it has, when it did (P921)', () => {
  const scheduled_at = '2026-11-24T12:00:00.000Z';
  const later = { ...written, isScheduled: true, sendAt: '2026-11-24T20:00' };
  const said = (state: Broadcast['state'], sent_count = 0) => {
    const answer = {
      ...answered,
      scheduled_at,
      state,
      sent_count,
      is_stopped: state === 'cancelled' && sent_count > 0,
    };
    const { tone, title, text } = sentWords(answer, broadcastBody(later), {
      t: broadcastsTexts.en,
      own: broadcastFormTexts.en,
      language: 'en',
    });
    return [tone, title, text.replace(/\s/g, ' ')];
  };
  const when = 'Nov 24, 2026, 8:00 PM';
  expect(said('scheduled')).toEqual(['good', 'Message scheduled', `Goes out ${when}`]);
  expect(said('sending')).toEqual([undefined, 'Sending', `It went out ${when}.`]);
  expect(said('sent', 12)).toEqual([undefined, 'Sent', `It went out ${when}.`]);
  expect(said('cancelled', 3)).toEqual([undefined, 'Stopped', `It went out ${when}.`]);
  expect(said('unsending', 3)).toEqual([undefined, 'Being unsent', `It went out ${when}.`]);
  // Called off on another device before its time, with its words still there.
  expect(said('cancelled')).toEqual([undefined, 'Cancelled', `Was to go out ${when}`]);
});

it('says of one that was sent, stopped or unsent meanwhile that it is, not that it is on its way (P921)', () => {
  expect(words({ ...answered, state: 'sent', sent_count: 4 }).title).toBe('Sent');
  expect(words({ ...answered, state: 'cancelled', is_stopped: true, sent_count: 4 }).title).toBe('Stopped');
  expect(words({ ...answered, state: 'unsending', sent_count: 4 }).title).toBe('Being unsent');
});

it('says how one stands of which no words are left, and claims no changes of them', () => {
  expect(words({ ...gone, state: 'sent' })).toEqual({
    title: 'Sent to nobody',
    text: 'Everybody it was for had left when it was sent. Its text and files are deleted.',
  });
  expect(words({ ...gone, state: 'cancelled', is_stopped: true }).title).toBe('Stopped');
  expect(words({ ...gone, state: 'unsent', sent_count: 2 })).toEqual({
    title: 'Unsent',
    text: 'Its text and files are deleted.',
  });
  // Whom it was for is still known.
  expect(words({ ...gone, state: 'sent', audience: 'followers' }).title).toBe('Already sent');
});

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

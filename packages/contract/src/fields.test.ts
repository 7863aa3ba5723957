import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';

/** A value that begins another header, should it ever stand in the head of a mail. */
const BROKEN = 'Ana\r\nBcc: iba@example.test';

/** What stands in one line wherever it is read. */
const LINES = [
  ['register', 'full_name'],
  ['changeProfile', 'full_name'],
  ['changeProfile', 'location'],
  ['submitContact', 'name'],
  ['submitRemoval', 'name'],
  ['createPost', 'title'],
  ['uploadMedia', 'content_title'],
  ['submitVerification', 'id_number'],
] as const;

describe('a field of one line', () => {
  it.each(LINES)('%s: %s says so at its field', (name, field) => {
    const { error } = calls[name].body.safeParse({ [field]: BROKEN });
    const issues = error?.issues.filter(({ path }) => path[0] === field) ?? [];
    expect(issues.map(({ message }) => message)).toEqual(['not_one_line']);
  });

  it.each(['\u202e', '\u202d'])('is read as it is written: nothing turns its letters around (%j)', (turn) => {
    const text = `${turn}gnatuap gnarum`;
    for (const { error } of [
      calls.sendLine.body.safeParse({ client_id: crypto.randomUUID(), text }),
      calls.changeProfile.body.safeParse({ full_name: text }),
    ])
      expect(error?.issues.map(({ message }) => message)).toEqual(['not_plain']);
    // Marks that languages from right to left are written with stay.
    expect(calls.changeProfile.body.safeParse({ full_name: '\u200fשלום\u200f' }).success).toBe(true);
  });

  it.each(['\u200b\u200b', '\u3164', '\u2800', '\ufe0f\u200d'])(
    'is missing where it shows nothing (%j)',
    (nothing) => {
      const { error } = calls.sendLine.body.safeParse({ client_id: crypto.randomUUID(), text: nothing });
      expect(error?.issues.map(({ path }) => path)).toEqual([['text']]);
    },
  );

  it.each(['\u200b\u200b', ' \u3164 ', '\u2800\n\u2800'])(
    'is empty where it may be, and shows nothing (%j)',
    (text) => {
      const client_id = crypto.randomUUID();
      for (const { error } of [
        calls.sendMessage.body.safeParse({ client_id, text }),
        calls.createBroadcast.body.safeParse({ client_id, text, audience: 'all' }),
      ])
        expect(error?.issues.map(({ message }) => message)).toEqual(['message_required']);
      const media_ids = [crypto.randomUUID()];
      expect(calls.sendMessage.body.parse({ client_id, text, media_ids }).text).toBe('');
    },
  );

  it('is trimmed, and may be in any alphabet', () => {
    const { data } = calls.changeProfile.body.safeParse({ full_name: ' Ñiño O’Hara\n' });
    expect(data?.full_name).toBe('Ñiño O’Hara');
  });

  it('has each letter in one spelling, whichever its device sends: kept and looked for alike', () => {
    const apart = 'Niño'.normalize('NFD');
    expect(apart).not.toBe('Niño');
    const client_id = crypto.randomUUID();
    const { sendMessage, createBroadcast, changeProfile, createPost, addKeyword } = calls;
    const post = createPost.body.parse({
      title: apart,
      content: apart,
      tags: apart,
      poll_question: apart,
      poll_options: `${apart}\nAna`,
    });
    const kept = [
      sendMessage.body.parse({ client_id, text: apart }).text,
      createBroadcast.body.parse({ client_id, text: apart, audience: 'all' }).text,
      changeProfile.body.parse({ full_name: apart }).full_name,
      calls.addComment.body.parse({ text: apart }).text,
      addKeyword.body.parse({ keyword: apart, severity: 1 }).keyword,
      post.title,
      post.content,
      post.poll_question,
      post.poll_options?.[0],
    ];
    const asked = [
      calls.searchMessages.query.parse({ search: apart }).search,
      calls.listConversations.query.parse({ search: apart }).search,
      calls.listFans.query.parse({ q: apart }).q,
      calls.listVault.query.parse({ q: apart }).q,
    ];
    expect([...kept, ...asked]).toEqual(Array(kept.length + asked.length).fill('Niño'));
    expect([post.tags, calls.getTag.params.parse({ tag: apart }).tag]).toEqual([['niño'], 'niño']);
  });
});

describe('a price in a form', () => {
  const priceOf = (credit_price: unknown) =>
    calls.editPost.body.safeParse({ title: 'a', content: 'b', is_ppv: true, credit_price });

  it.each([5, '5', ' 5 ', '5.0'])('is a number, or its digits (%j)', (written) => {
    expect(priceOf(written).data?.credit_price).toBe(5);
  });

  it.each([true, [5], '0x10', '1e3', '5,0', '+5', '1.5', -1, '-1', {}])('is nothing else (%j)', (other) => {
    expect(priceOf(other).error?.issues.map(({ message }) => message)).toEqual(['ppv_price_needed']);
  });

  it('says by how much it is too high, as the one thing that is wrong', () => {
    expect(priceOf('10001').error?.issues.map(({ message }) => message)).toEqual(['price_too_high']);
  });
});

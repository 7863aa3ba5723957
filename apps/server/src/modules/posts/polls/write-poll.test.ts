import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { POLL, usePolls, WORDS } from './polls.fixture.ts';

const { harness, people, write, published, send, poll, put, vote, edit, tally } = usePolls();

describe('a poll', () => {
  it.each([
    ['poll_options', { poll_options: 'Sunset' }],
    ['poll_options', { poll_options: 'Sunset\nSunset\n \n' }],
    ['poll_options', { poll_options: '1\n2\n3\n4\n5\n6\n7' }],
    ['poll_options', { poll_options: `Sunset\n${'x'.repeat(81)}` }],
    ['poll_question', { poll_question: ' ' }],
    ['poll_question', { poll_question: 'x'.repeat(201) }],
    ['poll_hours', { poll_hours: '0' }],
    ['poll_hours', { poll_hours: '721' }],
    ['poll_hours', { poll_hours: '1.5' }],
  ])('is refused for its %s: %j', async (field, fields) => {
    const { creator } = await people();
    const problem = expectRefusal(await write(creator, fields));
    expect([problem.code, Object.keys(problem.errors ?? {})]).toEqual(['validation_failed', [field]]);
  });

  it('is edited until somebody votes; who read the words of before votes for none of the new', async () => {
    const { creator, fan } = await people();
    const { id } = await published(creator);
    const { edition } = await poll(fan, id);
    const other = { ...POLL, poll_options: 'Dawn\nDusk' };
    expect((await edit(creator, id, other)).statusCode).toBe(200);
    expect(expectRefusal(await put(fan, id, edition, 1)).code).toBe('poll_changed');
    expect((await vote(fan, id, 2)).statusCode).toBe(200);
    const changes = [
      { ...POLL, poll_options: 'Dawn\nNoon' },
      { ...other, poll_question: 'And?' },
      { ...other, poll_hours: 48 },
    ];
    for (const change of [...changes, { poll_question: '' }])
      expect(expectRefusal(await edit(creator, id, { ...change, title: 'Lost' })).code).toBe('poll_voted');
    // All else of the post is, with the same poll beside it or without a word of it.
    expect((await edit(creator, id, { ...other, title: 'Again' })).json()).toMatchObject({ title: 'Again' });
    expect((await edit(creator, id, { title: 'Later' })).json()).toMatchObject({
      title: 'Later',
      has_poll: true,
    });
    expect(await tally(creator, id)).toEqual([0, 1]);
  });

  it('is either voted in or edited, when both come at once', async () => {
    const { creator, fan } = await people();
    const { id } = await published(creator);
    const { edition } = await poll(fan, id);
    const [voted, edited] = await Promise.all([
      put(fan, id, edition, 1),
      edit(creator, id, { ...POLL, poll_options: 'Dawn\nDusk' }),
    ]);
    expect([voted.statusCode, edited.statusCode].sort()).toEqual([200, 409]);
  });

  it('is added to a post and taken away again', async () => {
    const { creator } = await people();
    const post = await harness.factory.post(creator.id);
    expect((await edit(creator, post, POLL)).json()).toMatchObject({ has_poll: true });
    expect((await edit(creator, post, { poll_question: '' })).json()).toMatchObject({ has_poll: false });
  });

  it('begins when its post is published', async () => {
    const { creator } = await people();
    const day = 86_400_000;
    const at = new Date(harness.clock.now().getTime() + 10 * day).toISOString();
    const { id } = await published(creator, { publish_at: at });
    expect(await poll(creator, id)).toMatchObject({ ends_at: null, is_over: false });
    harness.clock.advance(5 * day);
    const { created_at } = (await send('POST', `/content/${id}/publish`, creator)).json();
    const { ends_at } = await poll(creator, id);
    expect(Date.parse(ends_at) - Date.parse(created_at)).toBe(day);
  });
});

describe('keywords', () => {
  it('are found in a question and its options, which staff reads with the post', async () => {
    const { creator } = await people();
    const admin = await harness.factory.admin();
    for (const [keyword, severity] of [
      ['murang load', 3],
      ['libreng ginto', 4],
    ] as const)
      await send('POST', '/moderation/spam-keywords', admin, { keyword, severity });
    const refused = expectRefusal(await write(creator, { poll_options: 'Oo\nLibreng ginto' }));
    expect(Object.keys(refused.errors ?? {})).toEqual(['poll_options']);
    const held = await published(creator, { poll_question: 'Murang load?' });
    expect(held).toMatchObject({ status: 'in_review' });
    const { content } = (await send('GET', '/moderation/content', admin)).json();
    const seen = content.find((one: { content_id: string }) => one.content_id === held.id);
    expect(seen.content.content).toBe(`${WORDS.content}\n\nMurang load?\n• Sunset\n• Harbour\n• Market`);
    const later = await published(creator);
    expect(
      (await edit(creator, later.id, { ...POLL, poll_options: 'Oo\nMurang load' })).json(),
    ).toMatchObject({
      status: 'in_review',
    });
  });
});

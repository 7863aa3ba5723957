import { expect, it } from 'vitest';
import { sendForm } from '../../../../test/forms.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { useModeration } from '../../moderation/moderation.fixture.ts';
import { publishDue } from './publish-post.ts';

const { harness, send, scene, judge, addKeyword, queued } = useModeration();

it.each([
  ['hudyat', 3],
  ['bulong', 4],
  ['lihim na tagpo', 5],
])(
  'what was written before "%s" was a keyword of severity %i waits for a look when it is published',
  async (word, severity) => {
    const { admin, creator, fan } = await scene();
    const ahead = new Date(harness.clock.now().getTime() + DAY_MS).toISOString();
    const scheduled = async (fields: Record<string, string>) => {
      const form = { fields: { title: 'Bukas', content: 'Wala pa', publish_at: ahead, ...fields } };
      const made = await sendForm(harness, creator.headers, form);
      expect(made.statusCode, made.body).toBe(201);
      return made.json().id as string;
    };
    const poll = { poll_question: 'Alin?', poll_options: `Ito\n${word.toUpperCase()}` };
    const [soon, due, other] = [
      await scheduled({ content: `May ${word}` }),
      await scheduled(poll),
      await scheduled({}),
    ];
    await addKeyword(admin, word, severity);
    expect((await send('POST', `/content/${soon}/publish`, creator)).statusCode).toBe(200);
    harness.clock.advance(DAY_MS);
    await publishDue(harness.deps as never);
    const seen = async (id: string) => (await send('GET', `/content/${id}`, fan)).statusCode;
    expect([await seen(soon), await seen(due), await seen(other)]).toEqual([404, 404, 200]);
    expect(await queued(admin, soon)).toMatchObject({ status: 'flagged', flagged_keywords: [word] });
    expect((await send('GET', '/auth/me', creator)).statusCode).toBe(200);
    for (const id of [soon, due]) expect((await judge(admin, id, 'approved')).statusCode).toBe(200);
    expect([await seen(soon), await seen(due)]).toEqual([200, 200]);
  },
);

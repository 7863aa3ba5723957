import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { idOf, sendByTus, speakTus } from './tus-client.fixture.ts';

const CLIP = new URL('../video/fixtures/located.mp4', import.meta.url).pathname;

const harness = useHarness();
let address: string;
let creator: Person;
let video: Buffer;
const { begin, patch, publish } = speakTus(harness, () => creator);

beforeAll(async () => {
  address = await addressOf(harness);
  creator = await harness.factory.creator();
  video = await readFile(CLIP);
});

describe('what has come whole', () => {
  it('is published once, however often it is sent at once', async () => {
    const url = await sendByTus(address, creator, video);
    const answers = await Promise.all([1, 2, 3].map((n) => publish(idOf(url), creator, `At once ${n}`)));
    const codes = answers.map(({ statusCode, json }) => (statusCode === 201 ? 201 : json().code)).sort();
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    // Who comes while the first is under way, and who comes after it.
    const refused = codes.filter((code) => code !== 201);
    expect(['request_in_progress', 'upload_used']).toEqual(expect.arrayContaining(refused));
    const { code, errors } = expectRefusal(await publish(idOf(url)));
    expect([code, Object.keys(errors ?? {})]).toEqual(['upload_used', ['media_file']]);
    expect((await patch(url, video.length, Buffer.alloc(0))).statusCode).toBe(409);
  });

  it('is the same post for who sends it again under its name, as the answer was lost', async () => {
    const media_file = idOf(await sendByTus(address, creator, await jpeg(320, 240)));
    const fields = { title: 'Parol', content: 'In the wind', media_file, client_id: harness.deps.ids.next() };
    const [first, again] = [
      await sendForm(harness, creator.headers, { fields }),
      await sendForm(harness, creator.headers, { fields }),
    ];
    expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 201, first.json().id]);
  });

  it('is still there for who has to change a word', async () => {
    const url = await sendByTus(address, creator, video);
    expect(Object.keys(expectRefusal(await publish(idOf(url), creator, ' ')).errors ?? {})).toEqual([
      'title',
    ]);
    expect((await publish(idOf(url))).statusCode).toBe(201);
  });

  it('is judged as what comes as a form: by its content, in the same words', async () => {
    const words = Buffer.from('words and no picture');
    const form = { fields: { title: 'Parol', content: 'In the wind' }, files: [{ content: words }] };
    const asForm = expectRefusal(await sendForm(harness, creator.headers, form));
    const inParts = expectRefusal(await publish(idOf(await sendByTus(address, creator, words))));
    expect({ ...inParts, request_id: '' }).toEqual({ ...asForm, request_id: '' });
  });

  it('stands beside files that came with the form, in their order', async () => {
    const picture = await jpeg(640, 480);
    const url = await sendByTus(address, creator, await jpeg(320, 240));
    const form = {
      fields: { title: 'Two', content: 'Pictures', media_file: idOf(url) },
      files: [{ content: picture }],
    };
    const post = (await sendForm(harness, creator.headers, form)).json();
    expect([post.media.width, post.further_pictures[0].width]).toEqual([320, 640]);
  });

  it('is used by messages, stories and single files as well', async () => {
    const [message, story, file] = await Promise.all([1, 2, 3].map(() => sendByTus(address, creator, video)));
    const send = (fields: Record<string, string>, path: string) =>
      sendForm(harness, creator.headers, { fields }, path);
    const answers = [
      await send({ media_file: idOf(message ?? '') }, '/api/messages/broadcasts/files'),
      await send({ media_file: idOf(story ?? ''), text: '', audience: 'everyone' }, '/api/stories'),
      await send({ file: idOf(file ?? ''), content_title: 'Low tide' }, '/api/media/upload'),
    ];
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(201);
  });

  it('is nothing while a byte of it is missing', async () => {
    const url = await begin(200 * 1024);
    await patch(url, 0, Buffer.alloc(100 * 1024));
    const { code, errors } = expectRefusal(await publish(idOf(url)));
    expect([code, Object.keys(errors ?? {})]).toEqual(['validation_failed', ['media_file']]);
  });
});

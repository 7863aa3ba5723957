import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { sendForm } from '../../../../test/forms.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { stripOnly } from '../../media/video/find-video-engine.ts';
import { makeTestVoice, type TestVoice } from '../../media/video/test-voice.fixture.ts';
import type { VideoEngine } from '../../media/video/video-engine.ts';
import { spokenVoice } from '../../media/video/webcodecs-engine.ts';
import { useMessages } from '../messages.fixture.ts';

/** Real: the codecs, in the process that judges, and the storage. */
const videoEngine: VideoEngine = { ...stripOnly, voice: spokenVoice };
const { harness, call, send, photo, heard, scene } = useMessages({ deps: { videoEngine } });
const VIDEO = new URL('../../media/video/fixtures/located.mp4', import.meta.url).pathname;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-voice-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

async function recorded(name: string, voice: Omit<TestVoice, 'path'>): Promise<Buffer> {
  const path = join(folder, name);
  await makeTestVoice({ path, ...voice });
  return readFile(path);
}

const speak = (person: Person, id: string, content: Buffer) =>
  sendForm(
    harness,
    person.headers,
    { files: [{ field: 'voice_file', content, name: 'voice.webm', type: 'audio/webm' }] },
    `/api/conversations/${id}/files`,
  );

const itemsOf = ({ id }: Person) =>
  harness.deps.db.selectFrom('media_items').select('id').where('owner_id', '=', id).execute();

describe('a voice note', () => {
  it('of a fan is made anew, says nothing but its sound, and is heard in ranges by the two', async () => {
    const { creator, fan, id } = await scene();
    const content = await recorded('one.webm', { seconds: 3 });
    expect(content.includes('SecretTitle')).toBe(true);
    const uploaded = await speak(fan, id, content);
    expect(uploaded.json()).toMatchObject({
      kind: 'voice',
      state: 'ready',
      duration_seconds: 3,
      width: null,
    });
    await send(fan, id, '', { media_ids: [uploaded.json().file_key] });
    const [{ files }] = await heard(creator, id);
    const { media_url: url, thumbnail_url: thumbnail } = files[0];
    expect(thumbnail).toBeNull();
    const whole = await harness.app.inject({ url, headers: creator.headers });
    expect(whole.headers['content-type']).toBe('audio/mp4');
    const bytes = whole.rawPayload;
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
    for (const said of ['Secret', 'Lavc', 'Lavf']) expect(bytes.includes(said)).toBe(false);
    const part = await harness.app.inject({ url, headers: { ...creator.headers, range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(bytes.subarray(100, 200));
    const stranger = await harness.factory.fan();
    expect((await harness.app.inject({ url, headers: stranger.headers })).statusCode).toBe(403);
  });

  it('comes as every browser records it', async () => {
    const { fan, id } = await scene();
    for (const name of ['one.ogg', 'one.mp4']) {
      const { file_key: key } = (await speak(fan, id, await recorded(name, { seconds: 2 }))).json();
      expect(await itemsOf(fan)).toContainEqual({ id: key });
    }
  });

  it('is sold like any file: nobody hears it before they paid', async () => {
    const { creator, fan, id } = await scene();
    const { file_key: key } = (await speak(creator, id, await recorded('paid.webm', { seconds: 2 }))).json();
    const sent = (await send(creator, id, 'Pakinggan', { media_ids: [key], price: 20 })).json();
    const [locked] = await heard(fan, id);
    expect(locked.files[0]).toMatchObject({ kind: 'voice', media_url: null, duration_seconds: 2 });
    const access = () => call('POST', '/media/access', fan, { file_key: key });
    expect((await access()).json().secure_url).toBeUndefined();
    await harness.factory.buy(fan.id, 20);
    await call('POST', `/messages/${sent.id}/unlock`, fan, { credits: 20 });
    const { secure_url: url } = (await access()).json();
    expect((await harness.app.inject({ url, headers: fan.headers })).statusCode).toBe(200);
  });

  it('is found in the vault and used again in a message, not in a post', async () => {
    const { creator, fan, id } = await scene();
    const { file_key: key } = (await speak(creator, id, await recorded('kept.webm', { seconds: 1 }))).json();
    await send(creator, id, '', { media_ids: [key] });
    const vault = (await call('GET', '/vault?kind=voice', creator)).json();
    expect(vault.files).toMatchObject([{ file_key: key, kind: 'voice', title: '' }]);
    const again = (await call('POST', `/vault/files/${key}/uses`, creator)).json();
    expect((await send(creator, id, '', { media_ids: [again.file_key] })).statusCode).toBe(201);
    const [first] = await heard(fan, id);
    const heardAgain = await harness.app.inject({ url: first.files[0].media_url, headers: fan.headers });
    expect(heardAgain.statusCode).toBe(200);
    const post = await sendForm(harness, creator.headers, {
      fields: { title: 'Boses', content: 'Boses', vault_files: key },
    });
    expect(expectRefusal(post).errors).toHaveProperty('vault_files');
  });
});

describe('what is none', () => {
  it('a video, a picture, noise, nothing, hours of silence and more sound than its times say are refused, and leave nothing', {
    timeout: 60_000,
  }, async () => {
    const { fan, id } = await scene();
    const whole = await recorded('whole.webm', { seconds: 2 });
    const cut = whole.subarray(0, Math.floor(whole.length / 3));
    const noisy = Buffer.from(whole);
    for (let at = 600; at < noisy.length; at += 7) noisy[at] = (noisy[at] ?? 0) ^ 0x5a;
    const refused: [string, Buffer][] = [
      ['a video', await readFile(VIDEO)],
      ['no sound', Buffer.from('GIF89a and nothing that anybody hears')],
      ['nothing', Buffer.alloc(0)],
      ['four hours', await recorded('hours.webm', { seconds: 20, step: 15 })],
      ['three minutes and more', await recorded('long.ogg', { seconds: 190 })],
      ['more than it says', await recorded('lies.webm', { seconds: 200, step: 0.001 })],
      ['too many bytes', Buffer.concat([whole, Buffer.alloc(9 * 1024 ** 2)])],
    ];
    for (const [name, content] of refused) {
      const answer = await speak(fan, id, content);
      expect([name, answer.statusCode]).toEqual([name, 422]);
      expect(answer.json().errors).toHaveProperty('voice_file');
    }
    // Damaged, it is refused or made anew: never served as it came.
    for (const content of [cut, noisy])
      expect([201, 422]).toContain((await speak(fan, id, content)).statusCode);
    const kept = await itemsOf(fan);
    expect(kept.length).toBeLessThanOrEqual(2);
    expect(await photo(fan, id)).toBeDefined();
  });
});

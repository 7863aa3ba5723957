import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { filesUnder, jpeg, pngWithPlace } from '../../../../test/forms.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { sharp } from '../../media/image/image-library.ts';
import { CLIP, usePublishing, WORDS } from './create-post.fixture.ts';

const { harness, people, publish, published, leavesNothing } = usePublishing();
let creator: Person;
beforeAll(() => {
  creator = people.creator;
});

describe('the word about everyone shown', () => {
  const wordsOf = (postId: string) =>
    harness.deps.db.selectFrom('depicted_consents').selectAll().where('post_id', '=', postId).execute();

  it('is needed with files, and kept with its version and moment for good', async () => {
    const files = [{ content: await jpeg() }, { content: await jpeg() }];
    for (const fields of [
      { ...WORDS, depicted_consent: 'false' },
      { ...WORDS, depicted_consent: '' },
    ])
      await leavesNothing(async () => {
        const refusal = expectRefusal(await publish({ fields, files }));
        expect(refusal.errors).toEqual({
          depicted_consent: 'Confirm that everyone shown is 18 or older and agreed to it.',
        });
      });
    const { id } = await published({ fields: { ...WORDS, depicted_consent: 'true' }, files });
    const kept = { version: '1.0', files_count: 2, confirmed_at: harness.clock.now(), said_by: 'box' };
    expect(await wordsOf(id)).toEqual([{ post_id: id, creator_id: creator.id, ...kept }]);
    const { db } = harness.deps;
    await expect(db.deleteFrom('depicted_consents').where('post_id', '=', id).execute()).rejects.toThrow();
    const changed = db.updateTable('depicted_consents').set({ version: '2' }).where('post_id', '=', id);
    await expect(changed.execute()).rejects.toThrow();
  });

  it('is said by the Creator Consent where a program leaves it out', async () => {
    const { id } = await published({ fields: WORDS, files: [{ content: await jpeg() }] });
    expect(await wordsOf(id)).toMatchObject([{ said_by: 'creator_consent', files_count: 1 }]);
  });

  it('is not asked for where nobody is shown', async () => {
    const { id } = await published({ fields: WORDS });
    expect(await wordsOf(id)).toEqual([]);
  });
});

describe('publishing', () => {
  it('a photo makes a post with pictures, and leaves no file of work behind', async () => {
    const post = await published({
      fields: { ...WORDS, type: 'video', tags: 'Sea, #sun ,sea,,', is_nsfw: 'true' },
      files: [{ content: await jpeg(640, 480) }],
    });
    expect(post).toMatchObject({
      ...WORDS,
      type: 'photo',
      tags: ['sea', 'sun'],
      is_nsfw: true,
      is_ppv: false,
      price: 0,
      status: 'published',
      media: { content_type: 'image/webp', width: 640, height: 480, duration_seconds: null },
    });
    expect(await filesUnder(harness.deps.workFolder)).toEqual([]);
    const kept = (await filesUnder(join(harness.folder, 'media'))).filter((path) =>
      path.includes(post.media.file_key),
    );
    expect(kept.map((path) => path.split('/').at(-1)).sort()).toEqual(
      ['full.webp', 'thumb.webp', `${post.media.file_key}.webp`].sort(),
    );
  });

  it('several files make one post: its video first, then the pictures in their order', async () => {
    const video = { content: await readFile(CLIP), name: 'clip.mp4', type: 'video/mp4' };
    const post = await published({
      fields: WORDS,
      files: [{ content: await jpeg(640, 480) }, video, { content: await jpeg(300, 400) }],
    });
    expect(post).toMatchObject({ type: 'video', files_count: 3, media: { content_type: 'video/mp4' } });
    expect(post.further_pictures).toMatchObject([
      { width: 640, height: 480 },
      { width: 300, height: 400 },
    ]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('ten files are a post, and a picture of it is looked at like the first', async () => {
    const content = await jpeg(64, 48);
    const files = Array.from({ length: 10 }, () => ({ content }));
    const post = await published({ fields: WORDS, files });
    expect(post.files_count).toBe(10);
    const last = post.further_pictures.at(-1);
    const access = await harness.app.inject({
      method: 'POST',
      url: '/api/media/access',
      headers: creator.headers,
      payload: { file_key: last.file_key },
    });
    expect(access.json().secure_url).toContain(`/media/${last.file_key}/view?`);
    for (const url of [last.media_url, last.thumbnail_url, access.json().secure_url])
      expect((await harness.app.inject({ url, headers: creator.headers })).statusCode).toBe(200);
  });

  it('a locked post says how many files it has, and gives none of them out', async () => {
    const content = await jpeg(64, 48);
    const post = await published({
      fields: { ...WORDS, is_ppv: 'true', credit_price: '5' },
      files: [{ content }, { content }, { content }],
    });
    const fan = await harness.factory.fan({ credits: 20 });
    const seen = async (headers: Record<string, string>) => {
      const answer = await harness.app.inject({ url: `/api/creators/${creator.id}/posts`, headers });
      return answer.json().posts.find(({ id }: { id: string }) => id === post.id);
    };
    const access = (fileKey: string) =>
      harness.app.inject({
        method: 'POST',
        url: '/api/media/access',
        headers: fan.headers,
        payload: { file_key: fileKey },
      });
    expect(await seen(fan.headers)).toMatchObject({ is_locked: true, files_count: 3, further_pictures: [] });
    const last = post.further_pictures[1];
    for (const { file_key } of post.further_pictures)
      expect(JSON.stringify(await seen(fan.headers))).not.toContain(file_key);
    expect(expectRefusal(await access(last.file_key)).code).toBe('purchase_required');
    for (const url of [last.media_url, last.thumbnail_url])
      expect((await harness.app.inject({ url, headers: fan.headers })).statusCode).toBe(403);

    const unlock = await harness.app.inject({
      method: 'POST',
      url: '/api/credits/unlock',
      headers: fan.headers,
      payload: { content_id: last.file_key },
    });
    expect(unlock.json()).toMatchObject({ content_id: last.file_key, credits_spent: 5 });
    const open = await seen(fan.headers);
    expect(open.further_pictures).toHaveLength(2);
    const { media_url } = open.further_pictures[1];
    expect((await harness.app.inject({ url: media_url, headers: fan.headers })).statusCode).toBe(200);
    expect((await access(last.file_key)).statusCode).toBe(200);
  });

  it('a post that says another number of pictures than it has breaks a law', async () => {
    const content = await jpeg(64, 48);
    const post = await published({ fields: WORDS, files: [{ content }, { content }] });
    const say = (count: number) =>
      harness.deps.db.updateTable('posts').set({ more_pictures: count }).where('id', '=', post.id).execute();
    await say(2);
    expect((await checkInvariants(harness.deps.db)).map(({ law }) => law)).toEqual(['pictures-are-counted']);
    await say(1);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('words alone make a post too', async () => {
    const post = await published({ fields: WORDS });
    expect(post).toMatchObject({ media: null, media_url: null, thumbnail_url: null, type: 'photo' });
  });

  it('a PNG takes its place and its maker away', async () => {
    const secret = 'MADE-AT-HOME';
    const upload = await pngWithPlace(secret);
    expect(upload.includes(secret)).toBe(true);
    const post = await published({
      fields: WORDS,
      files: [{ content: upload, name: 'home.png', type: 'image/png' }],
    });
    const kept = await filesUnder(join(harness.folder, 'media'));
    const own = kept.filter((path) => path.includes(post.media.file_key));
    expect(own).toHaveLength(3);
    for (const path of own) {
      const bytes = await readFile(path);
      expect(bytes.includes(secret)).toBe(false);
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('a file is what it is, not what it is called', async () => {
    const content = await jpeg();
    const post = await published({
      fields: WORDS,
      files: [{ content, name: 'clip.mp4', type: 'video/mp4' }],
    });
    expect(post).toMatchObject({ type: 'photo', media: { content_type: 'image/webp' } });
  });

  it('a photo may be called an image, and none is a photo, a video or nothing as said', async () => {
    const typeOf = async (fields: Record<string, string>) =>
      (await published({ fields: { ...WORDS, ...fields } })).type;
    expect(await typeOf({ type: 'image' })).toBe('photo');
    expect(await typeOf({ type: '' })).toBe('photo');
    expect(await typeOf({ type: 'video' })).toBe('video');
  });

  it('a video keeps its kind, and is not shown before it is clean', async () => {
    const upload = await readFile(CLIP);
    const still = { field: 'thumbnail_file', content: await jpeg(320, 180) };
    const post = await published({
      fields: WORDS,
      files: [{ content: upload, name: 'photo.jpg', type: 'image/jpeg' }, still],
    });
    expect(post).toMatchObject({
      type: 'video',
      media_url: null,
      media: { content_type: 'video/mp4', width: 320, height: 180, state: 'processing', progress: 0 },
    });
    expect(post.thumbnail_url).toContain('/thumb?');
    const kept = await filesUnder(join(harness.folder, 'media', 'media', post.media.file_key));
    expect(kept.filter((path) => !path.endsWith('.webp'))).toEqual([]);
  });

  it('pay-per-view has its price, and is not for subscribers at the same time', async () => {
    const post = await published({
      fields: { ...WORDS, is_ppv: 'true', credit_price: '35', is_subscriber_only: 'true', price: '0' },
    });
    expect(post).toMatchObject({ is_ppv: true, credit_price: 35, price: 35, is_subscriber_only: false });
  });

  it('switches are read in any case', async () => {
    const fields = { ...WORDS, is_ppv: 'True', is_nsfw: 'FALSE', credit_price: '5' };
    expect(await published({ fields })).toMatchObject({ is_ppv: true, is_nsfw: false, credit_price: 5 });
    for (const is_ppv of ['yes', 'truly']) expectRefusal(await publish({ fields: { ...WORDS, is_ppv } }));
  });

  it('any other needs none, and says so by nothing or by 0', async () => {
    for (const credit_price of ['', '0'])
      expect(await published({ fields: { ...WORDS, is_ppv: 'false', credit_price } })).toMatchObject({
        is_ppv: false,
        credit_price: null,
        price: 0,
      });
  });

  it('the first uploads of a new creator wait for a look, words alone do not', async () => {
    const novice = await harness.factory.creator();
    harness.deps.reviewFirstUploads = 2;
    const statuses = [];
    for (const files of [
      [{ content: await jpeg() }],
      [],
      [{ content: await jpeg() }],
      [{ content: await jpeg() }],
    ])
      statuses.push((await publish({ fields: WORDS, files }, novice)).json().status);
    harness.deps.reviewFirstUploads = 0;
    expect(statuses).toEqual(['in_review', 'published', 'in_review', 'published']);
  });

  it('in the demo those of its own people do not wait, and those of whoever registers do', async () => {
    const [known, stranger] = [await harness.factory.creator(), await harness.factory.creator()];
    await harness.deps.db
      .updateTable('users')
      .set({ email: `known-${known.id}@likha.test` })
      .where('id', '=', known.id)
      .execute();
    Object.assign(harness.deps, { reviewFirstUploads: 1, isDemo: true });
    const statusFor = async (who: Person) =>
      (await publish({ fields: WORDS, files: [{ content: await jpeg() }] }, who)).json().status;
    expect([await statusFor(known), await statusFor(stranger)]).toEqual(['published', 'in_review']);
    Object.assign(harness.deps, { reviewFirstUploads: 0, isDemo: false });
  });
});

import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { sharp } from '../image/image-library.ts';
import { photoLike } from '../image/trace-leaks.fixture.ts';

const harness = useHarness();

let admin: Person;
let fans: [Person, Person];
let views: Buffer[];

beforeAll(async () => {
  admin = await harness.factory.admin();
  fans = [await harness.factory.fan(), await harness.factory.fan()];
  const creator = await harness.factory.creator();
  await addressOf(harness);
  const photo = await sharp(await photoLike(1, { width: 900, height: 800 }))
    .jpeg({ quality: 90 })
    .toBuffer();
  await sendForm(harness, creator.headers, {
    fields: { title: 'A title', content: 'Words' },
    files: [{ content: photo }],
  });
  views = await Promise.all(fans.map((fan) => viewFor(fan, creator)));
});

async function viewFor(fan: Person, creator: Person): Promise<Buffer> {
  const { posts } = (
    await harness.app.inject({ url: `/api/creators/${creator.id}/posts`, headers: fan.headers })
  ).json();
  const seen = await harness.app.inject({ url: posts[0].media_url, headers: fan.headers });
  expect(seen.statusCode).toBe(200);
  return seen.rawPayload;
}

const trace = (content: Buffer, who = admin) =>
  sendForm(harness, who.headers, { files: [{ field: 'picture', content }] }, '/api/admin/media/trace');

const leaked = (view: Buffer | undefined) =>
  sharp(view).extract({ left: 61, top: 33, width: 640, height: 500 }).jpeg({ quality: 75 }).toBuffer();

it('names the account that a leaked picture was made for, cropped and compressed as it is', async () => {
  for (const [place, fan] of fans.entries()) {
    const answer = await trace(await leaked(views[place]));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().account).toMatchObject({ id: fan.id, user_type: 'fan', status: 'active' });
    expect(answer.json().chance).toBeLessThan(1e-9);
  }
});

it('names it also where the picture was made smaller', async () => {
  const smaller = await sharp(await leaked(views[1]))
    .resize(450)
    .jpeg({ quality: 85 })
    .toBuffer();
  expect((await trace(smaller)).json().account).toMatchObject({ id: fans[1].id });
});

it('is on record, with whom it named', async () => {
  await trace(await leaked(views[0]));
  const found = await harness.deps.db
    .selectFrom('admin_actions')
    .select(['actor_id', 'subject_id'])
    .where('action', '=', 'media.trace')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(found).toEqual({ actor_id: admin.id, subject_id: fans[0].id });
});

it('names nobody for a picture of elsewhere', async () => {
  expect((await trace(await jpeg(400, 300))).json()).toEqual({ account: null, chance: null });
});

it('is for admins, and for pictures', async () => {
  expect((await trace(await jpeg(), fans[0])).statusCode).toBe(403);
  const { errors } = expectRefusal(await trace(Buffer.from('no picture at all, but words')));
  expect(errors?.picture).toBe('Choose a picture: JPEG, PNG or WebP.');
  const broken = (await jpeg(900, 600)).subarray(0, 400);
  expect(expectRefusal(await trace(broken)).errors?.picture).toBe('This picture cannot be read.');
});

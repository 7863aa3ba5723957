import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';

const harness = useHarness();

const read = (id: string, person?: Person) =>
  harness.app.inject({ url: `/api/content/${id}`, headers: person?.headers ?? {} });

async function answers(id: string, people: (Person | undefined)[]) {
  const all = await Promise.all(people.map((person) => read(id, person)));
  return all.map((answer) => answer.json().code ?? answer.statusCode);
}

it('is there for everybody, as the lists show it', async () => {
  const creator = await harness.factory.creator();
  const id = await harness.factory.post(creator.id);
  const fan = await harness.factory.fan();
  for (const person of [undefined, fan, creator]) {
    const answer = await read(id, person);
    expect(answer.statusCode, answer.body).toBe(200);
    const list = await harness.app.inject({
      url: `/api/creators/${creator.id}/posts`,
      headers: person?.headers ?? {},
    });
    expect(answer.json()).toEqual(list.json().posts[0]);
  }
  expect(await answers(harness.deps.ids.next(), [undefined, fan])).toEqual(
    Array.from({ length: 2 }, () => 'content_not_found'),
  );
});

it('shows of a locked one no more than its beginning, its blur and its price', async () => {
  await addressOf(harness);
  const creator = await harness.factory.creator();
  const content = `${'Everybody may read this much of it. '.repeat(3)}HIDDEN-TREASURE`;
  const made = await sendForm(harness, creator.headers, {
    fields: { title: 'A title', content, is_ppv: 'true', credit_price: '10' },
    files: [{ content: await jpeg() }],
  });
  const { id, media } = made.json();
  const fan = await harness.factory.fan({ credits: 10 });
  for (const person of [undefined, fan]) {
    const answer = await read(id, person);
    expect(answer.body).not.toMatch(/HIDDEN|signature|\/view|\/thumb/);
    expect(answer.json()).toMatchObject({
      is_locked: true,
      credit_price: 10,
      media_url: null,
      thumbnail_url: `/media/public/blur/${media.file_key}.webp`,
    });
  }
  // By the number of its picture it is not found: that one is for unlocking only.
  expect(await answers(media.file_key, [undefined, fan, creator])).toEqual(
    Array.from({ length: 3 }, () => 'content_not_found'),
  );
  await harness.app.inject({
    method: 'POST',
    url: '/api/credits/unlock',
    headers: fan.headers,
    payload: { content_id: id },
  });
  expect((await read(id, fan)).body).toContain('HIDDEN-TREASURE');
  expect((await read(id)).body).not.toContain('HIDDEN');
});

it('says of a mature one nothing to guests and in safe mode', async () => {
  const creator = await harness.factory.creator();
  const id = await harness.factory.post(creator.id, { isNsfw: true });
  const [safe, open] = [await harness.factory.fan(), await harness.factory.fan({ isSafeMode: false })];
  const admin = await harness.factory.admin();
  expect(await answers(id, [undefined, safe, open, creator, admin])).toEqual([
    'mature_hidden',
    'mature_hidden',
    200,
    200,
    200,
  ]);
  expect((await read(id)).body).not.toContain(creator.username);
});

it('is not there while in review, when removed, and when its creator is suspended', async () => {
  const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
  const admin = await harness.factory.admin();
  const inReview = await harness.factory.post(creator.id, { status: 'in_review' });
  const [published, removed] = [
    await harness.factory.post(creator.id),
    await harness.factory.post(creator.id),
  ];
  await harness.app.inject({
    method: 'DELETE',
    url: `/api/content/${removed}`,
    headers: creator.headers,
  });
  const none = 'content_not_found';
  expect(await answers(inReview, [undefined, other, creator, admin])).toEqual([none, none, 200, 200]);
  expect(await answers(removed, [undefined, creator, admin])).toEqual([none, none, none]);
  await harness.deps.db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', '=', creator.id)
    .execute();
  expect(await answers(published, [undefined, other])).toEqual([none, none]);
});

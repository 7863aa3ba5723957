import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, filesUnder, jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { countJobs } from '../../../platform/jobs.ts';
import { removeKeptFiles } from '../../posts/publish/release-post.ts';
import { removalRequest } from '../../removals/removals.fixture.ts';
import { removeFilesJob } from '../declared-jobs.ts';
import { removeFiles } from '../upload/remove-media.ts';

/** Jobs are run by hand; everything else is real. */
const harness = useHarness();
const KEPT = 'public, max-age=60, must-revalidate';
let creator: Person;
let admin: Person;
let post: { id: string; key: string; picture: string };
let blurs: string[];

const get = (url: string, headers: Record<string, string> = {}) => harness.app.inject({ url, headers });
const act = (who: Person, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload && { payload }) });
beforeAll(async () => {
  admin = await harness.factory.admin();
  await addressOf(harness);
});

/** A paid post: what is blurred of it is for everybody, the picture for its creator. */
beforeEach(async () => {
  creator = await harness.factory.creator();
  const fields = { title: 'A title', content: 'Words', is_ppv: 'true', credit_price: '5' };
  const made = (
    await sendForm(harness, creator.headers, { fields, files: [{ content: await jpeg(900, 600) }] })
  ).json();
  const key: string = made.media.file_key;
  const { media_url } = (await get(`/api/content/${made.id}`, creator.headers)).json();
  post = { id: made.id, key, picture: media_url };
  blurs = ['', '?w=96'].map((width) => `/media/public/blur/${key}.webp${width}`);
  for (const url of blurs) expect((await get(url)).statusCode).toBe(200);
  expect((await get(post.picture, creator.headers)).statusCode).toBe(200);
});

async function expectGone(isPictureGone = true): Promise<void> {
  for (const url of blurs) {
    expect(expectRefusal(await get(url)).code).toBe('not_found');
    // Also to whom it was given before.
    expect((await get(url, { 'if-none-match': '*' })).statusCode).toBe(404);
  }
  if (!isPictureGone) return;
  for (const who of [{}, creator.headers, admin.headers])
    expect((await get(post.picture, who)).statusCode).toBe(403);
}

const filesOf = async () => {
  const all = await filesUnder(harness.folder);
  return all.filter((file) => file.includes(post.key));
};

async function askForRemoval(): Promise<void> {
  const payload = removalRequest();
  await harness.app.inject({ method: 'POST', url: '/api/removal-requests', payload });
  const { removal_requests } = (await get('/api/admin/removal-requests?limit=50', admin.headers)).json();
  const url = `/admin/removal-requests/${removal_requests.at(-1).id}/decision`;
  const body = { decision: 'removed', reason: 'Walang pahintulot', post_ids: [post.id] };
  expect((await act(admin, 'POST', url, body)).statusCode).toBe(200);
}

async function takeDown(): Promise<void> {
  const body = { report_type: 'spam', subject_type: 'post', subject_id: post.id, description: 'Same again' };
  const report = await act(await harness.factory.fan(), 'POST', '/reports', body);
  const { id } = report.json();
  const decided = { status: 'resolved', action_taken: 'remove_content' };
  const answer = await act(admin, 'PUT', `/moderation/reports/${id}`, decided);
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('what was removed is served to nobody at once', () => {
  it.each([
    ['by its creator', () => act(creator, 'DELETE', `/content/${post.id}`)],
    ['for whom it shows', askForRemoval],
    ['by staff', takeDown],
  ])('%s', async (_how, remove) => {
    await remove();
    await expectGone();
  });

  it.each(['leaving', 'banned'] as const)('but to staff, while its creator is %s', async (status) => {
    await leave(status);
    await expectGone(false);
    await leave('active');
    for (const url of blurs) expect((await get(url)).statusCode).toBe(200);
  });

  function leave(status: 'leaving' | 'banned' | 'active') {
    const erases_at = status === 'leaving' ? harness.clock.now() : null;
    const { db } = harness.deps;
    return db.updateTable('users').set({ status, erases_at }).where('id', '=', creator.id).execute();
  }
});

it('leaves no file of it, also of what was made of it for viewers and screens', async () => {
  expect((await filesOf()).length).toBeGreaterThan(4);
  const waiting = () => countJobs(harness.deps.db, removeFilesJob, 99);
  const before = await waiting();
  await askForRemoval();
  expect(await waiting()).toBe(before + 1);
  await removeFiles(harness.deps, post.key);
  expect(await filesOf()).toEqual([]);
});

it('is kept for an appeal against staff, and removed when there can be none', async () => {
  await takeDown();
  const waiting = () => countJobs(harness.deps.db, removeFilesJob, 99);
  const before = await waiting();
  await removeKeptFiles(harness.deps, post.id);
  expect(await waiting()).toBe(before);
  harness.clock.advance(31 * DAY_MS);
  await removeKeptFiles(harness.deps, post.id);
  expect(await waiting()).toBe(before + 1);
  harness.clock.advance(-31 * DAY_MS);
});

describe('public pictures', () => {
  it('are asked for again after a minute, and are told in a few bytes to be the same', async () => {
    for (const url of blurs) {
      const first = await get(url);
      expect(first.headers['cache-control']).toBe(KEPT);
      const { etag } = first.headers;
      const again = await get(url, { 'if-none-match': `"x", ${etag}` });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect((await get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    }
    const tags = await Promise.all(blurs.map(async (url) => (await get(url)).headers.etag));
    expect(new Set(tags).size).toBe(blurs.length);
  });
});

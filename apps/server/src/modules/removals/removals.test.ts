import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { mailRemoval } from './mail-removal.ts';
import { removalRequest } from './removals.fixture.ts';

/** Fake: captcha, clock. */
const harness = useHarness();

function submit(changes: Record<string, unknown> = {}, headers = {}) {
  const payload = removalRequest(changes);
  return harness.app.inject({ method: 'POST', url: '/api/removal-requests', payload, headers });
}

async function listed(query = '', admin?: Person) {
  const { headers } = admin ?? (await harness.factory.admin());
  return (await harness.app.inject({ url: `/api/admin/removal-requests?limit=50&${query}`, headers })).json();
}

async function decide(id: string, body: object, admin?: Person) {
  const { headers } = admin ?? (await harness.factory.admin());
  const url = `/api/admin/removal-requests/${id}/decision`;
  return harness.app.inject({ method: 'POST', url, headers, payload: body });
}

const statusOf = async (id: string) =>
  (await harness.deps.db.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

describe('a removal request', () => {
  it('is taken from anybody, with who was signed in, and says until when it is decided', async () => {
    const fan = await harness.factory.fan();
    const answer = await submit({}, { ...fan.headers, 'accept-language': 'fil' });
    const due = new Date(harness.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect([answer.statusCode, answer.json().due_at]).toEqual([201, due]);
    const [request] = (await listed()).removal_requests;
    expect(request).toMatchObject({ username: fan.username, is_overdue: false, decision: null, due_at: due });
  });

  it('is there once for each name of its device, with one mail and the day of the first (P948)', async () => {
    const client_id = crypto.randomUUID();
    const changes = { client_id, explanation: `Ako ito ${client_id}` };
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => submit(changes)));
    harness.clock.advance(DAY_MS);
    others.push(await submit(changes));
    const { id, due_at } = first?.json() ?? {};
    for (const other of others) expect(other.json()).toMatchObject({ id, due_at });
    const { removal_requests } = await listed();
    const kept = removal_requests.filter(
      ({ explanation }: { explanation: string }) => explanation === changes.explanation,
    );
    expect(kept).toHaveLength(1);
    const jobs = await sql`select from graphile_worker._private_jobs
      where payload->>'requestId' = ${id}`.execute(harness.deps.db);
    expect(jobs.rows).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Please fill in all fields'],
    [{ email: 'nobody' }, 'email', 'Enter a valid email address'],
    [{ email: 'a@b.example\nBcc: c@d.example' }, 'email', 'Enter a valid email address'],
    [{ relation: 'else' }, 'relation', 'Please fill in all fields'],
    [{ content: '' }, 'content', 'Please fill in all fields'],
    [{ content: 'x'.repeat(2001) }, 'content', 'At most 2,000 characters'],
    [{ explanation: 'x'.repeat(5001) }, 'explanation', 'At most 5,000 characters'],
  ])('is refused with %j', async (changes, field, words) => {
    const problem = expectRefusal(await submit(changes));
    expect([problem.code, problem.errors?.[field]]).toEqual(['validation_failed', words]);
  });

  it('needs the statement that it is true, and a captcha, each once', async () => {
    expect(expectRefusal(await submit({ is_true: false })).errors).toHaveProperty('is_true');
    expect(expectRefusal(await submit({ recaptcha_token: undefined })).code).toBe('captcha_required');
    await submit({ recaptcha_token: 'solved-twice-removal' });
    expect(expectRefusal(await submit({ recaptcha_token: 'solved-twice-removal' })).code).toBe(
      'captcha_failed',
    );
  });

  it('is overdue after seven days, and counted until it is decided', async () => {
    const { id } = (await submit()).json();
    const before = (await listed()).overdue_count;
    harness.clock.advance(7 * DAY_MS);
    const isOverdue = async () =>
      (await listed()).removal_requests.find((row: { id: string }) => row.id === id)?.is_overdue;
    expect(await isOverdue()).toBe(false);
    harness.clock.advance(1);
    expect(await isOverdue()).toBe(true);
    const overdue = (await listed()).overdue_count;
    expect(overdue).toBeGreaterThan(before);
    await decide(id, { decision: 'refused', reason: 'Hindi ito labag' });
    expect((await listed()).overdue_count).toBe(overdue - 1);
  });

  it('takes the posts down, tells their creators why, and is on record', async () => {
    const [creator, admin] = [await harness.factory.creator(), await harness.factory.admin()];
    const posts = [await harness.factory.post(creator.id), await harness.factory.post(creator.id)];
    const { id } = (await submit()).json();
    const answer = await decide(
      id,
      { decision: 'removed', reason: 'Walang pahintulot', post_ids: posts },
      admin,
    );
    expect(answer.json().removal_request).toMatchObject({
      decision: 'removed',
      removed_posts: [...posts].sort(),
    });
    for (const post of posts) expect(await statusOf(post)).toBe('removed');
    const told = await harness.deps.db
      .selectFrom('sanctions')
      .select(['kind', 'reason'])
      .where('user_id', '=', creator.id)
      .execute();
    expect(told).toEqual(Array(2).fill({ kind: 'removal', reason: 'Walang pahintulot' }));
    const logged = await harness.deps.db
      .selectFrom('admin_actions')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', id)
      .execute();
    expect(logged).toEqual([{ actor_id: admin.id, action: 'removal.remove' }]);
  });

  it('closes what was reported of what it takes down', async () => {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
    const post = await harness.factory.post(creator.id);
    const payload = { report_type: 'others', subject_type: 'post', subject_id: post };
    const reported = await harness.app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: fan.headers,
      payload,
    });
    const { id } = (await submit()).json();
    const body = { decision: 'removed', reason: 'Walang pahintulot', post_ids: [post] };
    expect((await decide(id, body)).statusCode).toBe(200);
    const row = await harness.deps.db
      .selectFrom('reports')
      .select(['status', 'action_taken'])
      .where('id', '=', reported.json().id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'resolved', action_taken: 'remove_content' });
  });

  it('is decided as a whole: where one post is gone nothing is removed', async () => {
    const creator = await harness.factory.creator();
    const there = await harness.factory.post(creator.id);
    const { id } = (await submit()).json();
    const post_ids = [there, '0198a000-0000-7000-8000-000000000000'];
    const refused = expectRefusal(await decide(id, { decision: 'removed', reason: 'x', post_ids }));
    expect([refused.code, await statusOf(there)]).toEqual(['content_not_found', 'published']);
    expect(expectRefusal(await decide(id, { decision: 'removed', reason: 'x' })).code).toBe(
      'validation_failed',
    );
    expect(
      expectRefusal(await decide(id, { decision: 'refused', reason: 'x', post_ids: [there] })).code,
    ).toBe('validation_failed');
    expect(expectRefusal(await decide(id, { decision: 'refused', reason: ' ' })).code).toBe(
      'validation_failed',
    );
  });

  it('is decided once by admins who decide at once', async () => {
    const creator = await harness.factory.creator();
    const post = await harness.factory.post(creator.id);
    const { id } = (await submit()).json();
    const admins = await Promise.all([1, 2, 3].map(() => harness.factory.admin()));
    const body = { decision: 'removed', reason: 'x', post_ids: [post] };
    const answers = await Promise.all(admins.map((admin) => decide(id, body, admin)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost && expectRefusal(lost)).toMatchObject({
      code: 'removal_decided',
      detail: expect.stringContaining('The admin'),
    });
  });

  it('is mailed about in the language that it was sent in', async () => {
    const { id } = (await submit({}, { 'accept-language': 'fil' })).json();
    const { mail, sent } = catchMail();
    await mailRemoval({ ...harness.deps, mail }, { requestId: id, what: 'received' });
    await decide(id, { decision: 'refused', reason: 'Hindi ito labag' });
    await mailRemoval({ ...harness.deps, mail }, { requestId: id, what: 'decided' });
    expect(sent).toMatchObject([
      { to: 'ana@example.test', subject: 'Nasa amin na ang removal request mo' },
      { to: 'ana@example.test', subject: 'Hindi namin inalis ang content' },
    ]);
    expect([sent[0]?.text.includes(id), sent[1]?.text.includes('Hindi ito labag')]).toEqual([true, true]);
  });
});

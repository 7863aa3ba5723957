import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import type { Person } from '../../../../test/factory.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { mailSanction } from '../../enforcement/mail-sanction.ts';
import { useLive } from '../live.fixture.ts';
import { makeReplay } from '../replay/make-replay.ts';
import { measureRecording } from '../replay/measure-recording.ts';
import { purgeStreams } from '../replay/purge-streams.ts';

/** Fake: who carries streams, and gives a video of a few seconds as what was sent. */
const { harness, engine, call, running, show } = useLive();

let video: Buffer;
beforeAll(async () => {
  video = await readFile(new URL('../../media/video/fixtures/located.mp4', import.meta.url));
});

/** A stream with a replay to come, that was reported while it ran and that its host ended before anybody decided. */
async function reported() {
  const [creator, fan, moderator] = [
    await harness.factory.creator(),
    await harness.factory.fan(),
    await harness.factory.admin({ role: 'moderator' }),
  ];
  const id = await running(creator, { replay: 'paid', replay_price: 20 });
  const run = { index: 0, durationMs: 60_000, tens: [9, 9, 9, 9, 9, 9], width: 640, height: 360 };
  engine.runs.set(id, { run, bytes: video });
  const form = { report_type: 'inappropriate_content', subject_type: 'live', subject_id: id };
  const report = (await call('POST', '/reports', fan, form)).json() as { id: string };
  harness.clock.advance(10 * MINUTE_MS);
  await call('POST', `/live/${id}/end`, creator);
  await measureRecording(harness.deps, id);
  return { creator, moderator, id, report };
}
const remove = (moderator: Person, reportId: string) =>
  call('PUT', `/moderation/reports/${reportId}`, moderator, {
    status: 'resolved',
    action_taken: 'remove_content',
    reason: 'May hindi pinangalanan',
  });
const removalsOf = ({ id }: Person) =>
  harness.deps.db
    .selectFrom('sanctions')
    .select(['id', 'subject_type', 'subject_id'])
    .where('user_id', '=', id)
    .execute();
const aDayLater = async (id: string) => {
  harness.clock.advance(25 * HOUR_MS);
  await makeReplay(harness.deps, id);
  await workedOff(harness, ['live.make-replay']);
};

it('what staff removes of a stream that its host ended first becomes no post, and goes', async () => {
  const { creator, moderator, id, report } = await reported();
  const { mail, sent } = catchMail();
  const decided = await remove(moderator, report.id);
  expect(decided.statusCode, decided.body).toBe(200);
  const [removal, ...others] = await removalsOf(creator);
  expect([removal, others]).toMatchObject([{ subject_type: 'live', subject_id: id }, []]);
  await mailSanction({ ...harness.deps, mail }, { sanctionId: removal?.id ?? '', what: 'begun' });
  expect(sent[0]?.subject).toBe('We removed the replay of your live stream');
  expect(sent[0]?.text).not.toContain('ticket');
  await aDayLater(id);
  expect((await show(creator, id)).replay.post_id).toBeNull();
  await purgeStreams(harness.deps);
  expect(engine.removed).toContain(id);
});

it('where it is a post by then, that goes, and an appeal brings it back', async () => {
  const { creator, moderator, id, report } = await reported();
  await aDayLater(id);
  const { post_id } = (await show(creator, id)).replay;
  expect((await remove(moderator, report.id)).statusCode).toBe(200);
  expect(await removalsOf(creator)).toMatchObject([{ subject_type: 'post', subject_id: post_id }]);
  expect((await call('GET', `/content/${post_id}`, creator)).statusCode).toBe(404);
  const back = await call('POST', `/moderation/content/${post_id}/take-back`, moderator, {});
  expect(back.statusCode, back.body).toBe(200);
  expect((await call('GET', `/content/${post_id}`, creator)).statusCode).toBe(200);
});

it('a cut that its host was faster than takes the replay, once', async () => {
  const { creator, moderator, id } = await reported();
  const cut = () => call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'May hindi pinangalanan' });
  expect((await cut()).json()).toMatchObject({
    message: 'The stream had ended already. It has no replay now.',
  });
  expect((await show(creator, id)).ended_why).toBe('host');
  expect((await cut()).json().code).toBe('live_ended');
  expect(await removalsOf(creator)).toHaveLength(1);
  await aDayLater(id);
  expect((await show(creator, id)).replay.post_id).toBeNull();
});

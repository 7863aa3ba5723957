import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { removeUnused } from './files/remove-unused.ts';
import { useMessages } from './messages.fixture.ts';

const { harness, call, send, photo, heard, events, scene } = useMessages();
let admin: Person;

beforeAll(async () => {
  admin = await harness.factory.admin();
});

const report = (person: Person, messageId: string) =>
  call('POST', '/reports', person, {
    report_type: 'harassment',
    subject_type: 'message',
    subject_id: messageId,
  });
const evidence = async (reportId: string) =>
  (await call('GET', `/moderation/reports/${reportId}/messages`, admin)).json().messages;
const decide = (reportId: string, status: string, action: string) =>
  call('PUT', `/moderation/reports/${reportId}`, admin, { status, action_taken: action });
const unsend = (person: Person, messageId: string) => call('DELETE', `/messages/${messageId}`, person);
const texts = (messages: { text: string | null }[]) => messages.map(({ text }) => text);

it('a message is reported by whom it was written to alone, and nobody is told', async () => {
  const { creator, fan, id } = await scene();
  const { id: said } = (await send(fan, id, 'Bastos')).json();
  const stranger = await harness.factory.fan();
  const before = [await events(creator), await events(fan)];
  expect(expectRefusal(await report(fan, said)).code).toBe('report_refused');
  expect(expectRefusal(await report(stranger, said)).code).toBe('message_not_found');
  expect(expectRefusal(await report(admin, said)).code).toBe('message_not_found');
  const answers = await Promise.all(Array.from({ length: 4 }, () => report(creator, said)));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const { id: reportId } = answers[0]?.json() ?? {};
  expect(texts(await evidence(reportId))).toEqual(['Bastos']);
  for (const person of [creator, fan])
    expect((await call('GET', `/moderation/reports/${reportId}/messages`, person)).statusCode).toBe(403);
  expect([await events(creator), await events(fan)]).toEqual(before);
});

it('ten messages around it are kept as they stood, and reading them is on record', async () => {
  const { creator, fan, id } = await scene();
  const sent = [];
  for (let at = 1; at <= 14; at += 1)
    sent.push((await send(at % 2 ? fan : creator, id, `Ika-${at}`)).json().id as string);
  await unsend(fan, sent[10] as string);
  const { id: reportId } = (await report(creator, sent[12] as string)).json();
  await unsend(fan, sent[12] as string);
  await unsend(creator, sent[11] as string);
  const kept = await evidence(reportId);
  expect(texts(kept)).toEqual(
    [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((at) => (at === 11 ? null : `Ika-${at}`)),
  );
  expect(kept.filter((each: { is_reported: boolean }) => each.is_reported)).toMatchObject([
    { seq: 13, text: 'Ika-13', is_of_reporter: false, sender: { id: fan.id } },
  ]);
  const { rows } = await harness.deps.pool.query(
    `select actor_id from admin_actions where action = 'report.view_messages' and subject_id = $1`,
    [reportId],
  );
  expect(rows).toEqual([{ actor_id: admin.id }]);
  expect(expectRefusal(await report(creator, sent[12] as string)).code).toBe('message_not_found');
});

it('a photo that was unsent is with staff until its report is decided, and then gone', async () => {
  const { creator, fan, id } = await scene();
  const key = await photo(fan, id);
  const { id: said } = (await send(fan, id, '', { media_ids: [key] })).json();
  const { id: reportId } = (await report(creator, said)).json();
  await unsend(fan, said);
  expect((await heard(fan, id))[0]).toMatchObject({ state: 'unsent', files: [] });
  const [{ files }] = await evidence(reportId);
  const open = async (person: Person) =>
    (await harness.app.inject({ url: files[0].media_url, headers: person.headers })).statusCode;
  expect([await open(admin), await open(fan), await open(creator)]).toEqual([200, 403, 403]);
  await removeUnused(harness.deps);
  expect((await evidence(reportId))[0].files).toHaveLength(1);
  expect((await decide(reportId, 'dismissed', 'no_action')).statusCode).toBe(200);
  await removeUnused(harness.deps);
  expect((await evidence(reportId))[0]).toMatchObject({ files: [], files_count: 1 });
  const { rows } = await harness.deps.pool.query('select from message_files where media_id = $1', [key]);
  expect(rows).toEqual([]);
});

it('staff removes it as a strike, and back it is readable again', async () => {
  const { creator, fan, id } = await scene();
  const { id: said } = (await send(fan, id, 'Bastos')).json();
  const { id: reportId } = (await report(creator, said)).json();
  expect((await decide(reportId, 'resolved', 'remove_content')).statusCode).toBe(200);
  for (const person of [fan, creator])
    expect((await heard(person, id))[0]).toMatchObject({ state: 'removed', text: null });
  const { strikes } = (await call('GET', '/users/me/strikes', fan)).json();
  expect(strikes[0]).toMatchObject({ kind: 'removal', subject_type: 'message' });
  const back = await call('POST', `/moderation/content/${said}/take-back`, admin, {});
  expect(back.statusCode, back.body).toBe(200);
  expect((await heard(creator, id))[0]).toMatchObject({ state: 'sent', text: 'Bastos' });
});

it('is reported, unsent and decided at once without a deadlock, and evidence has its words', async () => {
  const { creator, fan, id } = await scene();
  for (let turn = 0; turn < 5; turn += 1) {
    const { id: said } = (await send(fan, id, `Bastos ${turn}`)).json();
    const first = (await report(creator, said)).json().id;
    const answers = await Promise.all([
      unsend(fan, said),
      decide(first, 'resolved', 'remove_content'),
      report(creator, said),
      send(creator, id, 'Tumigil ka'),
    ]);
    for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500);
    expect((await evidence(first)).at(-1)).toMatchObject({ text: `Bastos ${turn}` });
  }
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

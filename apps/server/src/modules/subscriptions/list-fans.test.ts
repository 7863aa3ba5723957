import { expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { tipFrom } from '../clawbacks/clawbacks.fixture.ts';
import { useSubscribing } from './subscribe.fixture.ts';

const { harness, headersOf, ask, setPrice, offer, renewAt } = useSubscribing();

const get = async (who: Person, url: string) =>
  harness.app.inject({ url: `/api/studio/fans${url}`, headers: await headersOf(who) });
const namesIn = (answer: { json(): { fans: { username: string }[] } }) =>
  answer.json().fans.map(({ username }) => username);

async function crowd() {
  const creator = await harness.factory.creator();
  await setPrice(creator, 10_000);
  await offer(creator, { trial_days: 7 });
  const [paying, trying, tipping] = [
    await harness.factory.fan({ credits: 500 }),
    await harness.factory.fan(),
    await harness.factory.fan({ credits: 900 }),
  ];
  await ask('POST', paying, creator.id);
  harness.clock.advance(1000);
  await ask('POST', trying, creator.id, { plan: 'introduction' });
  const follow = `/api/creators/${creator.id}/follow`;
  await harness.app.inject({ method: 'POST', url: follow, headers: tipping.headers });
  await tipFrom(harness, tipping, creator.id, 300);
  return { creator, paying, trying, tipping };
}

it('shows who subscribes, the newest or the most spent first, page by page, and nothing that is private', async () => {
  const { creator, paying, trying } = await crowd();
  expect(namesIn(await get(creator, ''))).toEqual([trying.username, paying.username]);
  expect(namesIn(await get(creator, '?sort=spent'))).toEqual([paying.username, trying.username]);
  for (const sort of ['newest', 'spent']) {
    const first = (await get(creator, `?sort=${sort}&limit=1`)).json();
    const rest = (await get(creator, `?sort=${sort}&limit=1&cursor=${first.next_cursor}`)).json();
    expect([...first.fans, ...rest.fans].map(({ username }) => username)).toHaveLength(2);
    expect(rest.next_cursor).toBeNull();
    expect(rest.fans[0].username).not.toBe(first.fans[0].username);
  }
  const [one] = (await get(creator, '?sort=spent')).json().fans;
  expect(one).toEqual({
    id: paying.id,
    username: paying.username,
    nickname: null,
    avatar: null,
    since: '2026-01-31T04:00:00.000Z',
    until: '2026-02-28T04:00:00.000Z',
    renews: true,
    is_trial: false,
    spent_credits: 100,
  });
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('shows who follows, with what they spent on whatever it was', async () => {
  const { creator, tipping } = await crowd();
  for (const sort of ['newest', 'spent'])
    expect((await get(creator, `?list=followers&sort=${sort}`)).json().fans).toMatchObject([
      { username: tipping.username, spent_credits: 300, until: null, renews: false },
    ]);
});

it('is searched by username and by the nickname that its creator gave, which no other creator sees', async () => {
  const { creator, paying, trying, tipping } = await crowd();
  const put = (who: Person, fan: Person, nickname: string) =>
    harness.app.inject({
      method: 'PUT',
      url: `/api/fans/${fan.id}`,
      headers: who.headers,
      payload: { nickname, note: '' },
    });
  expect((await put(creator, paying, 'Suki ng Pasig')).statusCode).toBe(200);
  expect((await get(creator, '?q=PASIG')).json().fans).toMatchObject([
    { username: paying.username, nickname: 'Suki ng Pasig' },
  ]);
  expect(namesIn(await get(creator, `?q=${trying.username}`))).toEqual([trying.username]);
  expect(namesIn(await get(creator, '?q=%25'))).toEqual([]);
  const other = await harness.factory.creator();
  for (const fan of [paying, tipping])
    await harness.app.inject({
      method: 'POST',
      url: `/api/creators/${other.id}/follow`,
      headers: fan.headers,
    });
  expect(namesIn(await get(other, '?list=followers&q=pasig'))).toEqual([]);
  for (const { nickname } of (await get(other, '?list=followers')).json().fans) expect(nickname).toBeNull();
});

it('keeps since when over renewals, and forgets who is gone', async () => {
  const { creator, paying, trying } = await crowd();
  await ask('DELETE', trying, creator.id);
  await renewAt('2026-02-28T04:00:00.000Z');
  expect((await get(creator, '')).json().fans).toMatchObject([
    { username: paying.username, since: '2026-01-31T04:00:00.000Z', spent_credits: 200 },
  ]);
  const table = (await get(creator, '.csv?list=subscribers')).body.split('\r\n');
  expect(table[1]).toBe(`"${paying.username}","2026-01-31","2026-03-31","Yes","200"`);
  expect(table).toHaveLength(3);
});

it('is each creator’s own, and nobody else’s', async () => {
  const { paying } = await crowd();
  const other = await harness.factory.creator();
  expect(namesIn(await get(other, ''))).toEqual([]);
  expect((await get(paying, '')).json().code).toBe('creators_only');
  expect((await get(paying, '.csv')).statusCode).toBe(403);
  for (const query of ['?cursor=x', '?sort=name', '?limit=51', '?list=everyone'])
    expect((await get(other, query)).json().code).toBe('validation_failed');
});

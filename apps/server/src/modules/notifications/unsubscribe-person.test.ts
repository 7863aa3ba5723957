import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';

const harness = useHarness();
const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** As a mail program asks: with no session, from nowhere in particular. */
function oneClick(token: string, payload = ONE_CLICK, type = FORM) {
  const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
  return harness.app.inject({
    method: 'POST',
    url: `/api/notifications/one-click/${token}`,
    headers,
    payload,
  });
}
const post = (url: string, token: string) =>
  harness.app.inject({ method: 'POST', url: `/api/notifications/${url}`, payload: { token } });

async function scene() {
  const creator = await harness.factory.creator();
  const token = harness.deps.notificationLinks.make({ personId: creator.id, kind: 'comment' });
  const isOn = async () => {
    const answer = await harness.app.inject({
      url: '/api/notifications/settings',
      headers: creator.headers,
    });
    const { notifications } = answer.json() as { notifications: { kind: string; is_on: boolean }[] };
    return Object.fromEntries(
      notifications.filter(({ kind }) => kind in ALL_ON).map(({ kind, is_on }) => [kind, is_on]),
    );
  };
  return { creator, token, isOn };
}
const ALL_ON = { new_subscriber: true, tip: true, comment: true };

describe('the link of a mail', () => {
  it('turns one kind off for one person, by a press and without a session, however often', async () => {
    const { token, isOn } = await scene();
    const other = await scene();
    expect((await post('link', token)).json()).toEqual({ kind: 'comment', is_on: true });
    for (let press = 0; press < 2; press += 1)
      expect((await post('unsubscribe', token)).json()).toMatchObject({ kind: 'comment', is_on: false });
    expect((await post('link', token)).json()).toEqual({ kind: 'comment', is_on: false });
    expect([await isOn(), await other.isOn()]).toEqual([{ ...ALL_ON, comment: false }, ALL_ON]);
  });

  it('turns it off by one POST of a mail program, in either form', async () => {
    const parts =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    for (const [payload, type] of [
      [ONE_CLICK, FORM],
      [parts, 'multipart/form-data; boundary=x'],
    ] as const) {
      const { token, isOn } = await scene();
      expect((await oneClick(token, payload, type)).statusCode).toBe(200);
      expect(await isOn()).toEqual({ ...ALL_ON, comment: false });
    }
  });

  it('changes nothing when it is only opened, or asked for without saying what', async () => {
    const { token, isOn } = await scene();
    const url = `/api/notifications/one-click/${token}`;
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await harness.app.inject({ method, url });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/unsubscribe#${token}`]);
    }
    await post('link', token);
    for (const payload of ['', 'a=1', '{}']) expectRefusal(await oneClick(token, payload));
    expect(await isOn()).toEqual(ALL_ON);
  });

  it('is refused when it is not ours, and says nothing of whom it is for', async () => {
    const { creator, token, isOn } = await scene();
    const another = harness.deps.notificationLinks.make({ personId: creator.id, kind: 'comment' });
    expect(another).not.toBe(token);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(creator.id.slice(0, 8));
    const bytes = Buffer.from(token, 'base64url');
    const forged = Array.from(bytes.keys(), (place) => {
      const other = Buffer.from(bytes);
      other[place] = (other[place] ?? 0) ^ 1;
      return other.toString('base64url');
    });
    for (const wrong of [...forged, `${token}A`, token.slice(1), 'x', '../../x', `${creator.id} comment`]) {
      expect(expectRefusal(await post('unsubscribe', wrong)).code).toBe('link_invalid');
      expect(harness.deps.notificationLinks.read(wrong)).toBeNull();
    }
    expect(expectRefusal(await oneClick(forged[0] ?? '')).code).toBe('link_invalid');
    expect(await isOn()).toEqual(ALL_ON);
  });

  it('turns nothing off for who was erased', async () => {
    const { creator, token } = await scene();
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'erased' })
      .where('id', '=', creator.id)
      .execute();
    expect(expectRefusal(await oneClick(token)).code).toBe('link_invalid');
    const kept = await harness.deps.db.selectFrom('notification_settings').selectAll().execute();
    expect(kept.map(({ person_id }) => person_id)).not.toContain(creator.id);
  });
});

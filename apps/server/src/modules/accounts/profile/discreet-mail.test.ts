import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';

const harness = useHarness();

/** Sends by the mail that the product is wired with. @returns its headers */
async function headersOf(key: string, to: string): Promise<string> {
  const { mail } = harness.deps;
  await mail.send({ key, to, subject: 'Your receipt: 100 credits', text: 'Words', html: '<p>Words</p>' });
  const folder = String(mail.folder);
  expect(await readdir(folder)).toContain(`${key}.eml`);
  return (await readFile(join(folder, `${key}.eml`), 'utf8')).split('\n\n')[0] ?? '';
}

it('comes from the neutral name under a neutral subject for who asks, in their language, until they no longer do', async () => {
  const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
  const ask = (is_discreet: unknown) =>
    harness.app.inject({
      method: 'PUT',
      url: '/api/auth/me/discretion',
      headers: fan.headers,
      payload: { is_discreet },
    });
  const { db } = harness.deps;
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', fan.id)
    .executeTakeFirstOrThrow();
  const them = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();

  expect(await headersOf('before', email)).toMatch(/^From: Likha </m);
  expect((await ask('yes')).statusCode).toBe(422);
  expect((await ask(true)).json()).toEqual({ is_discreet: true });
  const me = await harness.app.inject({ url: '/api/auth/me', headers: fan.headers });
  expect(me.json().user.is_discreet).toBe(true);

  const headers = await headersOf('discreet', email.toUpperCase());
  expect(headers).toMatch(/^From: "?LKH Online"? <no-reply@likha\.test>$/m);
  expect(headers).toMatch(/^Subject: A message about your account$/m);
  expect(headers).not.toMatch(/Likha|credits/);
  expect(await headersOf('other', them.email)).toMatch(/^Subject: Your receipt: 100 credits$/m);

  await db.updateTable('users').set({ language: 'fil' }).where('id', '=', fan.id).execute();
  expect(await headersOf('filipino', email)).toMatch(/^Subject: Message tungkol sa account mo$/m);
  await ask(false);
  expect(await headersOf('after', email)).toMatch(/^From: Likha </m);
});

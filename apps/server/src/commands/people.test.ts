import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mailsOf, tokenIn } from '../modules/accounts/accounts.fixture.ts';
import { useEnforcement } from '../modules/enforcement/enforcement.fixture.ts';
import { systemClock } from '../platform/clock.ts';
import { runsCommands } from './run-command.fixture.ts';

/** What whoever runs the machine does about a person (P947). Everything is real; the mail is gathered from the queue. */
const { harness, statusOf, mails, actionsAbout, send } = useEnforcement();
const run = runsCommands(harness);
const REASON = 'This account was stolen.';
const emailOf = ({ username }: { username: string }) => `${username}@example.test`;
const ban = (person: { username: string }, ...more: string[]) =>
  run('ban', [...['--email', emailOf(person), '--reason', REASON], ...more]);

it('bans somebody at once, told why and on record as by a command, and lets them in again', async () => {
  const fan = await harness.factory.fan();
  const wallet = async () => (await send('GET', '/credits/wallet', fan)).statusCode;
  expect(await wallet()).toBe(200);
  const said = `${emailOf(fan)} is banned; every session has ended.\n`;
  expect(await ban(fan)).toEqual({ code: 0, output: said });
  await expect.poll(wallet).toBe(401);
  expect((await mails()).map(({ to, text }) => [to, text.includes(REASON)])).toEqual([[emailOf(fan), true]]);
  expect(await ban(fan)).toMatchObject({
    code: 1,
    output: 'Likha was first: this account is banned.\n',
  });

  expect(await ban(fan, '--lift')).toEqual({ code: 0, output: `${emailOf(fan)} may use Likha again.\n` });
  expect([await statusOf(fan), (await mails()).length]).toEqual(['active', 1]);
  const by = expect.objectContaining({ by: 'command' });
  expect(await actionsAbout(fan)).toMatchObject([
    { action: 'user.ban', actor_id: null, after: by },
    { action: 'user.lift', actor_id: null, after: by },
  ]);
});

it('bans an owner whom no other owner keeps out, and never the last one', async () => {
  const last = await harness.factory.admin();
  const stolen = await harness.factory.admin();
  expect((await ban(stolen)).code).toBe(0);
  expect(await statusOf(stolen)).toBe('banned');
  await harness.deps.db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('user_type', '=', 'admin')
    .where('id', '<>', last.id)
    .execute();
  const refused = await ban(last);
  expect([refused.code, refused.output.split('\n')]).toEqual([1, [expect.any(String), '']]);
  expect(await statusOf(last)).toBe('active');
});

it('mails a link again, as if its person had asked, at most three in an hour', async () => {
  const fan = await harness.factory.fan();
  // Commands go by the clock of the machine, and so does this job.
  harness.clock.advance(systemClock.now().getTime() - harness.clock.now().getTime());
  const again = (link: string) => run('mail-again', ['--email', emailOf(fan), '--link', link]);
  for (const link of ['confirm', 'reset']) {
    expect(await again(link)).toMatchObject({
      code: 0,
      output: expect.stringContaining('is mailed the link'),
    });
    const [mail, ...more] = await mailsOf(harness);
    expect([mail?.to, tokenIn(mail).length, more]).toEqual([emailOf(fan), 43, []]);
  }
  for (let sent = 1; sent < 3; sent += 1) {
    await again('reset');
    await mailsOf(harness);
  }
  expect(await again('reset')).toMatchObject({
    code: 1,
    output: expect.stringContaining('as many within the hour'),
  });
  expect(await mailsOf(harness)).toEqual([]);
  await sql`update users set email_confirmed_at = now() where id = ${fan.id}`.execute(harness.deps.db);
  expect(await again('confirm')).toMatchObject({
    code: 0,
    output: expect.stringContaining('is confirmed already'),
  });

  const nobody = await run('mail-again', ['--email', 'nobody@example.test', '--link', 'reset']);
  expect(nobody).toEqual({ code: 1, output: 'Person not found\n' });
});

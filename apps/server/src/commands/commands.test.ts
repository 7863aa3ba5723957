import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../test/harness.ts';
import { runsCommands } from './run-command.fixture.ts';

const harness = useHarness();
const PASSWORD = 'Mabuhay-2026-Likha';

const run = runsCommands(harness);
const admin = (email: string, options?: Parameters<typeof run>[2]) =>
  run('make-admin', ['--email', email, '--name', 'Luz Administrador'], options);

function userOf(email: string) {
  return harness.deps.db
    .selectFrom('users')
    .select(['user_type', 'full_name', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

describe('npm run migrate', () => {
  it('finds nothing to do in a database that is up to date', async () => {
    expect(await run('migrate', [])).toEqual({
      code: 0,
      output: '0 migrations were applied, and the queue is up to date\n',
    });
  });
});

describe('npm run admin', () => {
  it('makes an admin who can sign in, with the password from standard input', async () => {
    const { code, output } = await admin('Luz@Example.test', { stdin: `${PASSWORD}\n` });
    expect({ code, output }).toEqual({ code: 0, output: 'luz@example.test is a new admin account.\n' });
    const answer = await harness.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'luz@example.test', password: PASSWORD },
    });
    expect(answer.json().user).toMatchObject({ user_type: 'admin', full_name: 'Luz Administrador' });
  });

  it('takes the password from ADMIN_PASSWORD, and says nothing of it', async () => {
    const { code, output } = await admin('env@example.test', { env: { ADMIN_PASSWORD: PASSWORD } });
    expect(code).toBe(0);
    expect(output).not.toContain(PASSWORD);
    expect((await userOf('env@example.test'))?.password_hash).not.toContain(PASSWORD);
  });

  it('promotes an account that exists, keeps its password, and may be repeated', async () => {
    const fan = await harness.factory.fan();
    const email = `${fan.username}@example.test`;
    const before = await userOf(email);
    expect((await admin(email)).output).toContain('is an admin now');
    expect(await userOf(email)).toMatchObject({ user_type: 'admin', password_hash: before?.password_hash });
    expect((await admin(email)).output).toContain('already');
    const { statusCode } = await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers });
    expect(statusCode).toBe(403);
  });

  it.each([
    ['a weak password', 'weak@example.test', '1234567890\n'],
    ['no password', 'none@example.test', ''],
  ])('refuses %s in one line', async (_what, email, stdin) => {
    const { code, output } = await admin(email, { stdin });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(await userOf(email)).toBeUndefined();
  });

  it.each([[[]], [['--email', 'nonsense', '--name', 'Luz']], [['--password', 'x']]])(
    'explains itself when asked %j',
    async (args) => {
      const { code, output } = await run('make-admin', args);
      expect(code).toBe(1);
      expect(output).toMatch(/^npm run admin/);
    },
  );
});

describe('npm run rescue', () => {
  const rescue = (...args: string[]) => run('rescue', args, { stdin: 'Bagong-Umaga-2026-Likha\n' });
  const enter = (email: string, password: string) =>
    harness.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });

  it('lets somebody in by a new password alone, on record, told, and every session ended', async () => {
    const fan = await harness.factory.fan();
    const email = `${fan.username}@example.test`;
    await harness.deps.db
      .insertInto('two_factor')
      .values({ user_id: fan.id, sealed_secret: Buffer.from('x'), created_at: harness.clock.now() })
      .execute();
    await sql`update users set two_factor_at = now() where id = ${fan.id}`.execute(harness.deps.db);
    const { code, output } = await rescue('--email', email, '--second-factor');
    expect({ code, output }).toEqual({
      code: 0,
      output: `${email} has a new password; every session has ended.\n`,
    });
    expect((await enter(email, 'Bagong-Umaga-2026-Likha')).json()).toHaveProperty('user.id', fan.id);
    const events = await harness.deps.db
      .selectFrom('security_events')
      .select(['kind', 'actor_id', 'details'])
      .where('user_id', '=', fan.id)
      .where('kind', 'in', ['password_changed', 'two_factor_off'])
      .execute();
    expect(events.map(({ kind }) => kind).sort()).toEqual(['password_changed', 'two_factor_off']);
    for (const { details } of events) expect(details).toEqual({ by: 'command' });
    expect((await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers })).statusCode).toBe(
      401,
    );
  });

  it('keeps the second factor unless that is asked for', async () => {
    const fan = await harness.factory.fan();
    const email = `${fan.username}@example.test`;
    await sql`update users set two_factor_at = now() where id = ${fan.id}`.execute(harness.deps.db);
    expect((await rescue('--email', email)).code).toBe(0);
    expect((await enter(email, 'Bagong-Umaga-2026-Likha')).json()).not.toHaveProperty('user');
  });

  it('leaves no passkey of the last three days, and those from before', async () => {
    const fan = await harness.factory.fan();
    for (const hours of [1, 71, 73])
      await harness.deps.db
        .insertInto('passkeys')
        .values({
          id: harness.deps.ids.next(),
          user_id: fan.id,
          credential_id: Buffer.from(`of ${hours}`),
          public_key: Buffer.from('x'),
          sign_count: 0,
          name: `${hours}`,
          transports: [],
          created_at: new Date(Date.now() - hours * 3_600_000),
        })
        .execute();
    expect((await rescue('--email', `${fan.username}@example.test`)).code).toBe(0);
    const left = harness.deps.db.selectFrom('passkeys').select('name').where('user_id', '=', fan.id);
    expect(await left.execute()).toEqual([{ name: '73' }]);
  });

  it('refuses somebody who is not there, and a weak password, in one line', async () => {
    const fan = await harness.factory.fan();
    const weak = await run('rescue', ['--email', `${fan.username}@example.test`], { stdin: '1234567890\n' });
    const nobody = await rescue('--email', 'nobody@example.test');
    expect(nobody).toEqual({ code: 1, output: 'Person not found\n' });
    expect(weak.code).toBe(1);
    expect(weak.output).toMatch(/^This password is too easy to guess[^\n]*\n$/);
  });
});

describe('npm run jobs', () => {
  it('lists what ran out of tries, and gives it another go', async () => {
    const add = (attempts: number) =>
      sql`select graphile_worker.add_job('no.such-task', '{}'::json, max_attempts := 2, run_at := now() + interval '1 day')`
        .execute(harness.deps.db)
        .then(() =>
          sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = E'it broke\n at line 1'
               where task_id = (select id from graphile_worker._private_tasks where identifier = 'no.such-task') and attempts = 0`.execute(
            harness.deps.db,
          ),
        );
    await add(2);
    await add(1);
    const listed = await run('jobs', []);
    expect(listed.output).toMatch(
      /^(\d+) {2}\S+ {2}no\.such-task, 2 tries: it broke\n1 ran out of tries\.\n$/,
    );
    expect((await run('jobs', ['--retry', '999999'])).output).toBe('0 are tried again.\n');
    const id = /^\d+/.exec(listed.output)?.[0] ?? '';
    expect((await run('jobs', ['--retry', id])).output).toBe('1 are tried again.\n');
    expect((await run('jobs', [])).output).toBe('0 ran out of tries.\n');
    expect((await run('jobs', ['--retry', 'x; drop'])).output).toMatch(/^npm run jobs/);
  });
});

describe('npm run invariants', () => {
  it('says of every law that it holds', async () => {
    await harness.factory.fan({ credits: 100 });
    const { code, output } = await run('check-invariants', []);
    expect(output.match(/^ok {6}/gm)?.length).toBeGreaterThanOrEqual(10);
    expect(output).not.toContain('BROKEN');
    expect(code).toBe(0);
  });

  it('names what breaks a law and ends with 1', async () => {
    const { id } = await harness.factory.creator();
    await sql`update users set posts_count = 7 where id = ${id}`.execute(harness.deps.db);
    const { code, output } = await run('check-invariants', []);
    await sql`update users set posts_count = 0 where id = ${id}`.execute(harness.deps.db);
    expect(output).toContain('BROKEN  posts-are-counted');
    expect(output).toContain(`${id}: 7 too many`);
    expect(code).toBe(1);
  });
});

describe('npm run webhooks', () => {
  it('lists what is kept, and says what became of it', async () => {
    await harness.deps.db
      .insertInto('webhook_events')
      .values({
        provider: 'paypal',
        event_id: 'WH-1',
        kind: 'CUSTOMER.DISPUTE.CREATED',
        about: 'dispute',
        status: 'kept',
        received_at: harness.clock.now(),
      })
      .execute();
    const { code, output } = await run('replay-webhooks', []);
    expect(output).toMatch(/^kept .*paypal {2}CUSTOMER\.DISPUTE\.CREATED {2}WH-1$/m);
    expect(output).toContain('0 given to what acts on them, 1 still kept.');
    expect(code).toBe(0);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { mailOperator } from './mail-operator.ts';

/** Fake: captcha, clock. */
const harness = useHarness({ deps: { contactEmail: 'operator@example.test' } });
let count = 0;

function submit(changes: Record<string, unknown> = {}, headers = {}) {
  count += 1;
  const payload = {
    name: 'Ana Reyes',
    email: 'Ana@example.test',
    message: 'Kumusta?',
    recaptcha_token: `solved-contact-${count}`,
    ...changes,
  };
  return harness.app.inject({ method: 'POST', url: '/api/contact/submit', payload, headers });
}

async function inbox(query = '') {
  const { headers } = await harness.factory.admin();
  return (await harness.app.inject({ url: `/api/admin/contact-messages?${query}`, headers })).json();
}

describe('a message to us', () => {
  it('is kept with who was signed in, and the operator is told', async () => {
    const fan = await harness.factory.fan();
    expect((await submit()).json().message).toContain('Thank you.');
    await submit({ message: 'Isa pa' }, fan.headers);
    const { messages } = await inbox();
    expect(messages).toMatchObject([
      { name: 'Ana Reyes', email: 'Ana@example.test', message: 'Kumusta?', username: null },
      { message: 'Isa pa', username: fan.username, answered_at: null, answered_by: null },
    ]);
    const jobs = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs
      where task_identifier = 'contact.mail-operator'`.execute(harness.deps.db);
    expect(jobs.rows[0]?.n).toBe(2);
  });

  it('is there once for each name of its device, however often it comes, and mailed once (P948)', async () => {
    const client_id = crypto.randomUUID();
    const message = `Minsan lang ${client_id}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit({ message, client_id })));
    answers.push(await submit({ message, client_id }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    const { messages } = await inbox('limit=100');
    const [kept, ...more] = messages.filter((one: { message: string }) => one.message === message);
    expect(more).toEqual([]);
    const jobs = await sql`select from graphile_worker._private_jobs
      where payload->>'messageId' = ${kept.id}`.execute(harness.deps.db);
    expect(jobs.rows).toHaveLength(1);
    expect(expectRefusal(await submit({ client_id: 'mine' })).errors).toHaveProperty('client_id');
  });

  it('reaches the operator with its words in the text alone', async () => {
    await submit({ name: 'Bea', message: 'Bcc: everybody@example.test\nPangalawa' });
    const { messages } = await inbox('limit=100');
    const { id } = messages.at(-1);
    await mailOperator(harness.deps, id);
    const letter = await readFile(join(harness.folder, 'mail', `contact-${id}.eml`), 'utf8');
    const [head = '', ...body] = letter.split('\n\n');
    expect(head).toContain('To: operator@example.test');
    expect(head).not.toContain('everybody');
    expect(body.join('\n')).toContain('Pangalawa');
  });

  it.each([
    [{ name: ' ' }, 'name', 'Please fill in all fields'],
    [{ email: '' }, 'email', 'Please fill in all fields'],
    [{ message: undefined }, 'message', 'Please fill in all fields'],
    [{ email: 'nobody' }, 'email', 'Enter a valid email address'],
    [{ email: 'a@b.example\nBcc: c@d.example' }, 'email', 'Enter a valid email address'],
    [{ message: 'x'.repeat(5001) }, 'message', 'At most 5,000 characters'],
  ])('is refused with %j', async (changes, field, words) => {
    const problem = expectRefusal(await submit(changes));
    expect([problem.code, problem.errors?.[field]]).toEqual(['validation_failed', words]);
  });

  it('needs a captcha, each once', async () => {
    for (const recaptcha_token of [undefined, null, '']) {
      const without = expectRefusal(await submit({ recaptcha_token }));
      const words = 'Please complete the reCAPTCHA verification';
      expect([without.code, without.detail]).toEqual(['captcha_required', words]);
      expect(without.errors).toEqual({ recaptcha_token: words });
    }
    await submit({ recaptcha_token: 'solved-twice' });
    const again = expectRefusal(await submit({ recaptcha_token: 'solved-twice' }));
    const words = 'reCAPTCHA verification failed. Please try again.';
    expect([again.code, again.detail]).toEqual(['captcha_failed', words]);
    expect(again.errors).toEqual({ recaptcha_token: words });
  });

  it('is answered once, by who was first; open ones are listed from the oldest by pages', async () => {
    await submit({ message: 'Una' });
    const [first, second] = [await harness.factory.admin(), await harness.factory.admin()];
    const { messages: open } = await inbox('limit=1');
    const url = `/api/admin/contact-messages/${open[0].id}/answered`;
    for (const { headers } of [first, second])
      expect((await harness.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200);
    const { messages, next_cursor } = await inbox('status=answered');
    const name = (
      await harness.deps.db
        .selectFrom('users')
        .select('full_name')
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow()
    ).full_name;
    expect([messages.length, messages[0].answered_by, next_cursor]).toEqual([1, name, null]);
    const page = await inbox('limit=1');
    expect(page.messages[0].id).not.toBe(open[0].id);
    const next = await inbox(`limit=1&cursor=${page.next_cursor}`);
    expect(next.messages[0].id > page.messages[0].id).toBe(true);
  });
});

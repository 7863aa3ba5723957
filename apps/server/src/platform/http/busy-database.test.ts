import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { toAppError } from './problem.ts';

/** What PostgreSQL and what stands before it say of themselves is no defect of ours: the caller may try again. */
const harness = useHarness();

const codeOf = (error: unknown) => toAppError(error).code;

it('is busy, for whoever writes to one that is the primary no longer', async () => {
  const { db } = harness.deps;
  const written = db.transaction().execute(async (tx) => {
    await sql`set transaction read only`.execute(tx);
    await sql`delete from captcha_uses`.execute(tx);
  });
  await expect(written).rejects.toMatchObject({ code: '25006' });
  await written.catch((error: unknown) => expect(codeOf(error)).toBe('service_unavailable'));
});

it.each([
  ['08P01', 'server login has been failing, try again later (server_login_retry)'],
  ['08006', 'connection failure'],
  ['57P01', 'terminating connection due to administrator command'],
])('is busy, in words of a pooler or of its own: %s', (code, message) => {
  expect(codeOf(Object.assign(new Error(message), { code }))).toBe('service_unavailable');
});

it('is a defect where a statement is wrong', () => {
  expect(codeOf(Object.assign(new Error('relation "x" does not exist'), { code: '42P01' }))).toBe(
    'internal_error',
  );
});

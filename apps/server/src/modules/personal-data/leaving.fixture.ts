import type { Person } from '../../../test/factory.ts';
import { type HarnessOptions, useHarness } from '../../../test/harness.ts';
import { hashPassword } from '../accounts/sign-in/password.ts';

export const PASSWORD = 'maligayang-bati';

/** People with a password who delete their accounts. Mail is fake; what is sent is read by the jobs that send it. */
export function useLeaving(deps: HarnessOptions['deps'] = {}) {
  const harness = useHarness({ deps });
  async function withPassword(person: Person): Promise<Person & { email: string }> {
    const password_hash = await hashPassword(PASSWORD, null);
    const email = `${person.username}@example.test`;
    const { db } = harness.deps;
    await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
    return { ...person, email };
  }

  function leave(headers: object, password = PASSWORD, gives_up = false) {
    return harness.app.inject({
      method: 'POST',
      url: '/api/auth/me/deletion',
      headers: { ...headers },
      payload: { password, gives_up },
    });
  }

  function get(url: string, headers: object = {}) {
    return harness.app.inject({ url: `/api${url}`, headers: { ...headers } });
  }

  function post(url: string, headers: object, payload: object = {}) {
    return harness.app.inject({ method: 'POST', url: `/api${url}`, headers: { ...headers }, payload });
  }

  function row(id: string) {
    return harness.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  /** All of everybody's balances, which erasing somebody must not touch. */
  function balances() {
    return harness.deps.db.selectFrom('ledger_accounts').select(['id', 'balance']).orderBy('id').execute();
  }

  return { harness, withPassword, leave, get, post, row, balances };
}

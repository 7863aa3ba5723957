import type { Person } from '../../../test/factory.ts';
import { sendForm } from '../../../test/forms.ts';
import type { Harness } from '../../../test/harness.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { matchReports } from './match/match-reports.ts';

export const PATH = '/api/admin/settlements';

/** The file goes up, and the worker has matched it. @returns the answer's status and body */
export async function upload(harness: Harness, admin: Person, csv: string) {
  const form = { files: [{ field: 'file', name: 'photo.jpg', content: Buffer.from(csv) }] };
  const answer = await sendForm(harness, admin.headers, form, PATH);
  await matchReports(harness.deps);
  return { status: answer.statusCode, ...answer.json() };
}

/** What waits, as `kind problem reference`. */
export async function waiting(
  harness: Harness,
  admin: Person,
  type: 'row' | 'capture' | 'difference' = 'row',
) {
  const url = `${PATH}/items?type=${type}&limit=100`;
  const { items } = (await harness.app.inject({ url, headers: admin.headers })).json();
  return items as { id: string; kind: string; problem: string; reference: string; days: number }[];
}

export const inWords = (items: Awaited<ReturnType<typeof waiting>>) =>
  items.map(({ kind, problem, reference }) => `${kind} ${problem} ${reference}`);

export function resolve(harness: Harness, admin: Person, body: object) {
  return harness.app.inject({
    method: 'POST',
    url: `${PATH}/items/resolution`,
    headers: admin.headers,
    payload: { reason: 'Asked the provider', ...body },
  });
}

export function confirm(harness: Harness, admin: Person, id: string, arrived: number, headers: object = {}) {
  return harness.app.inject({
    method: 'POST',
    url: `${PATH}/${id}/confirmation`,
    headers: { ...admin.headers, ...headers },
    payload: { arrived, arrived_on: '2026-06-15', bank_reference: 'BPI 0012' },
  });
}

/** Centavos that a provider has of ours, and that are at the bank. */
export async function standing({ deps }: Harness, provider: string): Promise<[owed: number, bank: number]> {
  const [clearing, bank] = [accounts.providerClearing(provider), accounts.bank];
  const figures = await Promise.all([readFigures(deps.db, clearing), readFigures(deps.db, bank)]);
  const [owed, arrived] = figures.map(({ balance }) => 0 - balance);
  return [owed ?? 0, arrived ?? 0];
}

import { createDatabase, createPool } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../../apps/server/src/platform/worker.ts';
import { loadGet } from '../load.ts';
import { start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { perSecond } from '../spent.ts';
import { couponId, fillLists, personId, TOKEN } from './fill-lists.ts';

/** What is measured: a page of each list, as an administrator's browser asks for it. */
export const LISTS: Readonly<Record<string, string>> = {
  people: '/admin/users',
  'people, a later page': `/admin/users?cursor=1580000000000_${personId(5000)}`,
  'people of one type and status': '/admin/users?user_type=fan&status=banned',
  'people, searched by a name': '/admin/users?search=maria',
  'people, searched by two words': '/admin/users?search=maria+santos',
  'people, misspelt': '/admin/users?search=amihna',
  'one person': `/admin/users/${personId(10)}`,
  reports: '/moderation/reports?status=pending',
  'reports of one type': '/moderation/reports?status=pending&report_type=spam',
  'reports, decided': '/moderation/reports?status=resolved',
  'reports about one person': `/admin/users/${personId(10)}/reports`,
  uploads: '/moderation/content?status=open',
  'uploads, approved': '/moderation/content?status=approved',
  warnings: '/moderation/warnings',
  'appeals, open': '/admin/appeals',
  'appeals, decided': '/admin/appeals?status=decided',
  'requests of removal, open': '/admin/removal-requests',
  'requests of removal, decided': '/admin/removal-requests?status=decided',
  messages: '/admin/contact-messages',
  'messages, answered': '/admin/contact-messages?status=answered',
  verifications: '/admin/verifications',
  'verifications, rejected': '/admin/verifications?status=rejected',
  payouts: '/admin/payouts',
  'payouts, paid': '/admin/payouts?status=paid&bucket=earnings',
  coupons: '/coupons/admin/list',
  'coupons, searched': '/coupons/admin/list?search=SAVE12',
  'uses of a coupon': `/coupons/admin/${couponId}/uses`,
  affiliates: '/admin/affiliates',
  'affiliates, searched': '/admin/affiliates?search=maria',
  'what admins did': '/admin/audit',
  'what admins did, one kind': '/admin/audit?what=user.warn',
  'what admins did to one person': `/admin/audit?whom=${personId(10)}`,
};

/** One size of the data, filled, with the server that is asked. */
export interface ListStage {
  /** Runs for so many seconds and answers requests a second. */
  ask(list: string, seconds: number): Promise<number>;
  stop(): Promise<void>;
}

export async function openListStage(
  connectionString: string,
  dataDir: string,
  rows: number,
): Promise<ListStage> {
  await migrate(connectionString);
  // One connection: what is switched off while rows are filled in is so for that connection.
  const pool = createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 900_000 });
  await migrateJobs(pool);
  await fillLists(createDatabase(pool), rows);
  await pool.end();
  const app = await start(
    new URL('../servers/app.ts', import.meta.url).pathname,
    serverEnvironment(connectionString, dataDir),
  );
  return {
    ask: async (list, seconds) =>
      perSecond(await loadGet(`${app.url}/api${LISTS[list]}`, seconds, { authorization: `Bearer ${TOKEN}` })),
    stop: () => app.stop(),
  };
}

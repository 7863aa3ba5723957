import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../server/src/deps.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';

/** What the server loads in demo mode. Drawing, seeding and the mailbox are loaded when there is a use for them. */
export const demo = {
  accounts: DEMO_ACCOUNTS,
  password: DEMO_PASSWORD,
  async seed(deps: Deps, say: (line: string) => void) {
    const { seedDemo } = await import('./seed/seed-demo.ts');
    const { CROWDED_CAST, DEMO_CAST } = await import('./seed/people.ts');
    return seedDemo(deps, say, deps.env.DEMO_CROWD ? CROWDED_CAST : DEMO_CAST);
  },
  async routes(app: FastifyInstance, deps: Deps): Promise<void> {
    if (!deps.mail.folder) return;
    const { mailboxRoutes } = await import('./mailbox/mailbox.routes.ts');
    mailboxRoutes(app, deps.mail.folder);
  },
};

import type { DemoDeps } from './seed/in-the-past.ts';

export { mailboxRoutes } from './mailbox/mailbox.routes.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/people.ts';

/** Fills an empty house (see seed-demo.ts). The drawing is loaded only when there is something to draw. */
export async function seedDemo(deps: DemoDeps, say: (line: string) => void): Promise<void> {
  const seeding = await import('./seed/seed-demo.ts');
  await seeding.seedDemo(deps, say);
}

import type { DemoDeps } from './demo-deps.ts';

export { mailboxRoutes } from './mailbox.routes.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './people.ts';

/** Fills an empty house (see seed-demo.ts). The drawing is loaded only when there is something to draw. */
export async function seedDemo(deps: DemoDeps, say: (line: string) => void): Promise<void> {
  const seeding = await import('./seed-demo.ts');
  await seeding.seedDemo(deps, say);
}

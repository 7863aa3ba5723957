export { mailboxRoutes } from './mailbox.routes.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './people.ts';
export { seedDemo } from './seed-demo.ts';

export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './people.ts';
export { seedDemo } from './seed-demo.ts';

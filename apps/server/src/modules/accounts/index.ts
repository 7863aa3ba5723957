export { accountsJobs } from './accounts.jobs.ts';
export { PUBLIC_COLUMNS } from './accounts.queries.ts';
export { accountsHandlers } from './accounts.routes.ts';
export type { AccountsDeps } from './accounts-deps.ts';
export { philippineDay } from './age.ts';
export { type PublicUserRow, presentUser, publicMediaUrl } from './present-user.ts';
export { type Registration, registerAccount } from './register-account.ts';
export { createSessions, SESSION_ENDED, type Sessions, VIEWER_CHANGED } from './sessions.ts';

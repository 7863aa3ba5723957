export { accountsJobs } from './accounts.jobs.ts';
export { findUserIdByEmail, type ProfileChange, PUBLIC_COLUMNS, updateProfile } from './accounts.queries.ts';
export { accountsHandlers } from './accounts.routes.ts';
export type { AccountsDeps } from './accounts-deps.ts';
export { philippineDay } from './age.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { type PublicUserRow, presentUser, publicMediaUrl } from './present-user.ts';
export { createSessions, SESSION_ENDED, type Sessions, VIEWER_CHANGED } from './sessions.ts';

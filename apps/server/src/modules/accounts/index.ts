export { findUserIdByEmail, PUBLIC_COLUMNS } from './accounts.queries.ts';
export { philippineDay } from './age.ts';
export { approveCreator } from './approve-creator.ts';
export { createAccount } from './create-account.ts';
export { grantAdmin } from './grant-admin.ts';
export { type PublicUserRow, presentUser, publicMediaUrl } from './present-user.ts';
export { createSessions, SESSION_ENDED, VIEWER_CHANGED } from './sessions.ts';
export { updateProfile } from './update-profile.ts';

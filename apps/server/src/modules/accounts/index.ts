export {
  countDemoPeople,
  findAddressee,
  findUserIdByEmail,
  idOfUsername,
  PUBLIC_COLUMNS,
} from './accounts.queries.ts';
export type { AccountsDeps } from './accounts-deps.ts';
export { ageInYears, philippineDay } from './age.ts';
export { approveCreator } from './approve-creator.ts';
export { changeKycStatus } from './change-kyc-status.ts';
export { confirmPassword } from './confirm-password.ts';
export { consumeCaptcha } from './consume-captcha.ts';
export { createAccount } from './create-account.ts';
export { DEMO_DOMAIN, isDemoEmail } from './demo-people.ts';
export { listPersonSessions } from './devices/list-sessions.ts';
export { grantAdmin } from './grant-admin.ts';
export { erasePerson } from './leaving/erase-person.ts';
export { leaveAccount } from './leaving/leave-account.ts';
export { listDueToErase } from './leaving/leaving.queries.ts';
export { queueNotice } from './links/mail-notice.ts';
export { type PublicUserRow, presentUser, publicMediaUrl } from './present-user.ts';
export { refuseDemoData } from './refuse-demo-data.ts';
export { resetTwoFactor, signPersonOut } from './reset-access.ts';
export { createSessions, SESSION_ENDED, VIEWER_CHANGED } from './sessions.ts';
export type { AppealTokens } from './standing/appeal-tokens.ts';
export { changeStanding, type Judged, lockForJudgement } from './standing/change-standing.ts';
export { hasOtherAdmin } from './standing/standing.queries.ts';
export { updateProfile } from './update-profile.ts';

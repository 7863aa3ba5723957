export { publicMediaUrl } from '../../platform/public-media-url.ts';
export {
  countDemoPeople,
  findAddressee,
  findUserIdByEmail,
  idOfUsername,
  PUBLIC_COLUMNS,
} from './accounts.queries.ts';
export type { AccountsDeps } from './accounts-deps.ts';
export { recoveredJob } from './declared-jobs.ts';
export { listPersonSessions } from './devices/list-sessions.ts';
export { erasePerson } from './leaving/erase-person.ts';
export { leaveAccount } from './leaving/leave-account.ts';
export { listDueToErase } from './leaving/leaving.queries.ts';
export { waitWithErasing } from './leaving/wait-with-erasing.ts';
export { MAILED_AGAIN, mailAgain } from './links/mail-again.ts';
export { queueNotice } from './links/queue-notice.ts';
export { HAS_PASSKEY } from './passkeys/passkeys.queries.ts';
export { keepPeoplePresent, tellGone } from './presence/keep-people-present.ts';
export { PERSON_GONE } from './presence/presence.queries.ts';
export { linesOf } from './profile/benefits.ts';
export { changeProfile } from './profile/change-profile.ts';
export { type AccountField, clearField, restoreField, setField } from './profile/clear-field.ts';
export { createDiscreetMail } from './profile/discreet-mail.ts';
export { type PublicUserRow, presentUser, withWaiting } from './profile/present-user.ts';
export { updateProfile } from './profile/update-profile.ts';
export { rescueAccount } from './recovery/rescue-account.ts';
export { resetTwoFactor, signPersonOut } from './recovery/reset-access.ts';
export { ageInYears, philippineDay } from './registration/age.ts';
export { consumeCaptcha } from './registration/consume-captcha.ts';
export { createAccount } from './registration/create-account.ts';
export { DEMO_DOMAIN, DEMO_PASSWORD, isDemoEmail } from './registration/demo-people.ts';
export { grantAdmin } from './registration/grant-admin.ts';
export { refuseDemoData } from './registration/refuse-demo-data.ts';
export { type Asker, keepAsker } from './sessions/keep-asker.ts';
export { createSessions, SESSION_ENDED, type Sessions, VIEWER_CHANGED } from './sessions/sessions.ts';
export { confirmPassword } from './sign-in/confirm-password.ts';
export { hashPassword } from './sign-in/password.ts';
export { holdActs, holdsActs } from './standing/acts.queries.ts';
export type { AppealTokens } from './standing/appeal-tokens.ts';
export { approveCreator } from './standing/approve-creator.ts';
export { awaitActs } from './standing/await-acts.ts';
export { awaitHeldOff, holdOffBlock } from './standing/block-writers.queries.ts';
export { changeKycStatus } from './standing/change-kyc-status.ts';
export { changeStanding, type Judged, lockForJudgement } from './standing/change-standing.ts';
export { noFirstApproval, saidWithdrawn, type Withdrawing } from './standing/no-first-approval.ts';
export { hasOtherInto } from './standing/standing.queries.ts';
export {
  type Approvers,
  countPeople,
  type DecidedBy,
  type People,
  readApprovers,
  readDeciders,
} from './standing/two-people.ts';
export { confirmSecondFactor } from './two-factor/confirm-second-factor.ts';
export type { TwoFactorDuty } from './two-factor/has-second-factor.ts';
export type { SecondFactor, SecondFactorDeps } from './two-factor/second-factor.ts';

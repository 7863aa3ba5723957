import type { AuditTexts } from './audit.texts.generated.ts';

/** What an admin did, in words; one that has none yet by its name. */
export function actionWords(action: string, t: AuditTexts): string {
  const words: Readonly<Record<string, string>> = {
    'appeal.grant': t.appealGranted,
    'appeal.deny': t.appealDenied,
    'content.decide': t.contentDecided,
    'coupon.create': t.couponCreated,
    'coupon.change': t.couponChanged,
    'coupon.deactivate': t.couponDeactivated,
    'coupon.reactivate': t.couponReactivated,
    'keyword.add': t.keywordAdded,
    'keyword.remove': t.keywordRemoved,
    'media.trace': t.pictureTraced,
    'payout.approve': t.payoutApproved,
    'payout.reject': t.payoutRejected,
    'payout.paid': t.payoutPaid,
    'payout.failed': t.payoutFailed,
    'payout.export': t.payoutsExported,
    'rate.change': t.rateChanged,
    'removal.remove': t.requestGranted,
    'removal.refuse': t.requestRefused,
    'report.decide': t.reportDecided,
    'settings.change': t.settingsChanged,
    'user.ban': t.userBanned,
    'user.suspend': t.userSuspended,
    'user.warn': t.userWarned,
    'user.lift': t.sanctionLifted,
    'user.remove_content': t.contentRemoved,
    'user.note': t.noteAdded,
    'user.sign_out': t.userSignedOut,
    'user.reset_two_factor': t.twoFactorReset,
    'user.view': t.userViewed,
    'user.view_reports': t.reportsViewed,
    'verification.view_document': t.documentViewed,
    'verification.approve': t.verificationApproved,
    'verification.reject': t.verificationRejected,
  };
  return words[action] ?? action;
}

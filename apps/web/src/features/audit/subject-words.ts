import type { AuditSubject } from '@likha/contract/audit-actions';
import type { AuditTexts } from './audit.texts.generated.ts';

/** What an act is about, in words; what a newer or an older release wrote down by its name, as people write it. */
export function subjectWords(type: string, t: AuditTexts): string {
  const words: Readonly<Record<AuditSubject, string>> = {
    comment: t.aboutComment,
    coupon: t.aboutCoupon,
    dispute: t.aboutDispute,
    invoice_series: t.aboutInvoiceSeries,
    keyword: t.aboutKeyword,
    list: t.aboutList,
    live: t.aboutLive,
    live_line: t.aboutLiveLine,
    message: t.aboutMessage,
    month: t.aboutMonth,
    payout: t.aboutPayout,
    payout_funding: t.aboutPayoutFunding,
    payout_list: t.aboutPayoutList,
    picture: t.aboutPicture,
    post: t.aboutPost,
    profile: t.aboutProfile,
    purchase: t.aboutPurchase,
    rate_change: t.aboutRateChange,
    rate_proposal: t.aboutRateProposal,
    removal_request: t.aboutRemovalRequest,
    report: t.aboutReport,
    settings: t.aboutSettings,
    settlement: t.aboutSettlement,
    tax_certificate: t.aboutTaxCertificate,
    tax_identity: t.aboutTaxIdentity,
    tax_remittance: t.aboutTaxRemittance,
    template: t.aboutTemplate,
    user: t.aboutUser,
    vat_rule: t.aboutVatRule,
    withholding_rule: t.aboutWithholdingRule,
  };
  return Object.hasOwn(words, type) ? words[type as AuditSubject] : type.replaceAll('_', ' ');
}

// Written by `npm run texts` from audit.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AuditTexts {
  title: string;
  who: string;
  whom: string;
  what: string;
  anything: string;
  loading: string;
  loadFailed: string;
  none: string;
  command: string;
  before: string;
  after: string;
  details: string;
  appealGranted: string;
  appealDenied: string;
  contentDecided: string;
  couponCreated: string;
  couponChanged: string;
  couponDeactivated: string;
  couponReactivated: string;
  keywordAdded: string;
  keywordRemoved: string;
  listTaken: string;
  liveViewed: string;
  liveWatched: string;
  liveWarned: string;
  liveCut: string;
  liveLineRemoved: string;
  liveEvidenceViewed: string;
  pictureTraced: string;
  payoutApproved: string;
  payoutRejected: string;
  payoutPaid: string;
  payoutFailed: string;
  settlementImported: string;
  settlementConfirmed: string;
  settlementAskedBack: string;
  settlementTakenBack: string;
  settlementResolved: string;
  settlementFeeBooked: string;
  payoutsExported: string;
  rateChanged: string;
  requestGranted: string;
  requestRefused: string;
  reportDecided: string;
  settingsChanged: string;
  userBanned: string;
  userSuspended: string;
  userWarned: string;
  sanctionLifted: string;
  contentRemoved: string;
  noteAdded: string;
  userSignedOut: string;
  twoFactorReset: string;
  userViewed: string;
  messagesViewed: string;
  reportsViewed: string;
  documentViewed: string;
  verificationApproved: string;
  verificationRejected: string;
  contentRemovedDirectly: string;
  contentTakenBack: string;
  disputeOfAdmin: string;
  monthProposed: string;
  monthClosed: string;
  payoutFirstApproved: string;
  payoutWithdrawn: string;
  settlementAskedBackWithdrawn: string;
  taxRemitWithdrawn: string;
  taxRemitBackWithdrawn: string;
  monthWithdrawn: string;
  rateWithdrawn: string;
  refundExplained: string;
  profileTakenBack: string;
  rateProposed: string;
  refundApproved: string;
  refundDeclined: string;
  reportTakenBack: string;
  roleGiven: string;
  roleTaken: string;
  contentViewed: string;
  profileDecided: string;
  appealTakenBack: string;
  requestTakenBack: string;
  verificationTakenBack: string;
  contentSearched: string;
  receiptTaken: string;
  taxIdentitySet: string;
  invoiceViewed: string;
  invoiceSeriesBegun: string;
  taxRuleSet: string;
  taxRemitAsked: string;
  taxRemitted: string;
  taxRemitBackAsked: string;
  taxCertificateReissued: string;
  taxCertificateViewed: string;
  taxDetailsViewed: string;
  taxRemitTakenBack: string;
  vatRuleSet: string;
  templateCreated: string;
  templateChanged: string;
  templateDeleted: string;
  templatePutAway: string;
  templateRestored: string;
  evidenceWritten: string;
  evidenceAdded: string;
  evidenceRemoved: string;
  evidenceViewed: string;
  evidenceHandedIn: string;
  evidenceSent: string;
  refundTakenBack: string;
  columnBy: string;
  columnAbout: string;
  columnWhen: string;
  columnFrom: string;
  aboutComment: string;
  aboutCoupon: string;
  aboutDispute: string;
  aboutInvoiceSeries: string;
  aboutKeyword: string;
  aboutList: string;
  aboutLive: string;
  aboutLiveLine: string;
  aboutMessage: string;
  aboutMonth: string;
  aboutPayout: string;
  aboutPayoutList: string;
  aboutPicture: string;
  aboutPost: string;
  aboutProfile: string;
  aboutPurchase: string;
  aboutRateChange: string;
  aboutRateProposal: string;
  aboutRemovalRequest: string;
  aboutReport: string;
  aboutSettings: string;
  aboutSettlement: string;
  aboutTaxCertificate: string;
  aboutTaxIdentity: string;
  aboutTaxRemittance: string;
  aboutTemplate: string;
  aboutUser: string;
  aboutVatRule: string;
  aboutWithholdingRule: string;
  fundingAsked: string;
  fundingSaid: string;
  fundingWithdrawn: string;
  fundingBackAsked: string;
  fundingBackWithdrawn: string;
  fundingTakenBack: string;
  aboutPayoutFunding: string;
}

export const auditTexts: Record<Language, AuditTexts> = {
  en: {
    title: "What admins did",
    who: "Who (username or ID)",
    whom: "Whom (username or ID)",
    what: "What",
    anything: "Anything",
    loading: "Loading the log...",
    loadFailed: "Failed to load the log",
    none: "Nothing found",
    command: "a command",
    before: "Before",
    after: "After",
    details: "Details",
    appealGranted: "Appeal granted",
    appealDenied: "Appeal denied",
    contentDecided: "Content reviewed",
    couponCreated: "Coupon created",
    couponChanged: "Coupon changed",
    couponDeactivated: "Coupon deactivated",
    couponReactivated: "Coupon reactivated",
    keywordAdded: "Spam keyword added",
    keywordRemoved: "Spam keyword removed",
    listTaken: "List exported",
    liveViewed: "Running streams viewed",
    liveWatched: "Stream watched unseen",
    liveWarned: "Host of a stream warned",
    liveCut: "Stream cut",
    liveLineRemoved: "Line of a live chat removed",
    liveEvidenceViewed: "Evidence of a stream viewed",
    pictureTraced: "Picture traced",
    payoutApproved: "Payout approved",
    payoutRejected: "Payout rejected",
    payoutPaid: "Payout marked as paid",
    payoutFailed: "Payout marked as not delivered",
    settlementImported: "Settlement report uploaded",
    settlementConfirmed: "Settlement confirmed as arrived",
    settlementAskedBack: "Asked to take back a settlement’s arrival",
    settlementTakenBack: "Settlement’s arrival taken back",
    settlementResolved: "Difference in a settlement explained",
    settlementFeeBooked: "Fee recorded from a settlement report",
    payoutsExported: "Payout list downloaded",
    rateChanged: "Conversion rate changed",
    requestGranted: "Removal request granted",
    requestRefused: "Removal request refused",
    reportDecided: "Report decided",
    settingsChanged: "Product settings changed",
    userBanned: "Account banned",
    userSuspended: "Account suspended",
    userWarned: "Warning issued",
    sanctionLifted: "Sanction lifted",
    contentRemoved: "Content removed",
    noteAdded: "Note added",
    userSignedOut: "Signed out everywhere",
    twoFactorReset: "Two-factor sign-in reset",
    userViewed: "Account viewed",
    messagesViewed: "Messages of a report viewed",
    reportsViewed: "Reports about an account viewed",
    documentViewed: "Identity document viewed",
    verificationApproved: "Verification approved",
    verificationRejected: "Verification rejected",
    contentRemovedDirectly: "Content removed",
    contentTakenBack: "Decision about content taken back",
    disputeOfAdmin: "Payment of an admin disputed",
    monthProposed: "Closed a month, first of two",
    monthClosed: "Closed a month of the books",
    payoutFirstApproved: "Payout approved, first of two",
    payoutWithdrawn: "First approval of a payout withdrawn",
    settlementAskedBackWithdrawn: "Request to take back what arrived withdrawn",
    taxRemitWithdrawn: "Tax payment withdrawn by who said it first",
    taxRemitBackWithdrawn: "Request to take back a tax payment withdrawn",
    monthWithdrawn: "First closing of a month withdrawn",
    rateWithdrawn: "Proposed rate withdrawn",
    refundExplained: "Refund that did not fit explained",
    profileTakenBack: "Part of a profile restored",
    rateProposed: "Rate proposed",
    refundApproved: "Refund approved",
    refundDeclined: "Refund declined",
    reportTakenBack: "Decision about a report taken back",
    roleGiven: "Role given",
    roleTaken: "Removed from staff",
    contentViewed: "Content of an account viewed",
    profileDecided: "Part of a profile reviewed",
    appealTakenBack: "Denied appeal taken back",
    requestTakenBack: "Refused removal request taken back",
    verificationTakenBack: "Verification decision taken back",
    contentSearched: "Content searched",
    receiptTaken: "Receipt of a purchase downloaded",
    taxIdentitySet: "Saved who Likha is at the tax office",
    invoiceViewed: "Read an invoice",
    invoiceSeriesBegun: "Began a series of invoices",
    taxRuleSet: "Saved a tax rule",
    taxRemitAsked: "Asked to record a tax payment",
    taxRemitted: "Recorded a tax payment",
    taxRemitBackAsked: "Asked to take back a tax payment",
    taxCertificateReissued: "Issued a tax certificate anew",
    taxCertificateViewed: "Downloaded a creator’s tax certificate",
    taxDetailsViewed: "Read a creator’s TIN",
    taxRemitTakenBack: "Took back a tax payment",
    vatRuleSet: "Saved a VAT rule",
    templateCreated: "Template created",
    templateChanged: "Template changed",
    templateDeleted: "Template deleted",
    templatePutAway: "Template archived",
    templateRestored: "Template restored",
    evidenceWritten: "Evidence for a dispute written",
    evidenceAdded: "Evidence file added",
    evidenceRemoved: "Evidence file removed",
    evidenceViewed: "Evidence file viewed",
    evidenceHandedIn: "Evidence handed in",
    evidenceSent: "Evidence sent to the provider",
    refundTakenBack: "Declined refund taken back",
    columnBy: "By",
    columnAbout: "About",
    columnWhen: "When",
    columnFrom: "From",
    aboutComment: "comment",
    aboutCoupon: "coupon",
    aboutDispute: "dispute",
    aboutInvoiceSeries: "invoice series",
    aboutKeyword: "keyword",
    aboutList: "list",
    aboutLive: "live stream",
    aboutLiveLine: "live chat line",
    aboutMessage: "message",
    aboutMonth: "month of the books",
    aboutPayout: "payout",
    aboutPayoutList: "payout list",
    aboutPicture: "picture",
    aboutPost: "post",
    aboutProfile: "profile",
    aboutPurchase: "purchase",
    aboutRateChange: "change of the rate",
    aboutRateProposal: "proposed rate",
    aboutRemovalRequest: "removal request",
    aboutReport: "report",
    aboutSettings: "settings",
    aboutSettlement: "settlement report",
    aboutTaxCertificate: "tax certificate",
    aboutTaxIdentity: "tax identity",
    aboutTaxRemittance: "tax payment",
    aboutTemplate: "template",
    aboutUser: "person",
    aboutVatRule: "VAT rule",
    aboutWithholdingRule: "withholding rule",
    fundingAsked: "Asked to record what left the bank for payouts",
    fundingSaid: "Recorded what left the bank for payouts",
    fundingWithdrawn: "What left the bank for payouts withdrawn before a second person agreed",
    fundingBackAsked: "Asked to take back what left the bank for payouts",
    fundingBackWithdrawn: "Request to take back what left the bank withdrawn",
    fundingTakenBack: "Took back what left the bank for payouts",
    aboutPayoutFunding: "payout funding"
  },
  fil: {
    title: "Mga ginawa ng admin",
    who: "Sino (username o ID)",
    whom: "Kanino (username o ID)",
    what: "Ano",
    anything: "Kahit ano",
    loading: "Nilo-load ang log...",
    loadFailed: "Hindi ma-load ang log",
    none: "Walang nahanap",
    command: "isang command",
    before: "Dati",
    after: "Pagkatapos",
    details: "Detalye",
    appealGranted: "Pinagbigyan ang apela",
    appealDenied: "Hindi pinagbigyan ang apela",
    contentDecided: "Na-review ang content",
    couponCreated: "Ginawa ang coupon",
    couponChanged: "Binago ang coupon",
    couponDeactivated: "Na-deactivate ang coupon",
    couponReactivated: "Na-reactivate ang coupon",
    keywordAdded: "Idinagdag ang spam keyword",
    keywordRemoved: "Inalis ang spam keyword",
    listTaken: "Na-export ang listahan",
    liveViewed: "Tiningnan ang mga live ngayon",
    liveWatched: "Pinanood ang live nang di nakikita",
    liveWarned: "Na-warn ang host ng live",
    liveCut: "Pinutol ang live",
    liveLineRemoved: "Inalis ang isang chat sa live",
    liveEvidenceViewed: "Tiningnan ang ebidensya ng live",
    pictureTraced: "Na-trace ang larawan",
    payoutApproved: "Inaprubahan ang payout",
    payoutRejected: "Hindi inaprubahan ang payout",
    payoutPaid: "Minarkahan nang bayad ang payout",
    payoutFailed: "Minarkahang hindi dumating ang payout",
    settlementImported: "Na-upload ang settlement report",
    settlementConfirmed: "Kinumpirmang dumating ang settlement",
    settlementAskedBack: "Hiniling na bawiin ang pagdating ng settlement",
    settlementTakenBack: "Binawi ang pagdating ng settlement",
    settlementResolved: "Ipinaliwanag ang pagkakaiba sa settlement",
    settlementFeeBooked: "Itinala ang fee ayon sa settlement report",
    payoutsExported: "Na-download ang listahan ng babayaran",
    rateChanged: "Binago ang conversion rate",
    requestGranted: "Pinagbigyan ang removal request",
    requestRefused: "Hindi pinagbigyan ang removal request",
    reportDecided: "Napagdesisyunan ang report",
    settingsChanged: "Binago ang product settings",
    userBanned: "Na-ban ang account",
    userSuspended: "Sinuspinde ang account",
    userWarned: "Nagbigay ng warning",
    sanctionLifted: "Inalis ang parusa",
    contentRemoved: "Inalis ang content",
    noteAdded: "Nagdagdag ng note",
    userSignedOut: "Na-sign out sa lahat",
    twoFactorReset: "Ni-reset ang two-factor sign-in",
    userViewed: "Tiningnan ang account",
    messagesViewed: "Tiningnan ang mga message ng isang report",
    reportsViewed: "Tiningnan ang mga report tungkol sa account",
    documentViewed: "Tiningnan ang identity document",
    verificationApproved: "Inaprubahan ang verification",
    verificationRejected: "Hindi inaprubahan ang verification",
    contentRemovedDirectly: "Inalis ang content",
    contentTakenBack: "Binawi ang desisyon sa content",
    disputeOfAdmin: "May dispute sa bayad ng admin",
    monthProposed: "Nagsara ng buwan, una sa dalawa",
    monthClosed: "Nagsara ng buwan sa books",
    payoutFirstApproved: "Inaprubahan ang payout, una sa dalawa",
    payoutWithdrawn: "Iniurong ang unang pag-apruba sa payout",
    settlementAskedBackWithdrawn: "Iniurong ang request na bawiin ang dumating",
    taxRemitWithdrawn: "Iniurong ng unang nagsabi ang bayad na buwis",
    taxRemitBackWithdrawn: "Iniurong ang request na bawiin ang bayad na buwis",
    monthWithdrawn: "Iniurong ang unang pagsasara ng buwan",
    rateWithdrawn: "Iniurong ang mungkahing rate",
    refundExplained: "Ipinaliwanag ang refund na hindi nagkasya",
    profileTakenBack: "Ibinalik ang bahagi ng profile",
    rateProposed: "Iminungkahi ang rate",
    refundApproved: "Inaprubahan ang refund",
    refundDeclined: "Hindi inaprubahan ang refund",
    reportTakenBack: "Binawi ang desisyon sa report",
    roleGiven: "Nagbigay ng role",
    roleTaken: "Inalis sa staff",
    contentViewed: "Tiningnan ang content ng account",
    profileDecided: "Na-review ang bahagi ng profile",
    appealTakenBack: "Binawi ang desisyon sa apela",
    requestTakenBack: "Binawi ang desisyon sa removal request",
    verificationTakenBack: "Binawi ang desisyon sa verification",
    contentSearched: "Naghanap sa content",
    receiptTaken: "Na-download ang resibo ng isang pagbili",
    taxIdentitySet: "Ni-save kung sino ang Likha sa BIR",
    invoiceViewed: "Binasa ang isang invoice",
    invoiceSeriesBegun: "Nagsimula ng serye ng mga invoice",
    taxRuleSet: "Nag-save ng patakaran sa buwis",
    taxRemitAsked: "Hiniling na itala ang bayad sa buwis",
    taxRemitted: "Nagtala ng bayad sa buwis",
    taxRemitBackAsked: "Hiniling na bawiin ang bayad sa buwis",
    taxCertificateReissued: "Muling inisyu ang tax certificate",
    taxCertificateViewed: "Dinownload ang tax certificate ng creator",
    taxDetailsViewed: "Binasa ang TIN ng creator",
    taxRemitTakenBack: "Binawi ang bayad sa buwis",
    vatRuleSet: "Nag-save ng patakaran sa VAT",
    templateCreated: "Ginawa ang template",
    templateChanged: "Binago ang template",
    templateDeleted: "Binura ang template",
    templatePutAway: "In-archive ang template",
    templateRestored: "Ibinalik ang template",
    evidenceWritten: "Isinulat ang ebidensya sa dispute",
    evidenceAdded: "Dinagdagan ng file ang ebidensya",
    evidenceRemoved: "Inalis ang file ng ebidensya",
    evidenceViewed: "Tiningnan ang file ng ebidensya",
    evidenceHandedIn: "Naisumite ang ebidensya",
    evidenceSent: "Ipinadala sa provider ang ebidensya",
    refundTakenBack: "Binawi ang desisyon sa refund",
    columnBy: "Gumawa",
    columnAbout: "Paksa",
    columnWhen: "Kailan",
    columnFrom: "Mula sa",
    aboutComment: "comment",
    aboutCoupon: "coupon",
    aboutDispute: "dispute",
    aboutInvoiceSeries: "serye ng invoice",
    aboutKeyword: "keyword",
    aboutList: "listahan",
    aboutLive: "live stream",
    aboutLiveLine: "linya ng live chat",
    aboutMessage: "message",
    aboutMonth: "buwan ng books",
    aboutPayout: "payout",
    aboutPayoutList: "listahan ng payout",
    aboutPicture: "larawan",
    aboutPost: "post",
    aboutProfile: "profile",
    aboutPurchase: "pagbili",
    aboutRateChange: "pagbabago ng rate",
    aboutRateProposal: "mungkahing rate",
    aboutRemovalRequest: "removal request",
    aboutReport: "report",
    aboutSettings: "settings",
    aboutSettlement: "settlement report",
    aboutTaxCertificate: "tax certificate",
    aboutTaxIdentity: "tax identity",
    aboutTaxRemittance: "bayad ng buwis",
    aboutTemplate: "template",
    aboutUser: "tao",
    aboutVatRule: "patakaran sa VAT",
    aboutWithholdingRule: "patakaran sa withholding",
    fundingAsked: "Hiniling na itala ang lumabas sa bangko para sa mga payout",
    fundingSaid: "Itinala ang lumabas sa bangko para sa mga payout",
    fundingWithdrawn: "Iniurong ang lumabas sa bangko para sa mga payout bago sumang-ayon ang ikalawang tao",
    fundingBackAsked: "Hiniling na bawiin ang lumabas sa bangko para sa mga payout",
    fundingBackWithdrawn: "Iniurong ang request na bawiin ang lumabas sa bangko",
    fundingTakenBack: "Binawi ang lumabas sa bangko para sa mga payout",
    aboutPayoutFunding: "pondo para sa payout"
  }
};

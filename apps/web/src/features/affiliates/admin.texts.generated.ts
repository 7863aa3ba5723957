// Written by `npm run texts` from admin.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AdminTexts {
  loading: string;
  failed: string;
  totalAffiliates: string;
  activeAffiliates: string;
  totalReferrals: string;
  commissionsPaid: string;
  pendingPayouts: string;
  thisMonth: string;
  records: string;
  search: string;
  searchProblem: string;
  none: string;
  noneFound: string;
  active: string;
  inactive: string;
  code(values: { code: string | number }): string;
  creator: string;
  joinedOn: string;
  referralCount: string;
  earnedSum: string;
  status: string;
}

export const adminTexts: Record<Language, AdminTexts> = {
  en: {
    loading: "Loading affiliate management data...",
    failed: "Failed to load affiliate management data",
    totalAffiliates: "Total affiliates",
    activeAffiliates: "Active affiliates",
    totalReferrals: "Total referrals",
    commissionsPaid: "Commissions paid",
    pendingPayouts: "Pending commission payouts",
    thisMonth: "Commissions this month",
    records: "Affiliate records",
    search: "Search affiliates",
    searchProblem: "At least two characters",
    none: "No affiliates yet",
    noneFound: "No affiliate found",
    active: "Active",
    inactive: "Inactive",
    code: (d) => "Code: " + d.code,
    creator: "Creator",
    joinedOn: "Joined",
    referralCount: "Referrals",
    earnedSum: "Earned",
    status: "Status"
  },
  fil: {
    loading: "Nilo-load ang data ng affiliates...",
    failed: "Hindi ma-load ang data ng affiliates",
    totalAffiliates: "Kabuuang affiliates",
    activeAffiliates: "Aktibong affiliates",
    totalReferrals: "Kabuuang referral",
    commissionsPaid: "Nabayarang commission",
    pendingPayouts: "Naghihintay na commission payout",
    thisMonth: "Commission ngayong buwan",
    records: "Mga record ng affiliate",
    search: "Maghanap ng affiliate",
    searchProblem: "Hindi bababa sa dalawang character",
    none: "Wala pang affiliate",
    noneFound: "Walang nahanap na affiliate",
    active: "Aktibo",
    inactive: "Hindi aktibo",
    code: (d) => "Code: " + d.code,
    creator: "Creator",
    joinedOn: "Sumali",
    referralCount: "Mga referral",
    earnedSum: "Kinita",
    status: "Status"
  }
};

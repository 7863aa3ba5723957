// Written by `npm run texts` from admin.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AdminTexts {
  title: string;
  credits: string;
  back: string;
  administrator: string;
  signOut: string;
  deniedTitle: string;
  deniedText: string;
  backHome: string;
  settings: string;
  verifications: string;
  messages: string;
  coupons: string;
  payouts: string;
}

export const adminTexts: Record<Language, AdminTexts> = {
  en: {
    title: "Administration",
    credits: "Credits",
    back: "Back",
    administrator: "Administrator",
    signOut: "Sign out",
    deniedTitle: "Access Denied",
    deniedText: "You need admin privileges to access this page",
    backHome: "Back to Home",
    settings: "Settings",
    verifications: "Verifications",
    messages: "Messages",
    coupons: "Coupons",
    payouts: "Payouts"
  },
  fil: {
    title: "Administration",
    credits: "Credits",
    back: "Bumalik",
    administrator: "Administrator",
    signOut: "Mag-sign out",
    deniedTitle: "Bawal Pumasok",
    deniedText: "Para sa admin lang ang page na ito",
    backHome: "Bumalik sa Home",
    settings: "Settings",
    verifications: "Mga Verification",
    messages: "Mga Mensahe",
    coupons: "Mga Coupon",
    payouts: "Mga payout"
  }
};

// Written by `npm run texts` from staff.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StaffTexts {
  list: string;
  add: string;
  loading: string;
  loadFailed: string;
  owner: string;
  moderator: string;
  finance: string;
  support: string;
  noRole: string;
  ownerMay: string;
  moderatorMay: string;
  financeMay: string;
  supportMay: string;
  noRoleMay: string;
  you: string;
  noTwoFactor: string;
  suspended: string;
  banned: string;
  leaving: string;
  erased: string;
  change: string;
  changeOf(values: { name: string | number }): string;
  give: string;
  take: string;
  takeSure(values: { name: string | number }): string;
  atOnce(values: { name: string | number }): string;
  role: string;
  search: string;
  addHint: string;
  nobody: string;
  done: string;
  failed: string;
  failedText: string;
  saving: string;
  person: string;
  columnActs: string;
  actsOn(values: { name: string | number }): string;
}

export const staffTexts: Record<Language, StaffTexts> = {
  en: {
    list: "Staff",
    add: "Add someone",
    loading: "Loading…",
    loadFailed: "Failed to load the staff",
    owner: "Owner",
    moderator: "Moderator",
    finance: "Finance",
    support: "Support",
    noRole: "No role",
    ownerMay: "Everything, roles and product settings included",
    moderatorMay: "Reports and content, sanctions, appeals, removal requests, verification",
    financeMay: "The rate, refunds, payouts, coupons, affiliates, analytics",
    supportMay: "Contact messages, help with signing in, looking people up",
    noRoleMay: "No access until a role is given",
    you: "you",
    noTwoFactor: "No two-factor sign-in yet",
    suspended: "Suspended",
    banned: "Banned",
    leaving: "Leaving",
    erased: "Erased",
    change: "Change role",
    changeOf: (d) => "Role of " + d.name,
    give: "Give role",
    take: "Remove from staff",
    takeSure: (d) => d.name + " loses access to administration right away. The account stays.",
    atOnce: (d) => "Takes effect right away, without signing in again. We tell " + d.name + " by email.",
    role: "Role",
    search: "Name, username or email",
    addHint: "A fan’s account with two-factor sign-in. Creators need a separate account.",
    nobody: "Nobody found",
    done: "Done",
    failed: "Not changed",
    failedText: "The role was not changed.",
    saving: "Saving…",
    person: "Person",
    columnActs: "Actions",
    actsOn: (d) => "Actions for " + d.name
  },
  fil: {
    list: "Staff",
    add: "Magdagdag",
    loading: "Nilo-load…",
    loadFailed: "Hindi ma-load ang staff",
    owner: "Owner",
    moderator: "Moderator",
    finance: "Finance",
    support: "Support",
    noRole: "Walang role",
    ownerMay: "Lahat, pati mga role at product settings",
    moderatorMay: "Mga report at content, parusa, apela, removal request, verification",
    financeMay: "Rate, mga refund, payout, coupon, affiliate, analytics",
    supportMay: "Mga message sa contact, tulong sa pag-sign in, paghahanap ng tao",
    noRoleMay: "Walang access hangga’t walang role",
    you: "ikaw",
    noTwoFactor: "Wala pang two-factor sign-in",
    suspended: "Suspendido",
    banned: "Naka-ban",
    leaving: "Aalis na",
    erased: "Binura",
    change: "Palitan ang role",
    changeOf: (d) => "Role ni " + d.name,
    give: "Ibigay ang role",
    take: "Alisin sa staff",
    takeSure: (d) => "Mawawalan agad si " + d.name + " ng access sa administration. Mananatili ang account.",
    atOnce: (d) => "Epektibo agad, hindi na kailangang mag-sign in ulit. Ipapaalam namin ito kay " + d.name + " sa email.",
    role: "Role",
    search: "Pangalan, username o email",
    addHint: "Account ng fan na may two-factor sign-in. Kailangan ng creator ng hiwalay na account.",
    nobody: "Walang nahanap",
    done: "Tapos na",
    failed: "Hindi napalitan",
    failedText: "Hindi napalitan ang role.",
    saving: "Sine-save…",
    person: "Tao",
    columnActs: "Mga aksyon",
    actsOn: (d) => "Mga aksyon para kay " + d.name
  }
};

// Written by `npm run texts` from people.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface PeopleTexts {
  search: string;
  searchShort: string;
  anyType: string;
  anyStatus: string;
  anyVerification: string;
  type: string;
  status: string;
  verification: string;
  fan: string;
  creator: string;
  admin: string;
  active: string;
  suspended: string;
  banned: string;
  leaving: string;
  erased: string;
  none: string;
  pending: string;
  approved: string;
  rejected: string;
  users: string;
  loading: string;
  loadFailed: string;
  nobody: string;
  nobodyText: string;
  loadingPerson: string;
  personFailed: string;
  account: string;
  email: string;
  emailConfirmed: string;
  emailOpen: string;
  id: string;
  registered: string;
  lastSeen: string;
  born: string;
  terms: string;
  version(values: { version: string | number }): string;
  twoFactor: string;
  on: string;
  off: string;
  recorded: string;
  signOut: string;
  signOutSure(values: { name: string | number }): string;
  reset: string;
  resetSure(values: { name: string | number }): string;
  saving: string;
  done: string;
  failed: string;
  failedText: string;
  money: string;
  balance: string;
  purchased: string;
  spent: string;
  earned: string;
  available: string;
  availableAffiliate: string;
  debt: string;
  movements: string;
  noMovements: string;
  payouts: string;
  noPayouts: string;
  payoutPending: string;
  payoutApproved: string;
  payoutRejected: string;
  payoutPaid: string;
  payoutFailed: string;
  bucketEarnings: string;
  bucketAffiliate: string;
  posts: string;
  noPosts: string;
  postCounts(values: { posts: number; followers: number; subscribers: number }): string;
  postPublished: string;
  postInReview: string;
  postDraft: string;
  postScheduled: string;
  postWithdrawn: string;
  postOther: string;
  sessions: string;
  noSessions: string;
  unknownDevice: string;
  usedAt(values: { when: string | number }): string;
  submission: string;
  noSubmission: string;
  submittedAt(values: { when: string | number }): string;
  toReview: string;
  notes: string;
  noNotes: string;
  notesFailed: string;
  loadingNotes: string;
  newNote: string;
  noteHint: string;
  keepNote: string;
  noteBy(values: { author: string | number; when: string | number }): string;
  payoutReturned: string;
  person: string;
  joinedOn: string;
}

export const peopleTexts: Record<Language, PeopleTexts> = {
  en: {
    search: "Name, email or ID",
    searchShort: "Type at least two characters",
    anyType: "All types",
    anyStatus: "Any status",
    anyVerification: "Any verification",
    type: "Type",
    status: "Status",
    verification: "Verification",
    fan: "Fan",
    creator: "Creator",
    admin: "Admin",
    active: "Active",
    suspended: "Suspended",
    banned: "Banned",
    leaving: "Leaving",
    erased: "Erased",
    none: "Not verified",
    pending: "In review",
    approved: "Verified",
    rejected: "Rejected",
    users: "Users",
    loading: "Loading users...",
    loadFailed: "Failed to load users",
    nobody: "Nobody found",
    nobodyText: "Try another name, or fewer filters.",
    loadingPerson: "Loading user...",
    personFailed: "Failed to load user",
    account: "Account",
    email: "Email",
    emailConfirmed: "confirmed",
    emailOpen: "not confirmed",
    id: "ID",
    registered: "Registered",
    lastSeen: "Last seen",
    born: "Date of birth",
    terms: "Accepted terms",
    version: (d) => "Version " + d.version,
    twoFactor: "Two-factor sign-in",
    on: "On",
    off: "Off",
    recorded: "Opening this page has been recorded.",
    signOut: "Sign out everywhere",
    signOutSure: (d) => d.name + " is signed out on every device right away. We tell them by email.",
    reset: "Reset two-factor",
    resetSure: (d) => "Until " + d.name + " sets it up again, the password alone is enough to sign in. Make sure it was " + d.name + " who asked. We tell them by email.",
    saving: "Saving...",
    done: "Done",
    failed: "That did not work",
    failedText: "Please try again.",
    money: "Money",
    balance: "Credits",
    purchased: "Purchased",
    spent: "Spent",
    earned: "Total earned",
    available: "Earnings to pay out",
    availableAffiliate: "Commission to pay out",
    debt: "Owed",
    movements: "Newest movements",
    noMovements: "No movements yet",
    payouts: "Newest payouts",
    noPayouts: "No payouts yet",
    payoutPending: "Waiting",
    payoutApproved: "Approved",
    payoutRejected: "Rejected",
    payoutPaid: "Paid",
    payoutFailed: "Failed",
    bucketEarnings: "Earnings",
    bucketAffiliate: "Affiliate",
    posts: "As a creator",
    noPosts: "No posts yet",
    postCounts: (d) => "" + plural(d.posts, 0, en, { one: strictNumber("en", d.posts, 0, "posts") + " post", other: strictNumber("en", d.posts, 0, "posts") + " posts" }) + ", " + plural(d.followers, 0, en, { one: strictNumber("en", d.followers, 0, "followers") + " follower", other: strictNumber("en", d.followers, 0, "followers") + " followers" }) + ", " + plural(d.subscribers, 0, en, { one: strictNumber("en", d.subscribers, 0, "subscribers") + " subscriber", other: strictNumber("en", d.subscribers, 0, "subscribers") + " subscribers" }),
    postPublished: "Published",
    postInReview: "In review",
    postDraft: "Draft",
    postScheduled: "Scheduled",
    postWithdrawn: "Deleted",
    postOther: "Not shown",
    sessions: "Signed in on",
    noSessions: "Nowhere",
    unknownDevice: "Unknown device",
    usedAt: (d) => "used " + d.when,
    submission: "Identity",
    noSubmission: "Nothing has been submitted",
    submittedAt: (d) => "submitted " + d.when,
    toReview: "Review submissions",
    notes: "Notes",
    noNotes: "No notes yet",
    notesFailed: "Failed to load notes",
    loadingNotes: "Loading notes...",
    newNote: "New note",
    noteHint: "Permanent: nobody can change or remove it. They get it when they export their data.",
    keepNote: "Add note",
    noteBy: (d) => d.author + ", " + d.when,
    payoutReturned: "Sent back by the bank",
    person: "Person",
    joinedOn: "Joined"
  },
  fil: {
    search: "Pangalan, email o ID",
    searchShort: "Mag-type ng hindi bababa sa dalawang character",
    anyType: "Lahat ng uri",
    anyStatus: "Lahat ng status",
    anyVerification: "Verified o hindi",
    type: "Uri",
    status: "Status",
    verification: "Verification",
    fan: "Fan",
    creator: "Creator",
    admin: "Admin",
    active: "Aktibo",
    suspended: "Suspendido",
    banned: "Naka-ban",
    leaving: "Paalis",
    erased: "Nabura na",
    none: "Hindi verified",
    pending: "Nire-review",
    approved: "Verified",
    rejected: "Hindi inaprubahan",
    users: "Mga user",
    loading: "Nilo-load ang mga user...",
    loadFailed: "Hindi ma-load ang mga user",
    nobody: "Walang nahanap",
    nobodyText: "Subukan ang ibang pangalan, o bawasan ang filter.",
    loadingPerson: "Nilo-load ang user...",
    personFailed: "Hindi ma-load ang user",
    account: "Account",
    email: "Email",
    emailConfirmed: "nakumpirma",
    emailOpen: "hindi pa nakumpirma",
    id: "ID",
    registered: "Nag-register",
    lastSeen: "Huling nakita",
    born: "Petsa ng kapanganakan",
    terms: "Tinanggap na terms",
    version: (d) => "Bersyon " + d.version,
    twoFactor: "Two-factor sign-in",
    on: "Naka-on",
    off: "Naka-off",
    recorded: "Naitala na binuksan mo ang page na ito.",
    signOut: "I-sign out sa lahat",
    signOutSure: (d) => "Agad na masa-sign out si " + d.name + " sa lahat ng device. Ipapaalam namin ito sa kanya sa email.",
    reset: "I-reset ang two-factor",
    resetSure: (d) => "Hanggang i-set up ulit ito ni " + d.name + ", password lang ang kailangan para makapag-sign in. Tiyaking si " + d.name + " ang humiling. Ipapaalam namin ito sa kanya sa email.",
    saving: "Sine-save...",
    done: "Tapos na",
    failed: "Hindi nagawa",
    failedText: "Pakisubukan ulit.",
    money: "Pera",
    balance: "Credits",
    purchased: "Nabili",
    spent: "Nagamit",
    earned: "Kabuuang kita",
    available: "Kitang puwedeng i-payout",
    availableAffiliate: "Commission na puwedeng i-payout",
    debt: "Utang",
    movements: "Mga pinakabagong galaw",
    noMovements: "Wala pang galaw",
    payouts: "Mga pinakabagong payout",
    noPayouts: "Wala pang payout",
    payoutPending: "Naghihintay",
    payoutApproved: "Inaprubahan",
    payoutRejected: "Hindi inaprubahan",
    payoutPaid: "Nabayaran",
    payoutFailed: "Hindi natuloy",
    bucketEarnings: "Kita",
    bucketAffiliate: "Affiliate",
    posts: "Bilang creator",
    noPosts: "Wala pang post",
    postCounts: (d) => "" + plural(d.posts, 0, fil, { other: strictNumber("fil", d.posts, 0, "posts") + " post" }) + ", " + plural(d.followers, 0, fil, { other: strictNumber("fil", d.followers, 0, "followers") + " follower" }) + ", " + plural(d.subscribers, 0, fil, { other: strictNumber("fil", d.subscribers, 0, "subscribers") + " subscriber" }),
    postPublished: "Naka-publish",
    postInReview: "Nire-review",
    postDraft: "Draft",
    postScheduled: "Naka-schedule",
    postWithdrawn: "Na-delete",
    postOther: "Hindi ipinapakita",
    sessions: "Naka-sign in sa",
    noSessions: "Wala",
    unknownDevice: "Hindi kilalang device",
    usedAt: (d) => "ginamit " + d.when,
    submission: "Identity",
    noSubmission: "Walang naipasa",
    submittedAt: (d) => "ipinasa " + d.when,
    toReview: "I-review ang mga ipinasa",
    notes: "Mga note",
    noNotes: "Wala pang note",
    notesFailed: "Hindi ma-load ang mga note",
    loadingNotes: "Nilo-load ang mga note...",
    newNote: "Bagong note",
    noteHint: "Permanente: hindi na mababago o matatanggal. Makukuha niya ito kapag in-export niya ang data niya.",
    keepNote: "Idagdag ang note",
    noteBy: (d) => d.author + ", " + d.when,
    payoutReturned: "Ibinalik ng bangko",
    person: "Tao",
    joinedOn: "Sumali"
  }
};

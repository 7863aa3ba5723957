// Written by `npm run texts` from shells.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ShellsTexts {
  account: string;
  signOut: string;
  likhaHome: string;
  main: string;
  places: string;
  studio: string;
  earnings: string;
  post: string;
  discover: string;
  home: string;
  wallet: string;
  history: string;
  library: string;
  browseCreators: string;
  joinNow: string;
  getStarted: string;
  address: string;
  forAdults(values: { year: string | number }): string;
  footer: string;
  creators: string;
  becomeCreator: string;
  signIn: string;
  terms: string;
  privacy: string;
  settings: string;
  help: string;
  contact: string;
  acceptableUse: string;
  communityGuidelines: string;
  creatorConsent: string;
  contentModeration: string;
  refunds: string;
  affiliateTerms: string;
  fanCreatorAgreement: string;
  removalRequest: string;
  messages: string;
  live: string;
}

export const shellsTexts: Record<Language, ShellsTexts> = {
  en: {
    account: "Account",
    signOut: "Sign out",
    likhaHome: "Likha home",
    main: "Main",
    places: "Sections",
    studio: "Studio",
    earnings: "Earnings",
    post: "Post",
    discover: "Discover",
    home: "Home",
    wallet: "Wallet",
    history: "History",
    library: "Library",
    browseCreators: "Browse Creators",
    joinNow: "Join Now",
    getStarted: "Get Started",
    address: "Likha, Tomas Morato Avenue, Quezon City 1103, Philippines",
    forAdults: (d) => "© " + d.year + " Likha. For adults, 18 and over.",
    footer: "Footer",
    creators: "Creators",
    becomeCreator: "Become a creator",
    signIn: "Sign In",
    terms: "Terms",
    privacy: "Privacy",
    settings: "Settings",
    help: "Help",
    contact: "Contact",
    acceptableUse: "Acceptable use",
    communityGuidelines: "Community guidelines",
    creatorConsent: "Creator consent",
    contentModeration: "Content moderation",
    refunds: "Refunds",
    affiliateTerms: "Affiliate terms",
    fanCreatorAgreement: "Fan–creator agreement",
    removalRequest: "Ask for a removal",
    messages: "Messages",
    live: "Live"
  },
  fil: {
    account: "Account",
    signOut: "Mag-sign out",
    likhaHome: "Home ng Likha",
    main: "Pangunahing menu",
    places: "Mga seksyon",
    studio: "Studio",
    earnings: "Kita",
    post: "Mag-post",
    discover: "Discover",
    home: "Home",
    wallet: "Wallet",
    history: "History",
    library: "Library",
    browseCreators: "Mga Creator",
    joinNow: "Sumali Na",
    getStarted: "Magsimula",
    address: "Likha, Tomas Morato Avenue, Quezon City 1103, Pilipinas",
    forAdults: (d) => "© " + d.year + " Likha. Para sa 18 taong gulang pataas.",
    footer: "Footer",
    creators: "Mga creator",
    becomeCreator: "Maging creator",
    signIn: "Mag-sign in",
    terms: "Terms",
    privacy: "Privacy",
    settings: "Settings",
    help: "Tulong",
    contact: "Contact",
    acceptableUse: "Acceptable use",
    communityGuidelines: "Community guidelines",
    creatorConsent: "Creator consent",
    contentModeration: "Content moderation",
    refunds: "Refunds",
    affiliateTerms: "Affiliate terms",
    fanCreatorAgreement: "Fan–creator agreement",
    removalRequest: "Humiling na mag-alis",
    messages: "Messages",
    live: "Live"
  }
};

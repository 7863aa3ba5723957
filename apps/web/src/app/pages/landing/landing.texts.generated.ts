// Written by `npm run texts` from landing.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LandingTexts {
  pageTitle: string;
  adultsOnly: string;
  headline: string;
  lead: string;
  joinAsFan: string;
  becomeCreator: string;
  toTheCreator: string;
  oneCredit: string;
  startWallet: string;
  seeAll: string;
  why: string;
  verifiedTitle: string;
  verifiedText: string;
  shareTitle(values: { percent: string | number }): string;
  shareText(values: { percent: string | number }): string;
  shareInstant(values: { limit: string | number }): string;
  payTitle: string;
  payText(values: { methods: string | number; rate: string | number }): string;
  mediaTitle: string;
  mediaText: string;
  billingTitle: string;
  billingText(values: { name: string | number }): string;
  messagesTitle: string;
  messagesText: string;
  card: string;
  promoTitle: string;
  promoText(values: { percent: string | number; months: string | number }): string;
  learnMore: string;
  termsTitle: string;
  termsLead: string;
  creatorKeeps: string;
  youEarn: string;
  likhaKeeps: string;
  termMonths(values: { months: string | number }): string;
  termCap(values: { pesos: string | number }): string;
  termLeast(values: { pesos: string | number }): string;
  termLink: string;
  termWho: string;
  termRhythm(values: { hold: string | number; min: string | number; max: string | number }): string;
  termMethods(values: { pesos: string | number }): string;
  registerCreator: string;
  logIn: string;
  closingTitle: string;
  closingText: string;
  createAccount: string;
  creatorsHere: string;
  howTitle: string;
  example: string;
  premium: string;
  unlocked: string;
  unlockFor(values: { credits: string | number; pesos: string | number }): string;
  stepSee: string;
  stepSeeText: string;
  stepAsk: string;
  stepAskText(values: { credits: string | number; pesos: string | number; before: string | number; after: string | number }): string;
  stepOpen: string;
  stepOpenText(values: { share: string | number; pesos: string | number }): string;
}

export const landingTexts: Record<Language, LandingTexts> = {
  en: {
    pageTitle: "Home of Filipino creators",
    adultsOnly: "18+ only. Made in the Philippines.",
    headline: "Get closer to the creators you love.",
    lead: "Likha is where adult Filipino creators share their boldest work, and where fans pay them fairly for it, in pesos, privately.",
    joinAsFan: "Join as Fan",
    becomeCreator: "Become Creator",
    toTheCreator: "goes to the creator",
    oneCredit: "is one credit",
    startWallet: "to open a wallet",
    seeAll: "See all creators",
    why: "Why people choose Likha",
    verifiedTitle: "Verified before they post",
    verifiedText: "Nobody publishes on Likha until their identity has been verified. Everyone in the directory carries the tick.",
    shareTitle: (d) => d.percent + "% to the creator",
    shareText: (d) => "Of every peso that a fan pays for a post, a month or a tip, " + d.percent + " centavos belong to the person who made it.",
    shareInstant: (d) => "Instant payouts: up to " + d.limit + " a day leaves the moment a verified creator asks for it.",
    payTitle: "Pay the way you always do",
    payText: (d) => "Buy credits with " + d.methods + ". One credit is " + d.rate + ", each price shows in both, and credits never expire.",
    mediaTitle: "Marked for one viewer",
    mediaText: "Paid pictures and videos open for the person who may see them, at addresses that soon expire, with that person’s name on them.",
    billingTitle: "Anonymous billing",
    billingText: (d) => "Your statement says " + d.name + ", not Likha and not whose work you paid for. Subjects of emails name nobody, and your settings make sender, tab and icon neutral, too.",
    messagesTitle: "Live streaming and instant messaging",
    messagesText: "Watch creators live, chat and tip while they are on. What you write is there at once, and real-time notifications reach your own devices too, and name nobody.",
    card: "card",
    promoTitle: "Bring a creator, share in the success",
    promoText: (d) => "Refer new creators and earn " + d.percent + "% commission for " + d.months + " months. It comes out of our share, never out of theirs.",
    learnMore: "Learn More",
    termsTitle: "How the affiliate program works",
    termsLead: "When somebody you refer registers as a creator with your link, their earnings are split like this:",
    creatorKeeps: "The creator keeps",
    youEarn: "You earn",
    likhaKeeps: "Likha keeps",
    termMonths: (d) => "For " + d.months + " months from their registration.",
    termCap: (d) => "Up to " + d.pesos + " for each creator you bring.",
    termLeast: (d) => "On transactions of at least " + d.pesos + ".",
    termLink: "The link counts at registration only, between two creators; referring yourself earns nothing.",
    termWho: "Every creator takes part: free, without an approval, with a link of their own.",
    termRhythm: (d) => "A commission is available " + d.hold + " days after the transaction. You ask for a payout whenever you like, and what is approved is paid within " + d.min + " to " + d.max + " business days.",
    termMethods: (d) => "To be paid, you need to be a registered creator, verified with a valid ID, with a payout method set up (GCash or bank), and to keep to the terms. A payout is " + d.pesos + " or more.",
    registerCreator: "Register as a creator",
    logIn: "Sign in",
    closingTitle: "The market is open.",
    closingText: "Signing up is free. You pay only for what you choose.",
    createAccount: "Create Account Now",
    creatorsHere: "Creators on Likha",
    howTitle: "How an unlock works",
    example: "Example",
    premium: "Premium Content",
    unlocked: "Unlocked",
    unlockFor: (d) => "Unlock for " + d.credits + " (" + d.pesos + ")",
    stepSee: "You see what there is",
    stepSeeText: "A blur, the first lines and the price. Nothing more is sent to your browser.",
    stepAsk: "You are asked before you pay",
    stepAskText: (d) => "A post of " + d.credits + " costs " + d.pesos + " today. Your balance goes from " + d.before + " to " + d.after + ", and you see both before you press.",
    stepOpen: "It is yours to see, for good",
    stepOpenText: (d) => "The creator gets " + d.share + " of those " + d.pesos + ". You never pay twice for the same post."
  },
  fil: {
    pageTitle: "Tahanan ng mga creator na Pilipino",
    adultsOnly: "18+ lang. Gawa sa Pilipinas.",
    headline: "Mas mapalapit sa mga creator na mahal mo.",
    lead: "Sa Likha, ibinabahagi ng mga adult na creator na Pilipino ang pinakamatapang nilang gawa, at dito sila binabayaran ng fans nang patas, sa piso, at pribado.",
    joinAsFan: "Sumali bilang Fan",
    becomeCreator: "Maging Creator",
    toTheCreator: "sa creator",
    oneCredit: "ang isang credit",
    startWallet: "para magsimula",
    seeAll: "Tingnan ang lahat ng creator",
    why: "Bakit Likha ang pinipili",
    verifiedTitle: "Verified bago mag-post",
    verifiedText: "Walang nakakapag-post sa Likha hangga’t hindi verified kung sino siya. May check ang lahat ng nasa directory.",
    shareTitle: (d) => d.percent + "% sa creator",
    shareText: (d) => "Sa bawat pisong ibinabayad ng fan para sa isang post, isang buwan o tip, " + d.percent + " sentimo ang sa gumawa nito.",
    shareInstant: (d) => "Instant payout: hanggang " + d.limit + " kada araw ang umaalis agad kapag hiningi ng verified na creator.",
    payTitle: "Magbayad sa paraang nakasanayan mo",
    payText: (d) => "Bumili ng credits gamit ang " + d.methods + ". Ang isang credit ay " + d.rate + ", nakasulat ang bawat presyo sa dalawa, at hindi nag-e-expire ang credits.",
    mediaTitle: "May pangalan ng tumitingin",
    mediaText: "Ang may puwedeng tumingin lang ang makakapagbukas ng mga bayad na larawan at video, sa mga address na madaling mag-expire, at nakasulat dito ang pangalan niya.",
    billingTitle: "Anonymous billing",
    billingText: (d) => d.name + " ang nakasulat sa statement mo, hindi Likha at hindi kung kaninong gawa ang binayaran mo. Walang pangalan sa subject ng mga email, at sa settings mo, magagawa mo ring neutral ang nagpadala, tab at icon.",
    messagesTitle: "Live streaming at instant messaging",
    messagesText: "Manood nang live, mag-chat at mag-tip habang on air ang creator. Naroon agad ang isinulat mo, at real-time ang notifications, pati sa mga device mo, at walang pinapangalanan.",
    card: "card",
    promoTitle: "Magdala ng creator, makihati sa tagumpay",
    promoText: (d) => "Mag-refer ng bagong creator at kumita ng " + d.percent + "% na commission sa loob ng " + d.months + " buwan. Galing ito sa parte namin, hindi kailanman sa kanila.",
    learnMore: "Alamin Pa",
    termsTitle: "Paano gumagana ang affiliate program",
    termsLead: "Kapag nag-register bilang creator ang ni-refer mo gamit ang link mo, ganito ang hatian ng kita niya:",
    creatorKeeps: "Sa creator",
    youEarn: "Sa iyo",
    likhaKeeps: "Sa Likha",
    termMonths: (d) => "Sa loob ng " + d.months + " buwan mula nang mag-register siya.",
    termCap: (d) => "Hanggang " + d.pesos + " sa bawat creator na madala mo.",
    termLeast: (d) => "Sa mga transaksyong hindi bababa sa " + d.pesos + ".",
    termLink: "Sa pag-register lang binibilang ang link, sa pagitan ng dalawang creator; walang kita kapag sarili mo ang ni-refer mo.",
    termWho: "Kasali ang lahat ng creator: libre, walang pag-apruba, at may sariling link.",
    termRhythm: (d) => "Available ang commission " + d.hold + " araw matapos ang transaksyon. Humingi ng payout kahit kailan, at ibabayad ang naaprubahan sa loob ng " + d.min + " hanggang " + d.max + " business days.",
    termMethods: (d) => "Para mabayaran, kailangang rehistradong creator ka, verified gamit ang valid ID, may naka-set up na payout method (GCash o bank), at sumusunod sa terms. " + d.pesos + " pataas ang bawat payout.",
    registerCreator: "Mag-register bilang creator",
    logIn: "Mag-sign in",
    closingTitle: "Bukas na ang Likha para sa iyo.",
    closingText: "Libre ang mag-sign up. Ang pinili mo lang ang babayaran mo.",
    createAccount: "Gumawa na ng Account",
    creatorsHere: "Mga creator sa Likha",
    howTitle: "Paano gumagana ang pag-unlock",
    example: "Halimbawa",
    premium: "Premium Content",
    unlocked: "Na-unlock na",
    unlockFor: (d) => "I-unlock sa " + d.credits + " (" + d.pesos + ")",
    stepSee: "Nakikita mo kung ano ang meron",
    stepSeeText: "Malabong larawan, unang mga linya at presyo. Wala nang iba pang ipinapadala sa browser mo.",
    stepAsk: "Tinatanong ka bago ka magbayad",
    stepAskText: (d) => "Ang post na " + d.credits + " ay " + d.pesos + " ngayon. Mula " + d.before + ", magiging " + d.after + " ang balance mo, at makikita mo pareho bago ka pumindot.",
    stepOpen: "Makikita mo na ito habambuhay",
    stepOpenText: (d) => d.share + " sa " + d.pesos + " na iyon ang sa creator. Hindi ka magbabayad nang dalawang beses para sa iisang post."
  }
};

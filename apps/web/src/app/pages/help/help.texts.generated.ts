// Written by `npm run texts` from help.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface HelpTexts {
  title: string;
  lead: string;
  description: string;
  write: string;
  writeText: string;
  refunds: string;
  refundsText: string;
  removal: string;
  removalText: string;
  documents: string;
  money: string;
  payQuestion: string;
  payAnswer: string;
  missingQuestion: string;
  missingAnswer: string;
  refundQuestion: string;
  refundAnswer(values: { hours: string | number }): string;
  keepQuestion: string;
  keepAnswer: string;
  cancelQuestion: string;
  cancelAnswer: string;
  account: string;
  privacyQuestion: string;
  privacyAnswer: string;
  matureQuestion: string;
  matureAnswer: string;
  signInQuestion: string;
  signInAnswer: string;
  leaveQuestion: string;
  leaveAnswer(values: { days: string | number }): string;
  safety: string;
  reportQuestion: string;
  reportAnswer: string;
  shownQuestion: string;
  shownAnswer(values: { days: string | number }): string;
  creators: string;
  verifyQuestion: string;
  verifyAnswer: string;
  shareQuestion: string;
  shareAnswer(values: { percent: string | number }): string;
  toBuy: string;
  toHistory: string;
  toRefunds: string;
  toLibrary: string;
  toSubscriptions: string;
  toPrivacy: string;
  toSettings: string;
  toPassword: string;
  toRemoval: string;
  tracedQuestion: string;
  tracedAnswer: string;
}

export const helpTexts: Record<Language, HelpTexts> = {
  en: {
    title: "Help",
    lead: "Short answers first. If yours is not here, write to us: a person answers.",
    description: "Answers about credits, payments, refunds, privacy and safety at Likha, and how to reach our team.",
    write: "Write to us",
    writeText: "Anything else. We answer by email.",
    refunds: "Refunds",
    refundsText: "What can be paid back, and how to ask.",
    removal: "Ask for a removal",
    removalText: "You are in something, or own it, and it should not be here.",
    documents: "Our rules and policies",
    money: "Credits and payments",
    payQuestion: "How do I pay for credits?",
    payAnswer: "With GCash, Maya, a card or PayPal, on the payment company’s own page. The credits are in your wallet as soon as the payment is confirmed.",
    missingQuestion: "I paid, and no credits came. What now?",
    missingAnswer: "Open the purchase in your credit history: it asks the payment company again. If that does not help, press “Write to us about it” there, and its reference is filled in for you.",
    refundQuestion: "Can I get my money back?",
    refundAnswer: (d) => "Within " + d.hours + " hours of their arrival, as long as none of the credits are used: open the purchase and press “Ask for a refund”. A person decides. If you were charged twice, or for nothing, write to us at any time.",
    keepQuestion: "How long do I keep what I unlock?",
    keepAnswer: "For good. You pay once, and find it in your library, also if its creator deletes the post later.",
    cancelQuestion: "How do I end a subscription?",
    cancelAnswer: "Under My Subscriptions, at any time. You keep access until the month that you paid for is over.",
    account: "Your account",
    privacyQuestion: "Who sees what I do here?",
    privacyAnswer: "A fan’s profile is seen by creators whom the fan follows or subscribes to, and by our staff. To everybody else it does not exist. Under a comment stands your username alone, and nobody sees what you save.",
    matureQuestion: "Why is a post hidden from me?",
    matureAnswer: "Mature posts are left out while safe mode is on. You turn it off in your settings.",
    signInQuestion: "I cannot sign in.",
    signInAnswer: "Ask for a new password on the sign-in page. If your account was suspended or banned, the email about it says why and has the link to appeal.",
    leaveQuestion: "How do I delete my account?",
    leaveAnswer: (d) => "In your settings. It is hidden at once and erased after " + d.days + " days; signing in until then brings it back.",
    safety: "Safety",
    reportQuestion: "How do I report something?",
    reportAnswer: "By the flag on the post, the profile or the comment. A person looks at it, and whoever is reported does not learn by whom.",
    shownQuestion: "I am shown in something and did not agree.",
    shownAnswer: (d) => "Ask for its removal. You need no account, and it is decided within " + d.days + " days.",
    creators: "For creators",
    verifyQuestion: "How long does verification take?",
    verifyAnswer: "Review typically takes 24-48 hours. We write to you as soon as it is decided.",
    shareQuestion: "How much does a creator keep?",
    shareAnswer: (d) => d.percent + "% of the credits that fans use on their work.",
    toBuy: "Buy credits",
    toHistory: "Credit history",
    toRefunds: "All about refunds",
    toLibrary: "Your library",
    toSubscriptions: "My Subscriptions",
    toPrivacy: "What we keep, and why",
    toSettings: "Settings",
    toPassword: "Ask for a new password",
    toRemoval: "Ask for a removal",
    tracedQuestion: "My work turned up elsewhere. Can it be traced?",
    tracedAnswer: "A picture: often. Each viewer’s copy has their name softly all over it and, where there is enough detail, a hidden number that our staff can read. Screenshots and photos of a screen can often be read, not always. Flat areas and drawings of few colours carry no number. A video: no. Its file carries neither name nor number; only the player shows the name. Nothing keeps somebody from photographing a screen. Write to us, with where you found it."
  },
  fil: {
    title: "Tulong",
    lead: "Maiikling sagot muna. Kung wala rito ang sa iyo, sumulat sa amin: tao ang sasagot.",
    description: "Mga sagot tungkol sa credits, bayad, refund, privacy at kaligtasan sa Likha, at kung paano maabot ang team namin.",
    write: "Sumulat sa amin",
    writeText: "Para sa iba pa. Sumasagot kami sa email.",
    refunds: "Refunds",
    refundsText: "Ano ang maibabalik, at paano humingi.",
    removal: "Humiling na mag-alis",
    removalText: "Nasa isang post ka, o sa iyo ito, at hindi dapat narito.",
    documents: "Mga patakaran dito",
    money: "Credits at bayad",
    payQuestion: "Paano ko babayaran ang credits?",
    payAnswer: "Gamit ang GCash, Maya, card o PayPal, sa sariling page ng payment company. Nasa wallet mo ang credits kapag nakumpirma ang bayad.",
    missingQuestion: "Nagbayad ako pero walang dumating na credits. Anong gagawin ko?",
    missingAnswer: "Buksan ang pagbili sa history ng credits mo: tatanungin nito ulit ang payment company. Kung hindi pa rin, pindutin doon ang “Sumulat sa amin tungkol dito” at nakalagay na ang reference nito.",
    refundQuestion: "Maibabalik ba ang pera ko?",
    refundAnswer: (d) => "Sa loob ng " + d.hours + " oras mula nang dumating ang mga ito, basta wala pang nagagamit sa credits: buksan ang pagbili at pindutin ang “Humingi ng refund”. Tao ang magdedesisyon. Kung dalawang beses kang nasingil, o walang natanggap, sumulat sa amin kahit kailan.",
    keepQuestion: "Hanggang kailan sa akin ang na-unlock ko?",
    keepAnswer: "Habambuhay. Isang beses ka lang magbabayad, at nasa library mo ito kahit tanggalin ng creator ang post pagkatapos.",
    cancelQuestion: "Paano ko ititigil ang subscription?",
    cancelAnswer: "Sa Mga Subscription Ko, kahit kailan. May access ka hanggang matapos ang buwang binayaran mo.",
    account: "Ang account mo",
    privacyQuestion: "Sino ang nakakakita ng ginagawa ko rito?",
    privacyAnswer: "Ang profile ng fan ay nakikita ng mga creator na fina-follow o sina-subscribe niya, at ng staff namin. Para sa iba, wala ito. Username mo lang ang nasa comment mo, at walang nakakakita ng na-save mo.",
    matureQuestion: "Bakit may post na nakatago sa akin?",
    matureAnswer: "Hindi ipinapakita ang mga mature na post habang naka-on ang safe mode. Sa settings mo ito io-off.",
    signInQuestion: "Hindi ako makapag-sign in.",
    signInAnswer: "Humingi ng bagong password sa sign-in page. Kung na-suspend o na-ban ang account mo, nasa email tungkol dito ang dahilan at ang link para umapela.",
    leaveQuestion: "Paano ko buburahin ang account ko?",
    leaveAnswer: (d) => "Sa settings mo. Itatago agad ito at buburahin pagkatapos ng " + d.days + " araw; hanggang noon, maibabalik ito ng pag-sign in.",
    safety: "Kaligtasan",
    reportQuestion: "Paano ako magre-report?",
    reportAnswer: "Sa bandila sa post, profile o comment. Tao ang titingin, at hindi malalaman ng ni-report kung sino ang nag-report.",
    shownQuestion: "Nasa isang post ako nang hindi ako pumayag.",
    shownAnswer: (d) => "Humiling na alisin ito. Hindi kailangan ng account, at magdedesisyon kami sa loob ng " + d.days + " araw.",
    creators: "Para sa mga creator",
    verifyQuestion: "Gaano katagal ang verification?",
    verifyAnswer: "Karaniwang 24 hanggang 48 oras ang review. Susulatan ka namin kapag may desisyon na.",
    shareQuestion: "Magkano ang parte ng creator?",
    shareAnswer: (d) => d.percent + "% ng credits na ginagamit ng fans sa gawa nila.",
    toBuy: "Bumili ng credits",
    toHistory: "History ng credits",
    toRefunds: "Lahat tungkol sa refund",
    toLibrary: "Ang library mo",
    toSubscriptions: "Mga Subscription Ko",
    toPrivacy: "Ano ang itinatago namin, at bakit",
    toSettings: "Settings",
    toPassword: "Humingi ng bagong password",
    toRemoval: "Humiling na mag-alis",
    tracedQuestion: "Lumabas sa iba ang gawa ko. Matutunton ba ito?",
    tracedAnswer: "Kung larawan: madalas. Nasa buong kopya ng bawat tumitingin ang malabnaw na pangalan niya at, kung sapat ang detalye, isang nakatagong numerong nababasa ng staff namin. Madalas mabasa ang screenshot at kuha ng screen, pero hindi palagi. Walang numero ang mga bahaging iisa ang kulay at mga guhit na kaunti ang kulay. Kung video: hindi. Walang pangalan o numero ang file nito; sa player lang lumalabas ang pangalan. Walang makapipigil sa pagkuha ng larawan ng screen. Sumulat sa amin at sabihin kung saan mo ito nakita."
  }
};

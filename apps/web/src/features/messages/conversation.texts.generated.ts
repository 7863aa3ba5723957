// Written by `npm run texts` from conversation.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface ConversationTexts {
  back: string;
  loading: string;
  failed: string;
  missingTitle: string;
  missingText: string;
  staffTitle: string;
  staffText: string;
  log(values: { name: string | number }): string;
  gone: string;
  isRestricted: string;
  begin: string;
  older: string;
  olderFailed: string;
  toNewest: string;
  newBelow: string;
  today: string;
  yesterday: string;
  you: string;
  said(values: { name: string | number; text: string | number }): string;
  unsent: string;
  removed: string;
  inReview: string;
  sent: string;
  delivered: string;
  seen: string;
  sending: string;
  waiting: string;
  notSent: string;
  tryAgain: string;
  edit: string;
  discard: string;
  more(values: { text: string | number }): string;
  reply: string;
  copy: string;
  copied: string;
  notCopied: string;
  unsend: string;
  forMe: string;
  unsendTitle: string;
  unsendText: string;
  forMeTitle: string;
  forMeText: string;
  forMePaidText: string;
  removing: string;
  notRemoved: string;
  inAMoment: string;
  replyTo(values: { name: string | number }): string;
  cancelReply: string;
  write: string;
  send: string;
  left(values: { count: number }): string;
  tooLong(values: { count: number }): string;
  closed: string;
  keptWords: string;
  aboutFan: string;
  settings: string;
  profile: string;
  mute: string;
  muteHint: string;
  restrict: string;
  restrictHint: string;
  block(values: { name: string | number }): string;
  notChanged: string;
  files(values: { count: number }): string;
  paidMessage(values: { credits: string | number }): string;
  wasPaid: string;
  notPaid: string;
  soon: string;
  notSold: string;
  report: string;
  tipOf(values: { credits: string | number }): string;
  goneWithSender: string;
  closedForGood: string;
  withheld(values: { count: number }): string;
  withheldPaid: string;
  waitingHere: string;
}

export const conversationTexts: Record<Language, ConversationTexts> = {
  en: {
    back: "Back to messages",
    loading: "Loading messages",
    failed: "Failed to load the conversation",
    missingTitle: "Conversation not found",
    missingText: "It may be someone else’s, or the link is incomplete.",
    staffTitle: "Messages are for fans and creators",
    staffText: "Staff write to people from the admin pages.",
    log: (d) => "Messages with " + d.name,
    gone: "No longer on Likha",
    isRestricted: "Restricted",
    begin: "No messages yet. Say hello.",
    older: "Loading older messages",
    olderFailed: "Older messages did not load. Try again",
    toNewest: "To the newest",
    newBelow: "New messages",
    today: "Today",
    yesterday: "Yesterday",
    you: "You",
    said: (d) => d.name + ": " + d.text,
    unsent: "Message unsent",
    removed: "Removed by staff",
    inReview: "Our staff will look at this first. It is delivered after that.",
    sent: "Sent",
    delivered: "Delivered",
    seen: "Seen",
    sending: "Sending…",
    waiting: "Waiting for a connection",
    notSent: "Not sent",
    tryAgain: "Try again",
    edit: "Edit",
    discard: "Delete",
    more: (d) => "More about this message: " + d.text,
    reply: "Reply",
    copy: "Copy",
    copied: "Copied",
    notCopied: "Not copied",
    unsend: "Unsend",
    forMe: "Delete for me",
    unsendTitle: "Unsend this message?",
    unsendText: "Its text is deleted for both of you. A note that you unsent it stays.",
    forMeTitle: "Delete this message for you?",
    forMeText: "You will no longer see it. The other person still will.",
    forMePaidText: "You paid for what is in it. You will no longer see it, and your credits will not come back.",
    removing: "One moment…",
    notRemoved: "The message was not deleted",
    inAMoment: "Please try again in a moment.",
    replyTo: (d) => "Reply to " + d.name,
    cancelReply: "Cancel reply",
    write: "Message",
    send: "Send",
    left: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " character left", other: strictNumber("en", d.count, 0, "count") + " characters left" }),
    tooLong: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " character", other: strictNumber("en", d.count, 0, "count") + " characters" }) + " too many",
    closed: "You cannot write here right now. Earlier messages stay.",
    keptWords: "What you were writing is kept:",
    aboutFan: "About this fan",
    settings: "Conversation settings",
    profile: "View profile",
    mute: "Mute",
    muteHint: "You get no notifications about new messages.",
    restrict: "Restrict",
    restrictHint: "Their messages go to Restricted, and you are not notified of anything they do. They will not know.",
    block: (d) => "Block " + d.name,
    notChanged: "Nothing was changed",
    files: (d) => "" + plural(d.count, 0, en, { one: "1 file", other: strictNumber("en", d.count, 0, "count") + " files" }),
    paidMessage: (d) => "Paid message · " + d.credits,
    wasPaid: "Unlocked",
    notPaid: "Not unlocked yet",
    soon: "You can unlock it once its video can be played.",
    notSold: "Its video could not be processed, so it cannot be unlocked.",
    report: "Report",
    tipOf: (d) => "Tip · " + d.credits,
    goneWithSender: "Gone with its sender’s account",
    closedForGood: "Their account is gone, and with it all that they wrote and sent. What you wrote stays.",
    withheld: (d) => "" + plural(d.count, 0, en, { one: "Its file is", other: "Its files are" }) + " not available right now.",
    withheldPaid: "If you paid within the 30 days before, the credits are back in your wallet.",
    waitingHere: "Waiting for a connection. Leave this page open: your browser has no room to keep it."
  },
  fil: {
    back: "Bumalik sa mga message",
    loading: "Nilo-load ang mga message",
    failed: "Hindi ma-load ang usapan",
    missingTitle: "Hindi makita ang usapan",
    missingText: "Baka sa iba ito, o kulang ang link.",
    staffTitle: "Para sa mga fan at creator ang mga message",
    staffText: "Sa admin pages sumusulat sa mga tao ang staff.",
    log: (d) => "Mga message kay " + d.name,
    gone: "Wala na sa Likha",
    isRestricted: "Naka-restrict",
    begin: "Wala pang message. Bumati ka na.",
    older: "Nilo-load ang mas lumang message",
    olderFailed: "Hindi ma-load ang mas lumang message. Subukan ulit",
    toNewest: "Sa pinakabago",
    newBelow: "May mga bagong message",
    today: "Ngayong araw",
    yesterday: "Kahapon",
    you: "Ikaw",
    said: (d) => d.name + ": " + d.text,
    unsent: "Binawi ang message",
    removed: "Inalis ng staff",
    inReview: "Titingnan muna ito ng staff. Maihahatid ito pagkatapos.",
    sent: "Naipadala",
    delivered: "Naihatid",
    seen: "Nakita na",
    sending: "Ipinapadala…",
    waiting: "Naghihintay ng connection",
    notSent: "Hindi naipadala",
    tryAgain: "Subukan ulit",
    edit: "Baguhin",
    discard: "Burahin",
    more: (d) => "Iba pa tungkol sa message na ito: " + d.text,
    reply: "Sumagot",
    copy: "Kopyahin",
    copied: "Nakopya",
    notCopied: "Hindi nakopya",
    unsend: "Bawiin",
    forMe: "Burahin para sa akin",
    unsendTitle: "Bawiin ang message na ito?",
    unsendText: "Mabubura ang nakasulat para sa inyong dalawa. Maiiwan ang tala na binawi mo ito.",
    forMeTitle: "Burahin ang message na ito para sa iyo?",
    forMeText: "Hindi mo na ito makikita. Makikita pa rin ito ng kausap mo.",
    forMePaidText: "Binayaran mo ang laman nito. Hindi mo na ito makikita, at hindi na babalik ang credits mo.",
    removing: "Sandali lang…",
    notRemoved: "Hindi nabura ang message",
    inAMoment: "Subukan ulit maya-maya.",
    replyTo: (d) => "Sagot kay " + d.name,
    cancelReply: "I-cancel ang sagot",
    write: "Message",
    send: "Ipadala",
    left: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " character na lang", other: strictNumber("fil", d.count, 0, "count") + " character na lang" }),
    tooLong: (d) => "" + plural(d.count, 0, fil, { "1": "Sobra ng " + strictNumber("fil", d.count, 0, "count") + " character", other: "Sobra ng " + strictNumber("fil", d.count, 0, "count") + " character" }),
    closed: "Hindi ka makakasulat dito sa ngayon. Mananatili ang mga naunang message.",
    keptWords: "Nakatago pa ang isinusulat mo:",
    aboutFan: "Tungkol sa fan na ito",
    settings: "Settings ng usapan",
    profile: "Tingnan ang profile",
    mute: "I-mute",
    muteHint: "Hindi ka makakatanggap ng notification sa mga bagong message.",
    restrict: "I-restrict",
    restrictHint: "Mapupunta sa Naka-restrict ang mga message nila, at hindi ka aabisuhan sa anumang gagawin nila. Hindi nila ito malalaman.",
    block: (d) => "I-block si " + d.name,
    notChanged: "Walang nabago",
    files: (d) => "" + plural(d.count, 0, fil, { "1": "1 file", other: strictNumber("fil", d.count, 0, "count") + " file" }),
    paidMessage: (d) => "May bayad · " + d.credits,
    wasPaid: "Na-unlock na",
    notPaid: "Hindi pa na-unlock",
    soon: "Maa-unlock mo ito kapag napapanood na ang video.",
    notSold: "Hindi naproseso ang video nito, kaya hindi ito maa-unlock.",
    report: "I-report",
    tipOf: (d) => "Tip · " + d.credits,
    goneWithSender: "Nawala kasama ng account ng nagpadala",
    closedForGood: "Wala na ang account nila, pati ang lahat ng isinulat at ipinadala nila. Mananatili ang mga isinulat mo.",
    withheld: (d) => "Hindi available sa ngayon ang " + plural(d.count, 0, fil, { "1": "file", other: "mga file" }) + " nito.",
    withheldPaid: "Kung nagbayad ka sa loob ng 30 araw bago nito, nasa wallet mo na ulit ang credits.",
    waitingHere: "Naghihintay ng connection. Huwag isara ang page na ito: hindi ito maitago ng browser mo."
  }
};

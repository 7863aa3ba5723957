// Written by `npm run texts` from enforcement.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface EnforcementTexts {
  notOneself: string;
  leaving: string;
  lastAdmin: string;
  alreadyBanned(values: { by: string | number }): string;
  alreadySuspended(values: { by: string | number; until: string | number }): string;
  alreadyLifted(values: { by: string | number }): string;
  alreadyOver: string;
  nothing: string;
  didWarn: string;
  didSuspend: string;
  didBan: string;
  didLift: string;
  reason(values: { reason: string | number }): string;
  appeal(values: { days: string | number }): string;
  warnedSubject: string;
  warned: string;
  warnedUntil(values: { until: string | number }): string;
  liveGoneSubject: string;
  replayGoneSubject: string;
  replayGone: string;
  replayBack: string;
  liveBackSubject: string;
  removedSubject: string;
  postGone: string;
  commentGone: string;
  lineGone: string;
  liveGone: string;
  lineBack: string;
  liveBack: string;
  messageGone: string;
  suspendedSubject: string;
  suspended(values: { until: string | number }): string;
  bannedSubject: string;
  banned: string;
  warningLiftedSubject: string;
  warningLifted: string;
  backSubject: string;
  suspensionOver: string;
  lifted: string;
  suspendedForSpam: string;
  ownersJudge: string;
  contentBackSubject: string;
  postBack: string;
  commentBack: string;
  messageBack: string;
  clearedSubject: string;
  cleared(values: { what: string | number }): string;
  clearedBack(values: { what: string | number }): string;
  fieldName: string;
  fieldBio: string;
  fieldAvatar: string;
  fieldCover: string;
  fieldLink: string;
  fieldLocation: string;
  fieldBenefits: string;
  strike(values: { until: string | number; count: string | number; limit: string | number; next: string | number }): string;
  followsSuspensionDay: string;
  followsSuspension(values: { days: string | number }): string;
  followsBan: string;
  strikeReason(values: { days: string | number }): string;
  strikesReason(values: { days: string | number; count: string | number }): string;
}

export const enforcementTexts: Record<Language, EnforcementTexts> = {
  en: {
    notOneself: "You cannot decide about yourself.",
    leaving: "The owner of this account is deleting it.",
    lastAdmin: "No admin would be left.",
    alreadyBanned: (d) => d.by + " was first: this account is banned.",
    alreadySuspended: (d) => d.by + " was first: this account is suspended until " + d.until + ".",
    alreadyLifted: (d) => d.by + " was first: this has been lifted.",
    alreadyOver: "This has already ended.",
    nothing: "There is nothing to lift.",
    didWarn: "Warning issued",
    didSuspend: "Account suspended",
    didBan: "Account banned",
    didLift: "Lifted",
    reason: (d) => "Reason: " + d.reason,
    appeal: (d) => "If you think this is wrong, you can appeal once, within " + d.days + " days:",
    warnedSubject: "A warning about your Likha account",
    warned: "Something on your account is against our rules. This is a warning: if it happens again, we may suspend the account.",
    warnedUntil: (d) => "Something on your account is against our rules. This is a warning, and it counts until " + d.until + ": if it happens again, we may suspend the account.",
    liveGoneSubject: "We cut your live stream",
    replayGoneSubject: "We removed the replay of your live stream",
    replayGone: "Your live stream was against our rules, so its recording does not become a post.",
    replayBack: "We reversed our decision about the replay of your live stream. The replay itself does not come back.",
    liveBackSubject: "We reversed a decision about your live stream",
    removedSubject: "We removed something you posted on Likha",
    postGone: "We removed one of your posts because it is against our rules. Nobody can see it any more.",
    commentGone: "We removed one of your comments because it is against our rules. Nobody can see it any more.",
    lineGone: "We removed something you wrote in the chat of a live stream because it is against our rules. Nobody can see it any more.",
    liveGone: "We cut your live stream because it is against our rules. Anyone who bought a ticket gets the credits back.",
    lineBack: "We reversed our removal of something you wrote in the chat of a live stream.",
    liveBack: "We reversed our decision to cut your live stream. The stream itself stays over.",
    messageGone: "We removed one of your messages because it is against our rules. Nobody can see it any more.",
    suspendedSubject: "Your Likha account is suspended",
    suspended: (d) => "Your account is suspended until " + d.until + ". Until then you cannot sign in, your profile and posts are not shown, and payouts wait.",
    bannedSubject: "Your Likha account is banned",
    banned: "Your account is permanently banned. You cannot sign in, your profile and posts are not shown, and payouts are paused.",
    warningLiftedSubject: "A warning about your Likha account was lifted",
    warningLifted: "A warning about your account was lifted. It no longer counts.",
    backSubject: "You can use your Likha account again",
    suspensionOver: "The suspension of your account is over. You can sign in, and your profile and posts are shown again.",
    lifted: "We lifted the decision that kept you out. You can sign in, and your profile and posts are shown again.",
    suspendedForSpam: "You tried to write something that is never allowed on Likha. Our team will look at it.",
    ownersJudge: "Only an owner can decide about staff.",
    contentBackSubject: "What we removed is back",
    postBack: "We reversed our removal of one of your posts. It is back as it was, or waiting to be reviewed again.",
    commentBack: "We reversed our removal of one of your comments. It is back as it was, or waiting to be reviewed again.",
    messageBack: "We reversed our removal of one of your messages. It is back as it was, or waiting to be reviewed again.",
    clearedSubject: "We cleared something on your Likha profile",
    cleared: (d) => "We cleared " + d.what + " on your profile because it is against our rules. You can replace it with one that follows them.",
    clearedBack: (d) => "We reversed the clearing of " + d.what + " on your profile. It is back as it was.",
    fieldName: "the name",
    fieldBio: "the bio",
    fieldAvatar: "the profile picture",
    fieldCover: "the cover picture",
    fieldLink: "a link",
    fieldLocation: "the location",
    fieldBenefits: "the benefits of a subscription",
    strike: (d) => "It counts as a strike until " + d.until + ". Strikes that count now: " + d.count + " of " + d.limit + ". Once there are " + d.limit + ", " + d.next + " may follow.",
    followsSuspensionDay: "a suspension of one day",
    followsSuspension: (d) => "a suspension of " + d.days + " days",
    followsBan: "a permanent ban",
    strikeReason: (d) => "Within " + d.days + " days, one thing on your account was against our rules. We told you about it.",
    strikesReason: (d) => "Within " + d.days + " days, " + d.count + " things on your account were against our rules. We told you about each of them."
  },
  fil: {
    notOneself: "Hindi ka puwedeng magdesisyon tungkol sa sarili mo.",
    leaving: "Binubura na ng may-ari ang account na ito.",
    lastAdmin: "Walang matitirang admin.",
    alreadyBanned: (d) => "Nauna si " + d.by + ": naka-ban na ang account na ito.",
    alreadySuspended: (d) => "Nauna si " + d.by + ": suspendido na ang account na ito hanggang " + d.until + ".",
    alreadyLifted: (d) => "Nauna si " + d.by + ": inalis na ito.",
    alreadyOver: "Tapos na ito.",
    nothing: "Walang maaalis.",
    didWarn: "Nabigyan ng warning",
    didSuspend: "Sinuspinde ang account",
    didBan: "Na-ban ang account",
    didLift: "Inalis na",
    reason: (d) => "Dahilan: " + d.reason,
    appeal: (d) => "Kung sa tingin mo ay mali ito, puwede kang umapela nang isang beses, sa loob ng " + d.days + " araw:",
    warnedSubject: "Warning tungkol sa Likha account mo",
    warned: "May nasa account mo na labag sa mga patakaran namin. Warning ito: kapag naulit, puwede naming suspindihin ang account.",
    warnedUntil: (d) => "May nasa account mo na labag sa mga patakaran namin. Warning ito na may bisa hanggang " + d.until + ": kapag naulit, puwede naming suspindihin ang account.",
    liveGoneSubject: "Pinutol namin ang live mo",
    replayGoneSubject: "Inalis namin ang replay ng live mo",
    replayGone: "Labag sa mga patakaran namin ang live mo kaya hindi magiging post ang recording nito.",
    replayBack: "Binawi namin ang desisyon tungkol sa replay ng live mo. Hindi na maibabalik ang replay mismo.",
    liveBackSubject: "Binawi namin ang desisyon tungkol sa live mo",
    removedSubject: "May inalis kaming ipinost mo sa Likha",
    postGone: "Inalis namin ang isang post mo dahil labag ito sa mga patakaran namin. Wala nang makakakita nito.",
    commentGone: "Inalis namin ang isang comment mo dahil labag ito sa mga patakaran namin. Wala nang makakakita nito.",
    lineGone: "Inalis namin ang isang sinulat mo sa chat ng isang live dahil labag ito sa mga patakaran namin. Wala nang makakakita nito.",
    liveGone: "Pinutol namin ang live mo dahil labag ito sa mga patakaran namin. Ibabalik ang credits sa mga bumili ng ticket.",
    lineBack: "Binawi namin ang pag-alis sa isang sinulat mo sa chat ng isang live.",
    liveBack: "Binawi namin ang desisyong putulin ang live mo. Hindi na ito maibabalik sa ere.",
    messageGone: "Inalis namin ang isang message mo dahil labag ito sa mga patakaran namin. Wala nang makakakita nito.",
    suspendedSubject: "Suspendido ang Likha account mo",
    suspended: (d) => "Suspendido ang account mo hanggang " + d.until + ". Hanggang doon, hindi ka makakapag-sign in, hindi ipinapakita ang profile at posts mo, at naka-hold ang payouts.",
    bannedSubject: "Naka-ban ang Likha account mo",
    banned: "Permanenteng naka-ban ang account mo. Hindi ka makakapag-sign in, hindi ipinapakita ang profile at posts mo, at naka-pause ang payouts.",
    warningLiftedSubject: "Inalis ang isang warning tungkol sa Likha account mo",
    warningLifted: "Inalis ang isang warning tungkol sa account mo. Wala na itong bisa.",
    backSubject: "Magagamit mo na ulit ang Likha account mo",
    suspensionOver: "Tapos na ang suspension ng account mo. Makakapag-sign in ka na, at ipinapakita na ulit ang profile at posts mo.",
    lifted: "Inalis namin ang pagbabawal sa account mo. Makakapag-sign in ka na, at ipinapakita na ulit ang profile at posts mo.",
    suspendedForSpam: "May sinubukan kang isulat na kailanman ay hindi pinapayagan sa Likha. Titingnan ito ng aming team.",
    ownersJudge: "Owner lang ang makakapagdesisyon tungkol sa staff.",
    contentBackSubject: "Naibalik na ang inalis namin",
    postBack: "Binawi namin ang pag-alis sa isang post mo. Gaya na ito ng dati, o naghihintay na masuri ulit.",
    commentBack: "Binawi namin ang pag-alis sa isang comment mo. Gaya na ito ng dati, o naghihintay na masuri ulit.",
    messageBack: "Binawi namin ang pag-alis sa isang message mo. Gaya na ito ng dati, o naghihintay na masuri ulit.",
    clearedSubject: "May binura kami sa Likha profile mo",
    cleared: (d) => "Binura namin ang " + d.what + " sa profile mo dahil labag ito sa mga patakaran namin. Puwede mo itong palitan ng hindi labag.",
    clearedBack: (d) => "Binawi namin ang pagbura sa " + d.what + " sa profile mo. Gaya na ulit ito ng dati.",
    fieldName: "pangalan",
    fieldBio: "bio",
    fieldAvatar: "profile picture",
    fieldCover: "cover picture",
    fieldLink: "isang link",
    fieldLocation: "lokasyon",
    fieldBenefits: "mga benepisyo ng subscription",
    strike: (d) => "Bibilangin itong strike hanggang " + d.until + ". Mga strike na may bisa ngayon: " + d.count + " sa " + d.limit + ". Kapag umabot sa " + d.limit + ", puwedeng sumunod ang " + d.next + ".",
    followsSuspensionDay: "isang araw na suspension",
    followsSuspension: (d) => "suspension na " + d.days + " araw",
    followsBan: "permanenteng ban",
    strikeReason: (d) => "Sa loob ng " + d.days + " araw, isang bagay sa account mo ang labag sa mga patakaran namin. Ipinaalam namin ito sa iyo.",
    strikesReason: (d) => "Sa loob ng " + d.days + " araw, " + d.count + " bagay sa account mo ang labag sa mga patakaran namin. Ipinaalam namin sa iyo ang bawat isa."
  }
};

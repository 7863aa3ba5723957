// Written by `npm run texts` from messages.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MessagesTexts {
  tooManyBegun: string;
  forFollowers: string;
  forSubscribers: string;
  forTippers(values: { credits: string | number }): string;
  clientIdUsed: string;
  noReply: string;
  fileNeeded: string;
  photosAlone: string;
  uploadsReviewed(values: { count: string | number }): string;
  filesGone: string;
  noPrice: string;
  priceNeedsFiles: string;
  unlocked: string;
  notForSale: string;
  notSoldNow: string;
  notReady: string;
  priceChanged(values: { credits: string | number }): string;
  scheduleWrong(values: { count: string | number }): string;
  tipped: string;
  listGone: string;
  stoppedSubject: string;
  stoppedText(values: { when: string | number }): string;
}

export const messagesTexts: Record<Language, MessagesTexts> = {
  en: {
    tooManyBegun: "You started many conversations today. Try again tomorrow.",
    forFollowers: "This creator takes messages from followers. Follow them, then write.",
    forSubscribers: "This creator takes messages from subscribers. Subscribe, then write.",
    forTippers: (d) => "This creator takes messages from subscribers, and from fans who have tipped at least " + d.credits + " in all.",
    clientIdUsed: "Already used in another conversation",
    noReply: "That message is not in this conversation",
    fileNeeded: "Choose a photo or video",
    photosAlone: "You can send photos (JPEG, PNG, WebP) of up to 10 MB. Videos are for creators.",
    uploadsReviewed: (d) => "Publish " + d.count + " posts with photos or videos first: we review a creator’s first uploads. After that you can send files in messages.",
    filesGone: "A photo or video is no longer there, or could not be processed. Choose it again.",
    noPrice: "Only creators can charge a fan for a message",
    priceNeedsFiles: "A paid message needs a photo or video",
    unlocked: "Content Unlocked!",
    notForSale: "This message is not locked.",
    notSoldNow: "It is not for sale right now, and nothing was charged.",
    notReady: "A video in this message is not ready. You can unlock it once it can be played.",
    priceChanged: (d) => "This message now costs " + d.credits + ". Check the price before you go on.",
    scheduleWrong: (d) => "Choose a time at least " + d.count + " minutes and at most a year ahead",
    tipped: "Your tip was sent. Salamat!",
    listGone: "This list is no longer there.",
    stoppedSubject: "A message you scheduled was not sent",
    stoppedText: (d) => "Your message to many was to go out at " + d.when + ". We did not send it, as its words had become words that messages may not have. Its text and files are still there: open it, change the words, and send it again."
  },
  fil: {
    tooManyBegun: "Marami ka nang sinimulang usapan ngayong araw. Subukan ulit bukas.",
    forFollowers: "Tumatanggap ng message ang creator na ito mula sa mga follower niya. I-follow muna siya, saka mag-message.",
    forSubscribers: "Tumatanggap ng message ang creator na ito mula sa mga subscriber niya. Mag-subscribe muna, saka mag-message.",
    forTippers: (d) => "Tumatanggap ng message ang creator na ito mula sa mga subscriber niya, at sa mga fan na nakapag-tip na ng hindi bababa sa " + d.credits + " sa kabuuan.",
    clientIdUsed: "Nagamit na sa ibang usapan",
    noReply: "Wala sa usapang ito ang message na iyon",
    fileNeeded: "Pumili ng larawan o video",
    photosAlone: "Mga larawan (JPEG, PNG, WebP) na hanggang 10 MB ang maipapadala mo. Para sa creators ang mga video.",
    uploadsReviewed: (d) => "Mag-publish muna ng " + d.count + " post na may larawan o video: tinitingnan namin ang mga unang upload ng isang creator. Pagkatapos niyon, makakapagpadala ka na ng files sa mga message.",
    filesGone: "May larawan o video na wala na, o hindi naproseso. Piliin ulit ito.",
    noPrice: "Mga creator lang ang puwedeng maglagay ng presyo sa message",
    priceNeedsFiles: "Kailangan ng larawan o video sa message na may bayad",
    unlocked: "Na-unlock na ang Content!",
    notForSale: "Hindi naka-lock ang message na ito.",
    notSoldNow: "Hindi ito ibinebenta sa ngayon, at walang siningil sa iyo.",
    notReady: "Hindi pa handa ang isang video ng message na ito. Puwede mo itong i-unlock kapag napapanood na.",
    priceChanged: (d) => d.credits + " na ngayon ang message na ito. Tingnan muna ang presyo bago magpatuloy.",
    scheduleWrong: (d) => "Pumili ng oras na hindi bababa sa " + d.count + " minuto at hindi lalampas sa isang taon mula ngayon",
    tipped: "Naipadala na ang tip mo. Salamat!",
    listGone: "Wala na ang listahang ito.",
    stoppedSubject: "Hindi naipadala ang message na ini-schedule mo",
    stoppedText: (d) => "Dapat ay ipinadala noong " + d.when + " ang message mo para sa marami. Hindi namin ito ipinadala dahil may mga salita itong hindi na puwede sa mga message. Naroon pa ang text at mga file nito: buksan ito, palitan ang mga salita, at ipadala ulit."
  }
};

// Written by `npm run texts` from posts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PostsTexts {
  pinPublished: string;
  pinsFull(values: { count: string | number }): string;
  pollVoted: string;
  pollChanged: string;
  pollOver: string;
  ownPoll: string;
  noMedia: string;
  purchase(values: { credits: string | number }): string;
  subscribe(values: { name: string | number }): string;
  matureHidden: string;
  notReady: string;
  oneVideo: string;
  tooSoon(values: { count: string | number }): string;
  tooLate: string;
  isPublished: string;
  waitsForVideo: string;
  depictedConsent: string;
  fileNeeded: string;
  fanOfVideo: string;
  fanUnknown: string;
  failedVideoSubject: string;
  failedVideoText(values: { title: string | number }): string;
  untitled: string;
  nothingToApprove: string;
  storyEmpty: string;
  storiesFull(values: { count: string | number }): string;
  messageLocked: string;
  vaultFileGone: string;
  tooManyFiles(values: { count: string | number }): string;
}

export const postsTexts: Record<Language, PostsTexts> = {
  en: {
    pinPublished: "Only a published post can be pinned.",
    pinsFull: (d) => "You can pin " + d.count + " posts. Unpin one first.",
    pollVoted: "Somebody has voted, so the poll stays as it is.",
    pollChanged: "Its creator changed the poll meanwhile. Read it again before you vote.",
    pollOver: "This poll takes no votes any more.",
    ownPoll: "Creators do not vote in their own polls.",
    noMedia: "There is no such media.",
    purchase: (d) => "Unlock this post to view it: purchase it for " + d.credits + ".",
    subscribe: (d) => "Subscribe to " + d.name + " to view this post.",
    matureHidden: "Mature posts are shown to people who are signed in and have turned safe mode off.",
    notReady: "This video is still being processed. Try again in a moment.",
    oneVideo: "A post can have one video. Please remove the others.",
    tooSoon: (d) => "Choose a time at least " + d.count + " minutes from now",
    tooLate: "Choose a time within a year",
    isPublished: "This post is published already.",
    waitsForVideo: "The video of this post is still being processed, or could not be. It can be published once it can be played.",
    depictedConsent: "Confirm that everyone shown is 18 or older and agreed to it.",
    fileNeeded: "Please select a file",
    fanOfVideo: "A video cannot be made for one fan: its file carries no name. Leave this empty, or choose a picture.",
    fanUnknown: "None of your followers or subscribers has this username.",
    failedVideoSubject: "A video of yours could not be shown",
    failedVideoText: (d) => "The video of your post “" + d.title + "” could not be made ready, so nobody else sees the post. You can try again or remove it among your posts.",
    untitled: "Untitled",
    nothingToApprove: "Its video is not ready to be looked at. It can be approved once it can be played.",
    storyEmpty: "Choose a photo or video, or write something.",
    storiesFull: (d) => "You have " + d.count + " stories already. Delete one, or wait until one expires.",
    messageLocked: "This message needs a purchase: unlock it to see its files.",
    vaultFileGone: "A file of the vault cannot be used now. Please choose another one.",
    tooManyFiles: (d) => "A post can have " + d.count + " files. Please remove some."
  },
  fil: {
    pinPublished: "Naka-publish na post lang ang puwedeng i-pin.",
    pinsFull: (d) => "Hanggang " + d.count + " post ang puwedeng i-pin. Mag-unpin muna ng isa.",
    pollVoted: "May bumoto na, kaya hindi na mababago ang poll.",
    pollChanged: "Binago ng creator ang poll. Basahin ulit bago bumoto.",
    pollOver: "Hindi na tumatanggap ng boto ang poll na ito.",
    ownPoll: "Hindi bumoboto ang creator sa sariling poll.",
    noMedia: "Walang ganyang media.",
    purchase: (d) => "I-unlock ang post na ito para makita: bilhin sa " + d.credits + ".",
    subscribe: (d) => "Mag-subscribe kay " + d.name + " para makita ang post na ito.",
    matureHidden: "Ang mga mature na post ay para lang sa naka-sign in at nag-off ng safe mode.",
    notReady: "Pinoproseso pa ang video na ito. Subukan ulit maya-maya.",
    oneVideo: "Isang video lang ang puwede sa isang post. Alisin ang iba.",
    tooSoon: (d) => "Pumili ng oras na hindi bababa sa " + d.count + " minuto mula ngayon",
    tooLate: "Pumili ng oras sa loob ng isang taon",
    isPublished: "Na-publish na ang post na ito.",
    waitsForVideo: "Pinoproseso pa o hindi naproseso ang video ng post na ito. Puwede itong i-publish kapag napapanood na.",
    depictedConsent: "Kumpirmahin na 18 taong gulang pataas at pumayag ang lahat ng ipinapakita.",
    fileNeeded: "Pumili ng file",
    fanOfVideo: "Hindi magagawa ang video para sa iisang fan: walang pangalan sa file nito. Iwanang blangko ito, o pumili ng larawan.",
    fanUnknown: "Wala sa followers o subscribers mo ang may ganitong username.",
    failedVideoSubject: "May video kang hindi maipakita",
    failedVideoText: (d) => "Hindi naihanda ang video ng post mong “" + d.title + "” kaya hindi ito nakikita ng iba. Puwede mong subukan ulit o alisin ito sa mga post mo.",
    untitled: "Walang pamagat",
    nothingToApprove: "Hindi pa mapanood ang video nito. Maaaprubahan ito kapag napapanood na.",
    storyEmpty: "Pumili ng larawan o video, o magsulat.",
    storiesFull: (d) => "Mayroon ka nang " + d.count + " story. Magbura ng isa, o hintaying may matapos.",
    messageLocked: "May bayad ang message na ito: i-unlock ito para makita ang files.",
    vaultFileGone: "Hindi magagamit ngayon ang isang file sa vault. Pumili ng iba.",
    tooManyFiles: (d) => "Hanggang " + d.count + " file ang puwede sa isang post. Magbawas muna."
  }
};

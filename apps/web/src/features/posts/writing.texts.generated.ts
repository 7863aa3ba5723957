// Written by `npm run texts` from writing.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface WritingTexts {
  stalled: string;
  willAppear: string;
  canSee: string;
  created: string;
  cancelledTitle: string;
  cancelledText: string;
  failedText: string;
  failedTitle: string;
  addMedia: string;
  dropHere(values: { count: string | number; videoMb: string | number }): string;
  sharedLost: string;
  removeFile(values: { name: string | number }): string;
  newPost: string;
  title: string;
  content: string;
  contentHint(values: { count: string | number }): string;
  whoMaySee: string;
  subscribersOnly: string;
  subscribersOnlyHint: string;
  ppv: string;
  ppvHint: string;
  mature: string;
  matureHint: string;
  tags: string;
  tagsHint(values: { count: string | number }): string;
  tagsExample: string;
  create: string;
  photosWait: string;
  createWaits: string;
  youKeep(values: { percent: string | number }): string;
  creditPrice: string;
  priceAtRate(values: { pesos: string | number }): string;
  priceWhole: string;
  titleRequired: string;
  atMost(values: { count: string | number }): string;
  contentRequired: string;
  priceRequired: string;
  priceTooHigh(values: { credits: string | number }): string;
  tooManyTags(values: { count: string | number }): string;
  tagTooLong(values: { count: string | number }): string;
  videoSoon: string;
  addMore: string;
  chosenFiles: string;
  moveForward(values: { name: string | number }): string;
  tooManyFiles(values: { count: string | number }): string;
  oneVideo: string;
  scheduleHint: string;
  publishAt: string;
  schedulePost: string;
  scheduledTitle: string;
  scheduledText(values: { when: string | number }): string;
  consent: string;
  consentHint: string;
  consentNeeded: string;
  addPoll: string;
  addPollHint: string;
  pollQuestion: string;
  pollQuestionNeeded: string;
  pollOptions: string;
  pollOptionsHint(values: { min: string | number; max: string | number; characters: string | number }): string;
  pollOptionsWrong(values: { min: string | number; max: string | number; characters: string | number }): string;
  pollEnds: string;
  pollEndsHint: string;
  pollHours(values: { hours: number }): string;
  pollDays(values: { days: number }): string;
  pollNever: string;
  pollFixed: string;
  addOne: string;
  dropOne(values: { videoMb: string | number }): string;
  onlyOne: string;
  fromVault: string;
  vaultFiles: string;
  videoAlready: string;
}

export const writingTexts: Record<Language, WritingTexts> = {
  en: {
    stalled: "The upload stopped moving. Please check your connection and try again.",
    willAppear: "It is in review and will appear once approved.",
    canSee: "Your fans can see it now.",
    created: "Post Created!",
    cancelledTitle: "Upload cancelled",
    cancelledText: "Nothing was published.",
    failedText: "Failed to create post. Please try again.",
    failedTitle: "Post Creation Failed",
    addMedia: "Add photos or a video",
    dropHere: (d) => "Drop them here or choose files: at most " + d.count + ", of which one may be a video. Large photos are made smaller here before they are sent; video up to " + d.videoMb + " MB.",
    sharedLost: "What you shared could not be kept: this device has no room for it. Free some space and share it again, or choose the files here.",
    removeFile: (d) => "Remove " + d.name,
    newPost: "New post",
    title: "Title",
    content: "Content",
    contentHint: (d) => "Fans who have not unlocked the post see the first " + d.count + " characters.",
    whoMaySee: "Who may see it",
    subscribersOnly: "Subscribers only",
    subscribersOnlyHint: "Only your subscribers see the whole post.",
    ppv: "Pay-per-view (PPV)",
    ppvHint: "Everyone unlocks it with credits, subscribers included.",
    mature: "Mature content (18+)",
    matureHint: "Left out for guests and for anyone in safe mode.",
    tags: "Tags",
    tagsHint: (d) => "Separated by commas, at most " + d.count,
    tagsExample: "siargao, film, behind the scenes",
    create: "Create Post",
    photosWait: "Your photos are being made smaller. That takes a moment.",
    createWaits: "A post needs a title and a text.",
    youKeep: (d) => "You keep " + d.percent + "%.",
    creditPrice: "Credit price",
    priceAtRate: (d) => d.pesos + " at the current rate.",
    priceWhole: "A whole number of credits.",
    titleRequired: "Title is required",
    atMost: (d) => "At most " + d.count + " characters",
    contentRequired: "Content description is required",
    priceRequired: "Valid credit price is required for PPV posts",
    priceTooHigh: (d) => "At most " + d.credits,
    tooManyTags: (d) => "At most " + d.count + " tags",
    tagTooLong: (d) => "At most " + d.count + " characters a tag",
    videoSoon: "Your video is being processed. Your fans can play it in a few minutes.",
    addMore: "Add more",
    chosenFiles: "Chosen files, in the order they are shown",
    moveForward: (d) => "Move " + d.name + " forward",
    tooManyFiles: (d) => "At most " + d.count + " files in one post",
    oneVideo: "A post can have one video. Please remove the others.",
    scheduleHint: "Published by itself at a time that you choose.",
    publishAt: "Publish at",
    schedulePost: "Schedule Post",
    scheduledTitle: "Post Scheduled!",
    scheduledText: (d) => "It will be published on " + d.when + ".",
    consent: "Everyone shown is 18 or older and agreed to it",
    consentHint: "You confirm this for every upload, yourself included. We keep a record.",
    consentNeeded: "Confirm that everyone shown is 18 or older and agreed to it",
    addPoll: "Ask something",
    addPollHint: "A poll: everybody who may see the post votes once.",
    pollQuestion: "Question",
    pollQuestionNeeded: "Ask a question",
    pollOptions: "Options",
    pollOptionsHint: (d) => "One on each line: " + d.min + " to " + d.max + ", of at most " + d.characters + " characters each.",
    pollOptionsWrong: (d) => "Give " + d.min + " to " + d.max + " different lines of at most " + d.characters + " characters",
    pollEnds: "Ends",
    pollEndsHint: "Counted from when the post is published.",
    pollHours: (d) => "" + plural(d.hours, 0, en, { one: "After " + strictNumber("en", d.hours, 0, "hours") + " hour", other: "After " + strictNumber("en", d.hours, 0, "hours") + " hours" }),
    pollDays: (d) => "" + plural(d.days, 0, en, { one: "After " + strictNumber("en", d.days, 0, "days") + " day", other: "After " + strictNumber("en", d.days, 0, "days") + " days" }),
    pollNever: "Never",
    pollFixed: "Somebody has voted, so the poll stays as it is.",
    addOne: "Add a photo or a video",
    dropOne: (d) => "Drop it here or choose a file. A large photo is made smaller here before it is sent; video up to " + d.videoMb + " MB.",
    onlyOne: "Only one file",
    fromVault: "Choose from your vault",
    vaultFiles: "From your vault",
    videoAlready: "A post can have one video."
  },
  fil: {
    stalled: "Huminto ang upload. Pakitingnan ang connection mo at subukan ulit.",
    willAppear: "Nire-review na ito at lalabas kapag naaprubahan.",
    canSee: "Makikita na ito ng fans mo.",
    created: "May Bagong Post Ka Na!",
    cancelledTitle: "Na-cancel ang upload",
    cancelledText: "Walang nai-post.",
    failedText: "Hindi magawa ang post. Pakisubukan ulit.",
    failedTitle: "Hindi Nagawa ang Post",
    addMedia: "Magdagdag ng mga larawan o video",
    dropHere: (d) => "I-drop dito o pumili ng mga file: hanggang " + d.count + ", at isa lang ang puwedeng video. Pinaliliit muna rito ang malalaking larawan bago ipadala; video hanggang " + d.videoMb + " MB.",
    sharedLost: "Hindi naitabi ang shinare mo: puno na ang device na ito. Magbakante ng space at i-share ulit, o dito pumili ng mga file.",
    removeFile: (d) => "Alisin ang " + d.name,
    newPost: "Bagong post",
    title: "Pamagat",
    content: "Content",
    contentHint: (d) => "Unang " + d.count + " character lang ang makikita ng fans na hindi pa nag-a-unlock ng post.",
    whoMaySee: "Sino ang puwedeng makakita",
    subscribersOnly: "Subscribers lang",
    subscribersOnlyHint: "Mga subscriber mo lang ang makakakita ng buong post.",
    ppv: "Pay-per-view (PPV)",
    ppvHint: "Lahat ay mag-a-unlock nito gamit ang credits, pati mga subscriber.",
    mature: "Mature na content (18+)",
    matureHint: "Hindi ipinapakita sa guests at sa sinumang naka-safe mode.",
    tags: "Tags",
    tagsHint: (d) => "Paghiwalayin ng kuwit, hanggang " + d.count + " lang",
    tagsExample: "siargao, film, behind the scenes",
    create: "Gawin ang Post",
    photosWait: "Pinaliliit pa ang mga larawan mo. Sandali lang ito.",
    createWaits: "Kailangan ng pamagat at text ang post.",
    youKeep: (d) => "Sa iyo ang " + d.percent + "%.",
    creditPrice: "Presyo sa credits",
    priceAtRate: (d) => d.pesos + " sa kasalukuyang rate.",
    priceWhole: "Buong bilang ng credits.",
    titleRequired: "Kailangan ang pamagat",
    atMost: (d) => "Hanggang " + d.count + " character lang",
    contentRequired: "Kailangan ang paglalarawan ng content",
    priceRequired: "Kailangan ng tamang presyo sa credits para sa PPV na post",
    priceTooHigh: (d) => "Hanggang " + d.credits + " lang",
    tooManyTags: (d) => "Hanggang " + d.count + " tags lang",
    tagTooLong: (d) => "Hanggang " + d.count + " character lang ang bawat tag",
    videoSoon: "Pinoproseso ang video mo. Mapapanood ito ng fans mo pagkalipas ng ilang minuto.",
    addMore: "Magdagdag pa",
    chosenFiles: "Mga napiling file, ayon sa pagkakasunod ng paglabas",
    moveForward: (d) => "Iusog pauna ang " + d.name,
    tooManyFiles: (d) => "Hanggang " + d.count + " file lang sa isang post",
    oneVideo: "Isang video lang ang puwede sa isang post. Alisin ang iba.",
    scheduleHint: "Kusang lalabas sa oras na pipiliin mo.",
    publishAt: "Kailan lalabas",
    schedulePost: "I-schedule ang Post",
    scheduledTitle: "Na-schedule na ang Post!",
    scheduledText: (d) => "Lalabas ito sa " + d.when + ".",
    consent: "18 taong gulang pataas at pumayag ang lahat ng ipinapakita",
    consentHint: "Kinukumpirma mo ito sa bawat upload, kasama ang sarili mo. Nagtatago kami ng record.",
    consentNeeded: "Kumpirmahin na 18 taong gulang pataas at pumayag ang lahat ng ipinapakita",
    addPoll: "Magtanong",
    addPollHint: "Poll: isang beses boboto ang bawat nakakakita ng post.",
    pollQuestion: "Tanong",
    pollQuestionNeeded: "Maglagay ng tanong",
    pollOptions: "Mga pagpipilian",
    pollOptionsHint: (d) => "Isa bawat linya: " + d.min + " hanggang " + d.max + ", at hanggang " + d.characters + " character ang bawat isa.",
    pollOptionsWrong: (d) => "Maglagay ng " + d.min + " hanggang " + d.max + " magkakaibang linyang hanggang " + d.characters + " character",
    pollEnds: "Matatapos",
    pollEndsHint: "Bibilangin mula sa paglabas ng post.",
    pollHours: (d) => "" + plural(d.hours, 0, fil, { "1": "Makalipas ang " + strictNumber("fil", d.hours, 0, "hours") + " oras", other: "Makalipas ang " + strictNumber("fil", d.hours, 0, "hours") + " oras" }),
    pollDays: (d) => "" + plural(d.days, 0, fil, { "1": "Makalipas ang " + strictNumber("fil", d.days, 0, "days") + " araw", other: "Makalipas ang " + strictNumber("fil", d.days, 0, "days") + " araw" }),
    pollNever: "Hindi kailanman",
    pollFixed: "May bumoto na, kaya hindi na mababago ang poll.",
    addOne: "Magdagdag ng larawan o video",
    dropOne: (d) => "I-drop dito o pumili ng file. Pinaliliit muna rito ang malaking larawan bago ipadala; video hanggang " + d.videoMb + " MB.",
    onlyOne: "Isang file lang",
    fromVault: "Pumili mula sa vault mo",
    vaultFiles: "Mula sa vault mo",
    videoAlready: "Isang video lang ang puwede sa isang post."
  }
};

// Written by `npm run texts` from own-lives.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface OwnLivesTexts {
  loading: string;
  failed: string;
  noneTitle: string;
  noneText: string;
  yours: string;
  running: string;
  waiting: string;
  ready: string;
  scheduled(values: { when: string | number }): string;
  ended(values: { when: string | number }): string;
  cut: string;
  lost: string;
  neverCame: string;
  start: string;
  takeOver: string;
  edit: string;
  callOff: string;
  view: string;
  replay: string;
  recording: string;
  making: string;
  trimText: string;
  trimLong(values: { minutes: string | number; mb: string | number }): string;
  trimFrom: string;
  trimTo: string;
  trimmed(values: { length: string | number; of: string | number }): string;
  trimShort(values: { seconds: string | number }): string;
  publish: string;
  publishing: string;
  peak: string;
  tickets(values: { count: string | number }): string;
  tips(values: { count: string | number }): string;
  reminders: string;
  callOffTitle: string;
  callOffText: string;
  callOffYes: string;
  callingOff: string;
  calledOff: string;
  notDone: string;
  tryAgain: string;
  editTitle: string;
  save: string;
  saved: string;
}

export const ownLivesTexts: Record<Language, OwnLivesTexts> = {
  en: {
    loading: "Loading your streams...",
    failed: "Your streams could not be loaded",
    noneTitle: "You have not been live yet",
    noneText: "Tell your followers a time, or go live right now. A phone is all that you need.",
    yours: "Your streams",
    running: "Live now",
    waiting: "Live, without a picture",
    ready: "Ready to start",
    scheduled: (d) => "Starts " + d.when,
    ended: (d) => "Ended " + d.when,
    cut: "Cut by our staff",
    lost: "Ended when the connection was lost",
    neverCame: "Did not happen",
    start: "Open the camera",
    takeOver: "Go on from here",
    edit: "Change",
    callOff: "Call off",
    view: "See its page",
    replay: "See the replay",
    recording: "The replay is being put together...",
    making: "The replay becomes a post in a few minutes.",
    trimText: "Choose where the replay begins and ends. If you choose nothing, all of it becomes a post after a day.",
    trimLong: (d) => "A video may be " + d.minutes + " minutes and " + d.mb + " MB at most: choose which part becomes the replay. If you choose nothing, the beginning becomes a post after a day.",
    trimFrom: "Begins at",
    trimTo: "Ends at",
    trimmed: (d) => d.length + " of " + d.of,
    trimShort: (d) => "Choose at least " + d.seconds + " seconds.",
    publish: "Publish the replay",
    publishing: "On its way",
    peak: "Most viewers at once",
    tickets: (d) => "Tickets (" + d.count + ")",
    tips: (d) => "Tips (" + d.count + ")",
    reminders: "Asked to be reminded",
    callOffTitle: "Call this stream off?",
    callOffText: "Who bought a ticket gets the credits back, and who asked for a reminder is told.",
    callOffYes: "Call it off",
    callingOff: "Calling off...",
    calledOff: "The stream was called off",
    notDone: "That did not work",
    tryAgain: "Please try again.",
    editTitle: "Change the stream",
    save: "Save",
    saved: "Saved"
  },
  fil: {
    loading: "Nilo-load ang mga live mo...",
    failed: "Hindi na-load ang mga live mo",
    noneTitle: "Hindi ka pa nakakapag-live",
    noneText: "Sabihan ng oras ang mga follower mo, o mag-live agad. Phone lang ang kailangan mo.",
    yours: "Mga live mo",
    running: "Live ngayon",
    waiting: "Live, walang video",
    ready: "Handa nang magsimula",
    scheduled: (d) => "Magsisimula sa " + d.when,
    ended: (d) => "Natapos noong " + d.when,
    cut: "Pinutol ng staff namin",
    lost: "Natapos nang mawala ang connection",
    neverCame: "Hindi natuloy",
    start: "Buksan ang camera",
    takeOver: "Ituloy mula rito",
    edit: "Baguhin",
    callOff: "Huwag ituloy",
    view: "Tingnan ang page",
    replay: "Tingnan ang replay",
    recording: "Binubuo pa ang replay...",
    making: "Magiging post ang replay sa loob ng ilang minuto.",
    trimText: "Piliin kung saan magsisimula at magtatapos ang replay. Kung wala kang pipiliin, magiging post ang kabuuan nito pagkalipas ng isang araw.",
    trimLong: (d) => "Hanggang " + d.minutes + " minuto at " + d.mb + " MB lang ang isang video: piliin kung aling bahagi ang magiging replay. Kung wala kang pipiliin, magiging post ang simula nito pagkalipas ng isang araw.",
    trimFrom: "Magsisimula sa",
    trimTo: "Magtatapos sa",
    trimmed: (d) => d.length + " sa " + d.of,
    trimShort: (d) => "Pumili ng hindi bababa sa " + d.seconds + " segundo.",
    publish: "I-publish ang replay",
    publishing: "Ginagawa na",
    peak: "Pinakamaraming nanood",
    tickets: (d) => "Mga ticket (" + d.count + ")",
    tips: (d) => "Mga tip (" + d.count + ")",
    reminders: "Humiling ng paalala",
    callOffTitle: "Huwag nang ituloy ang live na ito?",
    callOffText: "Babalik ang credits ng bumili ng ticket, at sasabihan ang humiling ng paalala.",
    callOffYes: "Huwag ituloy",
    callingOff: "Kinakansela...",
    calledOff: "Hindi na itutuloy ang live",
    notDone: "Hindi nagawa",
    tryAgain: "Pakisubukan ulit.",
    editTitle: "Baguhin ang live",
    save: "I-save",
    saved: "Na-save"
  }
};

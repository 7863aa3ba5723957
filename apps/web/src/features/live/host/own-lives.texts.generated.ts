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
  discardReplay: string;
  discardTitle: string;
  discardText: string;
  discardYes: string;
  discarding: string;
  discarded: string;
  publishing: string;
  peak: string;
  tickets(values: { count: string | number }): string;
  tips(values: { count: string | number }): string;
  reminders: string;
  callOffTitle: string;
  callOffText: string;
  timeStays(values: { when: string | number }): string;
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
    failed: "Failed to load your streams",
    noneTitle: "You have not been live yet",
    noneText: "Announce a time, or go live right now. All you need is a phone.",
    yours: "Your streams",
    running: "Live now",
    waiting: "Live, no picture",
    ready: "Ready to start",
    scheduled: (d) => "Starts " + d.when,
    ended: (d) => "Ended " + d.when,
    cut: "Cut by our staff",
    lost: "Ended because the connection was lost",
    neverCame: "Did not happen",
    start: "Open the camera",
    takeOver: "Continue from here",
    edit: "Change",
    callOff: "Call off",
    view: "See its page",
    replay: "See the replay",
    recording: "The replay is being put together...",
    making: "The replay becomes a post in a few minutes.",
    trimText: "Choose where the replay begins and ends. If you do not choose, all of it becomes a post after a day.",
    trimLong: (d) => "A video can be " + d.minutes + " minutes and " + d.mb + " MB at most. Choose which part becomes the replay. If you do not choose, the beginning becomes a post after a day.",
    trimFrom: "Begins at",
    trimTo: "Ends at",
    trimmed: (d) => d.length + " of " + d.of,
    trimShort: (d) => "Choose at least " + d.seconds + " seconds.",
    publish: "Publish the replay",
    discardReplay: "Post no replay",
    discardTitle: "Post no replay?",
    discardText: "The recording of this stream is deleted. It cannot be brought back.",
    discardYes: "Delete the recording",
    discarding: "Deleting…",
    discarded: "Recording deleted",
    publishing: "In progress",
    peak: "Most viewers at once",
    tickets: (d) => "Tickets (" + d.count + ")",
    tips: (d) => "Tips (" + d.count + ")",
    reminders: "Asked to be reminded",
    callOffTitle: "Call this stream off?",
    callOffText: "Ticket buyers get their credits back, which comes off your earnings or, beyond them, off what you earn next. Everyone who asked for a reminder is told.",
    timeStays: (d) => "Starts " + d.when + ". Somebody has a ticket, so the time stays. Call the stream off if you cannot make it: tickets are paid back.",
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
    failed: "Hindi ma-load ang mga live mo",
    noneTitle: "Hindi ka pa nakakapag-live",
    noneText: "Mag-anunsyo ng oras, o mag-live agad. Phone lang ang kailangan mo.",
    yours: "Mga live mo",
    running: "Live ngayon",
    waiting: "Live, walang video",
    ready: "Handa nang magsimula",
    scheduled: (d) => "Magsisimula sa " + d.when,
    ended: (d) => "Natapos noong " + d.when,
    cut: "Pinutol ng staff namin",
    lost: "Natapos dahil nawala ang connection",
    neverCame: "Hindi natuloy",
    start: "Buksan ang camera",
    takeOver: "Ituloy mula rito",
    edit: "Baguhin",
    callOff: "I-cancel",
    view: "Tingnan ang page",
    replay: "Tingnan ang replay",
    recording: "Binubuo pa ang replay...",
    making: "Magiging post ang replay sa loob ng ilang minuto.",
    trimText: "Piliin kung saan magsisimula at magtatapos ang replay. Kung hindi ka pipili, magiging post ang kabuuan nito pagkalipas ng isang araw.",
    trimLong: (d) => "Hanggang " + d.minutes + " minuto at " + d.mb + " MB lang ang isang video. Piliin kung aling bahagi ang magiging replay. Kung hindi ka pipili, magiging post ang simula nito pagkalipas ng isang araw.",
    trimFrom: "Magsisimula sa",
    trimTo: "Magtatapos sa",
    trimmed: (d) => d.length + " sa " + d.of,
    trimShort: (d) => "Pumili ng hindi bababa sa " + d.seconds + " segundo.",
    publish: "I-publish ang replay",
    discardReplay: "Huwag mag-post ng replay",
    discardTitle: "Walang ipo-post na replay?",
    discardText: "Buburahin ang recording ng live na ito. Hindi na ito maibabalik.",
    discardYes: "Burahin ang recording",
    discarding: "Binubura…",
    discarded: "Nabura ang recording",
    publishing: "Ginagawa na",
    peak: "Pinakamaraming nanood",
    tickets: (d) => "Mga ticket (" + d.count + ")",
    tips: (d) => "Mga tip (" + d.count + ")",
    reminders: "Humiling ng paalala",
    callOffTitle: "I-cancel ang live na ito?",
    callOffText: "Ibabalik ang credits ng mga bumili ng ticket, at ibabawas ito sa kita mo; ang kulang ay ibabawas sa susunod mong kikitain. Sasabihan ang mga humiling ng paalala.",
    timeStays: (d) => "Magsisimula sa " + d.when + ". May bumili na ng ticket kaya hindi na mababago ang oras. I-cancel ang live kung hindi ka makakarating: ibabalik ang bayad sa ticket.",
    callOffYes: "I-cancel",
    callingOff: "Kina-cancel...",
    calledOff: "Na-cancel ang live",
    notDone: "Hindi nagawa",
    tryAgain: "Pakisubukan ulit.",
    editTitle: "Baguhin ang live",
    save: "I-save",
    saved: "Na-save"
  }
};

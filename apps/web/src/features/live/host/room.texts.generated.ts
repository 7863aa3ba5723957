// Written by `npm run texts` from room.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface RoomTexts {
  title: string;
  preview: string;
  yourPicture: string;
  opening: string;
  openingLate: string;
  stopped: string;
  stoppedText: string;
  notAllowed: string;
  notAllowedText: string;
  notFound: string;
  notFoundText: string;
  inUse: string;
  inUseText: string;
  unknown: string;
  unknownText: string;
  cannot: string;
  cannotText: string;
  tryAgain: string;
  camera: string;
  microphone: string;
  cameraOf(values: { place: string | number }): string;
  microphoneOf(values: { place: string | number }): string;
  tips: string;
  goLive: string;
  goingLive: string;
  goOn: string;
  goOnWithin(values: { seconds: number }): string;
  isEnding: string;
  sentElsewhere: string;
  startsFrom(values: { when: string | number; minutes: string | number }): string;
  leave: string;
  notStarted: string;
  again: string;
  switchCamera: string;
  muteMicrophone: string;
  unmuteMicrophone: string;
  muted: string;
  edit: string;
  end: string;
  endTitle: string;
  endText: string;
  endTextTickets: string;
  endYes: string;
  ending: string;
  notEnded: string;
  connecting: string;
  fewerFrames: string;
  leastFrames: string;
  slowDevice: string;
  slowestDevice: string;
  reconnecting(values: { seconds: number }): string;
  turningAway(values: { seconds: number }): string;
  keepOn: string;
  wasAway(values: { seconds: number }): string;
  cameraGone: string;
  openCamera: string;
  microphoneGone: string;
  openMicrophone: string;
  cameraQuiet: string;
  microphoneQuiet: string;
  warning: string;
  understood: string;
  takenOver: string;
  takenOverText: string;
  takeBack: string;
  lost: string;
  lostText: string;
  turnedAway: string;
  turnedAwayText: string;
  endedLong(values: { hours: string | number }): string;
  endedLost: string;
  endedLostTickets: string;
  ended: string;
  endedText: string;
  endedByStaff: string;
  signedOut: string;
  signedOutText: string;
  broken: string;
  brokenText: string;
  close: string;
  elsewhere: string;
}

export const roomTexts: Record<Language, RoomTexts> = {
  en: {
    title: "Camera",
    preview: "What viewers will see",
    yourPicture: "Your picture",
    opening: "Opening your camera...",
    openingLate: "The camera does not answer yet. Is your browser asking for it? Allow it there. Else close other apps that use it.",
    stopped: "The camera or the microphone stopped",
    stoppedText: "It was unplugged, is not allowed any more, or another app took it. Open it again to go live.",
    notAllowed: "Your browser may not use the camera",
    notAllowedText: "Allow camera and microphone for this page, in the address bar or in your phone’s settings, and try again.",
    notFound: "No camera or microphone was found",
    notFoundText: "Plug one in, or open this page on your phone.",
    inUse: "Another app is using the camera",
    inUseText: "Close that app, or other tabs with a video call, and try again.",
    unknown: "The camera could not be opened",
    unknownText: "Try again. If it does not help, restart the browser, or open this page on your phone.",
    cannot: "This browser cannot send live video",
    cannotText: "Use a current Chrome, Edge or Safari on your phone or computer. Fans can watch in any browser.",
    tryAgain: "Try again",
    camera: "Camera",
    microphone: "Microphone",
    cameraOf: (d) => "Camera " + d.place,
    microphoneOf: (d) => "Microphone " + d.place,
    tips: "Hold your phone the way you want to be seen, keep this page open, and plug in the charger.",
    goLive: "Go live now",
    goingLive: "Starting...",
    goOn: "Continue the stream",
    goOnWithin: (d) => "No video is coming from you. Continue within " + plural(d.seconds, 0, en, { one: strictNumber("en", d.seconds, 0, "seconds") + " second", other: strictNumber("en", d.seconds, 0, "seconds") + " seconds" }) + ", or the stream ends.",
    isEnding: "The stream is ending...",
    sentElsewhere: "You are live. If your page was reloaded or closed, continue from here: a stream ends after 30 seconds without video.",
    startsFrom: (d) => "People have tickets for " + d.when + ". You can go live " + d.minutes + " minutes before that at the earliest.",
    leave: "Not now",
    notStarted: "The stream did not start",
    again: "Please try again.",
    switchCamera: "Switch the camera",
    muteMicrophone: "Turn the microphone off",
    unmuteMicrophone: "Turn the microphone on",
    muted: "Your microphone is off.",
    edit: "Change title, goal or replay",
    end: "End",
    endTitle: "End the stream?",
    endText: "It ends for everybody, and cannot be started again.",
    endTextTickets: "It ends for everybody, and cannot be started again. Tickets are paid back if it ends within two minutes of its start; so is each one bought in its last two minutes. That comes off your earnings or, beyond them, off what you earn next.",
    endYes: "End the stream",
    ending: "Ending...",
    notEnded: "The stream did not end",
    connecting: "Starting the stream...",
    fewerFrames: "Weak connection: sending fewer frames. Move closer to your Wi-Fi, or try mobile data.",
    leastFrames: "Very weak connection: your video may look rough. Move closer to your Wi-Fi, or try mobile data.",
    slowDevice: "Your device is falling behind: sending fewer frames. Close other apps and tabs, and plug in the charger.",
    slowestDevice: "Your device is far behind: your video may look rough. Close other apps and tabs, or continue from a faster device.",
    reconnecting: (d) => "Reconnecting... " + plural(d.seconds, 0, en, { one: strictNumber("en", d.seconds, 0, "seconds") + " second", other: strictNumber("en", d.seconds, 0, "seconds") + " seconds" }) + " left until the stream ends.",
    turningAway: (d) => "Something on your network blocks your video. Sign in to the Wi-Fi, or use mobile data: " + plural(d.seconds, 0, en, { one: strictNumber("en", d.seconds, 0, "seconds") + " second", other: strictNumber("en", d.seconds, 0, "seconds") + " seconds" }) + " left until the stream ends.",
    keepOn: "Keep this page open. Viewers see nothing when the screen is off.",
    wasAway: (d) => "You were away for " + plural(d.seconds, 0, en, { one: strictNumber("en", d.seconds, 0, "seconds") + " second", other: strictNumber("en", d.seconds, 0, "seconds") + " seconds" }) + ". Viewers may have seen nothing meanwhile.",
    cameraGone: "The camera stopped, and viewers see its last picture.",
    openCamera: "Open the camera again",
    microphoneGone: "The microphone stopped, and viewers hear nothing. Connect or allow one, and your sound comes back by itself.",
    openMicrophone: "Open the microphone again",
    cameraQuiet: "A call or another app has your camera, and viewers see its last picture. It comes back by itself after that.",
    microphoneQuiet: "A call or another app has your microphone, and viewers hear nothing. Your sound comes back by itself after that.",
    warning: "From our staff",
    understood: "Understood",
    takenOver: "The stream continues elsewhere",
    takenOverText: "You continued from another tab or device. This one no longer sends anything.",
    takeBack: "Continue from here",
    lost: "The connection was lost",
    lostText: "A stream ends after 30 seconds without a connection.",
    turnedAway: "Your network blocks your video",
    turnedAwayText: "Something between you and us let nothing through, such as a Wi-Fi that asks you to sign in, or a filter. Sign in there, or use mobile data, and continue from here.",
    endedLong: (d) => "A stream lasts " + d.hours + " hours at most.",
    endedLost: "There was no connection for 30 seconds.",
    endedLostTickets: "There was no connection for 30 seconds. Tickets are paid back if the stream was very short, or if the connection was lost on our side.",
    ended: "The stream has ended",
    endedText: "Well done. Your list of streams shows what it earned.",
    endedByStaff: "Our staff ended this stream. The reason is in your email.",
    signedOut: "You are signed out",
    signedOutText: "Sign in again within 30 seconds and continue from here.",
    broken: "Your device could not continue",
    brokenText: "The video could not be encoded or was not accepted. Continue from here, or use another device.",
    close: "To your streams",
    elsewhere: "This page cannot send live video to this server."
  },
  fil: {
    title: "Camera",
    preview: "Makikita ng manonood",
    yourPicture: "Video mo",
    opening: "Binubuksan ang camera mo...",
    openingLate: "Hindi pa sumasagot ang camera. Nagtatanong ba ang browser mo? Payagan ito roon. Kung hindi, isara ang ibang app na gumagamit nito.",
    stopped: "Huminto ang camera o ang microphone",
    stoppedText: "Natanggal ito, hindi na pinapayagan, o kinuha ng ibang app. Buksan ulit para makapag-live.",
    notAllowed: "Hindi pinapayagan ang browser na gamitin ang camera",
    notAllowedText: "Payagan ang camera at microphone para sa page na ito, sa address bar o sa settings ng phone mo, at subukan ulit.",
    notFound: "Walang nahanap na camera o microphone",
    notFoundText: "Magkabit, o buksan ang page na ito sa phone mo.",
    inUse: "May ibang app na gumagamit ng camera",
    inUseText: "Isara ang app na iyon, o ang ibang tab na may video call, at subukan ulit.",
    unknown: "Hindi mabuksan ang camera",
    unknownText: "Subukan ulit. Kung ayaw pa rin, i-restart ang browser, o buksan ang page na ito sa phone mo.",
    cannot: "Hindi kayang magpadala ng live video ng browser na ito",
    cannotText: "Gumamit ng bagong Chrome, Edge o Safari sa phone o computer. Kahit anong browser ay puwede sa panonood ng fans.",
    tryAgain: "Subukan ulit",
    camera: "Camera",
    microphone: "Microphone",
    cameraOf: (d) => "Camera " + d.place,
    microphoneOf: (d) => "Microphone " + d.place,
    tips: "Hawakan ang phone sa gusto mong ayos, huwag isara ang page na ito, at isaksak ang charger.",
    goLive: "Mag-live na",
    goingLive: "Nagsisimula...",
    goOn: "Ituloy ang live",
    goOnWithin: (d) => "Walang dumarating na video mula sa iyo. Ituloy sa loob ng " + plural(d.seconds, 0, fil, { "1": strictNumber("fil", d.seconds, 0, "seconds") + " segundo", other: strictNumber("fil", d.seconds, 0, "seconds") + " segundo" }) + ", kundi ay matatapos ang live.",
    isEnding: "Natatapos na ang live...",
    sentElsewhere: "Naka-live ka. Kung na-reload o naisara ang page mo, ituloy mula rito: natatapos ang live kapag 30 segundo nang walang video.",
    startsFrom: (d) => "May mga bumili ng ticket para sa " + d.when + ". Puwede kang mag-live " + d.minutes + " minuto bago iyon ang pinakamaaga.",
    leave: "Hindi muna",
    notStarted: "Hindi nagsimula ang live",
    again: "Pakisubukan ulit.",
    switchCamera: "Palitan ang camera",
    muteMicrophone: "I-off ang microphone",
    unmuteMicrophone: "I-on ang microphone",
    muted: "Naka-off ang microphone mo.",
    edit: "Baguhin ang pamagat, goal o replay",
    end: "Tapusin",
    endTitle: "Tapusin ang live?",
    endText: "Matatapos ito para sa lahat, at hindi na maisisimula ulit.",
    endTextTickets: "Matatapos ito para sa lahat, at hindi na maisisimula ulit. Ibabalik ang bayad sa mga ticket kung matatapos ito sa loob ng dalawang minuto mula nang magsimula; pati ang bawat ticket na binili sa huling dalawang minuto. Ibabawas ito sa kita mo; ang kulang ay ibabawas sa susunod mong kikitain.",
    endYes: "Tapusin ang live",
    ending: "Tinatapos...",
    notEnded: "Hindi natapos ang live",
    connecting: "Sinisimulan ang live...",
    fewerFrames: "Mahina ang connection: mas kaunting frame ang ipinapadala. Lumapit sa Wi-Fi, o subukan ang mobile data.",
    leastFrames: "Napakahina ng connection: baka hindi malinaw ang video mo. Lumapit sa Wi-Fi, o subukan ang mobile data.",
    slowDevice: "Hindi makahabol ang device mo: mas kaunting frame ang ipinapadala. Isara ang ibang app at tab, at isaksak ang charger.",
    slowestDevice: "Hirap nang humabol ang device mo: baka hindi malinaw ang video mo. Isara ang ibang app at tab, o ituloy ito sa mas mabilis na device.",
    reconnecting: (d) => "Kumokonekta ulit... " + plural(d.seconds, 0, fil, { "1": strictNumber("fil", d.seconds, 0, "seconds") + " segundo", other: strictNumber("fil", d.seconds, 0, "seconds") + " segundo" }) + " na lang bago matapos ang live.",
    turningAway: (d) => "May humaharang sa video mo sa network mo. Mag-sign in sa Wi-Fi, o gumamit ng mobile data: " + plural(d.seconds, 0, fil, { "1": strictNumber("fil", d.seconds, 0, "seconds") + " segundo", other: strictNumber("fil", d.seconds, 0, "seconds") + " segundo" }) + " na lang bago matapos ang live.",
    keepOn: "Huwag isara ang page na ito. Kapag naka-off ang screen, walang makikita ang manonood.",
    wasAway: (d) => "Nawala ka nang " + plural(d.seconds, 0, fil, { "1": strictNumber("fil", d.seconds, 0, "seconds") + " segundo", other: strictNumber("fil", d.seconds, 0, "seconds") + " segundo" }) + ". Baka walang nakita ang manonood habang wala ka.",
    cameraGone: "Huminto ang camera, at ang huling kuha nito ang nakikita ng manonood.",
    openCamera: "Buksan ulit ang camera",
    microphoneGone: "Huminto ang microphone, at walang naririnig ang manonood. Magkabit o magpayag ng isa, at kusang babalik ang tunog mo.",
    openMicrophone: "Buksan ulit ang microphone",
    cameraQuiet: "Gamit ng tawag o ibang app ang camera mo, at ang huling kuha nito ang nakikita ng manonood. Kusa itong babalik pagkatapos.",
    microphoneQuiet: "Gamit ng tawag o ibang app ang microphone mo, at walang naririnig ang manonood. Kusang babalik ang tunog mo pagkatapos.",
    warning: "Mula sa staff namin",
    understood: "Naiintindihan ko",
    takenOver: "Tuloy ang live sa ibang lugar",
    takenOverText: "Itinuloy mo ito sa ibang tab o device. Wala nang ipinapadala ang isang ito.",
    takeBack: "Ituloy mula rito",
    lost: "Naputol ang connection",
    lostText: "Natatapos ang live kapag 30 segundo nang walang connection.",
    turnedAway: "Hinaharang ng network ang video mo",
    turnedAwayText: "May humarang sa pagitan natin, gaya ng Wi-Fi na kailangang i-sign in o filter. Mag-sign in doon, o gumamit ng mobile data, at ituloy mula rito.",
    endedLong: (d) => "Hanggang " + d.hours + " oras lang ang isang live.",
    endedLost: "30 segundo nang walang connection.",
    endedLostTickets: "30 segundo nang walang connection. Ibabalik ang bayad sa ticket kung napakaikli ng live, o kung sa amin naputol ang connection.",
    ended: "Tapos na ang live",
    endedText: "Ang galing mo! Nasa listahan ng mga live mo kung magkano ang kinita.",
    endedByStaff: "Tinapos ito ng staff namin. Nasa email mo ang dahilan.",
    signedOut: "Naka-sign out ka na",
    signedOutText: "Mag-sign in ulit sa loob ng 30 segundo at ituloy mula rito.",
    broken: "Hindi na kinaya ng device mo",
    brokenText: "Hindi na-encode o hindi tinanggap ang video. Ituloy mula rito, o gumamit ng ibang device.",
    close: "Sa mga live mo",
    elsewhere: "Hindi makapagpadala ng live video ang page na ito sa server na ito."
  }
};

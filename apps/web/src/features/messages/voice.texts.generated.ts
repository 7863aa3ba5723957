// Written by `npm run texts` from voice.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VoiceTexts {
  record: string;
  recording: string;
  asking: string;
  stop: string;
  discard: string;
  send: string;
  add: string;
  use: string;
  sending: string;
  notAllowed: string;
  notFound: string;
  inUse: string;
  insecure: string;
  unknown: string;
  quiet: string;
  nothing: string;
  waits: string;
  tryAgain: string;
  noRoom: string;
  vanishedTitle: string;
  vanishedText: string;
}

export const voiceTexts: Record<Language, VoiceTexts> = {
  en: {
    record: "Record a voice note",
    recording: "Recording",
    asking: "Allow the microphone to begin.",
    stop: "Stop recording",
    discard: "Throw the voice note away",
    send: "Send the voice note",
    add: "Add words or a price",
    use: "Add the voice note",
    sending: "Sending the voice note",
    notAllowed: "The microphone is not allowed on this page. Allow it in the address bar or in your phone’s settings, and try again.",
    notFound: "No microphone was found. Connect one, and try again.",
    inUse: "A call or another app has your microphone. End it, and try again.",
    insecure: "The microphone works on secure pages only. Open this page with https:// in its address.",
    unknown: "The microphone could not be started. Try again.",
    quiet: "A call or another app has your microphone. What you said is kept, and it goes on by itself after that.",
    nothing: "Nothing was recorded. Try again.",
    waits: "It did not reach us. It is kept here, and added once you are online.",
    tryAgain: "Try again",
    noRoom: "No more voice notes can wait on this device. This one stays here until some are sent or deleted.",
    vanishedTitle: "A voice note was not sent",
    vanishedText: "The conversation it was for is not there any more."
  },
  fil: {
    record: "Mag-record ng voice note",
    recording: "Nagre-record",
    asking: "Payagan ang microphone para makapagsimula.",
    stop: "Ihinto ang pagre-record",
    discard: "Itapon ang voice note",
    send: "Ipadala ang voice note",
    add: "Lagyan ng salita o presyo",
    use: "Idagdag ang voice note",
    sending: "Ipinapadala ang voice note",
    notAllowed: "Hindi pinapayagan ang microphone sa page na ito. Payagan ito sa address bar o sa settings ng phone mo, at subukan ulit.",
    notFound: "Walang nahanap na microphone. Magkabit ng isa, at subukan ulit.",
    inUse: "Gamit ng tawag o ibang app ang microphone mo. Tapusin iyon, at subukan ulit.",
    insecure: "Sa ligtas na page lang gumagana ang microphone. Buksan ang page na ito na may https:// sa address.",
    unknown: "Hindi nasimulan ang microphone. Subukan ulit.",
    quiet: "Gamit ng tawag o ibang app ang microphone mo. Nakatago ang sinabi mo, at kusa itong magpapatuloy pagkatapos.",
    nothing: "Walang na-record. Subukan ulit.",
    waits: "Hindi ito nakarating sa amin. Nandito pa ito, at idadagdag kapag online ka na.",
    tryAgain: "Subukan ulit",
    noRoom: "Wala nang lugar para sa voice note na maghihintay sa device na ito. Mananatili ito rito hanggang may maipadala o mabura.",
    vanishedTitle: "May voice note na hindi naipadala",
    vanishedText: "Wala na ang usapang para dito."
  }
};

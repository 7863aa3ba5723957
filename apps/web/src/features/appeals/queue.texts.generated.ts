// Written by `npm run texts` from queue.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface QueueTexts {
  appeals: string;
  which: string;
  loading: string;
  loadFailed: string;
  noneOpen: string;
  noneDecided: string;
  against(values: { what: string | number; name: string | number; when: string | number }): string;
  theirReason: string;
  theirWords(values: { when: string | number }): string;
  isOver: string;
  liveEvidence: string;
  liveEvidenceWaiting: string;
  liveEvidenceLost: string;
  ofStream: string;
  streamStarted(values: { when: string | number }): string;
  ofPayout(values: { pesos: string | number; when: string | number }): string;
  payoutStays: string;
  grantPayoutSure(values: { name: string | number }): string;
  removed: string;
  removalReturns: string;
  removalStays: string;
  streamStaysOver: string;
  ownDecision: string;
  rule: string;
  person: string;
  answer: string;
  answerHint: string;
  answerNeeded: string;
  grant: string;
  deny: string;
  grantSure(values: { name: string | number }): string;
  denySure(values: { name: string | number }): string;
  saving: string;
  done: string;
  failed: string;
  failedText: string;
  granted(values: { name: string | number; when: string | number }): string;
  denied(values: { name: string | number; when: string | number }): string;
  takeBackMeans: string;
}

export const queueTexts: Record<Language, QueueTexts> = {
  en: {
    appeals: "Appeals",
    which: "Which appeals",
    loading: "Loading appeals...",
    loadFailed: "Failed to load appeals",
    noneOpen: "No open appeals",
    noneDecided: "No appeal has been decided yet",
    against: (d) => "Against: " + d.what + ", by " + d.name + ", " + d.when,
    theirReason: "Reason given",
    theirWords: (d) => "The appeal, " + d.when,
    isOver: "It has already ended.",
    liveEvidence: "Save its last minute (video)",
    liveEvidenceWaiting: "Its last minute is being kept.",
    liveEvidenceLost: "Its last minute could not be kept.",
    ofStream: "The live stream",
    streamStarted: (d) => "Started " + d.when,
    ofPayout: (d) => "Payout of " + d.pesos + ", requested " + d.when,
    payoutStays: "No money moves: it is back in the creator’s balance since the payout was rejected. If you grant this, finance sees it when the creator requests a payout again.",
    grantPayoutSure: (d) => d.name + " can request the payout again, and we tell them by email.",
    removed: "What was removed",
    removalReturns: "Granting this brings it back as it was.",
    removalStays: "Granting this appeal does not bring it back: someone shown in it, or its owner, requested its removal.",
    streamStaysOver: "The stream stays over. Granting this takes back that the cut counts as a strike.",
    ownDecision: "This is against your own decision, so another admin decides, as long as there is one.",
    rule: "a Likha rule",
    person: "Open the account",
    answer: "Answer",
    answerHint: "The person reads it.",
    answerNeeded: "Please give an answer",
    grant: "Grant",
    deny: "Deny",
    grantSure: (d) => "The decision about " + d.name + " is lifted, and we tell them by email.",
    denySure: (d) => "The decision about " + d.name + " stays, and we tell them by email. There is no second appeal.",
    saving: "Saving...",
    done: "Done",
    failed: "Not decided",
    failedText: "Please try again.",
    granted: (d) => "Granted by " + d.name + ", " + d.when,
    denied: (d) => "Denied by " + d.name + ", " + d.when,
    takeBackMeans: "The appeal goes back to the queue, and we tell them by email. What they appealed stands until there is a new decision."
  },
  fil: {
    appeals: "Mga apela",
    which: "Aling mga apela",
    loading: "Nilo-load ang mga apela...",
    loadFailed: "Hindi ma-load ang mga apela",
    noneOpen: "Walang bukas na apela",
    noneDecided: "Wala pang apelang may desisyon",
    against: (d) => "Laban sa: " + d.what + ", ni " + d.name + ", " + d.when,
    theirReason: "Ibinigay na dahilan",
    theirWords: (d) => "Ang apela, " + d.when,
    isOver: "Tapos na ito.",
    liveEvidence: "I-save ang huling minuto nito (video)",
    liveEvidenceWaiting: "Itinatabi pa ang huling minuto nito.",
    liveEvidenceLost: "Hindi naitabi ang huling minuto nito.",
    ofStream: "Ang live",
    streamStarted: (d) => "Nagsimula noong " + d.when,
    ofPayout: (d) => "Payout na " + d.pesos + ", hiniling noong " + d.when,
    payoutStays: "Walang gagalaw na pera: nasa balance na ulit ito ng creator mula nang hindi inaprubahan ang payout. Kapag tinanggap mo ito, makikita iyon ng finance sa susunod na payout request ng creator.",
    grantPayoutSure: (d) => "Puwedeng hilingin ulit ni " + d.name + " ang payout, at ipapaalam namin ito sa kanya sa email.",
    removed: "Ang inalis",
    removalReturns: "Babalik ito sa dating ayos kapag tinanggap.",
    removalStays: "Hindi ito babalik kahit tanggapin ang apela: hiniling ng taong makikita rito, o ng may-ari, na alisin ito.",
    streamStaysOver: "Hindi na babalik ang live. Kapag tinanggap, hindi na bibilangin na strike ang pagputol.",
    ownDecision: "Laban ito sa sarili mong desisyon: ibang admin ang magdedesisyon, hangga’t mayroon.",
    rule: "patakaran ng Likha",
    person: "Buksan ang account",
    answer: "Sagot",
    answerHint: "Mababasa ito ng tao.",
    answerNeeded: "Magbigay ng sagot",
    grant: "Tanggapin",
    deny: "Tanggihan",
    grantSure: (d) => "Aalisin ang desisyon tungkol kay " + d.name + ", at ipapaalam namin ito sa kanya sa email.",
    denySure: (d) => "Mananatili ang desisyon tungkol kay " + d.name + ", at ipapaalam namin ito sa kanya sa email. Wala nang ikalawang apela.",
    saving: "Sine-save...",
    done: "Tapos na",
    failed: "Hindi napagdesisyunan",
    failedText: "Pakisubukan ulit.",
    granted: (d) => "Tinanggap ni " + d.name + ", " + d.when,
    denied: (d) => "Tinanggihan ni " + d.name + ", " + d.when,
    takeBackMeans: "Babalik sa queue ang apela, at ipapaalam namin ito sa kanya sa email. May bisa pa ang inaapela hangga’t wala pang bagong desisyon."
  }
};

// Written by `npm run texts` from passkeys.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PasskeysTexts {
  title: string;
  hint: string;
  needed: string;
  none: string;
  full(values: { max: string | number }): string;
  elsewhere: string;
  add: string;
  next: string;
  added: string;
  notAdded: string;
  alreadyThere: string;
  notFinished: string;
  loading: string;
  failed: string;
  addedOn(values: { when: string | number }): string;
  usedOn(values: { when: string | number }): string;
  neverUsed: string;
  name: string;
  nameNeeded: string;
  rename: string;
  renameThat(values: { name: string | number }): string;
  save: string;
  remove: string;
  removeThat(values: { name: string | number }): string;
  removeNow: string;
  removed: string;
  renamed: string;
  notChanged: string;
  signIn: string;
  notSignedIn: string;
  instead: string;
  use: string;
  ready: string;
}

export const passkeysTexts: Record<Language, PasskeysTexts> = {
  en: {
    title: "Passkeys",
    hint: "Sign in with your fingerprint, face or screen lock. It cannot be stolen the way a password can.",
    needed: "A passkey works too, and needs no app.",
    none: "You have no passkey yet.",
    full: (d) => "You can have at most " + d.max + " passkeys. Remove one to add another.",
    elsewhere: "Passkeys do not work in this browser or at this address.",
    add: "Add a passkey",
    next: "Next",
    added: "Passkey added",
    notAdded: "No passkey was added",
    alreadyThere: "This device already has a passkey for your account.",
    notFinished: "Your device did not finish. Please try again.",
    loading: "Loading your passkeys",
    failed: "Failed to load your passkeys",
    addedOn: (d) => "Added " + d.when,
    usedOn: (d) => "Last used " + d.when,
    neverUsed: "Not used yet",
    name: "Name",
    nameNeeded: "Enter a name",
    rename: "Rename",
    renameThat: (d) => "Rename " + d.name,
    save: "Save",
    remove: "Remove",
    removeThat: (d) => "Remove " + d.name,
    removeNow: "Remove passkey",
    removed: "Passkey removed",
    renamed: "Passkey renamed",
    notChanged: "Nothing was changed",
    signIn: "Sign in with a passkey",
    notSignedIn: "No passkey was used. Try again, or use your password.",
    instead: "Use a passkey instead",
    use: "Use your passkey",
    ready: "Your passkey is ready."
  },
  fil: {
    title: "Mga passkey",
    hint: "Mag-sign in gamit ang fingerprint, mukha o screen lock mo. Hindi ito mananakaw gaya ng password.",
    needed: "Puwede rin ang passkey, at hindi na kailangan ng app.",
    none: "Wala ka pang passkey.",
    full: (d) => "Hanggang " + d.max + " passkey lang. Magtanggal muna ng isa para makapagdagdag.",
    elsewhere: "Hindi gumagana ang passkey sa browser o address na ito.",
    add: "Magdagdag ng passkey",
    next: "Susunod",
    added: "Naidagdag ang passkey",
    notAdded: "Walang naidagdag na passkey",
    alreadyThere: "May passkey na ang device na ito para sa account mo.",
    notFinished: "Hindi natapos ng device mo. Pakisubukan ulit.",
    loading: "Nilo-load ang mga passkey mo",
    failed: "Hindi ma-load ang mga passkey mo",
    addedOn: (d) => "Idinagdag noong " + d.when,
    usedOn: (d) => "Huling ginamit noong " + d.when,
    neverUsed: "Hindi pa nagagamit",
    name: "Pangalan",
    nameNeeded: "Maglagay ng pangalan",
    rename: "Palitan ang pangalan",
    renameThat: (d) => "Palitan ang pangalan ng " + d.name,
    save: "I-save",
    remove: "Tanggalin",
    removeThat: (d) => "Tanggalin ang " + d.name,
    removeNow: "Tanggalin ang passkey",
    removed: "Natanggal ang passkey",
    renamed: "Napalitan ang pangalan ng passkey",
    notChanged: "Walang nabago",
    signIn: "Mag-sign in gamit ang passkey",
    notSignedIn: "Walang nagamit na passkey. Subukan ulit, o gamitin ang password mo.",
    instead: "Passkey na lang ang gamitin",
    use: "Gamitin ang passkey mo",
    ready: "Handa na ang passkey mo."
  }
};

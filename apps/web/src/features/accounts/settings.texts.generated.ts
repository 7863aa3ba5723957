// Written by `npm run texts` from settings.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface SettingsTexts {
  preferences: string;
  safeMode: string;
  safeModeHint: string;
  notSaved: string;
  email: string;
  emailConfirmed: string;
  emailUnconfirmed: string;
  sendAgain: string;
  emailWaits(values: { address: string | number; current: string | number }): string;
  changeEmail: string;
  newEmail: string;
  sent: string;
  notSent: string;
  currentPassword: string;
  password: string;
  passwordHint: string;
  changePassword: string;
  passwordChanged: string;
  twoFactor: string;
  twoFactorHint: string;
  twoFactorNeeded: string;
  isOn: string;
  isOff: string;
  codesLeft(values: { count: number }): string;
  setUp: string;
  turnOff: string;
  newCodes: string;
  devices: string;
  devicesHint: string;
  device(values: { browser: string | number; system: string | number }): string;
  unknownBrowser: string;
  unknownSystem: string;
  thisDevice: string;
  lastSeen(values: { when: string | number }): string;
  fromNetwork(values: { network: string | number }): string;
  signOutDevice: string;
  signOutThat(values: { device: string | number }): string;
  signOutOthers: string;
  signedOut: string;
  devicesFailed: string;
  securityFailed: string;
  loading: string;
  cancel: string;
  enterPassword: string;
  emailRequired: string;
  data: string;
  dataHint: string;
  download: string;
  deleteTitle: string;
  deleteHint(values: { days: string | number }): string;
  deleteOpen: string;
  deleteLoading: string;
  deleteLoadFailed: string;
  youLose: string;
  lostCredits: string;
  lostEarnings: string;
  lostCommission: string;
  payoutOpen: string;
  giveUp: string;
  deleteNow: string;
  notDeleted: string;
  deleted: string;
  presence: string;
  presenceHint: string;
  presenceSaved: string;
  discretion: string;
  discretionHint(values: { name: string | number }): string;
}

export const settingsTexts: Record<Language, SettingsTexts> = {
  en: {
    preferences: "Language and discretion",
    safeMode: "Safe mode",
    safeModeHint: "Mature posts are left out.",
    notSaved: "Not saved",
    email: "E-mail address",
    emailConfirmed: "Confirmed",
    emailUnconfirmed: "Not confirmed yet. Confirm it, so that you can come back if you forget your password.",
    sendAgain: "Send the link again",
    emailWaits: (d) => d.address + " is waiting to be confirmed. Until then, e-mails go to " + d.current + ".",
    changeEmail: "Change e-mail address",
    newEmail: "New e-mail address",
    sent: "Check your e-mail",
    notSent: "Not sent",
    currentPassword: "Current password",
    password: "Password",
    passwordHint: "Changing it signs out every other device.",
    changePassword: "Change password",
    passwordChanged: "Password changed",
    twoFactor: "Two-factor sign-in",
    twoFactorHint: "A code from an app on your phone, besides the password. Whoever steals your password still cannot get in.",
    twoFactorNeeded: "Admins need two-factor sign-in. Set it up to go on.",
    isOn: "On",
    isOff: "Off",
    codesLeft: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " recovery code left", other: strictNumber("en", d.count, 0, "count") + " recovery codes left" }),
    setUp: "Set up",
    turnOff: "Turn off",
    newCodes: "New recovery codes",
    devices: "Devices",
    devicesHint: "Where you are signed in.",
    device: (d) => d.browser + " on " + d.system,
    unknownBrowser: "A browser or app",
    unknownSystem: "an unknown system",
    thisDevice: "This device",
    lastSeen: (d) => "Last used " + d.when,
    fromNetwork: (d) => "Network " + d.network,
    signOutDevice: "Sign out",
    signOutThat: (d) => "Sign out " + d.device,
    signOutOthers: "Sign out every other device",
    signedOut: "Signed out",
    devicesFailed: "Failed to load devices",
    securityFailed: "Failed to load security settings",
    loading: "Loading",
    cancel: "Cancel",
    enterPassword: "Enter your password",
    emailRequired: "E-mail is required",
    data: "Your data",
    dataHint: "Everything that we keep about you, as one JSON file: profile, posts, purchases, history, sessions.",
    download: "Download my data",
    deleteTitle: "Delete account",
    deleteHint: (d) => "Your account is hidden at once, and subscriptions no longer renew. Sign in within " + d.days + " days to restore it; after that your personal data is erased for good, and any credits that are left are lost.",
    deleteOpen: "Delete my account",
    deleteLoading: "Looking up what you would lose",
    deleteLoadFailed: "Failed to look up what you would lose",
    youLose: "Once the account is erased, this is lost for good:",
    lostCredits: "Left in your wallet",
    lostEarnings: "Earnings that were not paid out",
    lostCommission: "Commission that was not paid out",
    payoutOpen: "A payout of yours is under way. Delete your account once it has arrived.",
    giveUp: "I give up the money that is due to me instead of asking for a payout first",
    deleteNow: "Delete account",
    notDeleted: "Not deleted",
    deleted: "Account deleted",
    presence: "Show when I am online",
    presenceHint: "Others see a dot on your picture while you have Likha open.",
    presenceSaved: "Saved",
    discretion: "Keep it discreet",
    discretionHint: (d) => "E-mails come from " + d.name + " with the subject “A message about your account”, and the tab of your browser shows a neutral title and icon."
  },
  fil: {
    preferences: "Wika at privacy",
    safeMode: "Safe mode",
    safeModeHint: "Hindi ipinapakita ang mga mature na post.",
    notSaved: "Hindi na-save",
    email: "E-mail address",
    emailConfirmed: "Kumpirmado",
    emailUnconfirmed: "Hindi pa kumpirmado. Kumpirmahin ito para makabalik ka kapag nakalimutan mo ang password mo.",
    sendAgain: "Ipadala ulit ang link",
    emailWaits: (d) => "Hindi pa nakukumpirma ang " + d.address + ". Sa " + d.current + " muna pupunta ang mga e-mail.",
    changeEmail: "Palitan ang e-mail address",
    newEmail: "Bagong e-mail address",
    sent: "Tingnan ang e-mail mo",
    notSent: "Hindi naipadala",
    currentPassword: "Kasalukuyang password",
    password: "Password",
    passwordHint: "Kapag pinalitan mo ito, masa-sign out ang lahat ng ibang device.",
    changePassword: "Palitan ang password",
    passwordChanged: "Napalitan ang password",
    twoFactor: "Two-factor sign-in",
    twoFactorHint: "Code ng app sa phone mo, bukod sa password. Hindi pa rin makakapasok ang magnanakaw ng password.",
    twoFactorNeeded: "Kailangan ng mga admin ang two-factor sign-in. I-set up ito para magpatuloy.",
    isOn: "Naka-on",
    isOff: "Naka-off",
    codesLeft: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " recovery code ang natitira", other: strictNumber("fil", d.count, 0, "count") + " recovery code ang natitira" }),
    setUp: "I-set up",
    turnOff: "I-off",
    newCodes: "Mga bagong recovery code",
    devices: "Mga device",
    devicesHint: "Kung saan ka naka-sign in.",
    device: (d) => d.browser + " sa " + d.system,
    unknownBrowser: "Isang browser o app",
    unknownSystem: "hindi kilalang system",
    thisDevice: "Ang device na ito",
    lastSeen: (d) => "Huling ginamit " + d.when,
    fromNetwork: (d) => "Network " + d.network,
    signOutDevice: "I-sign out",
    signOutThat: (d) => "I-sign out ang " + d.device,
    signOutOthers: "I-sign out ang lahat ng ibang device",
    signedOut: "Naka-sign out na",
    devicesFailed: "Hindi ma-load ang mga device",
    securityFailed: "Hindi ma-load ang security settings",
    loading: "Nilo-load",
    cancel: "I-cancel",
    enterPassword: "Ilagay ang password mo",
    emailRequired: "Kailangan ang e-mail",
    data: "Ang data mo",
    dataHint: "Lahat ng itinatago namin tungkol sa iyo sa isang JSON file: profile, posts, mga pagbili, history, sessions.",
    download: "I-download ang data ko",
    deleteTitle: "Burahin ang account",
    deleteHint: (d) => "Itatago agad ang account mo, at hindi na magre-renew ang mga subscription. Mag-sign in sa loob ng " + d.days + " araw para maibalik ito; pagkatapos, tuluyan nang buburahin ang personal data mo, at mawawala ang natitirang credits.",
    deleteOpen: "Burahin ang account ko",
    deleteLoading: "Tinitingnan kung ano ang mawawala sa iyo",
    deleteLoadFailed: "Hindi matingnan kung ano ang mawawala sa iyo",
    youLose: "Kapag nabura na ang account, tuluyan nang mawawala ito:",
    lostCredits: "Natitira sa wallet mo",
    lostEarnings: "Kitang hindi pa na-payout",
    lostCommission: "Commission na hindi pa na-payout",
    payoutOpen: "May payout kang pinoproseso pa. Burahin ang account mo kapag dumating na ito.",
    giveUp: "Isinusuko ko ang perang dapat ibayad sa akin imbes na humingi muna ng payout",
    deleteNow: "Burahin ang account",
    notDeleted: "Hindi nabura",
    deleted: "Nabura ang account",
    presence: "Ipakita kapag online ako",
    presenceHint: "May tuldok na makikita ang iba sa larawan mo habang nakabukas ang Likha mo.",
    presenceSaved: "Na-save",
    discretion: "Gawing discreet",
    discretionHint: (d) => "Galing kay " + d.name + " ang mga e-mail na may subject na “Mensahe tungkol sa account mo”, at neutral ang pamagat at icon sa tab ng browser mo."
  }
};

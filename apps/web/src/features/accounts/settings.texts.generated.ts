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
  fansGetBack: string;
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
    safeModeHint: "Mature posts are hidden.",
    notSaved: "Not saved",
    email: "Email address",
    emailConfirmed: "Confirmed",
    emailUnconfirmed: "Not confirmed yet. Confirm it so that you can get back in if you forget your password.",
    sendAgain: "Send the link again",
    emailWaits: (d) => d.address + " still has to be confirmed. Until then, emails go to " + d.current + ".",
    changeEmail: "Change email address",
    newEmail: "New email address",
    sent: "Check your email",
    notSent: "Not sent",
    currentPassword: "Current password",
    password: "Password",
    passwordHint: "Changing it signs out every other device.",
    changePassword: "Change password",
    passwordChanged: "Password changed",
    twoFactor: "Two-factor sign-in",
    twoFactorHint: "A code from an app on your phone, on top of your password. Somebody who steals your password still cannot get in.",
    twoFactorNeeded: "This account needs two-factor sign-in. Set it up to continue.",
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
    emailRequired: "Email is required",
    data: "Your data",
    dataHint: "Everything we keep about you, in one JSON file: profile, posts, purchases, history, sessions.",
    download: "Download my data",
    deleteTitle: "Delete account",
    deleteHint: (d) => "Your account is hidden right away and subscriptions stop renewing. Sign in within " + d.days + " days to restore it. After that, your personal data is erased for good, and any credits left are lost.",
    deleteOpen: "Delete my account",
    deleteLoading: "Checking what you would lose",
    deleteLoadFailed: "Failed to check what you would lose",
    youLose: "Once your account is erased, you lose these for good:",
    lostCredits: "Left in your wallet",
    lostEarnings: "Earnings not paid out",
    lostCommission: "Commission not paid out",
    fansGetBack: "What fans bought from you in the last 30 days, and what is left of the months they paid, goes back to them at once. It comes off your earnings. What they do not cover comes off what you earn if you come back.",
    payoutOpen: "One of your payouts is still in progress. Delete your account once it has arrived.",
    giveUp: "I give up the money owed to me and do not want a payout first",
    deleteNow: "Delete account",
    notDeleted: "Not deleted",
    deleted: "Account deleted",
    presence: "Show when I am online",
    presenceHint: "Others see a dot on your picture while Likha is open on your device.",
    presenceSaved: "Saved",
    discretion: "Keep it discreet",
    discretionHint: (d) => "Emails come from " + d.name + " with the subject “A message about your account”, and your browser tab shows a neutral title and icon."
  },
  fil: {
    preferences: "Wika at privacy",
    safeMode: "Safe mode",
    safeModeHint: "Nakatago ang mga mature na post.",
    notSaved: "Hindi na-save",
    email: "Email address",
    emailConfirmed: "Kumpirmado",
    emailUnconfirmed: "Hindi pa kumpirmado. Kumpirmahin ito para makapasok ka pa rin kapag nakalimutan mo ang password mo.",
    sendAgain: "Ipadala ulit ang link",
    emailWaits: (d) => "Hindi pa nakukumpirma ang " + d.address + ". Sa " + d.current + " muna pupunta ang mga email.",
    changeEmail: "Palitan ang email address",
    newEmail: "Bagong email address",
    sent: "Tingnan ang email mo",
    notSent: "Hindi naipadala",
    currentPassword: "Kasalukuyang password",
    password: "Password",
    passwordHint: "Kapag pinalitan mo ito, masa-sign out ang lahat ng ibang device.",
    changePassword: "Palitan ang password",
    passwordChanged: "Napalitan ang password",
    twoFactor: "Two-factor sign-in",
    twoFactorHint: "Code mula sa app sa phone mo, bukod sa password. Kahit manakaw ang password mo, hindi pa rin sila makakapasok.",
    twoFactorNeeded: "Kailangan ng account na ito ang two-factor sign-in. I-set up ito para magpatuloy.",
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
    emailRequired: "Kailangan ang email",
    data: "Ang data mo",
    dataHint: "Lahat ng hawak naming impormasyon tungkol sa iyo, sa isang JSON file: profile, posts, mga pagbili, history, sessions.",
    download: "I-download ang data ko",
    deleteTitle: "Burahin ang account",
    deleteHint: (d) => "Itatago agad ang account mo at hindi na magre-renew ang mga subscription. Mag-sign in sa loob ng " + d.days + " araw para maibalik ito. Pagkatapos, tuluyan nang buburahin ang personal data mo, at mawawala ang natitirang credits.",
    deleteOpen: "Burahin ang account ko",
    deleteLoading: "Tinitingnan kung ano ang mawawala sa iyo",
    deleteLoadFailed: "Hindi matingnan kung ano ang mawawala sa iyo",
    youLose: "Kapag nabura na ang account mo, tuluyan nang mawawala ang mga ito:",
    lostCredits: "Natitira sa wallet mo",
    lostEarnings: "Kitang hindi pa na-payout",
    lostCommission: "Commission na hindi pa na-payout",
    fansGetBack: "Ibabalik agad sa fans ang mga binili nila sa iyo sa huling 30 araw at ang natitira sa mga buwang binayaran nila. Ibabawas ito sa kita mo. Ang kulang ay ibabawas sa kikitain mo kung babalik ka.",
    payoutOpen: "May payout kang pinoproseso pa. Burahin ang account mo kapag dumating na ito.",
    giveUp: "Hindi ko na kukunin ang perang para sa akin, at hindi na ako hihingi ng payout",
    deleteNow: "Burahin ang account",
    notDeleted: "Hindi nabura",
    deleted: "Nabura ang account",
    presence: "Ipakita kapag online ako",
    presenceHint: "May tuldok sa larawan mo na makikita ng iba habang nakabukas ang Likha mo.",
    presenceSaved: "Na-save",
    discretion: "Gawing discreet",
    discretionHint: (d) => "Galing kay " + d.name + " ang mga email, “Message tungkol sa account mo” ang subject, at neutral ang title at icon sa tab ng browser mo."
  }
};

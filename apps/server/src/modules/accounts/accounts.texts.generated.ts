// Written by `npm run texts` from accounts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AccountsTexts {
  foreignCaptcha: string;
  firstApprovalGone: string;
  firstApprovalWithdrawn: string;
  signedOut: string;
  documentsAccepted: string;
  newerDocuments: string;
  weakGuessable: string;
  weakShort(values: { count: string | number }): string;
  weakPersonal: string;
  birthday: string;
  tooYoung(values: { age: string | number }): string;
  captchaRequired: string;
  captchaFailed: string;
  accountIs(values: { status: string | number }): string;
  emailTaken: string;
  wrongCredentials: string;
  suspended: string;
  resting(values: { wait: string | number }): string;
  passwordsBusy: string;
  nameLetters: string;
  nameOfStaff: string;
  usernameTaken: string;
  usernameWaits(values: { count: string | number; days: string | number }): string;
  creatorsPrice: string;
  creatorsBenefits: string;
  profileSaved: string;
  pictureNeeded: string;
  pictureTooLarge(values: { mb: string | number }): string;
  picturePixels: string;
  pictureBroken: string;
  pictureSaved: string;
  pictureRemoved: string;
  emailInvalid: string;
  resetAsked: string;
  resetSubject: string;
  resetText(values: { minutes: string | number }): string;
  resetIgnore: string;
  linkInvalid: string;
  passwordReset: string;
  passwordChanged: string;
  wrongPassword: string;
  changedSubject: string;
  changedText(values: { when: string | number }): string;
  changedNotYou: string;
  confirmSubject: string;
  confirmText(values: { hours: string | number }): string;
  confirmIgnore: string;
  changeEmailText(values: { hours: string | number }): string;
  emailConfirmed: string;
  confirmationSent(values: { address: string | number }): string;
  alreadyConfirmed: string;
  movedSubject: string;
  movedText(values: { when: string | number }): string;
  movedNotYou: string;
  undoSubject: string;
  undoText(values: { hours: string | number }): string;
  undoIgnore: string;
  emailKept: string;
  sessionEnded: string;
  othersEnded: string;
  codeNeeded: string;
  codeWrong: string;
  codesResting(values: { wait: string | number }): string;
  recoveryResting(values: { wait: string | number }): string;
  codesSlowedSubject: string;
  codesSlowedText(values: { when: string | number }): string;
  twoFactorOn: string;
  twoFactorOff: string;
  twoFactorIsOn: string;
  twoFactorIsOff: string;
  twoFactorStays: string;
  codesRenewed: string;
  twoFactorOnSubject: string;
  twoFactorOnText(values: { when: string | number }): string;
  twoFactorOffSubject: string;
  twoFactorOffText(values: { when: string | number }): string;
  recoveryUsedSubject: string;
  recoveryUsedText(values: { when: string | number; count: string | number }): string;
  safeModeOn: string;
  safeModeOff: string;
  confirmAge(values: { age: string | number }): string;
  leftSubject: string;
  leftText(values: { when: string | number; days: string | number }): string;
  leftRestore: string;
  restoredSubject: string;
  restoredText(values: { when: string | number }): string;
  erasedName: string;
  banned: string;
  suspendedUntil(values: { until: string | number; reason: string | number }): string;
  bannedBecause(values: { reason: string | number }): string;
  signedOutSubject: string;
  signedOutText(values: { when: string | number }): string;
  payoutAccountSubject: string;
  payoutAccountText(values: { when: string | number }): string;
  twoFactorResetSubject: string;
  twoFactorResetText(values: { when: string | number }): string;
  contactNotYou: string;
  ownAccount: string;
  hasNoTwoFactor: string;
  passkeyRefused: string;
  passkeyLate: string;
  passkeyKnown: string;
  passkeyTooWeak: string;
  passkeysFull(values: { max: string | number }): string;
  passkeyNeeded: string;
  passkeyAdded(values: { name: string | number }): string;
  passkeyRenamed: string;
  passkeyRemoved: string;
  passkeyStays: string;
  passkeyAddedSubject: string;
  passkeyAddedText(values: { when: string | number; name: string | number }): string;
  passkeyRemovedSubject: string;
  passkeyRemovedText(values: { when: string | number; name: string | number }): string;
  passkeyClonedSubject: string;
  passkeyClonedText(values: { when: string | number; name: string | number }): string;
  removePasskeyNotYou: string;
  ownersHelp: string;
  staffLastOwner: string;
  staffNoCreators: string;
  staffInactive: string;
  staffTwoFactor: string;
  roleGiven: string;
  roleTaken: string;
  roleChangedSubject: string;
  roleChangedText(values: { when: string | number }): string;
  discreetSubject: string;
  payoutLatelySubject: string;
  payoutLatelyText(values: { when: string | number; until: string | number }): string;
  payoutLatelyEnding: string;
  payoutBackSubject: string;
  payoutBackText(values: { amount: string | number; until: string | number }): string;
  payoutBackEnding: string;
}

export const accountsTexts: Record<Language, AccountsTexts> = {
  en: {
    foreignCaptcha: "The configured captcha uses its own challenge.",
    firstApprovalGone: "You have no first approval here anymore: you withdrew it, or a second person has decided.",
    firstApprovalWithdrawn: "What you said as the first of two no longer counts.",
    signedOut: "Signed out",
    documentsAccepted: "Thank you. Your agreement has been recorded.",
    newerDocuments: "There is a newer version of the documents. Please read that one.",
    weakGuessable: "This password is too easy to guess. Choose another: a few unrelated words are good.",
    weakShort: (d) => "Use at least " + d.count + " characters",
    weakPersonal: "Choose a password that is not made of your name or email address.",
    birthday: "Enter your date of birth",
    tooYoung: (d) => "You must be " + d.age + " or older to register",
    captchaRequired: "Please complete the reCAPTCHA verification",
    captchaFailed: "reCAPTCHA verification failed. Please try again.",
    accountIs: (d) => "This account is " + d.status + ".",
    emailTaken: "This email address is already registered. Sign in instead.",
    wrongCredentials: "Invalid email or password",
    suspended: "This account is suspended. Contact support.",
    resting: (d) => "Too many wrong passwords. Try again in " + d.wait + ".",
    passwordsBusy: "Many people are signing in right now. Please try again in a few seconds.",
    nameLetters: "Use plain letters in your name",
    nameOfStaff: "Choose a name that is not the name of our staff",
    usernameTaken: "This username is not available. Choose another.",
    usernameWaits: (d) => "You can change your username " + d.count + " times in " + d.days + " days. Try again later.",
    creatorsPrice: "Only creators have a monthly price.",
    creatorsBenefits: "Only creators can list the benefits of a subscription.",
    profileSaved: "Your profile has been updated.",
    pictureNeeded: "Choose a picture (JPEG, PNG or WebP).",
    pictureTooLarge: (d) => "Choose a picture of at most " + d.mb + " MB.",
    picturePixels: "This picture has too many pixels. Choose one of at most 50 megapixels.",
    pictureBroken: "This picture is damaged and cannot be opened. Choose another.",
    pictureSaved: "Your picture has been updated.",
    pictureRemoved: "Your picture has been removed.",
    emailInvalid: "Enter a valid email address",
    resetAsked: "If there is an account with this email address, a link to choose a new password is on its way.",
    resetSubject: "Choose a new password",
    resetText: (d) => "Somebody asked for a new password for your Likha account. This link works once, for " + d.minutes + " minutes:",
    resetIgnore: "If this was not you, ignore this email. Your password stays the same.",
    linkInvalid: "This link was already used or has expired. Ask for a new one.",
    passwordReset: "Your password was changed. Sign in with the new one.",
    passwordChanged: "Your password was changed. Other devices are signed out.",
    wrongPassword: "This is not your password",
    changedSubject: "Your password was changed",
    changedText: (d) => "The password of your Likha account was changed on " + d.when + ", and every other device was signed out.",
    changedNotYou: "If this was not you, choose a new password right away:",
    confirmSubject: "Confirm your email address",
    confirmText: (d) => "Welcome to Likha. Confirm that this is your email address. The link works for " + d.hours + " hours:",
    confirmIgnore: "If you did not ask for this, ignore this email.",
    changeEmailText: (d) => "Confirm this as the new email address of your Likha account. The link works for " + d.hours + " hours:",
    emailConfirmed: "Your email address is confirmed.",
    confirmationSent: (d) => "A link is on its way to " + d.address + ".",
    alreadyConfirmed: "Your email address is already confirmed.",
    movedSubject: "Your email address was changed",
    movedText: (d) => "Your Likha account has used another email address since " + d.when + ". You will get no more emails here.",
    movedNotYou: "If this was not you, write to us right away:",
    undoSubject: "Was this you? Somebody asked to change your email address",
    undoText: (d) => "Somebody who knows your password asked to move your Likha account to another email address. If this was not you, open this link within " + d.hours + " hours. The change is undone, you are signed out everywhere, and you choose a new password:",
    undoIgnore: "If this was you, ignore this email.",
    emailKept: "The change is undone and every device is signed out. Choose a new password now.",
    sessionEnded: "This device is signed out.",
    othersEnded: "Every other device is signed out.",
    codeNeeded: "Enter the code of your authenticator app.",
    codeWrong: "This code is wrong or was already used.",
    codesResting: (d) => "Too many wrong codes. Try again in " + d.wait + ", or use a recovery code.",
    recoveryResting: (d) => "Too many wrong codes. Try again in " + d.wait + ".",
    codesSlowedSubject: "Wrong codes were entered for your account",
    codesSlowedText: (d) => "Somebody who knows your password entered wrong codes for two-factor sign-in, the last one on " + d.when + ". From now on, each wrong code makes the wait longer. You can still sign in with a recovery code.",
    twoFactorOn: "Two-factor sign-in is on.",
    twoFactorOff: "Two-factor sign-in is off.",
    twoFactorIsOn: "Two-factor sign-in is already on.",
    twoFactorIsOff: "Two-factor sign-in is not on.",
    twoFactorStays: "This account needs two-factor sign-in.",
    codesRenewed: "Your new recovery codes are ready. The old ones no longer work.",
    twoFactorOnSubject: "Two-factor sign-in is on",
    twoFactorOnText: (d) => "Since " + d.when + ", signing in to your Likha account also asks for a code.",
    twoFactorOffSubject: "Two-factor sign-in is off",
    twoFactorOffText: (d) => "Since " + d.when + ", your password alone is enough to sign in to your Likha account.",
    recoveryUsedSubject: "A recovery code was used",
    recoveryUsedText: (d) => "A recovery code of your Likha account was used on " + d.when + ". Codes left: " + d.count + ".",
    safeModeOn: "Safe mode is on.",
    safeModeOff: "Safe mode is off.",
    confirmAge: (d) => "Confirm that you are " + d.age + " or older.",
    leftSubject: "Your account will be deleted",
    leftText: (d) => "You deleted your Likha account on " + d.when + ". Nobody can see it for " + d.days + " days, and signing in restores it. After that, your personal data is erased.",
    leftRestore: "To restore it, sign in:",
    restoredSubject: "Your account is back",
    restoredText: (d) => "You signed in on " + d.when + ", so your Likha account will not be deleted.",
    erasedName: "Deleted account",
    banned: "This account is banned. Contact support.",
    suspendedUntil: (d) => "This account is suspended until " + d.until + ". You may appeal within 30 days; the mail we sent you says how. Reason: " + d.reason,
    bannedBecause: (d) => "This account is banned for good. You may appeal within 30 days; the mail we sent you says how. Reason: " + d.reason,
    signedOutSubject: "You were signed out everywhere",
    signedOutText: (d) => "On " + d.when + " our team signed you out of your Likha account on every device. Sign in again to continue. Choose another password if you think somebody else knows yours.",
    payoutAccountSubject: "Your payout account was changed",
    payoutAccountText: (d) => "The account that receives your payouts was changed on " + d.when + ". You can ask for a payout to the new account after 24 hours.",
    twoFactorResetSubject: "We turned off your two-factor sign-in",
    twoFactorResetText: (d) => "On " + d.when + " our team turned off two-factor sign-in for your Likha account. Your password alone is enough to sign in until you set it up again in your settings.",
    contactNotYou: "If you did not ask for this, write to us:",
    ownAccount: "Admins cannot do this to their own account.",
    hasNoTwoFactor: "This account has no two-factor sign-in.",
    passkeyRefused: "This passkey was not accepted. Try again, or sign in with your password.",
    passkeyLate: "That took too long. Please try again.",
    passkeyKnown: "This passkey is already on an account.",
    passkeyTooWeak: "This passkey is of a kind that Likha no longer accepts. Sign in with your password, and add another passkey.",
    passkeysFull: (d) => "You can have at most " + d.max + " passkeys. Remove one first.",
    passkeyNeeded: "Use your passkey for this.",
    passkeyAdded: (d) => "You can now sign in with " + d.name + ".",
    passkeyRenamed: "Renamed.",
    passkeyRemoved: "Passkey removed. Delete it on your device as well.",
    passkeyStays: "This account needs a passkey or an authenticator app.",
    passkeyAddedSubject: "A passkey was added",
    passkeyAddedText: (d) => "Since " + d.when + ", the passkey “" + d.name + "” can open your Likha account.",
    passkeyRemovedSubject: "A passkey was removed",
    passkeyRemovedText: (d) => "On " + d.when + " the passkey “" + d.name + "” was removed from your Likha account. Nobody can sign in with it any more.",
    passkeyClonedSubject: "A passkey may have been copied",
    passkeyClonedText: (d) => "On " + d.when + " we refused a sign-in with your passkey “" + d.name + "”, because it looks like somebody made a copy of it. Remove it in your settings and add a new one.",
    removePasskeyNotYou: "If it was not you, remove it in your settings, and choose a new password:",
    ownersHelp: "Only an owner can do this for staff.",
    staffLastOwner: "This is the only owner. Make somebody else an owner first.",
    staffNoCreators: "Creators cannot join the staff with their creator account. Use a separate one.",
    staffInactive: "This account is not active.",
    staffTwoFactor: "They have to set up two-factor sign-in first.",
    roleGiven: "Role given. It takes effect right away.",
    roleTaken: "Removed from staff",
    roleChangedSubject: "Your role at Likha has changed",
    roleChangedText: (d) => "Your role on the staff of Likha was changed on " + d.when + ". Sign in to see what you can do.",
    discreetSubject: "A message about your account",
    payoutLatelySubject: "Look at your payout account",
    payoutLatelyText: (d) => "Your Likha account was secured on " + d.when + ". In the three days before, the account that receives your payouts was set or changed. Look whether it is yours: nobody can ask for a payout to it until " + d.until + ". Payouts to it that waited for a decision are not sent; their money is in your balance again.",
    payoutLatelyEnding: "If it isn’t yours, put your own there, and write to us.",
    payoutBackSubject: "A payout came back to you",
    payoutBackText: (d) => "Your payout of " + d.amount + " was sent back by its bank, and your account is about to be deleted. What came back is still yours: we wait with deleting your account until " + d.until + ".",
    payoutBackEnding: "Sign in before then and ask for your payout again. If you don’t, you give it up with your account."
  },
  fil: {
    foreignCaptcha: "May sariling challenge ang naka-configure na captcha.",
    firstApprovalGone: "Wala ka nang unang pag-apruba rito: iniurong mo na ito, o may pangalawang taong nagdesisyon na.",
    firstApprovalWithdrawn: "Hindi na binibilang ang sinabi mo bilang una sa dalawa.",
    signedOut: "Naka-sign out na",
    documentsAccepted: "Salamat. Naitala na ang pagsang-ayon mo.",
    newerDocuments: "May mas bagong bersyon ng mga dokumento. Iyon ang basahin mo.",
    weakGuessable: "Madaling hulaan ang password na ito. Pumili ng iba: maganda ang ilang salitang hindi magkakaugnay.",
    weakShort: (d) => "Gumamit ng hindi bababa sa " + d.count + " na character",
    weakPersonal: "Pumili ng password na hindi gawa sa pangalan o email address mo.",
    birthday: "Ilagay ang petsa ng kapanganakan mo",
    tooYoung: (d) => "Kailangang " + d.age + " taong gulang ka pataas para makapag-register",
    captchaRequired: "Pakikumpleto ang reCAPTCHA verification",
    captchaFailed: "Hindi pumasa ang reCAPTCHA verification. Pakisubukan ulit.",
    accountIs: (d) => d.status + " ang account na ito.",
    emailTaken: "May account na ang email address na ito. Mag-sign in na lang.",
    wrongCredentials: "Mali ang email o password",
    suspended: "Suspendido ang account na ito. Makipag-ugnayan sa support.",
    resting: (d) => "Masyadong maraming maling password. Subukan ulit pagkalipas ng " + d.wait + ".",
    passwordsBusy: "Maraming nagsa-sign in ngayon. Pakisubukan ulit pagkalipas ng ilang segundo.",
    nameLetters: "Gumamit ng karaniwang letra sa pangalan mo",
    nameOfStaff: "Pumili ng pangalang hindi pangalan ng staff namin",
    usernameTaken: "Hindi available ang username na ito. Pumili ng iba.",
    usernameWaits: (d) => "Hanggang " + d.count + " beses mo lang mapapalitan ang username mo sa loob ng " + d.days + " araw. Subukan ulit sa ibang araw.",
    creatorsPrice: "Creators lang ang may buwanang presyo.",
    creatorsBenefits: "Creators lang ang puwedeng maglista ng mga benepisyo ng subscription.",
    profileSaved: "Na-update na ang profile mo.",
    pictureNeeded: "Pumili ng larawan (JPEG, PNG o WebP).",
    pictureTooLarge: (d) => "Pumili ng larawang hanggang " + d.mb + " MB lang.",
    picturePixels: "Masyadong maraming pixel ang larawang ito. Pumili ng hanggang 50 megapixels lang.",
    pictureBroken: "Sira ang larawang ito at hindi mabuksan. Pumili ng iba.",
    pictureSaved: "Na-update na ang larawan mo.",
    pictureRemoved: "Natanggal na ang larawan mo.",
    emailInvalid: "Maglagay ng tamang email address",
    resetAsked: "Kung may account na may ganitong email address, papunta na ang link para makapili ng bagong password.",
    resetSubject: "Pumili ng bagong password",
    resetText: (d) => "May humingi ng bagong password para sa Likha account mo. Isang beses lang gagana ang link na ito, sa loob ng " + d.minutes + " minuto:",
    resetIgnore: "Kung hindi ikaw ito, huwag pansinin ang email na ito. Hindi magbabago ang password mo.",
    linkInvalid: "Nagamit na o nag-expire na ang link na ito. Humingi ng bago.",
    passwordReset: "Napalitan na ang password mo. Mag-sign in gamit ang bago.",
    passwordChanged: "Napalitan na ang password mo. Na-sign out ang ibang device.",
    wrongPassword: "Hindi ito ang password mo",
    changedSubject: "Napalitan ang password mo",
    changedText: (d) => "Napalitan ang password ng Likha account mo noong " + d.when + ", at na-sign out ang ibang device.",
    changedNotYou: "Kung hindi ikaw ito, pumili agad ng bagong password:",
    confirmSubject: "Kumpirmahin ang email address mo",
    confirmText: (d) => "Welcome sa Likha. Kumpirmahin na sa iyo ang email address na ito. " + d.hours + " oras gagana ang link:",
    confirmIgnore: "Kung hindi ikaw ang humingi nito, huwag pansinin ang email na ito.",
    changeEmailText: (d) => "Kumpirmahing ito na ang bagong email address ng Likha account mo. " + d.hours + " oras gagana ang link:",
    emailConfirmed: "Kumpirmado na ang email address mo.",
    confirmationSent: (d) => "Papunta na ang link sa " + d.address + ".",
    alreadyConfirmed: "Kumpirmado na ang email address mo.",
    movedSubject: "Napalitan ang email address mo",
    movedText: (d) => "Ibang email address na ang gamit ng Likha account mo mula " + d.when + ". Wala ka nang matatanggap na email dito.",
    movedNotYou: "Kung hindi ikaw ito, sumulat agad sa amin:",
    undoSubject: "Ikaw ba ito? May gustong magpalit ng email address mo",
    undoText: (d) => "May nakakaalam ng password mo na gustong ilipat ang Likha account mo sa ibang email address. Kung hindi ikaw ito, buksan ang link na ito sa loob ng " + d.hours + " oras. Hindi matutuloy ang paglipat, masa-sign out ka sa lahat ng device, at pipili ka ng bagong password:",
    undoIgnore: "Kung ikaw ito, huwag pansinin ang email na ito.",
    emailKept: "Hindi itinuloy ang paglipat, at naka-sign out na ang lahat ng device. Pumili na ng bagong password.",
    sessionEnded: "Naka-sign out na ang device na ito.",
    othersEnded: "Naka-sign out na ang lahat ng ibang device.",
    codeNeeded: "Ilagay ang code ng authenticator app mo.",
    codeWrong: "Mali o nagamit na ang code na ito.",
    codesResting: (d) => "Masyadong maraming maling code. Subukan ulit pagkalipas ng " + d.wait + ", o gumamit ng recovery code.",
    recoveryResting: (d) => "Masyadong maraming maling code. Subukan ulit pagkalipas ng " + d.wait + ".",
    codesSlowedSubject: "May naglagay ng mga maling code para sa account mo",
    codesSlowedText: (d) => "May nakakaalam ng password mo na naglagay ng mga maling code para sa two-factor sign-in, ang huli ay noong " + d.when + ". Mula ngayon, humahaba ang paghihintay sa bawat maling code. Makakapag-sign in ka pa rin gamit ang recovery code.",
    twoFactorOn: "Naka-on na ang two-factor sign-in.",
    twoFactorOff: "Naka-off na ang two-factor sign-in.",
    twoFactorIsOn: "Naka-on na ang two-factor sign-in.",
    twoFactorIsOff: "Hindi naka-on ang two-factor sign-in.",
    twoFactorStays: "Kailangan ng account na ito ang two-factor sign-in.",
    codesRenewed: "Handa na ang mga bagong recovery code mo. Hindi na gumagana ang mga luma.",
    twoFactorOnSubject: "Naka-on na ang two-factor sign-in",
    twoFactorOnText: (d) => "Mula " + d.when + ", humihingi na rin ng code ang pag-sign in sa Likha account mo.",
    twoFactorOffSubject: "Naka-off na ang two-factor sign-in",
    twoFactorOffText: (d) => "Mula " + d.when + ", password na lang ang kailangan sa pag-sign in sa Likha account mo.",
    recoveryUsedSubject: "May ginamit na recovery code",
    recoveryUsedText: (d) => "May ginamit na recovery code ng Likha account mo noong " + d.when + ". Natitirang code: " + d.count + ".",
    safeModeOn: "Naka-on na ang safe mode.",
    safeModeOff: "Naka-off na ang safe mode.",
    confirmAge: (d) => "Kumpirmahing " + d.age + " taong gulang ka pataas.",
    leftSubject: "Buburahin ang account mo",
    leftText: (d) => "Binura mo ang Likha account mo noong " + d.when + ". Sa loob ng " + d.days + " araw, walang makakakita nito at maibabalik ito kapag nag-sign in ka. Pagkatapos, buburahin ang personal data mo.",
    leftRestore: "Para maibalik ito, mag-sign in:",
    restoredSubject: "Naibalik ang account mo",
    restoredText: (d) => "Nag-sign in ka noong " + d.when + ", kaya hindi na buburahin ang Likha account mo.",
    erasedName: "Burado na account",
    banned: "Naka-ban ang account na ito. Makipag-ugnayan sa support.",
    suspendedUntil: (d) => "Suspendido ang account na ito hanggang " + d.until + ". Puwede kang umapela sa loob ng 30 araw; nasa email na ipinadala namin kung paano. Dahilan: " + d.reason,
    bannedBecause: (d) => "Permanenteng naka-ban ang account na ito. Puwede kang umapela sa loob ng 30 araw; nasa email na ipinadala namin kung paano. Dahilan: " + d.reason,
    signedOutSubject: "Na-sign out ka sa lahat ng device",
    signedOutText: (d) => "Noong " + d.when + ", na-sign out ka ng team namin sa Likha account mo sa lahat ng device. Mag-sign in ulit para magpatuloy. Palitan ang password mo kung sa tingin mo ay may ibang nakakaalam nito.",
    payoutAccountSubject: "Napalitan ang payout account mo",
    payoutAccountText: (d) => "Napalitan noong " + d.when + " ang account na pinupuntahan ng mga payout mo. Makakahingi ka ng payout papunta sa bagong account pagkalipas ng 24 na oras.",
    twoFactorResetSubject: "In-off namin ang two-factor sign-in mo",
    twoFactorResetText: (d) => "Noong " + d.when + ", in-off ng team namin ang two-factor sign-in ng Likha account mo. Password lang ang kailangan sa pag-sign in hanggang i-set up mo ulit ito sa settings.",
    contactNotYou: "Kung hindi ikaw ang humiling nito, sumulat sa amin:",
    ownAccount: "Hindi ito magagawa ng admin sa sarili niyang account.",
    hasNoTwoFactor: "Walang two-factor sign-in ang account na ito.",
    passkeyRefused: "Hindi tinanggap ang passkey na ito. Subukan ulit, o mag-sign in gamit ang password mo.",
    passkeyLate: "Masyadong matagal. Pakisubukan ulit.",
    passkeyKnown: "May account na ang passkey na ito.",
    passkeyTooWeak: "Hindi na tinatanggap ng Likha ang ganitong uri ng passkey. Mag-sign in gamit ang password mo, at magdagdag ng ibang passkey.",
    passkeysFull: (d) => "Hanggang " + d.max + " passkey lang. Magtanggal muna ng isa.",
    passkeyNeeded: "Gamitin ang passkey mo para rito.",
    passkeyAdded: (d) => "Puwede ka nang mag-sign in gamit ang " + d.name + ".",
    passkeyRenamed: "Napalitan na ang pangalan.",
    passkeyRemoved: "Natanggal na ang passkey. Burahin mo rin ito sa device mo.",
    passkeyStays: "Kailangan ng account na ito ng passkey o authenticator app.",
    passkeyAddedSubject: "May naidagdag na passkey",
    passkeyAddedText: (d) => "Mula " + d.when + ", mabubuksan na ang Likha account mo gamit ang passkey na “" + d.name + "”.",
    passkeyRemovedSubject: "May tinanggal na passkey",
    passkeyRemovedText: (d) => "Noong " + d.when + ", tinanggal sa Likha account mo ang passkey na “" + d.name + "”. Hindi na ito magagamit sa pag-sign in.",
    passkeyClonedSubject: "Posibleng nakopya ang isang passkey",
    passkeyClonedText: (d) => "Noong " + d.when + ", tinanggihan namin ang pag-sign in gamit ang passkey mong “" + d.name + "” dahil mukhang may gumawa ng kopya nito. Tanggalin ito sa settings mo at magdagdag ng bago.",
    removePasskeyNotYou: "Kung hindi ikaw ito, tanggalin ito sa settings mo, at pumili ng bagong password:",
    ownersHelp: "Owner lang ang makakagawa nito para sa staff.",
    staffLastOwner: "Ito na lang ang owner. Gawin munang owner ang iba.",
    staffNoCreators: "Hindi puwedeng maging staff ang creator gamit ang creator account niya. Gumamit ng hiwalay na account.",
    staffInactive: "Hindi aktibo ang account na ito.",
    staffTwoFactor: "Kailangan muna nilang i-set up ang two-factor sign-in.",
    roleGiven: "Naibigay na ang role. Epektibo na ito agad.",
    roleTaken: "Inalis na sa staff",
    roleChangedSubject: "Nagbago ang role mo sa Likha",
    roleChangedText: (d) => "Nagbago ang role mo sa staff ng Likha noong " + d.when + ". Mag-sign in para makita kung ano ang puwede mong gawin.",
    discreetSubject: "Message tungkol sa account mo",
    payoutLatelySubject: "Tingnan ang payout account mo",
    payoutLatelyText: (d) => "Na-secure ang Likha account mo noong " + d.when + ". Sa tatlong araw bago iyon, na-set o napalitan ang account na pinupuntahan ng mga payout mo. Tingnan kung sa iyo ito: walang makakahingi ng payout papunta rito hanggang " + d.until + ". Hindi ipapadala ang mga payout papunta rito na naghihintay pa ng desisyon; nasa balanse mo na ulit ang pera.",
    payoutLatelyEnding: "Kung hindi ito sa iyo, ilagay ang sa iyo, at sumulat sa amin.",
    payoutBackSubject: "May payout na bumalik sa iyo",
    payoutBackText: (d) => "Ibinalik ng bangko ang payout mong " + d.amount + ", at malapit nang burahin ang account mo. Sa iyo pa rin ang bumalik: hihintayin namin ang " + d.until + " bago burahin ang account mo.",
    payoutBackEnding: "Mag-sign in bago iyon at hingin ulit ang payout mo. Kung hindi, isinusuko mo ito kasama ng account mo."
  }
};

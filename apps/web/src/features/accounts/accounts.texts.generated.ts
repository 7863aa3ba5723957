// Written by `npm run texts` from accounts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AccountsTexts {
  welcomeBack: string;
  sessionEnded: string;
  newHere: string;
  signInTitle: string;
  signIn: string;
  emailRequired: string;
  emailInvalid: string;
  passwordRequired: string;
  password: string;
  email: string;
  wrongCredentials: string;
  loginFailed: string;
  welcomeBackToast: string;
  loggedInAs(values: { name: string | number }): string;
  createYourAccount: string;
  alreadyHere: string;
  signUpTitle: string;
  referralTitle: string;
  referralText(values: { name: string | number }): string;
  motto: string;
  mottoSupport: string;
  back: string;
  joiningAs: string;
  fan: string;
  fanText: string;
  creator: string;
  creatorText: string;
  isAdult: string;
  agree: string;
  alsoHold: string;
  fullName: string;
  birthday: string;
  atLeastCharacters(values: { count: string | number }): string;
  atMostCharacters(values: { count: string | number }): string;
  confirmPassword: string;
  createAccount: string;
  createWaits: string;
  nameRequired: string;
  passwordAgain: string;
  birthdayRequired: string;
  lookAgain: string;
  mismatchTitle: string;
  mismatchText: string;
  ageTitle: string;
  ageText(values: { age: string | number }): string;
  agreementTitle: string;
  agreementText: string;
  captchaTitle: string;
  captchaText: string;
  captchaFailedTitle: string;
  captchaFailedText: string;
  registrationFailed: string;
  registrationFailedText: string;
  tooShort(values: { count: string | number }): string;
  guessablePassword: string;
  personalPassword: string;
  accountCreated: string;
  welcome(values: { name: string | number }): string;
  settings: string;
  forgotLink: string;
  codeTitle: string;
  codeLead: string;
  recoveryLead: string;
  code: string;
  recoveryCode: string;
  useRecovery: string;
  useApp: string;
  codeRequired: string;
  forgotTitle: string;
  forgotLead: string;
  sendLink: string;
  forgotFailed: string;
  checkMail: string;
  linkLives(values: { minutes: string | number }): string;
  backToSignIn: string;
  resetTitle: string;
  resetLead: string;
  newPassword: string;
  confirmNewPassword: string;
  changePassword: string;
  resetFailed: string;
  passwordChangedTitle: string;
  askAgain: string;
  linkMissing: string;
  verifyTitle: string;
  verifyLead: string;
  verify: string;
  verifyFailed: string;
  notMeTitle: string;
  notMeLead: string;
  notMe: string;
  notMeDone: string;
  notMeFailed: string;
  verified(values: { address: string | number }): string;
  goOn: string;
  toSettings: string;
  signingInAs(values: { address: string | number }): string;
  appealOffer: string;
  appealLink: string;
}

export const accountsTexts: Record<Language, AccountsTexts> = {
  en: {
    welcomeBack: "Welcome back",
    sessionEnded: "Your session has ended. Sign in to go on where you were.",
    newHere: "New here? <link>Sign up</link>",
    signInTitle: "Sign in",
    signIn: "Sign in",
    emailRequired: "Email is required",
    emailInvalid: "Enter a valid email address",
    passwordRequired: "Password is required",
    password: "Password",
    email: "Email",
    wrongCredentials: "Invalid email or password",
    loginFailed: "Login Failed",
    welcomeBackToast: "Welcome back!",
    loggedInAs: (d) => "Logged in as " + d.name,
    createYourAccount: "Create your account",
    alreadyHere: "Already with us? <link>Sign in</link>",
    signUpTitle: "Sign up",
    referralTitle: "Referral Link Detected",
    referralText: (d) => "You were referred by " + d.name + ". You must register as a creator to activate the referral.",
    motto: "Made by hand.",
    mottoSupport: "Yours to support.",
    back: "Back",
    joiningAs: "I am joining as a",
    fan: "Fan",
    fanText: "Follow and unlock",
    creator: "Creator",
    creatorText: "Publish and earn",
    isAdult: "I am 18 years old or older",
    agree: "I agree to the <terms>Terms</terms> and the <privacy>Privacy Policy</privacy>",
    alsoHold: "The <acceptable>Acceptable Use Policy</acceptable> and the <community>Community Guidelines</community> apply to everyone, and the <consent>Creator Consent</consent> to creators.",
    fullName: "Full name",
    birthday: "Date of birth",
    atLeastCharacters: (d) => "At least " + d.count + " characters",
    atMostCharacters: (d) => "At most " + d.count + " characters",
    confirmPassword: "Confirm password",
    createAccount: "Create Account",
    createWaits: "Tick “I'm not a robot” first. Then you can press Create Account.",
    nameRequired: "Full name is required",
    passwordAgain: "Type the password again",
    birthdayRequired: "Enter your date of birth",
    lookAgain: "Some fields need another look",
    mismatchTitle: "Password Mismatch",
    mismatchText: "Passwords do not match",
    ageTitle: "Age Restriction",
    ageText: (d) => "You must be " + d.age + " or older to register",
    agreementTitle: "Agreement Required",
    agreementText: "Please accept all terms and conditions",
    captchaTitle: "Verification Required",
    captchaText: "Please complete the reCAPTCHA verification",
    captchaFailedTitle: "Verification Error",
    captchaFailedText: "reCAPTCHA verification failed. Please try again.",
    registrationFailed: "Registration Failed",
    registrationFailedText: "Registration failed. Please try again.",
    tooShort: (d) => "Use at least " + d.count + " characters",
    guessablePassword: "This password is too easy to guess. Choose another: a few unrelated words are good.",
    personalPassword: "Choose a password that is not made of your name or email address.",
    accountCreated: "Account Created!",
    welcome: (d) => "Welcome to Likha, " + d.name,
    settings: "Settings",
    forgotLink: "Forgot password?",
    codeTitle: "Enter your code",
    codeLead: "Open your authenticator app and enter the six digits it shows for Likha.",
    recoveryLead: "Enter one of the recovery codes that you saved. Each works once.",
    code: "Code",
    recoveryCode: "Recovery code",
    useRecovery: "Use a recovery code",
    useApp: "Use the authenticator app",
    codeRequired: "Enter the code",
    forgotTitle: "Forgot your password?",
    forgotLead: "Enter your email address. We will send you a link to choose a new one.",
    sendLink: "Send link",
    forgotFailed: "The link was not sent",
    checkMail: "Check your email",
    linkLives: (d) => "The link works for " + d.minutes + " minutes. Check your spam folder, too.",
    backToSignIn: "Back to sign in",
    resetTitle: "Choose a new password",
    resetLead: "Changing it signs you out on every device.",
    newPassword: "New password",
    confirmNewPassword: "Confirm new password",
    changePassword: "Change password",
    resetFailed: "Your password was not changed",
    passwordChangedTitle: "Password changed",
    askAgain: "Ask for a new link",
    linkMissing: "This link is incomplete. Open the link in the email again, or ask for a new one.",
    verifyTitle: "Confirm your email",
    verifyLead: "Press once to confirm that this address is yours.",
    verify: "Confirm email address",
    verifyFailed: "Your address was not confirmed",
    notMeTitle: "This was not you?",
    notMeLead: "Your account keeps this email address. You are signed out on every device and choose a new password.",
    notMe: "It was not me: undo it",
    notMeDone: "Undone",
    notMeFailed: "Nothing was undone",
    verified: (d) => d.address + " is confirmed",
    goOn: "Continue",
    toSettings: "Open settings",
    signingInAs: (d) => "Signing in as " + d.address,
    appealOffer: "Do you think this decision is wrong?",
    appealLink: "Appeal it"
  },
  fil: {
    welcomeBack: "Kumusta ulit",
    sessionEnded: "Natapos ang session mo. Mag-sign in para makabalik sa kung nasaan ka.",
    newHere: "Bago ka rito? <link>Mag-sign up</link>",
    signInTitle: "Mag-sign in",
    signIn: "Mag-sign in",
    emailRequired: "Kailangan ang email",
    emailInvalid: "Maglagay ng tamang email address",
    passwordRequired: "Kailangan ang password",
    password: "Password",
    email: "Email",
    wrongCredentials: "Mali ang email o password",
    loginFailed: "Hindi Nakapag-sign in",
    welcomeBackToast: "Welcome back!",
    loggedInAs: (d) => "Naka-sign in bilang " + d.name,
    createYourAccount: "Gumawa ng account",
    alreadyHere: "May account ka na? <link>Mag-sign in</link>",
    signUpTitle: "Mag-sign up",
    referralTitle: "May Referral Link",
    referralText: (d) => "Ni-refer ka ni " + d.name + ". Kailangan mong mag-register bilang creator para gumana ang referral.",
    motto: "Gawa ng kamay.",
    mottoSupport: "Suportahan mo.",
    back: "Bumalik",
    joiningAs: "Sasali ako bilang",
    fan: "Fan",
    fanText: "I-follow at i-unlock",
    creator: "Creator",
    creatorText: "Mag-post at kumita",
    isAdult: "18 taong gulang na ako o higit pa",
    agree: "Sumasang-ayon ako sa <terms>Terms</terms> at <privacy>Privacy Policy</privacy>",
    alsoHold: "Para sa lahat ang <acceptable>Acceptable Use Policy</acceptable> at <community>Community Guidelines</community>, at para sa mga creator ang <consent>Creator Consent</consent>.",
    fullName: "Buong pangalan",
    birthday: "Petsa ng kapanganakan",
    atLeastCharacters: (d) => "Hindi bababa sa " + d.count + " na character",
    atMostCharacters: (d) => "Hanggang " + d.count + " character lang",
    confirmPassword: "Ulitin ang password",
    createAccount: "Gumawa ng Account",
    createWaits: "I-check muna ang “Hindi ako robot”. Saka mo mapipindot ang Gumawa ng Account.",
    nameRequired: "Kailangan ang buong pangalan",
    passwordAgain: "I-type ulit ang password",
    birthdayRequired: "Ilagay ang petsa ng kapanganakan mo",
    lookAgain: "May mga field na kailangang tingnan ulit",
    mismatchTitle: "Hindi Magkapareho ang Password",
    mismatchText: "Hindi magkapareho ang mga password",
    ageTitle: "Limitasyon sa Edad",
    ageText: (d) => "Kailangang " + d.age + " taong gulang ka pataas para makapag-register",
    agreementTitle: "Kailangan ang Pagsang-ayon",
    agreementText: "Pakitanggap ang lahat ng terms and conditions",
    captchaTitle: "Kailangan ang Verification",
    captchaText: "Pakikumpleto ang reCAPTCHA verification",
    captchaFailedTitle: "May Error sa Verification",
    captchaFailedText: "Hindi pumasa ang reCAPTCHA verification. Pakisubukan ulit.",
    registrationFailed: "Hindi Nakapag-register",
    registrationFailedText: "Hindi ka na-register. Pakisubukan ulit.",
    tooShort: (d) => "Gumamit ng hindi bababa sa " + d.count + " na character",
    guessablePassword: "Madaling hulaan ang password na ito. Pumili ng iba: maganda ang ilang salitang hindi magkakaugnay.",
    personalPassword: "Pumili ng password na hindi gawa sa pangalan o email address mo.",
    accountCreated: "May Account Ka Na!",
    welcome: (d) => "Welcome sa Likha, " + d.name,
    settings: "Settings",
    forgotLink: "Nakalimutan ang password?",
    codeTitle: "Ilagay ang code mo",
    codeLead: "Buksan ang authenticator app mo at ilagay ang anim na numerong nakalagay roon para sa Likha.",
    recoveryLead: "Ilagay ang isa sa mga recovery code na na-save mo. Isang beses lang gagana ang bawat isa.",
    code: "Code",
    recoveryCode: "Recovery code",
    useRecovery: "Gumamit ng recovery code",
    useApp: "Gamitin ang authenticator app",
    codeRequired: "Ilagay ang code",
    forgotTitle: "Nakalimutan ang password mo?",
    forgotLead: "Ilagay ang email address mo. Padadalhan ka namin ng link para makapili ng bago.",
    sendLink: "Ipadala ang link",
    forgotFailed: "Hindi naipadala ang link",
    checkMail: "Tingnan ang email mo",
    linkLives: (d) => d.minutes + " minutong gagana ang link. Tingnan din ang spam folder.",
    backToSignIn: "Bumalik sa sign in",
    resetTitle: "Pumili ng bagong password",
    resetLead: "Kapag pinalitan mo ito, masa-sign out ka sa lahat ng device.",
    newPassword: "Bagong password",
    confirmNewPassword: "Ulitin ang bagong password",
    changePassword: "Palitan ang password",
    resetFailed: "Hindi napalitan ang password mo",
    passwordChangedTitle: "Napalitan ang password",
    askAgain: "Humingi ng bagong link",
    linkMissing: "Kulang ang link na ito. Buksan ulit ang link sa email, o humingi ng bago.",
    verifyTitle: "Kumpirmahin ang email mo",
    verifyLead: "Pindutin nang isang beses para kumpirmahing sa iyo ang address na ito.",
    verify: "Kumpirmahin ang email address",
    verifyFailed: "Hindi nakumpirma ang address mo",
    notMeTitle: "Hindi ikaw ito?",
    notMeLead: "Hindi magbabago ang email address ng account mo. Masa-sign out ka sa lahat ng device at pipili ka ng bagong password.",
    notMe: "Hindi ako ito: i-undo",
    notMeDone: "Na-undo na",
    notMeFailed: "Walang na-undo",
    verified: (d) => "Kumpirmado na ang " + d.address,
    goOn: "Magpatuloy",
    toSettings: "Buksan ang settings",
    signingInAs: (d) => "Nagsa-sign in bilang " + d.address,
    appealOffer: "Sa tingin mo ba ay mali ang desisyong ito?",
    appealLink: "Umapela"
  }
};

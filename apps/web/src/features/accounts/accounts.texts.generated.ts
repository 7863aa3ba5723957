// Written by `npm run texts` from accounts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AccountsTexts {
  welcomeBack: string;
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
  mottoPaid: string;
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
}

export const accountsTexts: Record<Language, AccountsTexts> = {
  en: {
    welcomeBack: "Welcome back",
    newHere: "New here? <link>Sign up</link>",
    signInTitle: "Sign in",
    signIn: "Sign in",
    emailRequired: "E-mail is required",
    emailInvalid: "Enter a valid e-mail address",
    passwordRequired: "Password is required",
    password: "Password",
    email: "E-mail",
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
    mottoPaid: "Paid in full.",
    back: "Back",
    joiningAs: "I am joining as a",
    fan: "Fan",
    fanText: "Follow and unlock",
    creator: "Creator",
    creatorText: "Publish and earn",
    isAdult: "I am 18 years old or older",
    agree: "I agree to the <terms>Terms</terms> and the <privacy>Privacy Policy</privacy>",
    alsoHold: "The <acceptable>Acceptable Use Policy</acceptable> and the <community>Community Guidelines</community> hold for everyone, the <consent>Creator Consent</consent> for creators.",
    fullName: "Full name",
    birthday: "Date of birth",
    atLeastCharacters: (d) => "At least " + d.count + " characters",
    atMostCharacters: (d) => "At most " + d.count + " characters",
    confirmPassword: "Confirm password",
    createAccount: "Create Account",
    createWaits: "“I'm not a robot” comes first: then Create Account can be pressed.",
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
    personalPassword: "Choose a password that is not made of your name or e-mail address.",
    accountCreated: "Account Created!",
    welcome: (d) => "Welcome to Likha, " + d.name
  },
  fil: {
    welcomeBack: "Maligayang pagbabalik",
    newHere: "Bago ka rito? <link>Mag-sign up</link>",
    signInTitle: "Mag-sign in",
    signIn: "Mag-sign in",
    emailRequired: "Kailangan ang e-mail",
    emailInvalid: "Maglagay ng tamang e-mail address",
    passwordRequired: "Kailangan ang password",
    password: "Password",
    email: "E-mail",
    wrongCredentials: "Mali ang e-mail o password",
    loginFailed: "Hindi Naka-sign in",
    welcomeBackToast: "Maligayang pagbabalik!",
    loggedInAs: (d) => "Naka-sign in bilang " + d.name,
    createYourAccount: "Gumawa ng account",
    alreadyHere: "May account ka na? <link>Mag-sign in</link>",
    signUpTitle: "Mag-sign up",
    referralTitle: "May Referral Link",
    referralText: (d) => "Ni-refer ka ni " + d.name + ". Kailangan mong mag-register bilang creator para gumana ang referral.",
    motto: "Gawa ng kamay.",
    mottoPaid: "Bayad nang buo.",
    back: "Bumalik",
    joiningAs: "Sasali ako bilang",
    fan: "Fan",
    fanText: "Mag-follow at mag-unlock",
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
    createWaits: "Unahin ang “Hindi ako robot”: pagkatapos, puwede nang pindutin ang Gumawa ng Account.",
    nameRequired: "Kailangan ang buong pangalan",
    passwordAgain: "I-type ulit ang password",
    birthdayRequired: "Ilagay ang petsa ng kapanganakan mo",
    lookAgain: "May mga field na kailangang tingnan ulit",
    mismatchTitle: "Hindi Magkatugma ang Password",
    mismatchText: "Hindi magkatugma ang mga password",
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
    guessablePassword: "Masyadong madaling hulaan ang password na ito. Pumili ng iba: maganda ang ilang salitang walang kaugnayan.",
    personalPassword: "Pumili ng password na hindi gawa sa pangalan o e-mail address mo.",
    accountCreated: "May Account Ka Na!",
    welcome: (d) => "Welcome sa Likha, " + d.name
  }
};

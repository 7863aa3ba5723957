// Written by `npm run texts` from accounts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AccountsTexts {
  foreignCaptcha: string;
  signedOut: string;
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
  resting(values: { minutes: string | number }): string;
  nameLetters: string;
  nameOfStaff: string;
  emailInvalid: string;
}

export const accountsTexts: Record<Language, AccountsTexts> = {
  en: {
    foreignCaptcha: "The configured captcha brings its own challenge.",
    signedOut: "Signed out",
    weakGuessable: "This password is too easy to guess. Choose another: a few unrelated words are good.",
    weakShort: (d) => "Use at least " + d.count + " characters",
    weakPersonal: "Choose a password that is not made of your name or e-mail address.",
    birthday: "Enter your date of birth",
    tooYoung: (d) => "You must be " + d.age + " or older to register",
    captchaRequired: "Please complete the reCAPTCHA verification",
    captchaFailed: "reCAPTCHA verification failed. Please try again.",
    accountIs: (d) => "This account is " + d.status + ".",
    emailTaken: "This e-mail address is already registered. Sign in instead.",
    wrongCredentials: "Invalid email or password",
    suspended: "This account is suspended. Contact support.",
    resting: (d) => "Too many wrong passwords. Try again in " + d.minutes + " minutes.",
    nameLetters: "Use plain letters in your name",
    nameOfStaff: "Choose a name that is not the name of our staff",
    emailInvalid: "Enter a valid e-mail address"
  },
  fil: {
    foreignCaptcha: "May sariling challenge ang naka-configure na captcha.",
    signedOut: "Naka-sign out na",
    weakGuessable: "Masyadong madaling hulaan ang password na ito. Pumili ng iba: maganda ang ilang salitang walang kaugnayan.",
    weakShort: (d) => "Gumamit ng hindi bababa sa " + d.count + " na character",
    weakPersonal: "Pumili ng password na hindi gawa sa pangalan o e-mail address mo.",
    birthday: "Ilagay ang petsa ng kapanganakan mo",
    tooYoung: (d) => "Kailangang " + d.age + " taong gulang ka pataas para makapag-register",
    captchaRequired: "Pakikumpleto ang reCAPTCHA verification",
    captchaFailed: "Hindi pumasa ang reCAPTCHA verification. Pakisubukan ulit.",
    accountIs: (d) => d.status + " ang account na ito.",
    emailTaken: "May account na ang e-mail address na ito. Mag-sign in na lang.",
    wrongCredentials: "Mali ang e-mail o password",
    suspended: "Suspendido ang account na ito. Makipag-ugnayan sa support.",
    resting: (d) => "Masyadong maraming maling password. Subukan ulit pagkalipas ng " + d.minutes + " minuto.",
    nameLetters: "Gumamit ng karaniwang letra sa pangalan mo",
    nameOfStaff: "Pumili ng pangalang hindi pangalan ng staff namin",
    emailInvalid: "Maglagay ng tamang e-mail address"
  }
};

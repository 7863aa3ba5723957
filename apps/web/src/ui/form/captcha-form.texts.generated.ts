// Written by `npm run texts` from captcha-form.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CaptchaFormTexts {
  validationTitle: string;
  captchaTitle: string;
  captchaNeeded: string;
  captchaFailedTitle: string;
  captchaFailed: string;
}

export const captchaFormTexts: Record<Language, CaptchaFormTexts> = {
  en: {
    validationTitle: "Validation Error",
    captchaTitle: "Verification Required",
    captchaNeeded: "Please complete the reCAPTCHA verification",
    captchaFailedTitle: "Verification Error",
    captchaFailed: "reCAPTCHA verification failed. Please try again."
  },
  fil: {
    validationTitle: "May Kulang o Mali",
    captchaTitle: "Kailangan ang Verification",
    captchaNeeded: "Pakikumpleto ang reCAPTCHA verification",
    captchaFailedTitle: "May Error sa Verification",
    captchaFailed: "Hindi pumasa ang reCAPTCHA verification. Pakisubukan ulit."
  }
};

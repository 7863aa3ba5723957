// Written by `npm run texts` from schedule.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ScheduleTexts {
  later: string;
  hint(values: { minutes: string | number }): string;
  required: string;
  tooSoon(values: { minutes: string | number }): string;
  tooLate: string;
}

export const scheduleTexts: Record<Language, ScheduleTexts> = {
  en: {
    later: "Schedule",
    hint: (d) => "Philippine time, " + d.minutes + " minutes to a year from now.",
    required: "Choose a date and a time",
    tooSoon: (d) => "Choose a time at least " + d.minutes + " minutes from now",
    tooLate: "Choose a time within a year"
  },
  fil: {
    later: "I-schedule",
    hint: (d) => "Oras sa Pilipinas, " + d.minutes + " minuto hanggang isang taon mula ngayon.",
    required: "Pumili ng petsa at oras",
    tooSoon: (d) => "Pumili ng oras na hindi bababa sa " + d.minutes + " minuto mula ngayon",
    tooLate: "Pumili ng oras sa loob ng isang taon"
  }
};

// Written by `npm run texts` from rate.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface RateTexts {
  updated(values: { pesos: string | number }): string;
  updatedTitle: string;
  failedTitle: string;
  failed: string;
  loading: string;
  loadFailed: string;
  title: string;
  current(values: { pesos: string | number }): string;
  active: string;
  newRate: string;
  update: string;
  buys(values: { pesos: string | number }): string;
  credits(values: { count: string | number }): string;
  invalid: string;
  aboveZero: string;
  tooHigh: string;
  atMost(values: { pesos: string | number }): string;
  steps: string;
}

export const rateTexts: Record<Language, RateTexts> = {
  en: {
    updated: (d) => "Conversion rate updated to " + d.pesos + " per credit",
    updatedTitle: "Rate Updated",
    failedTitle: "Update Failed",
    failed: "Failed to update conversion rate",
    loading: "Loading credit system data...",
    loadFailed: "Failed to load credit system data",
    title: "Conversion rate",
    current: (d) => "1 credit = " + d.pesos,
    active: "Active Rate",
    newRate: "New rate (pesos per credit)",
    update: "Update Conversion Rate",
    buys: (d) => d.pesos + " buys",
    credits: (d) => d.count + " credits",
    invalid: "Invalid Rate",
    aboveZero: "Conversion rate must be greater than 0",
    tooHigh: "Rate Too High",
    atMost: (d) => "Conversion rate cannot exceed " + d.pesos + " per credit",
    steps: "Use steps of ₱0.01"
  },
  fil: {
    updated: (d) => "Na-update ang conversion rate sa " + d.pesos + " bawat credit",
    updatedTitle: "Na-update ang Rate",
    failedTitle: "Hindi Na-update",
    failed: "Hindi ma-update ang conversion rate",
    loading: "Nilo-load ang data ng credits...",
    loadFailed: "Hindi ma-load ang data ng credits",
    title: "Conversion rate",
    current: (d) => "1 credit = " + d.pesos,
    active: "Aktibong Rate",
    newRate: "Bagong rate (piso bawat credit)",
    update: "I-update ang Conversion Rate",
    buys: (d) => "Mabibili ng " + d.pesos,
    credits: (d) => d.count + " credits",
    invalid: "Maling Rate",
    aboveZero: "Dapat higit sa 0 ang conversion rate",
    tooHigh: "Masyadong Mataas ang Rate",
    atMost: (d) => "Hindi puwedeng lumampas sa " + d.pesos + " bawat credit ang conversion rate",
    steps: "Gumamit ng hakbang na ₱0.01"
  }
};

// Written by `npm run texts` from books.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface BooksTexts {
  currency: string;
  account: string;
  opening: string;
  debit: string;
  credit: string;
  closing: string;
  total: string;
  monthNotOver: string;
  monthNotNext: string;
  monthNotCounted: string;
  firstDone: string;
  closed: string;
  closedBefore(values: { name: string | number }): string;
  noEntry: string;
}

export const booksTexts: Record<Language, BooksTexts> = {
  en: {
    currency: "Currency",
    account: "Account",
    opening: "Opening",
    debit: "Debit",
    credit: "Credit",
    closing: "Closing",
    total: "Total",
    monthNotOver: "A month can be closed one hour after it ends, at the earliest.",
    monthNotNext: "Months are closed in order. Close the one before first.",
    monthNotCounted: "The books of this month are still being sealed. Please try again in twenty minutes.",
    firstDone: "You closed it. A second person has to close it too.",
    closed: "Its trial balance stays as it is from now on.",
    closedBefore: (d) => d.name + " had closed it already. Its trial balance stays as it is.",
    noEntry: "There is no such entry."
  },
  fil: {
    currency: "Currency",
    account: "Account",
    opening: "Simula",
    debit: "Debit",
    credit: "Credit",
    closing: "Katapusan",
    total: "Kabuuan",
    monthNotOver: "Maisasara lang ang isang buwan pagkalipas ng isang oras mula nang matapos ito.",
    monthNotNext: "Sunod-sunod isinasara ang mga buwan. Isara muna ang nauna.",
    monthNotCounted: "Sine-seal pa ang books ng buwang ito. Subukan ulit pagkalipas ng dalawampung minuto.",
    firstDone: "Isinara mo na. Kailangan din itong isara ng isa pa.",
    closed: "Mula ngayon, hindi na magbabago ang trial balance nito.",
    closedBefore: (d) => "Naisara na ito ni " + d.name + ". Hindi na magbabago ang trial balance nito.",
    noEntry: "Walang ganoong entry."
  }
};

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
}

export const booksTexts: Record<Language, BooksTexts> = {
  en: {
    currency: "Currency",
    account: "Account",
    opening: "Opening",
    debit: "Debit",
    credit: "Credit",
    closing: "Closing",
    total: "Total"
  },
  fil: {
    currency: "Currency",
    account: "Account",
    opening: "Simula",
    debit: "Debit",
    credit: "Credit",
    closing: "Katapusan",
    total: "Kabuuan"
  }
};

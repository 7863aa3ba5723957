// Written by `npm run texts` from spending.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SpendingTexts {
  paused(values: { when: string | number }): string;
  spentDay(values: { limit: string | number; left: string | number; when: string | number }): string;
  spentWeek(values: { limit: string | number; left: string | number; when: string | number }): string;
  spentMonth(values: { limit: string | number; left: string | number; when: string | number }): string;
  boughtDay(values: { limit: string | number; left: string | number; when: string | number }): string;
  boughtWeek(values: { limit: string | number; left: string | number; when: string | number }): string;
  boughtMonth(values: { limit: string | number; left: string | number; when: string | number }): string;
}

export const spendingTexts: Record<Language, SpendingTexts> = {
  en: {
    paused: (d) => "You are taking a break from buying and using credits until " + d.when + ".",
    spentDay: (d) => "You set yourself a limit of " + d.limit + " a day. You have " + d.left + " left until " + d.when + ".",
    spentWeek: (d) => "You set yourself a limit of " + d.limit + " a week. You have " + d.left + " left until " + d.when + ".",
    spentMonth: (d) => "You set yourself a limit of " + d.limit + " a month. You have " + d.left + " left until " + d.when + ".",
    boughtDay: (d) => "You set yourself a limit of " + d.limit + " a day. You can buy " + d.left + " more until " + d.when + ".",
    boughtWeek: (d) => "You set yourself a limit of " + d.limit + " a week. You can buy " + d.left + " more until " + d.when + ".",
    boughtMonth: (d) => "You set yourself a limit of " + d.limit + " a month. You can buy " + d.left + " more until " + d.when + "."
  },
  fil: {
    paused: (d) => "Nagpapahinga ka muna sa pagbili at paggamit ng credits hanggang " + d.when + ".",
    spentDay: (d) => "Nilimitahan mo ang sarili mo sa " + d.limit + " bawat araw. " + d.left + " na lang ang natitira hanggang " + d.when + ".",
    spentWeek: (d) => "Nilimitahan mo ang sarili mo sa " + d.limit + " bawat linggo. " + d.left + " na lang ang natitira hanggang " + d.when + ".",
    spentMonth: (d) => "Nilimitahan mo ang sarili mo sa " + d.limit + " bawat buwan. " + d.left + " na lang ang natitira hanggang " + d.when + ".",
    boughtDay: (d) => "Nilimitahan mo ang sarili mo sa " + d.limit + " bawat araw. " + d.left + " na lang ang mabibili mo hanggang " + d.when + ".",
    boughtWeek: (d) => "Nilimitahan mo ang sarili mo sa " + d.limit + " bawat linggo. " + d.left + " na lang ang mabibili mo hanggang " + d.when + ".",
    boughtMonth: (d) => "Nilimitahan mo ang sarili mo sa " + d.limit + " bawat buwan. " + d.left + " na lang ang mabibili mo hanggang " + d.when + "."
  }
};

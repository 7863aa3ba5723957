// Written by `npm run texts` from gifts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface GiftsTexts {
  give: string;
  title(values: { name: string | number }): string;
  subject(values: { name: string | number }): string;
  terms: string;
  username: string;
  usernameHint: string;
  message: string;
  messageHint: string;
  showName: string;
  showNameHint: string;
  confirm(values: { credits: string | number }): string;
  giving: string;
  needMore(values: { credits: string | number }): string;
  givenTitle: string;
  givenText(values: { credits: string | number }): string;
  failed: string;
  failedText: string;
  loading: string;
  none: string;
}

export const giftsTexts: Record<Language, GiftsTexts> = {
  en: {
    give: "Give as a gift",
    title: (d) => "Give " + d.name + " as a gift",
    subject: (d) => "Gift: " + d.name,
    terms: "The receiver gets the time at once, behind what they have already. It does not renew, and they never pay for it.",
    username: "For whom",
    usernameHint: "The username of another fan",
    message: "Message (optional)",
    messageHint: "Shown with the gift.",
    showName: "Say that it is from me",
    showNameHint: "Otherwise the receiver does not learn whom it is from.",
    confirm: (d) => "Give for " + d.credits,
    giving: "Giving...",
    needMore: (d) => "You need <b>" + d.credits + "</b> more for this gift.",
    givenTitle: "Gift given!",
    givenText: (d) => "Salamat! Your balance is " + d.credits + ".",
    failed: "Gift not given",
    failedText: "The gift could not be given. Please try again.",
    loading: "Loading what can be given",
    none: "There is nothing of this creator to give at the moment."
  },
  fil: {
    give: "Iregalo sa iba",
    title: (d) => "Iregalo si " + d.name,
    subject: (d) => "Regalo: " + d.name,
    terms: "Makukuha agad ito ng tatanggap, kasunod ng mayroon na siya. Hindi ito mare-renew, at wala siyang babayaran.",
    username: "Para kanino",
    usernameHint: "Username ng ibang fan",
    message: "Mensahe (opsyonal)",
    messageHint: "Makikita kasama ng regalo.",
    showName: "Sabihing galing sa akin",
    showNameHint: "Kung hindi, hindi malalaman ng tatanggap kung kanino ito galing.",
    confirm: (d) => "Iregalo sa " + d.credits,
    giving: "Ibinibigay...",
    needMore: (d) => "Kailangan mo pa ng <b>" + d.credits + "</b> para sa regalong ito.",
    givenTitle: "Naibigay ang regalo!",
    givenText: (d) => "Salamat! " + d.credits + " ang balance mo.",
    failed: "Hindi naibigay ang regalo",
    failedText: "Hindi maibigay ang regalo. Pakisubukan ulit.",
    loading: "Nilo-load ang puwedeng iregalo",
    none: "Walang maireregalo mula sa creator na ito sa ngayon."
  }
};

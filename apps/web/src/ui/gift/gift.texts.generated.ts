// Written by `npm run texts` from gift.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface GiftTexts {
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
}

export const giftTexts: Record<Language, GiftTexts> = {
  en: {
    username: "For whom",
    usernameHint: "The username of another fan",
    message: "Message (optional)",
    messageHint: "Shown with the gift.",
    showName: "Say that it is from me",
    showNameHint: "If not, they will not know who it is from.",
    confirm: (d) => "Give for " + d.credits,
    giving: "Giving...",
    needMore: (d) => "You need <b>" + d.credits + "</b> more for this gift.",
    givenTitle: "Gift given!",
    givenText: (d) => "Salamat! Your balance is " + d.credits + ".",
    failed: "Gift not given",
    failedText: "The gift could not be given. Please try again."
  },
  fil: {
    username: "Para kanino",
    usernameHint: "Username ng ibang fan",
    message: "Message (opsyonal)",
    messageHint: "Makikita kasama ng regalo.",
    showName: "Sabihing galing sa akin",
    showNameHint: "Kung hindi, hindi niya malalaman kung kanino ito galing.",
    confirm: (d) => "Iregalo sa " + d.credits,
    giving: "Ibinibigay...",
    needMore: (d) => "Kailangan mo pa ng <b>" + d.credits + "</b> para sa regalong ito.",
    givenTitle: "Naibigay ang regalo!",
    givenText: (d) => "Salamat! " + d.credits + " ang balance mo.",
    failed: "Hindi naibigay ang regalo",
    failedText: "Hindi maibigay ang regalo. Pakisubukan ulit."
  }
};

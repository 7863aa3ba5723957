// Written by `npm run texts` from tipping.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TippingTexts {
  askTitle(values: { name: string | number }): string;
  subject(values: { name: string | number }): string;
  amount: string;
  ownAmount: string;
  between(values: { min: string | number; max: string | number }): string;
  message: string;
  messageHint(values: { name: string | number }): string;
  messageInChat: string;
  confirm(values: { credits: string | number }): string;
  sending: string;
  needMore(values: { credits: string | number }): string;
  sentTitle: string;
  sentText(values: { credits: string | number }): string;
  failed: string;
  failedText: string;
}

export const tippingTexts: Record<Language, TippingTexts> = {
  en: {
    askTitle: (d) => "Send " + d.name + " a tip",
    subject: (d) => "Tip for " + d.name,
    amount: "Amount",
    ownAmount: "Other amount (credits)",
    between: (d) => "A whole number from " + d.min + " to " + d.max,
    message: "Message (optional)",
    messageHint: (d) => d.name + " sees it together with your name.",
    messageInChat: "Everybody in the chat sees it, together with your name.",
    confirm: (d) => "Send " + d.credits,
    sending: "Sending...",
    needMore: (d) => "You need <b>" + d.credits + "</b> more for this tip.",
    sentTitle: "Tip Sent!",
    sentText: (d) => "Salamat! Your balance is " + d.credits + ".",
    failed: "Tip Failed",
    failedText: "Failed to send the tip. Please try again."
  },
  fil: {
    askTitle: (d) => "Padalhan ng tip si " + d.name,
    subject: (d) => "Tip para kay " + d.name,
    amount: "Halaga",
    ownAmount: "Ibang halaga (credits)",
    between: (d) => "Buong numero mula " + d.min + " hanggang " + d.max,
    message: "Message (opsyonal)",
    messageHint: (d) => "Makikita ito ni " + d.name + " kasama ng pangalan mo.",
    messageInChat: "Makikita ito ng lahat sa chat kasama ng pangalan mo.",
    confirm: (d) => "Ipadala ang " + d.credits,
    sending: "Ipinapadala...",
    needMore: (d) => "Kailangan mo pa ng <b>" + d.credits + "</b> para sa tip na ito.",
    sentTitle: "Naipadala ang Tip!",
    sentText: (d) => "Salamat! " + d.credits + " ang balance mo.",
    failed: "Hindi Naipadala ang Tip",
    failedText: "Hindi maipadala ang tip. Pakisubukan ulit."
  }
};

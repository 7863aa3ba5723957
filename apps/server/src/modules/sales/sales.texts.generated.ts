// Written by `npm run texts` from sales.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SalesTexts {
  tooFew(values: { credits: string | number; balance: string | number; missing: string | number }): string;
  tooFewForMessage(values: { credits: string | number; balance: string | number; missing: string | number }): string;
  tooFewForTicket(values: { credits: string | number; balance: string | number; missing: string | number }): string;
  tooFewToSubscribe(values: { credits: string | number; balance: string | number; missing: string | number }): string;
  tooFewToTip(values: { credits: string | number; balance: string | number; missing: string | number }): string;
  tooFewToGive(values: { credits: string | number; balance: string | number; missing: string | number }): string;
  heldButOne(values: { when: string | number; credits: string | number }): string;
  held(values: { when: string | number; credits: string | number; free: string | number }): string;
}

export const salesTexts: Record<Language, SalesTexts> = {
  en: {
    tooFew: (d) => "You need " + d.credits + " and have " + d.balance + ". Buy " + d.missing + " more to unlock this post.",
    tooFewForMessage: (d) => "You need " + d.credits + " and have " + d.balance + ". Buy " + d.missing + " more to unlock this message.",
    tooFewForTicket: (d) => "You need " + d.credits + " and have " + d.balance + ". Buy " + d.missing + " more to get this ticket.",
    tooFewToSubscribe: (d) => "You need " + d.credits + " and have " + d.balance + ". Buy " + d.missing + " more to subscribe.",
    tooFewToTip: (d) => "You need " + d.credits + " and have " + d.balance + ". Buy " + d.missing + " more to send this tip.",
    tooFewToGive: (d) => "You need " + d.credits + " and have " + d.balance + ". Buy " + d.missing + " more to give this gift.",
    heldButOne: (d) => "The refund that you asked for on " + d.when + " holds " + d.credits + " of your credits, and 1 is free. To use them, withdraw the request at its purchase in your credit history.",
    held: (d) => "The refund that you asked for on " + d.when + " holds " + d.credits + " of your credits, and " + d.free + " are free. To use them, withdraw the request at its purchase in your credit history."
  },
  fil: {
    tooFew: (d) => d.credits + " ang kailangan at " + d.balance + " ang mayroon ka. Bumili pa ng " + d.missing + " para ma-unlock ang post na ito.",
    tooFewForMessage: (d) => d.credits + " ang kailangan at " + d.balance + " ang mayroon ka. Bumili pa ng " + d.missing + " para ma-unlock ang message na ito.",
    tooFewForTicket: (d) => d.credits + " ang kailangan at " + d.balance + " ang mayroon ka. Bumili pa ng " + d.missing + " para makuha ang ticket na ito.",
    tooFewToSubscribe: (d) => d.credits + " ang kailangan at " + d.balance + " ang mayroon ka. Bumili pa ng " + d.missing + " para makapag-subscribe.",
    tooFewToTip: (d) => d.credits + " ang kailangan at " + d.balance + " ang mayroon ka. Bumili pa ng " + d.missing + " para maipadala ang tip na ito.",
    tooFewToGive: (d) => d.credits + " ang kailangan at " + d.balance + " ang mayroon ka. Bumili pa ng " + d.missing + " para maibigay ang regalong ito.",
    heldButOne: (d) => "Hawak ng refund na hiningi mo noong " + d.when + " ang " + d.credits + " sa credits mo, at 1 ang magagamit. Para magamit ang mga ito, bawiin ang request sa pagbili nito sa history ng credits mo.",
    held: (d) => "Hawak ng refund na hiningi mo noong " + d.when + " ang " + d.credits + " sa credits mo, at " + d.free + " ang magagamit. Para magamit ang mga ito, bawiin ang request sa pagbili nito sa history ng credits mo."
  }
};

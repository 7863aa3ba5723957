// Written by `npm run texts` from reviews.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReviewsTexts {
  added: string;
  removed: string;
  taken: string;
  noLetters: string;
  tooMany: string;
  refused: string;
  oneLetter: string;
}

export const reviewsTexts: Record<Language, ReviewsTexts> = {
  en: {
    added: "Spam keyword added successfully",
    removed: "Spam keyword removed successfully",
    taken: "This keyword is there already, in this spelling or another.",
    noLetters: "A keyword needs a letter or a digit.",
    tooMany: "There are as many keywords as there can be. Remove one first.",
    refused: "Something in this is not allowed on Likha. Change it and try again.",
    oneLetter: "A keyword needs two letters or digits at the least."
  },
  fil: {
    added: "Naidagdag ang spam keyword",
    removed: "Naalis ang spam keyword",
    taken: "Nandiyan na ang keyword na ito, sa ganito o ibang baybay.",
    noLetters: "Kailangan ng letra o numero sa keyword.",
    tooMany: "Puno na ang listahan ng keywords. Mag-alis muna ng isa.",
    refused: "May bahagi nito na hindi pinapayagan sa Likha. Baguhin ito at subukan muli.",
    oneLetter: "Kailangan ng hindi bababa sa dalawang letra o numero sa keyword."
  }
};

// Written by `npm run texts` from fans.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FansTexts {
  tooManyLists: string;
  listNameTaken: string;
  handStays: string;
  listNeeded: string;
  listFull: string;
}

export const fansTexts: Record<Language, FansTexts> = {
  en: {
    tooManyLists: "You have reached the limit of lists. Remove one first.",
    listNameTaken: "You have a list of that name.",
    handStays: "A list you fill by hand stays that way, and one with a rule fills itself.",
    listNeeded: "A message to many that is not sent yet needs this list.",
    listFull: "This list is full."
  },
  fil: {
    tooManyLists: "Naabot mo na ang pinakamaraming listahan. Magtanggal muna ng isa.",
    listNameTaken: "May listahan ka nang ganito ang pangalan.",
    handStays: "Mananatiling mano-mano ang listahang ganito, at kusang napupuno ang may panuntunan.",
    listNeeded: "Kailangan pa ang listahang ito ng message sa marami na hindi pa naipapadala.",
    listFull: "Puno na ang listahang ito."
  }
};

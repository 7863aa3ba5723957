// Written by `npm run texts` from messages.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MessagesTexts {
  tooManyBegun: string;
  clientIdUsed: string;
  noReply: string;
}

export const messagesTexts: Record<Language, MessagesTexts> = {
  en: {
    tooManyBegun: "You started many conversations today. Try again tomorrow.",
    clientIdUsed: "Already used in another conversation",
    noReply: "There is no such message here"
  },
  fil: {
    tooManyBegun: "Marami ka nang sinimulang usapan ngayong araw. Subukan ulit bukas.",
    clientIdUsed: "Nagamit na sa ibang usapan",
    noReply: "Walang ganitong mensahe rito"
  }
};

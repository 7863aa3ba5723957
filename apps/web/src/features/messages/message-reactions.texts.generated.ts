// Written by `npm run texts` from message-reactions.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MessageReactionsTexts {
  react: string;
  ownReaction(values: { reaction: string | number }): string;
  otherReaction(values: { name: string | number; reaction: string | number }): string;
  notReacted: string;
  inAMoment: string;
  heart: string;
  like: string;
  laugh: string;
  wow: string;
  sad: string;
  fire: string;
}

export const messageReactionsTexts: Record<Language, MessageReactionsTexts> = {
  en: {
    react: "React to this message",
    ownReaction: (d) => "Your reaction: " + d.reaction,
    otherReaction: (d) => d.name + "’s reaction: " + d.reaction,
    notReacted: "Your reaction was not saved",
    inAMoment: "Try again in a moment.",
    heart: "Love",
    like: "Like",
    laugh: "Haha",
    wow: "Wow",
    sad: "Sad",
    fire: "Fire"
  },
  fil: {
    react: "Mag-react sa message na ito",
    ownReaction: (d) => "Reaction mo: " + d.reaction,
    otherReaction: (d) => "Reaction ni " + d.name + ": " + d.reaction,
    notReacted: "Hindi na-save ang reaction mo",
    inAMoment: "Subukan ulit maya-maya.",
    heart: "Mahal",
    like: "Gusto",
    laugh: "Haha",
    wow: "Wow",
    sad: "Malungkot",
    fire: "Apoy"
  }
};

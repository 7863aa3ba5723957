// Written by `npm run texts` from polls.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface PollsTexts {
  loading: string;
  failed: string;
  vote: string;
  chooseFirst: string;
  changeVote: string;
  keepVote: string;
  yourVote: string;
  secret: string;
  signInToVote: string;
  resultsLater: string;
  share(values: { percent: string | number }): string;
  votes(values: { count: number }): string;
  endsAt(values: { when: string | number }): string;
  ended: string;
  notVoted: string;
  inAMoment: string;
}

export const pollsTexts: Record<Language, PollsTexts> = {
  en: {
    loading: "Loading the poll",
    failed: "The poll failed to load",
    vote: "Vote",
    chooseFirst: "Choose an option first.",
    changeVote: "Change my vote",
    keepVote: "Keep my vote",
    yourVote: "Your vote",
    secret: "Nobody sees who voted for what, not even the creator.",
    signInToVote: "Sign in to vote",
    resultsLater: "Results at the end",
    share: (d) => d.percent + "%",
    votes: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " vote", other: strictNumber("en", d.count, 0, "count") + " votes" }),
    endsAt: (d) => "Ends " + d.when,
    ended: "Ended",
    notVoted: "Not voted",
    inAMoment: "Please try again in a moment."
  },
  fil: {
    loading: "Nilo-load ang poll",
    failed: "Hindi ma-load ang poll",
    vote: "Bumoto",
    chooseFirst: "Pumili muna ng isa.",
    changeVote: "Palitan ang boto ko",
    keepVote: "Panatilihin ang boto ko",
    yourVote: "Ang boto mo",
    secret: "Walang nakakakita kung sino ang bumoto sa alin, kahit ang creator.",
    signInToVote: "Mag-sign in para makaboto",
    resultsLater: "Sa dulo makikita ang resulta",
    share: (d) => d.percent + "%",
    votes: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " boto", other: strictNumber("fil", d.count, 0, "count") + " boto" }),
    endsAt: (d) => "Matatapos sa " + d.when,
    ended: "Tapos na",
    notVoted: "Hindi nakaboto",
    inAMoment: "Subukan ulit maya-maya."
  }
};

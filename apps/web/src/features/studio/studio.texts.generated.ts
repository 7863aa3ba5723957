// Written by `npm run texts` from studio.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StudioTexts {
  goals: string;
  goalsLoading: string;
  goalsFailed: string;
  earnings: string;
  newSubscribers: string;
  ofGoal(values: { reached: string | number; goal: string | number }): string;
  reached: string;
  edit: string;
  earningsGoal: string;
  subscribersGoal: string;
  earningsRange(values: { least: string | number; most: string | number }): string;
  subscribersRange(values: { least: string | number; most: string | number }): string;
  save: string;
  cancel: string;
  saved: string;
  notSaved: string;
  tryAgain: string;
  steps: string;
  stepsDone(values: { done: string | number; all: string | number }): string;
  allDone: string;
  stepDone: string;
  stepOpen: string;
  stepAvatar: string;
  stepCover: string;
  stepPrice: string;
  stepPost: string;
  stepPayout: string;
  stepLink: string;
  putAway: string;
  takeOut: string;
}

export const studioTexts: Record<Language, StudioTexts> = {
  en: {
    goals: "Monthly Goals",
    goalsLoading: "Loading your goals",
    goalsFailed: "Failed to load your goals",
    earnings: "Earnings",
    newSubscribers: "New subscribers",
    ofGoal: (d) => d.reached + " of " + d.goal,
    reached: "Goal reached",
    edit: "Edit goals",
    earningsGoal: "Earnings in pesos",
    subscribersGoal: "New subscribers",
    earningsRange: (d) => "Enter an amount from " + d.least + " to " + d.most,
    subscribersRange: (d) => "Enter a whole number from " + d.least + " to " + d.most,
    save: "Save goals",
    cancel: "Cancel",
    saved: "Goals saved",
    notSaved: "Not saved",
    tryAgain: "Please try again.",
    steps: "First steps",
    stepsDone: (d) => d.done + " of " + d.all + " done",
    allDone: "You are all set. Everything a fan looks for is there.",
    stepDone: "Done",
    stepOpen: "To do",
    stepAvatar: "Add a profile picture",
    stepCover: "Add a cover",
    stepPrice: "Set your monthly price",
    stepPost: "Publish your first post",
    stepPayout: "Set up how you are paid",
    stepLink: "Share your link",
    putAway: "Hide",
    takeOut: "Show first steps"
  },
  fil: {
    goals: "Mga Goal sa Buwan",
    goalsLoading: "Nilo-load ang mga goal mo",
    goalsFailed: "Hindi ma-load ang mga goal mo",
    earnings: "Kita",
    newSubscribers: "Mga bagong subscriber",
    ofGoal: (d) => d.reached + " sa " + d.goal,
    reached: "Naabot ang goal",
    edit: "Baguhin ang mga goal",
    earningsGoal: "Kita sa piso",
    subscribersGoal: "Mga bagong subscriber",
    earningsRange: (d) => "Maglagay ng halagang mula " + d.least + " hanggang " + d.most,
    subscribersRange: (d) => "Maglagay ng buong numerong mula " + d.least + " hanggang " + d.most,
    save: "I-save ang mga goal",
    cancel: "I-cancel",
    saved: "Na-save ang mga goal",
    notSaved: "Hindi na-save",
    tryAgain: "Pakisubukan ulit.",
    steps: "Mga unang hakbang",
    stepsDone: (d) => d.done + " sa " + d.all + " ang tapos",
    allDone: "Handa ka na. Nandiyan na ang lahat ng hinahanap ng fan.",
    stepDone: "Tapos na",
    stepOpen: "Gagawin pa",
    stepAvatar: "Maglagay ng profile picture",
    stepCover: "Maglagay ng cover",
    stepPrice: "Itakda ang buwanang presyo mo",
    stepPost: "I-publish ang unang post mo",
    stepPayout: "Sabihin kung saan ka babayaran",
    stepLink: "I-share ang link mo",
    putAway: "Itago",
    takeOut: "Ipakita ang mga unang hakbang"
  }
};

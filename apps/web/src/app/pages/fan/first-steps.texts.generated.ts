// Written by `npm run texts` from first-steps.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FirstStepsTexts {
  title: string;
  progress(values: { done: string | number; all: string | number }): string;
  done: string;
  putAway: string;
  skip: string;
  interests: string;
  follow(values: { count: string | number }): string;
  credits: string;
  buyCredits: string;
  showCreators: string;
  followed(values: { follows: string | number; wanted: string | number }): string;
  discover: string;
  noInterests: string;
  loading: string;
  loadFailed: string;
  notSaved: string;
  notSavedText: string;
}

export const firstStepsTexts: Record<Language, FirstStepsTexts> = {
  en: {
    title: "First steps",
    progress: (d) => d.done + " of " + d.all + " done",
    done: "Done",
    putAway: "Hide",
    skip: "Skip this step",
    interests: "Choose what you like",
    follow: (d) => "Follow " + d.count + " creators",
    credits: "Get credits, so that you can unlock posts",
    buyCredits: "Buy credits",
    showCreators: "Show me creators",
    followed: (d) => d.follows + " of " + d.wanted + " followed",
    discover: "Discover Creators",
    noInterests: "There are no tags to choose from yet.",
    loading: "Loading",
    loadFailed: "Failed to load",
    notSaved: "Not saved",
    notSavedText: "Please try again."
  },
  fil: {
    title: "Mga unang hakbang",
    progress: (d) => d.done + " sa " + d.all + " tapos na",
    done: "Tapos na",
    putAway: "Itago",
    skip: "Laktawan ang hakbang na ito",
    interests: "Piliin ang mga gusto mo",
    follow: (d) => "Mag-follow ng " + d.count + " creator",
    credits: "Kumuha ng credits para makapag-unlock ng post",
    buyCredits: "Bumili ng credits",
    showCreators: "Ipakita ang mga creator",
    followed: (d) => d.follows + " sa " + d.wanted + " ang fina-follow",
    discover: "Mag-discover ng Creators",
    noInterests: "Wala pang tags na mapagpipilian.",
    loading: "Nilo-load",
    loadFailed: "Hindi ma-load",
    notSaved: "Hindi na-save",
    notSavedText: "Pakisubukan ulit."
  }
};

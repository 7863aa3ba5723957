// Written by `npm run texts` from library-page.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LibraryPageTexts {
  title: string;
  lead: string;
  leadOfCreators: string;
  bought: string;
  saved: string;
  liked: string;
  loading: string;
  failed: string;
  noneBought: string;
  noneBoughtText: string;
  noneSaved: string;
  noneSavedText: string;
  noneLiked: string;
  noneLikedText: string;
  discover: string;
}

export const libraryPageTexts: Record<Language, LibraryPageTexts> = {
  en: {
    title: "Library",
    lead: "What you bought, saved and liked. Only you see this page.",
    leadOfCreators: "What you saved and liked. Only you see this page.",
    bought: "Bought",
    saved: "Saved",
    liked: "Liked",
    loading: "Loading your library",
    failed: "Failed to load your library",
    noneBought: "Nothing bought yet",
    noneBoughtText: "Posts that you unlock stay here, yours for good.",
    noneSaved: "Nothing saved yet",
    noneSavedText: "Press the bookmark under a post, and it waits for you here.",
    noneLiked: "Nothing liked yet",
    noneLikedText: "Posts that you give a heart are gathered here.",
    discover: "Discover creators"
  },
  fil: {
    title: "Library",
    lead: "Mga binili, na-save at ni-like mo. Ikaw lang ang nakakakita ng page na ito.",
    leadOfCreators: "Mga na-save at ni-like mo. Ikaw lang ang nakakakita ng page na ito.",
    bought: "Binili",
    saved: "Na-save",
    liked: "Ni-like",
    loading: "Nilo-load ang library mo",
    failed: "Hindi ma-load ang library mo",
    noneBought: "Wala ka pang nabili",
    noneBoughtText: "Dito mananatili ang mga post na na-unlock mo, sa iyo habambuhay.",
    noneSaved: "Wala ka pang na-save",
    noneSavedText: "Pindutin ang bookmark sa ilalim ng post, at hihintayin ka nito rito.",
    noneLiked: "Wala ka pang ni-like",
    noneLikedText: "Dito naiipon ang mga post na pinusuan mo.",
    discover: "Tumuklas ng mga creator"
  }
};

// Written by `npm run texts` from library-page.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LibraryPageTexts {
  title: string;
  lead: string;
  leadOfCreators: string;
  bought: string;
  saved: string;
  seen: string;
  noneSeen: string;
  noneSeenText: string;
  keepSeen: string;
  keepSeenHint: string;
  clearSeen: string;
  seenNotChanged: string;
  inAMoment: string;
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
  collection: string;
  allSaved: string;
  inNone: string;
  collectionWithCount(values: { name: string | number; count: string | number }): string;
  newCollection: string;
  collectionName: string;
  collectionNameNeeded: string;
  create: string;
  saveName: string;
  cancel: string;
  rename: string;
  removeCollection: string;
  removeTitle: string;
  removeText: string;
  removing: string;
  notChanged: string;
  emptyCollection: string;
  emptyCollectionText: string;
}

export const libraryPageTexts: Record<Language, LibraryPageTexts> = {
  en: {
    title: "Library",
    lead: "What you bought, saved, recently opened and liked. Only you see this page.",
    leadOfCreators: "What you saved, recently opened and liked. Only you see this page.",
    bought: "Bought",
    saved: "Saved",
    seen: "Seen",
    noneSeen: "Nothing opened recently",
    noneSeenText: "The last 50 posts you opened show up here. Only you see them.",
    keepSeen: "Remember posts I open",
    keepSeenHint: "Turning this off clears the list.",
    clearSeen: "Clear list",
    seenNotChanged: "That did not work",
    inAMoment: "Please try again in a moment.",
    liked: "Liked",
    loading: "Loading your library",
    failed: "Failed to load your library",
    noneBought: "Nothing bought yet",
    noneBoughtText: "Posts you unlock stay here. They are yours for good.",
    noneSaved: "Nothing saved yet",
    noneSavedText: "Tap the bookmark under a post to keep it here.",
    noneLiked: "Nothing liked yet",
    noneLikedText: "Posts you like show up here.",
    discover: "Discover creators",
    collection: "Collection",
    allSaved: "Everything saved",
    inNone: "Not in a collection",
    collectionWithCount: (d) => d.name + " (" + d.count + ")",
    newCollection: "New collection",
    collectionName: "Collection name",
    collectionNameNeeded: "Give it a name",
    create: "Create",
    saveName: "Save",
    cancel: "Cancel",
    rename: "Rename",
    removeCollection: "Remove",
    removeTitle: "Remove this collection?",
    removeText: "The posts in it stay saved.",
    removing: "Removing…",
    notChanged: "Not changed",
    emptyCollection: "Nothing in this collection",
    emptyCollectionText: "Add to it from under any post you saved."
  },
  fil: {
    title: "Library",
    lead: "Ang mga binili, na-save, kamakailang binuksan at ni-like mo. Ikaw lang ang nakakakita ng page na ito.",
    leadOfCreators: "Ang mga na-save, kamakailang binuksan at ni-like mo. Ikaw lang ang nakakakita ng page na ito.",
    bought: "Binili",
    saved: "Na-save",
    seen: "Nakita",
    noneSeen: "Wala kang binuksan kamakailan",
    noneSeenText: "Lalabas dito ang huling 50 post na binuksan mo. Ikaw lang ang nakakakita ng mga ito.",
    keepSeen: "Tandaan ang mga post na binubuksan ko",
    keepSeenHint: "Kapag in-off ito, mabubura ang listahan.",
    clearSeen: "Burahin ang listahan",
    seenNotChanged: "Hindi iyon gumana",
    inAMoment: "Pakisubukan ulit maya-maya.",
    liked: "Ni-like",
    loading: "Nilo-load ang library mo",
    failed: "Hindi ma-load ang library mo",
    noneBought: "Wala ka pang nabili",
    noneBoughtText: "Dito mananatili ang mga post na na-unlock mo, sa iyo habambuhay.",
    noneSaved: "Wala ka pang na-save",
    noneSavedText: "I-tap ang bookmark sa ilalim ng post para makita ito rito.",
    noneLiked: "Wala ka pang ni-like",
    noneLikedText: "Dito lalabas ang mga post na ni-like mo.",
    discover: "Maghanap ng mga creator",
    collection: "Collection",
    allSaved: "Lahat ng na-save",
    inNone: "Wala sa anumang collection",
    collectionWithCount: (d) => d.name + " (" + d.count + ")",
    newCollection: "Bagong collection",
    collectionName: "Pangalan ng collection",
    collectionNameNeeded: "Bigyan ng pangalan",
    create: "Gumawa",
    saveName: "I-save",
    cancel: "I-cancel",
    rename: "Palitan ang pangalan",
    removeCollection: "Alisin",
    removeTitle: "Alisin ang collection na ito?",
    removeText: "Mananatiling naka-save ang mga post dito.",
    removing: "Inaalis…",
    notChanged: "Hindi nabago",
    emptyCollection: "Walang laman ang collection na ito",
    emptyCollectionText: "Magdagdag dito mula sa ilalim ng alinmang post na na-save mo."
  }
};

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
    lead: "What you bought, saved, opened lately and liked. Only you see this page.",
    leadOfCreators: "What you saved, opened lately and liked. Only you see this page.",
    bought: "Bought",
    saved: "Saved",
    seen: "Seen",
    noneSeen: "Nothing opened lately",
    noneSeenText: "The last 50 posts whose page you open are kept here, for you alone.",
    keepSeen: "Keep the posts I open",
    keepSeenHint: "Switching this off clears the list.",
    clearSeen: "Clear list",
    seenNotChanged: "That did not work",
    inAMoment: "Please try again in a moment.",
    liked: "Liked",
    loading: "Loading your library",
    failed: "Failed to load your library",
    noneBought: "Nothing bought yet",
    noneBoughtText: "Posts that you unlock stay here, yours for good.",
    noneSaved: "Nothing saved yet",
    noneSavedText: "Press the bookmark under a post, and it waits for you here.",
    noneLiked: "Nothing liked yet",
    noneLikedText: "Posts that you give a heart are gathered here.",
    discover: "Discover creators",
    collection: "Collection",
    allSaved: "Everything saved",
    inNone: "In no collection",
    collectionWithCount: (d) => d.name + " (" + d.count + ")",
    newCollection: "New collection",
    collectionName: "Name of the collection",
    collectionNameNeeded: "Give it a name",
    create: "Create",
    saveName: "Save",
    cancel: "Cancel",
    rename: "Rename",
    removeCollection: "Remove",
    removeTitle: "Remove this collection?",
    removeText: "What is in it stays saved.",
    removing: "Removing…",
    notChanged: "Not changed",
    emptyCollection: "Nothing in this collection",
    emptyCollectionText: "Choose it below any post that you saved."
  },
  fil: {
    title: "Library",
    lead: "Mga binili, na-save, binuksan kamakailan at ni-like mo. Ikaw lang ang nakakakita ng page na ito.",
    leadOfCreators: "Mga na-save, binuksan kamakailan at ni-like mo. Ikaw lang ang nakakakita ng page na ito.",
    bought: "Binili",
    saved: "Na-save",
    seen: "Nakita",
    noneSeen: "Wala kang binuksan kamakailan",
    noneSeenText: "Nandito ang huling 50 post na binuksan mo ang page, para sa iyo lang.",
    keepSeen: "Itabi ang mga post na binubuksan ko",
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
    noneSavedText: "Pindutin ang bookmark sa ilalim ng post, at hihintayin ka nito rito.",
    noneLiked: "Wala ka pang ni-like",
    noneLikedText: "Dito naiipon ang mga post na pinusuan mo.",
    discover: "Tumuklas ng mga creator",
    collection: "Koleksiyon",
    allSaved: "Lahat ng na-save",
    inNone: "Wala sa koleksiyon",
    collectionWithCount: (d) => d.name + " (" + d.count + ")",
    newCollection: "Bagong koleksiyon",
    collectionName: "Pangalan ng koleksiyon",
    collectionNameNeeded: "Bigyan ng pangalan",
    create: "Gawin",
    saveName: "I-save",
    cancel: "Kanselahin",
    rename: "Palitan ang pangalan",
    removeCollection: "Alisin",
    removeTitle: "Alisin ang koleksiyong ito?",
    removeText: "Mananatiling naka-save ang laman nito.",
    removing: "Inaalis…",
    notChanged: "Hindi nabago",
    emptyCollection: "Walang laman ang koleksiyong ito",
    emptyCollectionText: "Piliin ito sa ilalim ng alinmang post na na-save mo."
  }
};

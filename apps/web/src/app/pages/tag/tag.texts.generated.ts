// Written by `npm run texts` from tag.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TagTexts {
  headTitle(values: { tag: string | number }): string;
  description(values: { tag: string | number }): string;
  lead: string;
  back: string;
  hiddenFromGuests: string;
  hiddenInSafeMode: string;
  noneTitle: string;
  noneText(values: { tag: string | number }): string;
  browseCreators: string;
}

export const tagTexts: Record<Language, TagTexts> = {
  en: {
    headTitle: (d) => "#" + d.tag + " on Likha",
    description: (d) => "Posts of Filipino creators with the tag #" + d.tag + ", newest first.",
    lead: "Posts with this tag, newest first",
    back: "Back",
    hiddenFromGuests: "Mature posts are left out here. Sign in and turn safe mode off to see them.",
    hiddenInSafeMode: "Mature posts are left out while safe mode is on.",
    noneTitle: "No posts to show",
    noneText: (d) => "Nobody has published anything with #" + d.tag + " that can be shown to you.",
    browseCreators: "Browse Creators"
  },
  fil: {
    headTitle: (d) => "#" + d.tag + " sa Likha",
    description: (d) => "Mga post ng mga Pilipinong creator na may tag na #" + d.tag + ", pinakabago muna.",
    lead: "Mga post na may ganitong tag, pinakabago muna",
    back: "Bumalik",
    hiddenFromGuests: "Hindi ipinapakita rito ang mga mature na post. Mag-sign in at i-off ang safe mode para makita ang mga ito.",
    hiddenInSafeMode: "Hindi ipinapakita ang mga mature na post habang naka-on ang safe mode.",
    noneTitle: "Walang maipapakitang post",
    noneText: (d) => "Wala pang nag-publish ng may #" + d.tag + " na puwedeng ipakita sa iyo.",
    browseCreators: "Mga Creator"
  }
};

// Written by `npm run texts` from posts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PostsTexts {
  noMedia: string;
  purchase(values: { credits: string | number }): string;
  subscribe(values: { name: string | number }): string;
  matureHidden: string;
  notReady: string;
  oneVideo: string;
}

export const postsTexts: Record<Language, PostsTexts> = {
  en: {
    noMedia: "There is no such media.",
    purchase: (d) => "Unlock this post to view it: purchase it for " + d.credits + " credits.",
    subscribe: (d) => "Subscribe to " + d.name + " to view this post.",
    matureHidden: "Mature posts are shown to people who are signed in and have turned safe mode off.",
    notReady: "This video is still being processed. Try again in a moment.",
    oneVideo: "A post can have one video. Please remove the others."
  },
  fil: {
    noMedia: "Walang ganyang media.",
    purchase: (d) => "I-unlock ang post na ito para makita: bilhin sa " + d.credits + " credits.",
    subscribe: (d) => "Mag-subscribe kay " + d.name + " para makita ang post na ito.",
    matureHidden: "Ang mga mature na post ay para lang sa naka-sign in at nag-off ng safe mode.",
    notReady: "Pinoproseso pa ang video na ito. Subukan ulit maya-maya.",
    oneVideo: "Isang video lang ang puwede sa isang post. Alisin ang iba."
  }
};

// Written by `npm run texts` from post.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PostTexts {
  back(values: { name: string | number }): string;
  heading(values: { name: string | number }): string;
  headTitle(values: { title: string | number; name: string | number }): string;
  loading: string;
  failed: string;
  missingTitle: string;
  missingText: string;
  browseCreators: string;
  matureTitle: string;
  matureText: string;
  signIn: string;
  signInToComment: string;
}

export const postTexts: Record<Language, PostTexts> = {
  en: {
    back: (d) => "More by " + d.name,
    heading: (d) => "Post by " + d.name,
    headTitle: (d) => d.title + " by " + d.name,
    loading: "Loading post",
    failed: "Failed to load post",
    missingTitle: "Post Not Found",
    missingText: "There is no such post here, or it is no longer shown.",
    browseCreators: "Browse Creators",
    matureTitle: "A mature post",
    matureText: "Mature posts are shown to people who are signed in and have turned safe mode off.",
    signIn: "Sign in",
    signInToComment: "Sign in to comment"
  },
  fil: {
    back: (d) => "Iba pa mula kay " + d.name,
    heading: (d) => "Post ni " + d.name,
    headTitle: (d) => d.title + " ni " + d.name,
    loading: "Nilo-load ang post",
    failed: "Hindi ma-load ang post",
    missingTitle: "Hindi Nahanap ang Post",
    missingText: "Walang ganyang post dito, o hindi na ito ipinapakita.",
    browseCreators: "Tingnan ang mga Creator",
    matureTitle: "Mature na post",
    matureText: "Ang mga mature na post ay para lang sa naka-sign in at nag-off ng safe mode.",
    signIn: "Mag-sign in",
    signInToComment: "Mag-sign in para mag-comment"
  }
};

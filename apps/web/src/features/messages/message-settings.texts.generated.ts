// Written by `npm run texts` from message-settings.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MessageSettingsTexts {
  title: string;
  loading: string;
  failed: string;
  who: string;
  whoHint: string;
  everyone: string;
  followers: string;
  subscribers: string;
  tippers: string;
  nobody: string;
  tipCredits: string;
  saveTip: string;
  showsRead: string;
  showsReadHint: string;
  saved: string;
  notSaved: string;
}

export const messageSettingsTexts: Record<Language, MessageSettingsTexts> = {
  en: {
    title: "Messages",
    loading: "Loading your message settings",
    failed: "Failed to load your message settings",
    who: "Who can message you first",
    whoHint: "Conversations you both wrote in stay open.",
    everyone: "Everyone",
    followers: "Followers and subscribers",
    subscribers: "Subscribers",
    tippers: "Those who tipped you, and subscribers",
    nobody: "Nobody",
    tipCredits: "How many credits they must have tipped you in total",
    saveTip: "Save the amount",
    showsRead: "Show what you have read",
    showsReadHint: "If this is off, you will not see what others have read either.",
    saved: "Saved",
    notSaved: "Not saved"
  },
  fil: {
    title: "Mga message",
    loading: "Nilo-load ang settings ng message mo",
    failed: "Hindi ma-load ang settings ng message mo",
    who: "Sino ang puwedeng maunang sumulat sa iyo",
    whoHint: "Mananatiling bukas ang mga usapang pareho kayong nagsulat.",
    everyone: "Lahat",
    followers: "Mga follower at subscriber",
    subscribers: "Mga subscriber",
    tippers: "Mga nag-tip sa iyo, at mga subscriber",
    nobody: "Walang sinuman",
    tipCredits: "Ilang credits ang dapat na kabuuang na-tip nila sa iyo",
    saveTip: "I-save ang halaga",
    showsRead: "Ipakita kung ano ang nabasa mo",
    showsReadHint: "Kapag naka-off, hindi mo rin makikita kung ano ang nabasa ng iba.",
    saved: "Na-save",
    notSaved: "Hindi na-save"
  }
};

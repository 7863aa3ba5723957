// Written by `npm run texts` from vault.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { en, fil } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";

export interface VaultTexts {
  title: string;
  lead: string;
  backToStudio: string;
  search: string;
  kind: string;
  everyKind: string;
  photos: string;
  videos: string;
  voices: string;
  folder: string;
  everyFolder: string;
  noFolder: string;
  folderWithCount(values: { name: string | number; count: string | number }): string;
  newFolder: string;
  rename: string;
  removeFolder: string;
  removing: string;
  removeTitle: string;
  removeText: string;
  folderName: string;
  folderNameNeeded: string;
  create: string;
  save: string;
  cancel: string;
  loading: string;
  failed: string;
  notChanged: string;
  emptyTitle: string;
  emptyText: string;
  photo: string;
  video: string;
  voice: string;
  edit(values: { name: string | number }): string;
  editTitle: string;
  fileTitle: string;
  processing: string;
  failedVideo: string;
  ofPost: string;
  inPost(values: { title: string | number }): string;
  inMessage: string;
  inBroadcast: string;
  sold(values: { count: number }): string;
  morePlaces(values: { count: number }): string;
  chooseTitle: string;
  choose(values: { name: string | number }): string;
  chooseBought(values: { name: string | number }): string;
  bought: string;
  madeForOne: string;
}

export const vaultTexts: Record<Language, VaultTexts> = {
  en: {
    title: "Vault",
    lead: "Every file from your posts and messages. Only you see the titles and folders.",
    backToStudio: "Back to Studio",
    search: "Search titles and posts",
    kind: "Kind of file",
    everyKind: "All files",
    photos: "Photos",
    videos: "Videos",
    voices: "Voice notes",
    folder: "Folder",
    everyFolder: "All files",
    noFolder: "Not in a folder",
    folderWithCount: (d) => d.name + " (" + d.count + ")",
    newFolder: "New folder",
    rename: "Rename",
    removeFolder: "Remove folder",
    removing: "Removing …",
    removeTitle: "Remove this folder?",
    removeText: "Its files stay in your vault, outside any folder.",
    folderName: "Folder name",
    folderNameNeeded: "Give the folder a name.",
    create: "Create",
    save: "Save",
    cancel: "Cancel",
    loading: "Loading your files",
    failed: "Your files could not be loaded",
    notChanged: "Nothing was changed",
    emptyTitle: "No files here",
    emptyText: "Files you post or send show up here. If you searched, try other words.",
    photo: "Photo",
    video: "Video",
    voice: "Voice note",
    edit: (d) => "Edit file: " + d.name,
    editTitle: "Edit file",
    fileTitle: "Title",
    processing: "Being processed",
    failedVideo: "Could not be processed",
    ofPost: "Post",
    inPost: (d) => "Post: " + d.title,
    inMessage: "Message",
    inBroadcast: "Message to many",
    sold: (d) => "" + plural(d.count, 0, en, { one: "Sold once", other: "Sold " + d.count + " times" }),
    morePlaces: (d) => "" + plural(d.count, 0, en, { one: "and in one other place", other: "and in " + d.count + " other places" }),
    chooseTitle: "Choose from your vault",
    choose: (d) => "Choose " + d.name,
    chooseBought: (d) => "Choose " + d.name + ", already bought",
    bought: "Already bought",
    madeForOne: "Made for one fan"
  },
  fil: {
    title: "Vault",
    lead: "Lahat ng file mula sa mga post at message mo. Ikaw lang ang nakakakita ng mga pamagat at folder.",
    backToStudio: "Bumalik sa Studio",
    search: "Maghanap sa mga pamagat at post",
    kind: "Uri ng file",
    everyKind: "Lahat ng file",
    photos: "Mga larawan",
    videos: "Mga video",
    voices: "Mga voice note",
    folder: "Folder",
    everyFolder: "Lahat ng file",
    noFolder: "Wala sa anumang folder",
    folderWithCount: (d) => d.name + " (" + d.count + ")",
    newFolder: "Bagong folder",
    rename: "Palitan ang pangalan",
    removeFolder: "Alisin ang folder",
    removing: "Inaalis …",
    removeTitle: "Alisin ang folder na ito?",
    removeText: "Mananatili sa vault mo ang mga file nito, pero wala na sa folder.",
    folderName: "Pangalan ng folder",
    folderNameNeeded: "Bigyan ng pangalan ang folder.",
    create: "Gumawa",
    save: "I-save",
    cancel: "I-cancel",
    loading: "Kinukuha ang mga file mo",
    failed: "Hindi makuha ang mga file mo",
    notChanged: "Walang nabago",
    emptyTitle: "Walang file dito",
    emptyText: "Dito lalabas ang mga file na ipino-post o ipinapadala mo. Kung naghanap ka, sumubok ng ibang salita.",
    photo: "Larawan",
    video: "Video",
    voice: "Voice note",
    edit: (d) => "I-edit ang file: " + d.name,
    editTitle: "I-edit ang file",
    fileTitle: "Pamagat",
    processing: "Pinoproseso",
    failedVideo: "Hindi naproseso",
    ofPost: "Post",
    inPost: (d) => "Post: " + d.title,
    inMessage: "Message",
    inBroadcast: "Message sa marami",
    sold: (d) => "" + plural(d.count, 0, fil, { "1": "Isang beses nabili", other: d.count + " beses nabili" }),
    morePlaces: (d) => "" + plural(d.count, 0, fil, { "1": "at sa isa pang lugar", other: "at sa " + d.count + " pang lugar" }),
    chooseTitle: "Pumili mula sa vault mo",
    choose: (d) => "Piliin ang " + d.name,
    chooseBought: (d) => "Piliin ang " + d.name + ", nabili na",
    bought: "Nabili na",
    madeForOne: "Para sa iisang fan lang"
  }
};

// Written by `npm run texts` from files.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface FilesTexts {
  attach: string;
  attachPhotos: string;
  chosen: string;
  removeFile(values: { name: string | number }): string;
  fileAt(values: { at: string | number }): string;
  uploadOf(values: { name: string | number }): string;
  uploadFailed: string;
  unreadable: string;
  tooLarge: string;
  refused: string;
  refusedHint: string;
  refusedHintAgain: string;
  tryAgain: string;
  tooMany(values: { count: string | number }): string;
  photosOnly: string;
  openFile(values: { at: string | number; of: string | number }): string;
  filesOf(values: { name: string | number }): string;
  processing: string;
  cannotShow: string;
  price: string;
  priceIs(values: { credits: string | number }): string;
  priceLabel: string;
  priceHint(values: { name: string | number }): string;
  priceHintMany: string;
  priceWrong(values: { min: string | number; max: string | number }): string;
  pricePesos(values: { pesos: string | number; name: string | number }): string;
  pricePesosMany(values: { pesos: string | number }): string;
  setPrice: string;
  freeAgain: string;
  fromVault: string;
  tip: string;
  waiting: string;
  takenBack: string;
  takenBackText: string;
  leftTitle(values: { file: string | number }): string;
  leftText(values: { count: number }): string;
  tooManyOnWay(values: { count: string | number }): string;
  leftFor(values: { name: string | number; why: string | number }): string;
  leftForMany(values: { why: string | number }): string;
}

export const filesTexts: Record<Language, FilesTexts> = {
  en: {
    attach: "Add photos or videos",
    attachPhotos: "Add photos",
    chosen: "Will be sent with the message",
    removeFile: (d) => "Remove " + d.name,
    fileAt: (d) => "file " + d.at,
    uploadOf: (d) => "Uploading " + d.name,
    uploadFailed: "The upload failed. Check your connection, then try again or choose another file.",
    unreadable: "This file cannot be read any more. It was deleted or moved on your device. Choose it again, or another one.",
    tooLarge: "This file is too large to be sent. Choose a smaller one.",
    refused: "Not uploaded",
    refusedHint: "Remove what was not uploaded to send the message.",
    refusedHintAgain: "Try again what was not uploaded, or remove it, to send the message.",
    tryAgain: "Try again",
    tooMany: (d) => "A message has up to " + d.count + " files.",
    photosOnly: "You can send photos (JPEG, PNG, WebP). Videos are for creators.",
    openFile: (d) => "Open file " + d.at + " of " + d.of,
    filesOf: (d) => "Files from " + d.name,
    processing: "The video is being processed",
    cannotShow: "This video could not be processed",
    price: "Set a price",
    priceIs: (d) => "Price: " + d.credits,
    priceLabel: "Credits",
    priceHint: (d) => "The text is readable; the files open once " + d.name + " pays. You cannot change it after sending.",
    priceHintMany: "The text is readable; the files open for whoever pays. You cannot change it after sending.",
    priceWrong: (d) => "From " + d.min + " to " + d.max + " credits",
    pricePesos: (d) => d.pesos + " for " + d.name,
    pricePesosMany: (d) => d.pesos + " from each who unlocks it",
    setPrice: "Set price",
    freeAgain: "Send for free",
    fromVault: "Choose from your vault",
    tip: "Give a tip",
    waiting: "Waiting for the network. Your file goes on by itself.",
    takenBack: "This message was unsent",
    takenBackText: "Its sender took it back before you unlocked it. Nothing was charged.",
    leftTitle: (d) => d.file + " was not uploaded",
    leftText: (d) => "" + plural(d.count, 0, en, { one: "A file was", other: strictNumber("en", d.count, 0, "count") + " files were" }) + " still on the way when the page was loaded anew, and could not be kept. Choose " + plural(d.count, 0, en, { one: "it", other: "them" }) + " again to send " + plural(d.count, 0, en, { one: "it", other: "them" }) + ".",
    tooManyOnWay: (d) => "At most " + d.count + " files are uploaded at a time. Wait until some are there.",
    leftFor: (d) => "It was for your message to " + d.name + ". " + d.why,
    leftForMany: (d) => "It was for your message to many. " + d.why
  },
  fil: {
    attach: "Magdagdag ng larawan o video",
    attachPhotos: "Magdagdag ng larawan",
    chosen: "Ipapadala kasama ng message",
    removeFile: (d) => "Alisin ang " + d.name,
    fileAt: (d) => "file " + d.at,
    uploadOf: (d) => "Ina-upload ang " + d.name,
    uploadFailed: "Hindi natuloy ang upload. Tingnan ang connection mo, tapos subukan ulit o pumili ng ibang file.",
    unreadable: "Hindi na mabasa ang file na ito. Nabura o nailipat ito sa device mo. Piliin ito ulit, o pumili ng iba.",
    tooLarge: "Masyadong malaki ang file na ito para maipadala. Pumili ng mas maliit.",
    refused: "Hindi na-upload",
    refusedHint: "Alisin ang hindi na-upload para maipadala ang message.",
    refusedHintAgain: "Subukan ulit ang hindi na-upload, o alisin ito, para maipadala ang message.",
    tryAgain: "Subukan ulit",
    tooMany: (d) => "Hanggang " + d.count + " file ang isang message.",
    photosOnly: "Larawan (JPEG, PNG, WebP) ang maipapadala mo. Para sa creators ang mga video.",
    openFile: (d) => "Buksan ang file " + d.at + " sa " + d.of,
    filesOf: (d) => "Mga file mula kay " + d.name,
    processing: "Pinoproseso ang video",
    cannotShow: "Hindi naproseso ang video na ito",
    price: "Maglagay ng presyo",
    priceIs: (d) => "Presyo: " + d.credits,
    priceLabel: "Credits",
    priceHint: (d) => "Mababasa ang text; mabubuksan ang mga file kapag nagbayad si " + d.name + ". Hindi na ito mababago kapag naipadala na.",
    priceHintMany: "Mababasa ang text; mabubuksan ang mga file ng sinumang magbabayad. Hindi na ito mababago kapag naipadala na.",
    priceWrong: (d) => "Mula " + d.min + " hanggang " + d.max + " credits",
    pricePesos: (d) => d.pesos + " para kay " + d.name,
    pricePesosMany: (d) => d.pesos + " mula sa bawat mag-a-unlock",
    setPrice: "Ilagay ang presyo",
    freeAgain: "Ipadala nang libre",
    fromVault: "Pumili mula sa vault mo",
    tip: "Magbigay ng tip",
    waiting: "Naghihintay ng network. Kusang magpapatuloy ang file mo.",
    takenBack: "Binawi ang message na ito",
    takenBackText: "Binawi ito ng nagpadala bago mo na-unlock. Walang siningil sa iyo.",
    leftTitle: (d) => "Hindi na-upload ang " + d.file,
    leftText: (d) => "Ina-upload pa ang " + plural(d.count, 0, fil, { "1": "isang file", other: strictNumber("fil", d.count, 0, "count") + " file" }) + " nang i-load ulit ang page, at hindi naitago. Piliin ulit para maipadala.",
    tooManyOnWay: (d) => "Hanggang " + d.count + " file lang ang sabay-sabay na naa-upload. Hintaying matapos ang ilan.",
    leftFor: (d) => "Para ito sa message mo kay " + d.name + ". " + d.why,
    leftForMany: (d) => "Para ito sa message mo sa marami. " + d.why
  }
};

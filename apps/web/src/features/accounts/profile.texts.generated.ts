// Written by `npm run texts` from profile.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ProfileTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  avatar: string;
  cover: string;
  noCover: string;
  changeAvatar: string;
  changeCover: string;
  removeAvatar: string;
  removeCover: string;
  pictureHint(values: { mb: string | number }): string;
  wrongType: string;
  tooLarge(values: { mb: string | number }): string;
  notUploaded: string;
  stalled: string;
  cancelled: string;
  cancelledText: string;
  cancelUpload: string;
  preparing: string;
  checking: string;
  progress(values: { percent: string | number; sent: string | number; total: string | number }): string;
  fullName: string;
  fullNameRequired: string;
  username: string;
  usernameHint(values: { name: string | number; days: string | number }): string;
  usernameForm: string;
  location: string;
  bio: string;
  bioHint(values: { count: string | number }): string;
  price: string;
  priceHint(values: { least: string | number; most: string | number }): string;
  priceRounded(values: { credits: string | number; pesos: string | number }): string;
  priceRange(values: { least: string | number; most: string | number }): string;
  save: string;
  saved: string;
  notSaved: string;
  tryAgain: string;
  view: string;
  gone(values: { name: string | number }): string;
}

export const profileTexts: Record<Language, ProfileTexts> = {
  en: {
    title: "Profile",
    hint: "What others see about you.",
    loading: "Loading your profile",
    failed: "Failed to load your profile",
    avatar: "Profile picture",
    cover: "Cover picture",
    noCover: "No cover yet",
    changeAvatar: "Change profile picture",
    changeCover: "Change cover",
    removeAvatar: "Remove profile picture",
    removeCover: "Remove cover",
    pictureHint: (d) => "JPEG, PNG or WebP, at most " + d.mb + " MB",
    wrongType: "Choose a picture (JPEG, PNG or WebP).",
    tooLarge: (d) => "Choose a picture of at most " + d.mb + " MB.",
    notUploaded: "Picture not changed",
    stalled: "The upload has stopped. Check your connection and try again.",
    cancelled: "Upload cancelled",
    cancelledText: "Your picture has not changed.",
    cancelUpload: "Cancel upload",
    preparing: "Getting ready…",
    checking: "Uploaded. Preparing it…",
    progress: (d) => d.percent + "% · " + d.sent + " of " + d.total,
    fullName: "Full name",
    fullNameRequired: "Full name is required",
    username: "Username",
    usernameHint: (d) => "Your address is /" + d.name + ". If you change it, the old one leads to the new one for " + d.days + " days.",
    usernameForm: "Use 3 to 30 lower-case letters, digits and underscores, with a letter or digit at both ends",
    location: "Location",
    bio: "About you",
    bioHint: (d) => "At most " + d.count + " characters",
    price: "Monthly price in pesos",
    priceHint: (d) => "From " + d.least + " to " + d.most + ", or 0 for free. If it is empty, nobody can subscribe. Subscribers never pay more than they agreed to.",
    priceRounded: (d) => "Fans pay " + d.credits + " a month, which is " + d.pesos + " at the current rate. Credits are whole, so the price is rounded up.",
    priceRange: (d) => "Choose a monthly price from " + d.least + " to " + d.most + ", or 0 for free",
    save: "Save profile",
    saved: "Profile saved",
    notSaved: "Not saved",
    tryAgain: "Please try again.",
    view: "View profile",
    gone: (d) => d.name + " cannot be read any more: it was deleted, moved or changed on your device. Choose it again, or another picture."
  },
  fil: {
    title: "Profile",
    hint: "Ito ang nakikita ng iba tungkol sa iyo.",
    loading: "Nilo-load ang profile mo",
    failed: "Hindi ma-load ang profile mo",
    avatar: "Profile picture",
    cover: "Cover picture",
    noCover: "Wala pang cover",
    changeAvatar: "Palitan ang profile picture",
    changeCover: "Palitan ang cover",
    removeAvatar: "Tanggalin ang profile picture",
    removeCover: "Tanggalin ang cover",
    pictureHint: (d) => "JPEG, PNG o WebP, hanggang " + d.mb + " MB",
    wrongType: "Pumili ng larawan (JPEG, PNG o WebP).",
    tooLarge: (d) => "Pumili ng larawang hanggang " + d.mb + " MB lang.",
    notUploaded: "Hindi napalitan ang larawan",
    stalled: "Huminto ang upload. Tingnan ang connection mo at subukan ulit.",
    cancelled: "Na-cancel ang upload",
    cancelledText: "Hindi nagbago ang larawan mo.",
    cancelUpload: "I-cancel ang upload",
    preparing: "Inihahanda…",
    checking: "Na-upload na. Inihahanda…",
    progress: (d) => d.percent + "% · " + d.sent + " ng " + d.total,
    fullName: "Buong pangalan",
    fullNameRequired: "Kailangan ang buong pangalan",
    username: "Username",
    usernameHint: (d) => "/" + d.name + " ang address mo. Kapag pinalitan mo ito, " + d.days + " araw pang mapupunta sa bago ang luma.",
    usernameForm: "Gumamit ng 3 hanggang 30 maliit na letra, numero o underscore; dapat letra o numero ang una at huli",
    location: "Lugar",
    bio: "Tungkol sa iyo",
    bioHint: (d) => "Hanggang " + d.count + " character lang",
    price: "Buwanang presyo sa piso",
    priceHint: (d) => "Mula " + d.least + " hanggang " + d.most + ", o 0 kung libre. Kapag blangko, walang makakapag-subscribe. Hindi lalampas sa napagkasunduan ang babayaran ng mga subscriber.",
    priceRounded: (d) => d.credits + " kada buwan ang bayad ng fans, o " + d.pesos + " sa kasalukuyang rate. Buo lang ang credits, kaya nira-round up ang presyo.",
    priceRange: (d) => "Pumili ng buwanang presyo mula " + d.least + " hanggang " + d.most + ", o 0 kung libre",
    save: "I-save ang profile",
    saved: "Na-save ang profile",
    notSaved: "Hindi na-save",
    tryAgain: "Pakisubukan ulit.",
    view: "Tingnan ang profile",
    gone: (d) => "Hindi na mabasa ang " + d.name + ": nabura, nailipat o nabago ito sa device mo. Piliin ito ulit, o pumili ng ibang larawan."
  }
};

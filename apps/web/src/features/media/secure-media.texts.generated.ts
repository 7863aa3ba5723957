// Written by `npm run texts` from secure-media.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SecureMediaTexts {
  uploadTitle: string;
  file: string;
  chooseFile: string;
  chooseAnother: string;
  fileHint(values: { imageMb: string | number; videoMb: string | number }): string;
  contentTitle: string;
  ppv: string;
  ppvHint: string;
  ppvPrice: string;
  ppvPriceHint: string;
  ppvPriceExact(values: { credits: string | number }): string;
  ppvPriceRounded(values: { credits: string | number; pesos: string | number }): string;
  fanUsername: string;
  fanUsernameHint: string;
  upload: string;
  fileNeeded: string;
  titleNeeded: string;
  priceNeeded: string;
  uploaded: string;
  uploadFailed: string;
  uploadFailedText: string;
  stalled: string;
  cancelledTitle: string;
  cancelledText: string;
  loading: string;
  failed: string;
  tryAgain: string;
  subscribe: string;
  unlockFor(values: { price: string | number }): string;
  notAvailable: string;
  photo: string;
  video: string;
  ownTitle: string;
  ownEmptyTitle: string;
  ownEmptyText: string;
  ownFailed: string;
  notPaid: string;
}

export const secureMediaTexts: Record<Language, SecureMediaTexts> = {
  en: {
    uploadTitle: "Upload secure media",
    file: "File",
    chooseFile: "Choose a photo or a video",
    chooseAnother: "Choose another file",
    fileHint: (d) => "JPEG, PNG or WebP up to " + d.imageMb + " MB; MP4, WebM or MOV up to " + d.videoMb + " MB.",
    contentTitle: "Content title",
    ppv: "Pay-per-view (PPV)",
    ppvHint: "Everyone unlocks it with credits, subscribers included.",
    ppvPrice: "PPV price (₱)",
    ppvPriceHint: "In pesos; fans pay whole credits, rounded up.",
    ppvPriceExact: (d) => "Fans pay " + d.credits + " at the current rate.",
    ppvPriceRounded: (d) => "Fans pay " + d.credits + ", which is " + d.pesos + " at the current rate: credits are whole, so the price is rounded up.",
    fanUsername: "Fan username (optional)",
    fanUsernameHint: "For a picture made for one fan: every copy carries this name beside the viewer’s. Videos carry no name in their file.",
    upload: "Upload",
    fileNeeded: "Please select a file",
    titleNeeded: "Content title is required",
    priceNeeded: "Valid PPV price is required",
    uploaded: "Upload complete",
    uploadFailed: "Upload Failed",
    uploadFailedText: "Failed to upload file. Please try again.",
    stalled: "The upload stopped moving. Please check your connection and try again.",
    cancelledTitle: "Upload cancelled",
    cancelledText: "Nothing was kept.",
    loading: "Loading secure media…",
    failed: "Failed to load media",
    tryAgain: "Try again",
    subscribe: "Subscribe to Access",
    unlockFor: (d) => "Unlock for " + d.price,
    notAvailable: "Not available",
    photo: "Photo",
    video: "Video",
    ownTitle: "Your media",
    ownEmptyTitle: "No media yet",
    ownEmptyText: "What you upload here or in a post appears here, as you see it yourself.",
    ownFailed: "Failed to load your media",
    notPaid: "Not paid"
  },
  fil: {
    uploadTitle: "Mag-upload ng protektadong media",
    file: "File",
    chooseFile: "Pumili ng larawan o video",
    chooseAnother: "Pumili ng ibang file",
    fileHint: (d) => "JPEG, PNG o WebP hanggang " + d.imageMb + " MB; MP4, WebM o MOV hanggang " + d.videoMb + " MB.",
    contentTitle: "Pamagat ng content",
    ppv: "Pay-per-view (PPV)",
    ppvHint: "Lahat ay mag-a-unlock nito gamit ang credits, pati mga subscriber.",
    ppvPrice: "Presyo ng PPV (₱)",
    ppvPriceHint: "Sa piso; buong credits ang bayad ng fans, at pinapataas ang sobra.",
    ppvPriceExact: (d) => d.credits + " ang bayad ng fans sa kasalukuyang rate.",
    ppvPriceRounded: (d) => d.credits + " ang bayad ng fans, o " + d.pesos + " sa kasalukuyang rate: buo ang credits, kaya itinataas ang presyo.",
    fanUsername: "Username ng fan (opsyonal)",
    fanUsernameHint: "Para sa larawang ginawa para sa isang fan: dala ng bawat kopya ang pangalang ito katabi ng sa tumitingin. Walang pangalan sa file ng mga video.",
    upload: "I-upload",
    fileNeeded: "Pumili ng file",
    titleNeeded: "Kailangan ang pamagat ng content",
    priceNeeded: "Kailangan ng tamang presyo para sa PPV",
    uploaded: "Tapos na ang upload",
    uploadFailed: "Hindi Na-upload",
    uploadFailedText: "Hindi ma-upload ang file. Pakisubukan ulit.",
    stalled: "Huminto ang upload. Pakitingnan ang connection mo at subukan ulit.",
    cancelledTitle: "Na-cancel ang upload",
    cancelledText: "Walang naitago.",
    loading: "Nilo-load ang protektadong media…",
    failed: "Hindi ma-load ang media",
    tryAgain: "Subukan ulit",
    subscribe: "Mag-subscribe para Makita",
    unlockFor: (d) => "I-unlock sa " + d.price,
    notAvailable: "Hindi available",
    photo: "Larawan",
    video: "Video",
    ownTitle: "Media mo",
    ownEmptyTitle: "Wala pang media",
    ownEmptyText: "Lalabas dito ang ina-upload mo dito o sa isang post, ayon sa nakikita mo.",
    ownFailed: "Hindi ma-load ang media mo",
    notPaid: "Walang bayad"
  }
};

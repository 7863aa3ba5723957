// Written by `npm run texts` from verification.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VerificationTexts {
  page: string;
  lead: string;
  step: string;
  backToLogin: string;
  browseCreators: string;
  failedToLoad: string;
  form: string;
  idType: string;
  chooseType: string;
  drivers_license: string;
  passport: string;
  umid: string;
  philsys: string;
  postal: string;
  voters: string;
  sss: string;
  tin: string;
  idNumber: string;
  numberExample(values: { example: string | number }): string;
  numberForm: string;
  idPhoto: string;
  idPhotoHint: string;
  selfie: string;
  selfieHint: string;
  chooseFile: string;
  takePhoto: string;
  preview(values: { label: string | number }): string;
  remove(values: { label: string | number }): string;
  uploaded: string;
  uploadedText(values: { name: string | number }): string;
  wrongTypeTitle: string;
  wrongTypeText: string;
  tooLargeTitle: string;
  tooLargeText(values: { mb: string | number }): string;
  detailsTitle: string;
  detailsText: string;
  documentsTitle: string;
  documentsText: string;
  consentTitle: string;
  consentText: string;
  consents: string;
  consentAge(values: { age: string | number }): string;
  consentTerms: string;
  consentPrivacy: string;
  consentCreator: string;
  consentUse: string;
  allThere: string;
  submit: string;
  submitting: string;
  upload: string;
  preparing: string;
  checking: string;
  progress(values: { percent: string | number; sent: string | number; total: string | number }): string;
  cancelUpload: string;
  cancelledTitle: string;
  cancelledText: string;
  stalled: string;
  complete: string;
  completeText: string;
  received: string;
  failedTitle: string;
  failedText: string;
  pendingTitle: string;
  pendingText: string;
  pendingFacts(values: { id: string | number; end: string | number; when: string | number }): string;
  rejectedTitle: string;
  rejectedText: string;
  settings: string;
  goneTitle: string;
  gone(values: { name: string | number }): string;
}

export const verificationTexts: Record<Language, VerificationTexts> = {
  en: {
    page: "Creator Verification",
    lead: "Likha verifies every creator with a government ID before the first post. Review typically takes 24-48 hours.",
    step: "Step 2 of 2",
    backToLogin: "Back to Login",
    browseCreators: "Browse Creators",
    failedToLoad: "Failed to load your verification",
    form: "Your documents",
    idType: "ID type",
    chooseType: "Choose an ID",
    drivers_license: "Driver’s License",
    passport: "Philippine Passport",
    umid: "UMID",
    philsys: "PhilSys (National ID)",
    postal: "Postal ID",
    voters: "Voter’s ID",
    sss: "SSS ID",
    tin: "TIN ID",
    idNumber: "ID number",
    numberExample: (d) => "As printed, for example " + d.example,
    numberForm: "This is not a valid number for this ID",
    idPhoto: "ID photo",
    idPhotoHint: "The whole front side, sharp and without glare.",
    selfie: "Selfie with ID",
    selfieHint: "Your face and the ID in your hand, both easy to see.",
    chooseFile: "Choose a file",
    takePhoto: "Take a photo",
    preview: (d) => "Preview: " + d.label,
    remove: (d) => "Remove: " + d.label,
    uploaded: "File Uploaded",
    uploadedText: (d) => d.name + " is here, and goes out when you submit.",
    wrongTypeTitle: "Invalid File Type",
    wrongTypeText: "Please upload an image file (JPG, PNG, etc.)",
    tooLargeTitle: "File Too Large",
    tooLargeText: (d) => "Please upload an image smaller than " + d.mb + "MB",
    detailsTitle: "Missing Information",
    detailsText: "Please fill in all ID details",
    documentsTitle: "Missing Documents",
    documentsText: "Please upload both ID photo and selfie with ID",
    consentTitle: "Legal Consent Required",
    consentText: "Please read and accept all legal agreements to proceed",
    consents: "Your consent",
    consentAge: (d) => "I am " + d.age + " or older, and the ID is mine",
    consentTerms: "I accept the <link>Terms of Service</link>",
    consentPrivacy: "I accept the <link>Privacy Policy</link>, also for the pictures of my ID and me",
    consentCreator: "I accept the <link>Creator Consent</link>",
    consentUse: "I accept the <link>Acceptable Use Policy</link>",
    allThere: "Everything is there.",
    submit: "Submit for Review",
    submitting: "Submitting for Review...",
    upload: "Upload",
    preparing: "Getting ready…",
    checking: "Everything has arrived and is being checked…",
    progress: (d) => d.percent + "% · " + d.sent + " of " + d.total,
    cancelUpload: "Cancel upload",
    cancelledTitle: "Upload cancelled",
    cancelledText: "Nothing was submitted. Everything you filled in is still here.",
    stalled: "The upload stopped moving. Check your connection and try again.",
    complete: "Verification Complete!",
    completeText: "Your studio is open.",
    received: "Submitted for Review",
    failedTitle: "Verification Failed",
    failedText: "Something went wrong during verification. Please try again.",
    pendingTitle: "Your documents are being reviewed",
    pendingText: "Review typically takes 24-48 hours. We write to you as soon as it is decided; you can close this page.",
    pendingFacts: (d) => d.id + " ending in " + d.end + ", submitted " + d.when + ".",
    rejectedTitle: "Your verification was not accepted",
    rejectedText: "You can send your documents again.",
    settings: "Settings",
    goneTitle: "Picture Cannot Be Read",
    gone: (d) => d.name + " cannot be read any more: it was deleted, moved or changed on your device. Choose it again, or take a new photo."
  },
  fil: {
    page: "Verification ng Creator",
    lead: "Vine-verify ng Likha ang bawat creator gamit ang government ID bago ang unang post. Karaniwang 24 hanggang 48 oras ang review.",
    step: "Hakbang 2 ng 2",
    backToLogin: "Bumalik sa Login",
    browseCreators: "Tingnan ang mga Creator",
    failedToLoad: "Hindi ma-load ang verification mo",
    form: "Mga dokumento mo",
    idType: "Uri ng ID",
    chooseType: "Pumili ng ID",
    drivers_license: "Driver’s License",
    passport: "Philippine Passport",
    umid: "UMID",
    philsys: "PhilSys (National ID)",
    postal: "Postal ID",
    voters: "Voter’s ID",
    sss: "SSS ID",
    tin: "TIN ID",
    idNumber: "Number ng ID",
    numberExample: (d) => "Gaya ng nakasulat, halimbawa " + d.example,
    numberForm: "Hindi ito number ng ID na ito",
    idPhoto: "Larawan ng ID",
    idPhotoHint: "Ang buong harap, malinaw at walang silaw.",
    selfie: "Selfie na hawak ang ID",
    selfieHint: "Ang mukha mo at ang ID sa kamay mo, parehong malinaw.",
    chooseFile: "Pumili ng file",
    takePhoto: "Kumuha ng larawan",
    preview: (d) => "Preview: " + d.label,
    remove: (d) => "Alisin: " + d.label,
    uploaded: "Na-upload ang File",
    uploadedText: (d) => "Narito na ang " + d.name + ", at ipapadala kapag nag-submit ka.",
    wrongTypeTitle: "Maling Uri ng File",
    wrongTypeText: "Mag-upload ng larawan (JPG, PNG, atbp.)",
    tooLargeTitle: "Masyadong Malaki ang File",
    tooLargeText: (d) => "Mag-upload ng larawang mas maliit sa " + d.mb + "MB",
    detailsTitle: "Kulang ang Impormasyon",
    detailsText: "Pakikumpleto ang lahat ng detalye ng ID",
    documentsTitle: "Kulang ang mga Dokumento",
    documentsText: "Mag-upload ng larawan ng ID at ng selfie na hawak ang ID",
    consentTitle: "Kailangan ang Legal na Pahintulot",
    consentText: "Basahin at tanggapin ang lahat ng legal na kasunduan para magpatuloy",
    consents: "Ang pahintulot mo",
    consentAge: (d) => d.age + " taong gulang o higit pa ako, at akin ang ID",
    consentTerms: "Tinatanggap ko ang <link>Terms of Service</link>",
    consentPrivacy: "Tinatanggap ko ang <link>Privacy Policy</link>, pati para sa mga larawan ng ID ko at sa akin",
    consentCreator: "Tinatanggap ko ang <link>Creator Consent</link>",
    consentUse: "Tinatanggap ko ang <link>Acceptable Use Policy</link>",
    allThere: "Kumpleto na lahat.",
    submit: "I-submit para sa Review",
    submitting: "Sina-submit para sa Review...",
    upload: "Upload",
    preparing: "Inihahanda…",
    checking: "Dumating na lahat at sinusuri na…",
    progress: (d) => d.percent + "% · " + d.sent + " ng " + d.total,
    cancelUpload: "I-cancel ang upload",
    cancelledTitle: "Na-cancel ang upload",
    cancelledText: "Walang na-submit. Narito pa rin ang lahat ng inilagay mo.",
    stalled: "Huminto ang upload. Tingnan ang connection mo at subukan ulit.",
    complete: "Kumpleto na ang Verification!",
    completeText: "Bukas na ang studio mo.",
    received: "Na-submit para sa Review",
    failedTitle: "Hindi Natuloy ang Verification",
    failedText: "May nangyaring mali sa verification. Pakisubukan ulit.",
    pendingTitle: "Nire-review na ang mga dokumento mo",
    pendingText: "Karaniwang 24 hanggang 48 oras ang review. Susulatan ka namin kapag may desisyon na; puwede mong isara ang page na ito.",
    pendingFacts: (d) => d.id + " na nagtatapos sa " + d.end + ", na-submit noong " + d.when + ".",
    rejectedTitle: "Hindi tinanggap ang verification mo",
    rejectedText: "Puwede mong ipadala ulit ang mga dokumento mo.",
    settings: "Settings",
    goneTitle: "Hindi Mabasa ang Larawan",
    gone: (d) => "Hindi na mabasa ang " + d.name + ": nabura, nailipat o nabago ito sa device mo. Piliin ito ulit, o kumuha ng bagong larawan."
  }
};

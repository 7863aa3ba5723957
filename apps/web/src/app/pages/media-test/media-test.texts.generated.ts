// Written by `npm run texts` from media-test.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MediaTestTexts {
  page: string;
  description: string;
  lead: string;
  upload: string;
  creator: string;
  fan: string;
  access: string;
  uploadHint: string;
  resultTitle: string;
  noResultTitle: string;
  noResult: string;
  recognised: string;
  size: string;
  pixels(values: { width: string | number; height: string | number }): string;
  removed: string;
  nothingRemoved: string;
  place: string;
  exif: string;
  profile: string;
  xmp: string;
  iptc: string;
  watermark: string;
  price: string;
  free: string;
  asOpen: string;
  asLocked: string;
  videoJudged: string;
  creatorLead: string;
  triedTitle: string;
  triedText: string;
  fanLead: string;
  lookAs: string;
  visitor: string;
  subscriber: string;
  buyer: string;
  unlocked: string;
  unlockedText: string;
  subscribersOnly: string;
  everybody: string;
  failed: string;
  loading: string;
  accessLead: string;
  run: string;
  runAgain: string;
  running(values: { done: string | number; all: string | number }): string;
  allGood(values: { all: string | number }): string;
  someBad(values: { bad: string | number; all: string | number }): string;
  runFailed: string;
  what: string;
  must: string;
  answered: string;
  good: string;
  bad: string;
  notAsked: string;
  lockedPaid: string;
  lockedPaidSubscriber: string;
  lockedSubscribers: string;
  takenDown: string;
  tooLong: string;
  opens: string;
  expired: string;
  otherSession: string;
  editedSignature: string;
  editedExpiry: string;
  editedFile: string;
  noSignature: string;
  original: string;
  playlist: string;
  playlistEdited: string;
  part: string;
  partUnsigned: string;
  realCall: string;
  backToStudio: string;
  ownLead: string;
  howSafe: string;
  ownHint: string;
}

export const mediaTestTexts: Record<Language, MediaTestTexts> = {
  en: {
    page: "Media Security Test",
    description: "See for yourself how pictures and videos are kept safe on Likha: uploads, watermarks, locks and addresses that expire.",
    lead: "Everything here is test data: artwork that belongs to nobody, and files of yours that are judged and forgotten. The rules, the addresses and the refusals are the real ones.",
    upload: "Upload Test",
    creator: "Creator View",
    fan: "Fan View",
    access: "Access Control",
    uploadHint: "The file goes to the server as any upload does. It is judged by its content, loses what it says of itself, gets its names burned in, comes back to you, and is kept nowhere.",
    resultTitle: "What the server made of it",
    noResultTitle: "Nothing uploaded yet",
    noResult: "Upload a picture, best one that a phone took, and see what is left of what it says.",
    recognised: "Recognised as",
    size: "Size",
    pixels: (d) => d.width + " × " + d.height + " pixels",
    removed: "Removed",
    nothingRemoved: "It said nothing of itself.",
    place: "the place where it was taken",
    exif: "camera and time (EXIF)",
    profile: "colour profile",
    xmp: "editing notes (XMP)",
    iptc: "captions (IPTC)",
    watermark: "Watermark",
    price: "Price",
    free: "Not paid",
    asOpen: "As who may see it gets it",
    asLocked: "As everybody else gets it",
    videoJudged: "A video is recognised here and no more. One that a creator uploads is copied without what it says of itself, and made ready in two sizes.",
    creatorLead: "The test creator’s own files. What is one’s own is always open; what was taken down is gone for everybody.",
    triedTitle: "Tried out on this page",
    triedText: "Only in this browser, until the page is left.",
    fanLead: "The same files as fans see them. Unlocking and subscribing are tried out: nobody pays, and nothing is kept.",
    lookAs: "Look as",
    visitor: "Any fan",
    subscriber: "Subscriber",
    buyer: "Buyer",
    unlocked: "Content Unlocked!",
    unlockedText: "Here only, and nobody paid.",
    subscribersOnly: "Subscribers only",
    everybody: "For everybody",
    failed: "Failed to load media",
    loading: "Loading the test files…",
    accessLead: "Your browser now asks the server for things that it must refuse, and for what it must give. Each line is one real request.",
    run: "Run the checks",
    runAgain: "Run the checks again",
    running: (d) => "Asking the server… " + d.done + " of " + d.all,
    allGood: (d) => "All " + d.all + " answers are as they must be.",
    someBad: (d) => d.bad + " of " + d.all + " answers are not as they must be.",
    runFailed: "The checks could not be run",
    what: "What is asked for",
    must: "Must answer",
    answered: "Answered",
    good: "As it must",
    bad: "Not as it must",
    notAsked: "Not asked yet",
    lockedPaid: "An address of a paid photo, not bought",
    lockedPaidSubscriber: "The same as a subscriber: a price applies to subscribers, too",
    lockedSubscribers: "An address of a photo for subscribers, without subscribing",
    takenDown: "An address of what was taken down",
    tooLong: "An address that lives for an hour",
    opens: "An open photo by its address",
    expired: "An address that has expired",
    otherSession: "An address that was made for another session",
    editedSignature: "An address with one letter of its signature changed",
    editedExpiry: "An address with a later end written into it",
    editedFile: "The address of one file, used for another",
    noSignature: "An address without a signature",
    original: "The file as it was stored, by a good address",
    playlist: "A bought video’s list of sizes",
    playlistEdited: "The same list with an edited signature",
    part: "A part of that video",
    partUnsigned: "The same part without a signature",
    realCall: "Real media, by the real call, without signing in",
    backToStudio: "Back to Studio",
    ownLead: "Publish one file by itself, for a price or for one fan, and see everything of yours.",
    howSafe: "How it is kept safe",
    ownHint: "It becomes a post with this title. A fan who is named must follow you or be subscribed."
  },
  fil: {
    page: "Media Security Test",
    description: "Tingnan mismo kung paano pinoprotektahan ang mga larawan at video sa Likha: upload, watermark, lock, at mga address na nag-e-expire.",
    lead: "Test data lang ang lahat dito: likhang-sining na walang may-ari, at mga file mong susuriin at kakalimutan. Totoo ang mga patakaran, mga address at mga pagtanggi.",
    upload: "Upload Test",
    creator: "Creator View",
    fan: "Fan View",
    access: "Access Control",
    uploadHint: "Pupunta sa server ang file tulad ng kahit anong upload. Susuriin ito ayon sa laman, aalisin ang nakatagong impormasyon, lalagyan ng pangalan, ibabalik sa iyo, at hindi itatago kahit saan.",
    resultTitle: "Ang ginawa ng server dito",
    noResultTitle: "Wala pang na-upload",
    noResult: "Mag-upload ng larawan, mas mabuti ang galing sa phone, at tingnan kung ano ang natira sa sinasabi nito.",
    recognised: "Nakilala bilang",
    size: "Laki",
    pixels: (d) => d.width + " × " + d.height + " pixels",
    removed: "Inalis",
    nothingRemoved: "Wala itong sinasabi tungkol sa sarili.",
    place: "ang lugar kung saan ito kinunan",
    exif: "camera at oras (EXIF)",
    profile: "color profile",
    xmp: "mga tala ng pag-edit (XMP)",
    iptc: "mga caption (IPTC)",
    watermark: "Watermark",
    price: "Presyo",
    free: "Walang bayad",
    asOpen: "Ang nakukuha ng puwedeng makakita",
    asLocked: "Ang nakukuha ng lahat ng iba",
    videoJudged: "Kinikilala lang ang video dito. Ang ina-upload ng creator ay kinokopya nang wala ang nakatagong impormasyon, at inihahanda sa dalawang laki.",
    creatorLead: "Mga sariling file ng test creator. Laging bukas ang sarili; ang tinanggal ay wala na para sa lahat.",
    triedTitle: "Sinubukan sa page na ito",
    triedText: "Nasa browser na ito lang, hanggang umalis ka sa page.",
    fanLead: "Ang parehong mga file ayon sa nakikita ng fans. Pagsubok lang ang pag-unlock at pag-subscribe: walang bayad, at walang itinatago.",
    lookAs: "Tingnan bilang",
    visitor: "Kahit sinong fan",
    subscriber: "Subscriber",
    buyer: "Bumili",
    unlocked: "Na-unlock ang Content!",
    unlockedText: "Dito lang, at walang nagbayad.",
    subscribersOnly: "Subscribers lang",
    everybody: "Para sa lahat",
    failed: "Hindi ma-load ang media",
    loading: "Nilo-load ang mga test file…",
    accessLead: "Hihingi ngayon ang browser mo sa server ng mga bagay na dapat nitong tanggihan, at ng dapat nitong ibigay. Bawat linya ay isang totoong request.",
    run: "Patakbuhin ang mga pagsusuri",
    runAgain: "Patakbuhin ulit ang mga pagsusuri",
    running: (d) => "Tinatanong ang server… " + d.done + " sa " + d.all,
    allGood: (d) => "Tama ang lahat ng " + d.all + " na sagot.",
    someBad: (d) => d.bad + " sa " + d.all + " na sagot ang hindi tama.",
    runFailed: "Hindi mapatakbo ang mga pagsusuri",
    what: "Ang hinihingi",
    must: "Dapat isagot",
    answered: "Isinagot",
    good: "Tama",
    bad: "Mali",
    notAsked: "Hindi pa tinatanong",
    lockedPaid: "Address ng bayad na larawan, hindi binili",
    lockedPaidSubscriber: "Ganoon din bilang subscriber: may presyo rin para sa subscribers",
    lockedSubscribers: "Address ng larawang para sa subscribers, nang hindi naka-subscribe",
    takenDown: "Address ng tinanggal na",
    tooLong: "Address na tatagal nang isang oras",
    opens: "Bukas na larawan sa address nito",
    expired: "Address na nag-expire na",
    otherSession: "Address na ginawa para sa ibang session",
    editedSignature: "Address na may isang letrang binago sa pirma",
    editedExpiry: "Address na pinahaba ang bisa",
    editedFile: "Address ng isang file na ginamit sa iba",
    noSignature: "Address na walang pirma",
    original: "Ang file na nakaimbak, sa tamang address",
    playlist: "Listahan ng mga laki ng biniling video",
    playlistEdited: "Ang parehong listahan na binago ang pirma",
    part: "Isang bahagi ng video na iyon",
    partUnsigned: "Ang parehong bahagi na walang pirma",
    realCall: "Totoong media, sa totoong call, nang hindi naka-sign in",
    backToStudio: "Bumalik sa Studio",
    ownLead: "Mag-publish ng isang file, may presyo o para sa isang fan, at tingnan ang lahat ng sa iyo.",
    howSafe: "Paano ito pinoprotektahan",
    ownHint: "Magiging post ito na may ganitong pamagat. Dapat naka-follow o naka-subscribe sa iyo ang fan na babanggitin."
  }
};

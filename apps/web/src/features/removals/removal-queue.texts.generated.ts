// Written by `npm run texts` from removal-queue.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface RemovalQueueTexts {
  requests: string;
  which: string;
  loading: string;
  loadFailed: string;
  noneOpen: string;
  noneDecided: string;
  overdue(values: { count: string | number }): string;
  isOverdue(values: { when: string | number }): string;
  due(values: { when: string | number }): string;
  sent(values: { when: string | number }): string;
  depicted: string;
  rights_holder: string;
  representative: string;
  where: string;
  why: string;
  posts: string;
  post(values: { id: string | number }): string;
  openPost: string;
  more: string;
  moreHint: string;
  reason: string;
  reasonHint: string;
  reasonNeeded: string;
  postsNeeded: string;
  remove: string;
  refuse: string;
  removeSure(values: { count: string | number }): string;
  refuseSure: string;
  saving: string;
  done: string;
  failed: string;
  failedText: string;
  removed(values: { name: string | number; when: string | number }): string;
  refused(values: { name: string | number; when: string | number }): string;
  takeBackMeans: string;
}

export const removalQueueTexts: Record<Language, RemovalQueueTexts> = {
  en: {
    requests: "Removal requests",
    which: "Which requests",
    loading: "Loading requests...",
    loadFailed: "Failed to load removal requests",
    noneOpen: "No open requests",
    noneDecided: "No request has been decided yet",
    overdue: (d) => "Overdue: " + d.count,
    isOverdue: (d) => "Overdue since " + d.when,
    due: (d) => "Due " + d.when,
    sent: (d) => "Sent " + d.when,
    depicted: "Is shown in it",
    rights_holder: "Owns it",
    representative: "Speaks for one of them",
    where: "Where it is",
    why: "Why it should go",
    posts: "Posts to take down",
    post: (d) => "Post " + d.id,
    openPost: "Open",
    more: "Further posts",
    moreHint: "Addresses of posts that the request does not name, one per line.",
    reason: "Reason",
    reasonHint: "Who asked reads it, and the creators of what is removed. Do not name who asked.",
    reasonNeeded: "Please give a reason",
    postsNeeded: "Choose what is removed",
    remove: "Remove",
    refuse: "Refuse",
    removeSure: (d) => "Posts that nobody can see any more, buyers included: " + d.count + ". Their creators and who asked are told by mail.",
    refuseSure: "Nothing is removed, and who asked is told by mail.",
    saving: "Saving...",
    done: "Done",
    failed: "Not decided",
    failedText: "Please try again.",
    removed: (d) => "Removed by " + d.name + ", " + d.when,
    refused: (d) => "Refused by " + d.name + ", " + d.when,
    takeBackMeans: "The request waits again, due when it was, and who asked is told by mail."
  },
  fil: {
    requests: "Mga hiling na mag-alis",
    which: "Aling mga hiling",
    loading: "Nilo-load ang mga hiling...",
    loadFailed: "Hindi na-load ang mga hiling",
    noneOpen: "Walang bukas na hiling",
    noneDecided: "Wala pang hiling na may desisyon",
    overdue: (d) => "Lampas na sa takdang araw: " + d.count,
    isOverdue: (d) => "Lampas na mula " + d.when,
    due: (d) => "Hanggang " + d.when,
    sent: (d) => "Ipinadala noong " + d.when,
    depicted: "Makikita rito",
    rights_holder: "May-ari nito",
    representative: "Kinatawan",
    where: "Nasaan ito",
    why: "Bakit dapat alisin",
    posts: "Mga post na aalisin",
    post: (d) => "Post " + d.id,
    openPost: "Buksan",
    more: "Iba pang post",
    moreHint: "Mga address ng post na wala sa hiling, isa bawat linya.",
    reason: "Dahilan",
    reasonHint: "Mababasa ito ng humiling at ng mga creator ng aalisin. Huwag pangalanan ang humiling.",
    reasonNeeded: "Magbigay ng dahilan",
    postsNeeded: "Piliin kung ano ang aalisin",
    remove: "Alisin",
    refuse: "Huwag tanggapin",
    removeSure: (d) => "Mga post na wala nang makakakita, pati bumili: " + d.count + ". Sasabihan sa e-mail ang mga creator at ang humiling.",
    refuseSure: "Walang aalisin, at sasabihan sa e-mail ang humiling.",
    saving: "Sine-save...",
    done: "Tapos na",
    failed: "Hindi napagdesisyunan",
    failedText: "Pakisubukan ulit.",
    removed: (d) => "Inalis ni " + d.name + ", " + d.when,
    refused: (d) => "Hindi tinanggap ni " + d.name + ", " + d.when,
    takeBackMeans: "Maghihintay ulit ang hiling, sa dati pa ring takda, at ipapaalam ito sa humiling sa mail."
  }
};

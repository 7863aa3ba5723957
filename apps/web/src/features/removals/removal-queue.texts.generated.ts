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
    depicted: "Shown in it",
    rights_holder: "Owner",
    representative: "Represents one of them",
    where: "Where it is",
    why: "Why it should go",
    posts: "Posts to take down",
    post: (d) => "Post " + d.id,
    openPost: "Open",
    more: "Other posts",
    moreHint: "Links to posts that the request does not mention, one per line.",
    reason: "Reason",
    reasonHint: "The requester and the creators of removed posts read it. Do not name the requester.",
    reasonNeeded: "Please give a reason",
    postsNeeded: "Choose what to remove",
    remove: "Remove",
    refuse: "Refuse",
    removeSure: (d) => "Posts that nobody will see any more, buyers included: " + d.count + ". We tell their creators and the requester by email.",
    refuseSure: "Nothing is removed, and we tell the requester by email.",
    saving: "Saving...",
    done: "Done",
    failed: "Not decided",
    failedText: "Please try again.",
    removed: (d) => "Removed by " + d.name + ", " + d.when,
    refused: (d) => "Refused by " + d.name + ", " + d.when,
    takeBackMeans: "The request goes back to the queue with the same due date, and we tell the requester by email."
  },
  fil: {
    requests: "Mga removal request",
    which: "Aling mga request",
    loading: "Nilo-load ang mga request...",
    loadFailed: "Hindi ma-load ang mga request",
    noneOpen: "Walang bukas na request",
    noneDecided: "Wala pang request na may desisyon",
    overdue: (d) => "Lampas na sa takdang araw: " + d.count,
    isOverdue: (d) => "Lampas na mula " + d.when,
    due: (d) => "Takda sa " + d.when,
    sent: (d) => "Ipinadala noong " + d.when,
    depicted: "Makikita rito",
    rights_holder: "May-ari",
    representative: "Kinatawan",
    where: "Nasaan ito",
    why: "Bakit dapat alisin",
    posts: "Mga post na aalisin",
    post: (d) => "Post " + d.id,
    openPost: "Buksan",
    more: "Iba pang post",
    moreHint: "Mga link ng post na wala sa request, isa bawat linya.",
    reason: "Dahilan",
    reasonHint: "Mababasa ito ng humiling at ng mga creator ng inalis na post. Huwag pangalanan ang humiling.",
    reasonNeeded: "Magbigay ng dahilan",
    postsNeeded: "Piliin kung ano ang aalisin",
    remove: "Alisin",
    refuse: "Tanggihan",
    removeSure: (d) => "Mga post na wala nang makakakita, pati ang mga bumili: " + d.count + ". Ipapaalam namin ito sa mga creator at sa humiling sa email.",
    refuseSure: "Walang aalisin, at ipapaalam namin ito sa humiling sa email.",
    saving: "Sine-save...",
    done: "Tapos na",
    failed: "Hindi napagdesisyunan",
    failedText: "Pakisubukan ulit.",
    removed: (d) => "Inalis ni " + d.name + ", " + d.when,
    refused: (d) => "Tinanggihan ni " + d.name + ", " + d.when,
    takeBackMeans: "Babalik sa queue ang request, sa dati pa ring takdang araw, at ipapaalam namin ito sa humiling sa email."
  }
};

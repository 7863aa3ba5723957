// Written by `npm run texts` from managing.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ManagingTexts {
  edit: string;
  editOf(values: { title: string | number }): string;
  pin: string;
  pinOf(values: { title: string | number }): string;
  unpin: string;
  unpinOf(values: { title: string | number }): string;
  pinned: string;
  unpinned: string;
  notPinned: string;
  delete: string;
  deleteOf(values: { title: string | number }): string;
  publishNow: string;
  publishNowOf(values: { title: string | number }): string;
  cancelSchedule: string;
  cancelScheduleOf(values: { title: string | number }): string;
  publishedOn(values: { when: string | number }): string;
  overdue: string;
  notPublished: string;
  editTitle: string;
  filesStay: string;
  soldStays: string;
  save: string;
  saveWaits: string;
  discard: string;
  saved: string;
  notSaved: string;
  deleteTitle: string;
  deleteText: string;
  deleteConfirm: string;
  deleting: string;
  deleted: string;
  notDeleted: string;
  published: string;
  publishedText: string;
  inReviewText: string;
  notPublishedTitle: string;
  cancelled: string;
  cancelledText: string;
  notCancelled: string;
  inAMoment: string;
}

export const managingTexts: Record<Language, ManagingTexts> = {
  en: {
    edit: "Edit",
    editOf: (d) => "Edit " + d.title,
    pin: "Pin",
    pinOf: (d) => "Pin " + d.title + " to the top of your profile",
    unpin: "Unpin",
    unpinOf: (d) => "Unpin " + d.title,
    pinned: "Pinned to the top of your profile",
    unpinned: "No longer pinned",
    notPinned: "Nothing was changed",
    "delete": "Delete",
    deleteOf: (d) => "Delete " + d.title,
    publishNow: "Publish now",
    publishNowOf: (d) => "Publish " + d.title + " now",
    cancelSchedule: "Cancel schedule",
    cancelScheduleOf: (d) => "Cancel the schedule of " + d.title,
    publishedOn: (d) => "Publishes " + d.when,
    overdue: "Published as soon as its video can be played",
    notPublished: "Not published; only you can see it",
    editTitle: "Edit post",
    filesStay: "Its photos and video stay as they are.",
    soldStays: "Whoever has bought it keeps it. A new price is for those who buy from now on.",
    save: "Save",
    saveWaits: "A post needs a title and a text.",
    discard: "Discard changes",
    saved: "Post saved",
    notSaved: "Not saved",
    deleteTitle: "Delete this post?",
    deleteText: "It is gone for everybody, with its files. Fans who have bought it keep it. This cannot be undone.",
    deleteConfirm: "Delete post",
    deleting: "Deleting...",
    deleted: "Post deleted",
    notDeleted: "Not deleted",
    published: "Post published",
    publishedText: "Your fans can see it now.",
    inReviewText: "It is in review and will appear once approved.",
    notPublishedTitle: "Not published",
    cancelled: "Schedule cancelled",
    cancelledText: "The post is a draft now. Publish it whenever you like.",
    notCancelled: "Schedule not cancelled",
    inAMoment: "Please try again in a moment."
  },
  fil: {
    edit: "I-edit",
    editOf: (d) => "I-edit ang " + d.title,
    pin: "I-pin",
    pinOf: (d) => "I-pin ang " + d.title + " sa itaas ng profile mo",
    unpin: "I-unpin",
    unpinOf: (d) => "I-unpin ang " + d.title,
    pinned: "Naka-pin na sa itaas ng profile mo",
    unpinned: "Hindi na naka-pin",
    notPinned: "Walang nabago",
    "delete": "Tanggalin",
    deleteOf: (d) => "Tanggalin ang " + d.title,
    publishNow: "I-publish na",
    publishNowOf: (d) => "I-publish na ang " + d.title,
    cancelSchedule: "I-cancel ang schedule",
    cancelScheduleOf: (d) => "I-cancel ang schedule ng " + d.title,
    publishedOn: (d) => "Lalabas sa " + d.when,
    overdue: "Lalabas kapag napapanood na ang video nito",
    notPublished: "Hindi pa na-publish; ikaw lang ang nakakakita",
    editTitle: "I-edit ang post",
    filesStay: "Hindi magbabago ang mga larawan at video nito.",
    soldStays: "Sa kanila pa rin ito kung nabili na nila. Para sa mga bibili mula ngayon ang bagong presyo.",
    save: "I-save",
    saveWaits: "Kailangan ng pamagat at text ang post.",
    discard: "Huwag i-save",
    saved: "Na-save na ang post",
    notSaved: "Hindi na-save",
    deleteTitle: "Tanggalin ang post na ito?",
    deleteText: "Mawawala ito para sa lahat, pati mga file nito. Sa mga bumili na ay mananatili ito. Hindi na ito mababawi.",
    deleteConfirm: "Tanggalin ang post",
    deleting: "Tinatanggal...",
    deleted: "Natanggal na ang post",
    notDeleted: "Hindi natanggal",
    published: "Na-publish na ang post",
    publishedText: "Makikita na ito ng fans mo.",
    inReviewText: "Nire-review na ito at lalabas kapag naaprubahan.",
    notPublishedTitle: "Hindi na-publish",
    cancelled: "Na-cancel ang schedule",
    cancelledText: "Draft na ang post. I-publish mo kahit kailan.",
    notCancelled: "Hindi na-cancel ang schedule",
    inAMoment: "Pakisubukan ulit maya-maya."
  }
};

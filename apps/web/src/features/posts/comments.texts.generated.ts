// Written by `npm run texts` from comments.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CommentsTexts {
  title: string;
  loading: string;
  failed: string;
  none: string;
  label: string;
  hint: string;
  send: string;
  sendWaits: string;
  sendTooLong: string;
  sent: string;
  seenOnceLookedAt: string;
  notSent: string;
  unconfirmed: string;
  deletedSince: string;
  deletedSinceText: string;
  ofCreator: string;
  delete: string;
  deleteOf(values: { name: string | number }): string;
  deleteTitle: string;
  deleteText: string;
  deleteConfirm: string;
  deleting: string;
  deleted: string;
  notDeleted: string;
  inAMoment: string;
}

export const commentsTexts: Record<Language, CommentsTexts> = {
  en: {
    title: "Comments",
    loading: "Loading comments",
    failed: "Failed to load comments",
    none: "No comments yet. Be the first.",
    label: "Your comment",
    hint: "Everybody who can see this post reads it, with your username.",
    send: "Comment",
    sendWaits: "Write a comment first",
    sendTooLong: "Shorten your comment first",
    sent: "Comment posted",
    seenOnceLookedAt: "Others see it once our team has looked at it.",
    notSent: "Comment not posted",
    unconfirmed: "The answer did not arrive, so we cannot say yet whether your comment was posted. Press again: it is posted once.",
    deletedSince: "Posted, then deleted",
    deletedSinceText: "Your comment had been posted, and was deleted since. To post it anew, press again.",
    ofCreator: "Creator of this post",
    "delete": "Delete",
    deleteOf: (d) => "Delete the comment of @" + d.name,
    deleteTitle: "Delete this comment?",
    deleteText: "It is gone for everybody. This cannot be undone.",
    deleteConfirm: "Delete comment",
    deleting: "Deleting...",
    deleted: "Comment deleted",
    notDeleted: "Comment not deleted",
    inAMoment: "Please try again in a moment."
  },
  fil: {
    title: "Mga comment",
    loading: "Nilo-load ang mga comment",
    failed: "Hindi ma-load ang mga comment",
    none: "Wala pang comment. Mauna ka na.",
    label: "Ang comment mo",
    hint: "Mababasa ito ng lahat ng nakakakita sa post na ito, kasama ang username mo.",
    send: "Mag-comment",
    sendWaits: "Sumulat muna ng comment",
    sendTooLong: "Paikliin muna ang comment mo",
    sent: "Na-post na ang comment",
    seenOnceLookedAt: "Makikita ito ng iba kapag natingnan na ng aming team.",
    notSent: "Hindi na-post ang comment",
    unconfirmed: "Hindi dumating ang sagot, kaya hindi pa namin masabi kung na-post ang comment mo. Pindutin ulit: isang beses lang itong mapo-post.",
    deletedSince: "Na-post, pero tinanggal na",
    deletedSinceText: "Na-post na ang comment mo, pero tinanggal na ito mula noon. Kung gusto mo itong i-post ulit, pindutin ulit.",
    ofCreator: "Creator ng post na ito",
    "delete": "Tanggalin",
    deleteOf: (d) => "Tanggalin ang comment ni @" + d.name,
    deleteTitle: "Tanggalin ang comment na ito?",
    deleteText: "Mawawala ito para sa lahat. Hindi na ito mababawi.",
    deleteConfirm: "Tanggalin ang comment",
    deleting: "Tinatanggal...",
    deleted: "Natanggal na ang comment",
    notDeleted: "Hindi natanggal ang comment",
    inAMoment: "Pakisubukan ulit maya-maya."
  }
};

// Written by `npm run texts` from templates.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TemplatesTexts {
  title: string;
  lead: string;
  kind: string;
  content_removal: string;
  profile_clearing: string;
  warning: string;
  suspension: string;
  ban: string;
  verification_refusal: string;
  appeal_denial: string;
  removal_refusal: string;
  refund_refusal: string;
  payout_refusal: string;
  create: string;
  editTitle: string;
  name: string;
  english: string;
  filipino: string;
  known(values: { names: string | number }): string;
  save: string;
  cancel: string;
  edit(values: { title: string | number }): string;
  remove(values: { title: string | number }): string;
  restore(values: { title: string | number }): string;
  putAway: string;
  changedBy(values: { version: string | number; name: string | number; when: string | number }): string;
  fromLikha: string;
  loading: string;
  loadFailed: string;
  none: string;
  removeTitle: string;
  removeText: string;
  removeNow: string;
  saving: string;
  success: string;
  error: string;
  errorText: string;
  needed: string;
  changedLast: string;
  columnActs: string;
  open(values: { title: string | number }): string;
  editShort: string;
}

export const templatesTexts: Record<Language, TemplatesTexts> = {
  en: {
    title: "Templates",
    lead: "What staff writes with a decision, in both languages. The names in braces are filled in for each person.",
    kind: "Kind of decision",
    content_removal: "Removing content",
    profile_clearing: "Clearing a part of a profile",
    warning: "Warning",
    suspension: "Suspension",
    ban: "Ban",
    verification_refusal: "Refusing a verification",
    appeal_denial: "Denying an appeal",
    removal_refusal: "Refusing a removal request",
    refund_refusal: "Refusing a refund",
    payout_refusal: "Refusing a payout",
    create: "New template",
    editTitle: "Change template",
    name: "Title, for staff",
    english: "English",
    filipino: "Filipino",
    known: (d) => "Placeholders: " + d.names,
    save: "Save template",
    cancel: "Cancel",
    edit: (d) => "Change “" + d.title + "”",
    remove: (d) => "Archive “" + d.title + "”",
    restore: (d) => "Use “" + d.title + "” again",
    putAway: "Archived",
    changedBy: (d) => "Version " + d.version + " · " + d.name + ", " + d.when,
    fromLikha: "included with Likha",
    loading: "Loading templates",
    loadFailed: "Failed to load templates",
    none: "No templates of this kind",
    removeTitle: "Archive this template?",
    removeText: "Staff can no longer choose it. A template nobody has used is deleted.",
    removeNow: "Archive",
    saving: "Saving…",
    success: "Success",
    error: "Not saved",
    errorText: "Failed to save the template",
    needed: "Please fill this in",
    changedLast: "Last changed",
    columnActs: "Actions",
    open: (d) => "Open “" + d.title + "”",
    editShort: "Change"
  },
  fil: {
    title: "Mga template",
    lead: "Ang isinusulat ng staff kasama ng desisyon, sa dalawang wika. Awtomatikong napupunan para sa bawat tao ang mga nasa bracket.",
    kind: "Uri ng desisyon",
    content_removal: "Pag-alis ng content",
    profile_clearing: "Pagbura ng bahagi ng profile",
    warning: "Warning",
    suspension: "Suspensyon",
    ban: "Ban",
    verification_refusal: "Pagtanggi sa verification",
    appeal_denial: "Hindi pagtanggap ng apela",
    removal_refusal: "Pagtanggi sa removal request",
    refund_refusal: "Pagtanggi sa refund",
    payout_refusal: "Pagtanggi sa payout",
    create: "Bagong template",
    editTitle: "Baguhin ang template",
    name: "Pamagat, para sa staff",
    english: "Ingles",
    filipino: "Filipino",
    known: (d) => "Mga placeholder: " + d.names,
    save: "I-save ang template",
    cancel: "I-cancel",
    edit: (d) => "Baguhin ang “" + d.title + "”",
    remove: (d) => "I-archive ang “" + d.title + "”",
    restore: (d) => "Gamitin ulit ang “" + d.title + "”",
    putAway: "Naka-archive",
    changedBy: (d) => "Bersyon " + d.version + " · " + d.name + ", " + d.when,
    fromLikha: "kasama na sa Likha",
    loading: "Nilo-load ang mga template",
    loadFailed: "Hindi ma-load ang mga template",
    none: "Walang template ng ganitong uri",
    removeTitle: "I-archive ang template na ito?",
    removeText: "Hindi na ito mapipili ng staff. Buburahin ang template na walang gumamit.",
    removeNow: "I-archive",
    saving: "Sine-save…",
    success: "Tapos na",
    error: "Hindi na-save",
    errorText: "Hindi na-save ang template",
    needed: "Punan ito",
    changedLast: "Huling binago",
    columnActs: "Mga aksyon",
    open: (d) => "Buksan ang “" + d.title + "”",
    editShort: "Baguhin"
  }
};

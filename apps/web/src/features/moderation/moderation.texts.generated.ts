// Written by `npm run texts` from moderation.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface ModerationTexts {
  dashboard: string;
  reports: string;
  content: string;
  spam: string;
  warnings: string;
  waiting(values: { count: string | number }): string;
  pendingReports: string;
  contentReviews: string;
  flaggedUsers: string;
  flaggedUsersNote: string;
  warningsIssued: string;
  warningsIssuedNote: string;
  spamBlocked: string;
  spamBlockedNote: string;
  contentRemoved: string;
  contentRemovedNote: string;
  loading: string;
  loadFailed: string;
  success: string;
  error: string;
  reportCount(values: { count: number }): string;
  itemCount(values: { count: number }): string;
  warningCount(values: { count: number }): string;
  warningCountAtLeast(values: { count: number }): string;
  noReports: string;
  noContent: string;
  noKeywords: string;
  noWarnings: string;
  state: string;
  type: string;
  allTypes: string;
  statePending: string;
  stateResolved: string;
  stateDismissed: string;
  stateAll: string;
  stateOpen: string;
  stateFlagged: string;
  stateApproved: string;
  stateRemoved: string;
  reporter(values: { name: string | number; address: string | number }): string;
  reported(values: { name: string | number; address: string | number }): string;
  isKeptOut(values: { status: string | number }): string;
  notes(values: { notes: string | number }): string;
  decided(values: { name: string | number }): string;
  claimed(values: { name: string | number }): string;
  liveEvidence: string;
  liveEvidenceWaiting: string;
  liveEvidenceLost: string;
  seePost: string;
  seeProfile: string;
  dismiss: string;
  warn: string;
  ban: string;
  removeReported: string;
  approve: string;
  flag: string;
  remove: string;
  untitled: string;
  by(values: { name: string | number }): string;
  post: string;
  comment: string;
  message: string;
  liveStream: string;
  liveLine: string;
  profile: string;
  mature: string;
  files(values: { count: number }): string;
  keywordsFound(values: { keywords: string | number }): string;
  failedDismiss: string;
  failedWarn: string;
  failedBan: string;
  failedRemoveReport: string;
  failedApprove: string;
  failedFlag: string;
  failedRemove: string;
  select(values: { what: string | number }): string;
  selected(values: { count: string | number }): string;
  selectNone: string;
  bulkAsk(values: { label: string | number; count: number }): string;
  bulkMeans: string;
  keys: string;
  keyNext: string;
  keyPrevious: string;
  keyHelp: string;
  keySelect: string;
  warnTitle: string;
  warnWhom(values: { name: string | number }): string;
  severity: string;
  severity1: string;
  severity2: string;
  severity3: string;
  severity4: string;
  severity5: string;
  severityChoice(values: { level: string | number; name: string | number }): string;
  description: string;
  descriptionHint: string;
  expiry: string;
  never: string;
  days(values: { count: number }): string;
  notesLabel: string;
  notesHint: string;
  saving: string;
  banTitle(values: { name: string | number }): string;
  banMeans: string;
  addKeyword: string;
  keyword: string;
  add: string;
  addWaits: string;
  addFailed: string;
  removeFailed: string;
  removeKeyword(values: { keyword: string | number }): string;
  flags: string;
  refuses: string;
  suspends: string;
  records: string;
  ofOnePerson: string;
  ofEverybody: string;
  reportsFailed: string;
  noneAbout: string;
  countsAbout(values: { pending: string | number; resolved: string | number; dismissed: string | number }): string;
  countsMade(values: { pending: string | number; resolved: string | number; dismissed: string | number }): string;
  toQueue: string;
  madeBy(values: { name: string | number }): string;
  actionWarned: string;
  actionRemoved: string;
  actionBanned: string;
  bulkApproveMeans: string;
  bulkFlagMeans: string;
  bulkDismissMeans: string;
  bulkRunning(values: { done: string | number; count: string | number }): string;
  bulkDone(values: { count: number }): string;
  bulkPartly(values: { done: string | number; count: string | number }): string;
  bulkRefused: string;
  bulkUnanswered: string;
  bulkNotSent: string;
  bulkClose: string;
  mostAtOnce(values: { count: string | number }): string;
  undo: string;
  undoApproved(values: { name: string | number }): string;
  undoRemoved(values: { name: string | number }): string;
  takeBack: string;
  takeBackOf(values: { name: string | number }): string;
  takeBackApproved: string;
  takeBackRemoved: string;
  takeBackReason: string;
  takeBackNote: string;
  failedTakeBack: string;
  allContent: string;
  posts: string;
  comments: string;
  noneOfThese: string;
  contentFailed: string;
  contentShown: string;
  contentHidden: string;
  removeOf(values: { name: string | number }): string;
  removeMeans: string;
  removeReason: string;
  reopenMeans: string;
  filesOf(values: { title: string | number }): string;
  lookCloser(values: { count: number }): string;
  coverAgain: string;
  keyLook: string;
  fileProcessing: string;
  fileFailed: string;
  fileNotReady: string;
  fileAt(values: { at: string | number; count: string | number; title: string | number }): string;
  profileFields: string;
  profileFailed: string;
  fieldName: string;
  fieldBio: string;
  fieldAvatar: string;
  fieldCover: string;
  fieldLink(values: { platform: string | number }): string;
  clear: string;
  clearOf(values: { name: string | number }): string;
  cleared: string;
  clearMeans: string;
  clearedBackOf(values: { name: string | number }): string;
  clearedBackMeans: string;
  failedProfile: string;
  profiles: string;
  noProfiles: string;
  stateStands: string;
  stateCleared: string;
  letStand: string;
  fieldLocation: string;
  fieldBenefits: string;
  heldBack: string;
  holdTakenBackThere: string;
  search: string;
  kind: string;
  filesKind: string;
  namesKind: string;
  biosKind: string;
  locationsKind: string;
  avatarsKind: string;
  coversKind: string;
  benefitsKind: string;
  linksKind: string;
  searchFor: string;
  searchShort: string;
  nothingFound: string;
  removePost: string;
  actionSuspended: string;
  failedSuspend: string;
  stepSuspend(values: { days: number }): string;
  stepBan: string;
  reporterRecord(values: { upheld: string | number; dismissed: string | number }): string;
  putLast: string;
  queues: string;
  queueWindow: string;
  lastDays(values: { count: string | number }): string;
  queueReports: string;
  queueContent: string;
  queueVerifications: string;
  queueAppeals: string;
  queuePayoutAppeals: string;
  queueRemovals: string;
  queueRefunds: string;
  queuePayouts: string;
  queueFundings: string;
  queueDisputes: string;
  queueContact: string;
  queueOldest(values: { age: string | number }): string;
  queueNothing: string;
  queueTook(values: { median: string | number; most: string | number }): string;
  queueNoneDecided: string;
  readMessages: string;
  hideMessages: string;
  messagesHint: string;
  reportedMessages: string;
  thisOne: string;
  byReporter: string;
  nothingLeft: string;
  filesGone(values: { count: number }): string;
  bulkTemplateHint: string;
  bulkTemplateMissing: string;
  columnPerson: string;
  columnKind: string;
  columnIssued: string;
  columnExpires: string;
}

export const moderationTexts: Record<Language, ModerationTexts> = {
  en: {
    dashboard: "Dashboard",
    reports: "Reports",
    content: "Content",
    spam: "Spam Control",
    warnings: "Warnings",
    waiting: (d) => d.count + " waiting",
    pendingReports: "Pending Reports",
    contentReviews: "Content Reviews",
    flaggedUsers: "Flagged Users",
    flaggedUsersNote: "Users with active warnings",
    warningsIssued: "Warnings Issued",
    warningsIssuedNote: "This month",
    spamBlocked: "Spam Blocked",
    spamBlockedNote: "Auto-blocked messages",
    contentRemoved: "Content Removed",
    contentRemovedNote: "Total removals",
    loading: "Loading",
    loadFailed: "Failed to load moderation data",
    success: "Success",
    error: "Error",
    reportCount: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " report", other: strictNumber("en", d.count, 0, "count") + " reports" }),
    itemCount: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " item", other: strictNumber("en", d.count, 0, "count") + " items" }),
    warningCount: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " active warning", other: strictNumber("en", d.count, 0, "count") + " active warnings" }),
    warningCountAtLeast: (d) => "" + plural(d.count, 0, en, { other: "At least " + strictNumber("en", d.count, 0, "count") + " active warnings" }),
    noReports: "No reports to review",
    noContent: "No content requiring moderation",
    noKeywords: "No spam keywords configured",
    noWarnings: "No active warnings",
    state: "Status",
    type: "Type",
    allTypes: "Every type",
    statePending: "Pending",
    stateResolved: "Resolved",
    stateDismissed: "Dismissed",
    stateAll: "All",
    stateOpen: "Pending and flagged",
    stateFlagged: "Flagged",
    stateApproved: "Approved",
    stateRemoved: "Removed",
    reporter: (d) => "Reported by " + d.name + " (" + d.address + ")",
    reported: (d) => "About " + d.name + " (" + d.address + ")",
    isKeptOut: (d) => "Account: " + d.status,
    notes: (d) => "Admin notes: " + d.notes,
    decided: (d) => "Decided by " + d.name,
    claimed: (d) => d.name + " is working on this",
    liveEvidence: "Save the minute before the report (video)",
    liveEvidenceWaiting: "The minute before the report is being kept.",
    liveEvidenceLost: "The minute before the report could not be kept.",
    seePost: "See the post",
    seeProfile: "See the profile",
    dismiss: "Dismiss",
    warn: "Issue Warning",
    ban: "Ban User",
    removeReported: "Remove Content",
    approve: "Approve",
    flag: "Flag Content",
    remove: "Remove",
    untitled: "Untitled Content",
    by: (d) => "By " + d.name,
    post: "Post",
    comment: "Comment",
    message: "Message",
    liveStream: "Live stream",
    liveLine: "Line of a live chat",
    profile: "Profile",
    mature: "Mature",
    files: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " file", other: strictNumber("en", d.count, 0, "count") + " files" }),
    keywordsFound: (d) => "Flagged keywords: " + d.keywords,
    failedDismiss: "Failed to dismiss report",
    failedWarn: "Failed to warn report",
    failedBan: "Failed to ban report",
    failedRemoveReport: "Failed to remove report",
    failedApprove: "Failed to approve content",
    failedFlag: "Failed to flag content",
    failedRemove: "Failed to remove content",
    select: (d) => "Select " + d.what,
    selected: (d) => d.count + " selected",
    selectNone: "Select none",
    bulkAsk: (d) => d.label + ": " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " item?", other: strictNumber("en", d.count, 0, "count") + " items?" }),
    bulkMeans: "Nobody sees them any more, and each author is told.",
    keys: "Keyboard shortcuts",
    keyNext: "Next",
    keyPrevious: "Previous",
    keyHelp: "This list",
    keySelect: "Select",
    warnTitle: "Issue a warning",
    warnWhom: (d) => d.name + " is told by email, with what you write here.",
    severity: "Severity",
    severity1: "Low",
    severity2: "Medium",
    severity3: "High",
    severity4: "Critical",
    severity5: "Extreme",
    severityChoice: (d) => d.level + " " + d.name,
    description: "What they are told",
    descriptionHint: "If empty, they get a standard sentence in their language.",
    expiry: "Counts for",
    never: "For good",
    days: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " day", other: strictNumber("en", d.count, 0, "count") + " days" }),
    notesLabel: "Admin notes",
    notesHint: "Only staff can see this.",
    saving: "Saving…",
    banTitle: (d) => "Ban " + d.name + "?",
    banMeans: "They are signed out everywhere, their profile and posts are hidden, and payouts stop. They are told by email.",
    addKeyword: "Add a spam keyword",
    keyword: "Keyword",
    add: "Add Keyword",
    addWaits: "Enter a keyword",
    addFailed: "Failed to add spam keyword",
    removeFailed: "Failed to remove spam keyword",
    removeKeyword: (d) => "Remove " + d.keyword,
    flags: "Flags",
    refuses: "Refuses",
    suspends: "Refuses, and suspends the account",
    records: "Records only",
    ofOnePerson: "Only about one person.",
    ofEverybody: "Show all reports",
    reportsFailed: "Failed to load reports",
    noneAbout: "Nobody reported this person.",
    countsAbout: (d) => "About them: " + d.pending + " waiting, " + d.resolved + " resolved, " + d.dismissed + " dismissed",
    countsMade: (d) => "Made by them: " + d.pending + " waiting, " + d.resolved + " resolved, " + d.dismissed + " dismissed",
    toQueue: "Decide in the queue",
    madeBy: (d) => "Reported by " + d.name,
    actionWarned: "Warning issued",
    actionRemoved: "Content removed",
    actionBanned: "Account banned",
    bulkApproveMeans: "First uploads are shown to everybody.",
    bulkFlagMeans: "They stay in the queue, flagged.",
    bulkDismissMeans: "Nothing is done about what was reported.",
    bulkRunning: (d) => d.done + " of " + d.count + "…",
    bulkDone: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " item decided", other: strictNumber("en", d.count, 0, "count") + " items decided" }),
    bulkPartly: (d) => d.done + " of " + d.count + " decided",
    bulkRefused: "Refused.",
    bulkUnanswered: "No answer came: check whether it was decided.",
    bulkNotSent: "Not sent.",
    bulkClose: "Close",
    mostAtOnce: (d) => "At most " + d.count + " at once",
    undo: "Undo",
    undoApproved: (d) => "“" + d.name + "” was approved.",
    undoRemoved: (d) => "“" + d.name + "” was removed.",
    takeBack: "Take back",
    takeBackOf: (d) => "Take back: " + d.name,
    takeBackApproved: "Only its author can see it until it is decided again.",
    takeBackRemoved: "It is back as it was, and its author is told. Buyers keep the credits they got back.",
    takeBackReason: "Why (its author reads it)",
    takeBackNote: "Why (for the record)",
    failedTakeBack: "Not taken back",
    allContent: "Posts and comments",
    posts: "Posts",
    comments: "Comments",
    noneOfThese: "None",
    contentFailed: "Failed to load what they posted",
    contentShown: "Shown",
    contentHidden: "Hidden from others",
    removeOf: (d) => "Remove: " + d.name,
    removeMeans: "Hidden from everybody, buyers included. Its author is told why and can appeal. Recent buyers get their credits back.",
    removeReason: "Reason (its author reads it)",
    reopenMeans: "The report goes back to the queue, as if nobody had dismissed it.",
    filesOf: (d) => "Files of " + d.title,
    lookCloser: (d) => "" + plural(d.count, 0, en, { one: "Look closer", other: "Look closer at " + strictNumber("en", d.count, 0, "count") + " files" }),
    coverAgain: "Cover again",
    keyLook: "Look closer, or cover again",
    fileProcessing: "This video is still being processed",
    fileFailed: "This video could not be processed",
    fileNotReady: "It can be approved once every file can be seen.",
    fileAt: (d) => "File " + d.at + " of " + d.count + " of " + d.title,
    profileFields: "Profile",
    profileFailed: "Failed to load their profile",
    fieldName: "Name",
    fieldBio: "Bio",
    fieldAvatar: "Profile picture",
    fieldCover: "Cover picture",
    fieldLink: (d) => "Link (" + d.platform + ")",
    clear: "Clear",
    clearOf: (d) => "Clear: " + d.name,
    cleared: "Cleared by staff",
    clearMeans: "It is removed from their profile right away. They are told why by email, can appeal, and can replace it. A name becomes the username.",
    clearedBackOf: (d) => "Take back that this was cleared: " + d.name,
    clearedBackMeans: "What was there is shown again, and they are told by email.",
    failedProfile: "The profile was not changed",
    profiles: "Profiles",
    noProfiles: "Nothing to review here",
    stateStands: "Stands",
    stateCleared: "Cleared",
    letStand: "Let it stand",
    fieldLocation: "Location",
    fieldBenefits: "Benefits",
    heldBack: "Waiting for review. Only they can see it.",
    holdTakenBackThere: "You can change it on their page.",
    search: "Search",
    kind: "Kind",
    filesKind: "Files",
    namesKind: "Names",
    biosKind: "Bios",
    locationsKind: "Locations",
    avatarsKind: "Profile pictures",
    coversKind: "Cover pictures",
    benefitsKind: "Benefits",
    linksKind: "Links",
    searchFor: "Words, @username or ID",
    searchShort: "At least two characters",
    nothingFound: "Nothing found",
    removePost: "Remove its post",
    actionSuspended: "Account suspended",
    failedSuspend: "Failed to suspend the account",
    stepSuspend: (d) => "Next step: suspend for " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }),
    stepBan: "Next step: ban",
    reporterRecord: (d) => "Their other reports: " + d.upheld + " upheld, " + d.dismissed + " dismissed",
    putLast: "Waits behind the others, because most of their reports were dismissed",
    queues: "Queues",
    queueWindow: "Time to decision",
    lastDays: (d) => "Last " + d.count + " days",
    queueReports: "Reports",
    queueContent: "Content review",
    queueVerifications: "Verifications",
    queueAppeals: "Appeals",
    queuePayoutAppeals: "Appeals against payouts",
    queueRemovals: "Removal requests",
    queueRefunds: "Refunds",
    queuePayouts: "Payouts",
    queueFundings: "Payouts not covered by the bank",
    queueDisputes: "Disputes",
    queueContact: "Contact messages",
    queueOldest: (d) => "Oldest: " + d.age,
    queueNothing: "Nothing waiting",
    queueTook: (d) => "Half within " + d.median + ", 9 in 10 within " + d.most,
    queueNoneDecided: "None decided",
    readMessages: "Read the messages",
    hideMessages: "Hide the messages",
    messagesHint: "As they were when it was reported. It is on record that you read them.",
    reportedMessages: "Messages around the one that was reported",
    thisOne: "Reported",
    byReporter: "Who reported it",
    nothingLeft: "Unsent before it was reported, or erased with an account.",
    filesGone: (d) => "" + plural(d.count, 0, en, { one: "One file is", other: strictNumber("en", d.count, 0, "count") + " files are" }) + " no longer there.",
    bulkTemplateHint: "Filled in for each author, in their language. What you typed above goes first.",
    bulkTemplateMissing: "The template asks for something we do not know about this one. Decide it separately.",
    columnPerson: "Person",
    columnKind: "Kind",
    columnIssued: "Issued",
    columnExpires: "Expires"
  },
  fil: {
    dashboard: "Dashboard",
    reports: "Mga Report",
    content: "Content",
    spam: "Spam Control",
    warnings: "Mga Warning",
    waiting: (d) => d.count + " ang naghihintay",
    pendingReports: "Naghihintay na Report",
    contentReviews: "Content na Nire-review",
    flaggedUsers: "Mga User na May Warning",
    flaggedUsersNote: "May bisa pa ang warning",
    warningsIssued: "Mga Ibinigay na Warning",
    warningsIssuedNote: "Ngayong buwan",
    spamBlocked: "Naharang na Spam",
    spamBlockedNote: "Mga message na awtomatikong hinarang",
    contentRemoved: "Inalis na Content",
    contentRemovedNote: "Lahat ng inalis",
    loading: "Nilo-load",
    loadFailed: "Hindi ma-load ang moderation data",
    success: "Ayos na",
    error: "May error",
    reportCount: (d) => "" + plural(d.count, 0, fil, { other: strictNumber("fil", d.count, 0, "count") + " report" }),
    itemCount: (d) => "" + plural(d.count, 0, fil, { other: strictNumber("fil", d.count, 0, "count") + " item" }),
    warningCount: (d) => "" + plural(d.count, 0, fil, { other: strictNumber("fil", d.count, 0, "count") + " warning na may bisa" }),
    warningCountAtLeast: (d) => "" + plural(d.count, 0, fil, { other: "Hindi bababa sa " + strictNumber("fil", d.count, 0, "count") + " warning na may bisa" }),
    noReports: "Walang report na titingnan",
    noContent: "Walang content na kailangang i-review",
    noKeywords: "Wala pang spam keyword",
    noWarnings: "Walang warning na may bisa",
    state: "Status",
    type: "Uri",
    allTypes: "Lahat ng uri",
    statePending: "Naghihintay",
    stateResolved: "Na-resolve",
    stateDismissed: "Na-dismiss",
    stateAll: "Lahat",
    stateOpen: "Naghihintay at na-flag",
    stateFlagged: "Na-flag",
    stateApproved: "Naaprubahan",
    stateRemoved: "Inalis",
    reporter: (d) => "Ini-report ni " + d.name + " (" + d.address + ")",
    reported: (d) => "Tungkol kay " + d.name + " (" + d.address + ")",
    isKeptOut: (d) => "Account: " + d.status,
    notes: (d) => "Notes ng admin: " + d.notes,
    decided: (d) => "Si " + d.name + " ang nagdesisyon",
    claimed: (d) => "Ginagawa ito ni " + d.name,
    liveEvidence: "I-save ang isang minuto bago ang report (video)",
    liveEvidenceWaiting: "Itinatabi pa ang isang minuto bago ang report.",
    liveEvidenceLost: "Hindi naitabi ang isang minuto bago ang report.",
    seePost: "Tingnan ang post",
    seeProfile: "Tingnan ang profile",
    dismiss: "I-dismiss",
    warn: "Magbigay ng Warning",
    ban: "I-ban ang User",
    removeReported: "Alisin ang Content",
    approve: "Aprubahan",
    flag: "I-flag ang Content",
    remove: "Alisin",
    untitled: "Content na Walang Pamagat",
    by: (d) => "Kay " + d.name,
    post: "Post",
    comment: "Comment",
    message: "Message",
    liveStream: "Live",
    liveLine: "Chat sa live",
    profile: "Profile",
    mature: "Mature",
    files: (d) => "" + plural(d.count, 0, fil, { other: strictNumber("fil", d.count, 0, "count") + " file" }),
    keywordsFound: (d) => "Mga na-flag na keyword: " + d.keywords,
    failedDismiss: "Hindi na-dismiss ang report",
    failedWarn: "Hindi nabigyan ng warning",
    failedBan: "Hindi na-ban",
    failedRemoveReport: "Hindi naalis ang content ng report",
    failedApprove: "Hindi naaprubahan ang content",
    failedFlag: "Hindi na-flag ang content",
    failedRemove: "Hindi naalis ang content",
    select: (d) => "Piliin ang " + d.what,
    selected: (d) => d.count + " ang napili",
    selectNone: "Alisin ang mga pinili",
    bulkAsk: (d) => d.label + ": " + plural(d.count, 0, fil, { other: strictNumber("fil", d.count, 0, "count") + "?" }),
    bulkMeans: "Wala nang makakakita sa mga ito, at sasabihan ang bawat gumawa.",
    keys: "Mga keyboard shortcut",
    keyNext: "Susunod",
    keyPrevious: "Nauna",
    keyHelp: "Ang listahang ito",
    keySelect: "Piliin",
    warnTitle: "Magbigay ng warning",
    warnWhom: (d) => "Sasabihan si " + d.name + " sa email, kasama ang isusulat mo rito.",
    severity: "Severity",
    severity1: "Mababa",
    severity2: "Katamtaman",
    severity3: "Mataas",
    severity4: "Kritikal",
    severity5: "Pinakamatindi",
    severityChoice: (d) => d.level + " " + d.name,
    description: "Ang sasabihin sa kanya",
    descriptionHint: "Kapag blangko, karaniwang pangungusap sa wika niya ang ipapadala.",
    expiry: "May bisa nang",
    never: "Walang expiry",
    days: (d) => "" + plural(d.count, 0, fil, { other: strictNumber("fil", d.count, 0, "count") + " araw" }),
    notesLabel: "Notes ng admin",
    notesHint: "Para sa staff lang.",
    saving: "Sine-save…",
    banTitle: (d) => "I-ban si " + d.name + "?",
    banMeans: "Masa-sign out siya sa lahat, itatago ang profile at posts niya, at hihinto ang payouts. Sasabihan siya sa email.",
    addKeyword: "Magdagdag ng spam keyword",
    keyword: "Keyword",
    add: "Idagdag ang Keyword",
    addWaits: "Maglagay ng keyword",
    addFailed: "Hindi naidagdag ang spam keyword",
    removeFailed: "Hindi naalis ang spam keyword",
    removeKeyword: (d) => "Alisin ang " + d.keyword,
    flags: "Nagfa-flag",
    refuses: "Hindi tinatanggap",
    suspends: "Hindi tinatanggap, at sinususpinde ang account",
    records: "Nagre-record lang",
    ofOnePerson: "Tungkol sa isang tao lang.",
    ofEverybody: "Ipakita ang lahat ng report",
    reportsFailed: "Hindi ma-load ang mga report",
    noneAbout: "Walang nag-report sa taong ito.",
    countsAbout: (d) => "Tungkol sa kanya: " + d.pending + " naghihintay, " + d.resolved + " naresolba, " + d.dismissed + " na-dismiss",
    countsMade: (d) => "Galing sa kanya: " + d.pending + " naghihintay, " + d.resolved + " naresolba, " + d.dismissed + " na-dismiss",
    toQueue: "Magdesisyon sa queue",
    madeBy: (d) => "Ini-report ni " + d.name,
    actionWarned: "Nabigyan ng warning",
    actionRemoved: "Inalis ang content",
    actionBanned: "Na-ban ang account",
    bulkApproveMeans: "Makikita na ng lahat ang mga unang upload.",
    bulkFlagMeans: "Mananatili sa queue ang mga ito, naka-flag.",
    bulkDismissMeans: "Walang gagawin sa mga ini-report.",
    bulkRunning: (d) => d.done + " sa " + d.count + "…",
    bulkDone: (d) => "" + plural(d.count, 0, fil, { other: strictNumber("fil", d.count, 0, "count") + " ang napagdesisyunan" }),
    bulkPartly: (d) => d.done + " sa " + d.count + " ang napagdesisyunan",
    bulkRefused: "Hindi tinanggap.",
    bulkUnanswered: "Walang dumating na sagot: tingnan kung napagdesisyunan.",
    bulkNotSent: "Hindi naipadala.",
    bulkClose: "Isara",
    mostAtOnce: (d) => d.count + " ang pinakamarami nang sabay",
    undo: "I-undo",
    undoApproved: (d) => "Naaprubahan ang “" + d.name + "”.",
    undoRemoved: (d) => "Inalis ang “" + d.name + "”.",
    takeBack: "Bawiin",
    takeBackOf: (d) => "Bawiin: " + d.name,
    takeBackApproved: "Ang gumawa lang ang makakakita nito hanggang mapagdesisyunan ulit.",
    takeBackRemoved: "Babalik ito gaya ng dati at sasabihan ang gumawa. Mananatili sa mga bumili ang credits na naibalik na sa kanila.",
    takeBackReason: "Bakit (mababasa ng gumawa)",
    takeBackNote: "Bakit (para sa record)",
    failedTakeBack: "Hindi nabawi",
    allContent: "Mga post at comment",
    posts: "Mga post",
    comments: "Mga comment",
    noneOfThese: "Wala",
    contentFailed: "Hindi ma-load ang mga ipinost niya",
    contentShown: "Ipinapakita",
    contentHidden: "Nakatago sa iba",
    removeOf: (d) => "Alisin: " + d.name,
    removeMeans: "Itatago sa lahat, pati sa mga bumili. Sasabihan ang gumawa kung bakit at puwede siyang umapela. Ibabalik ang credits ng mga kabibili lang.",
    removeReason: "Dahilan (mababasa ng gumawa)",
    reopenMeans: "Babalik ang report sa queue na parang walang nag-dismiss.",
    filesOf: (d) => "Mga file ng " + d.title,
    lookCloser: (d) => "" + plural(d.count, 0, fil, { "1": "Tingnan nang malapitan", other: "Tingnan nang malapitan (" + strictNumber("fil", d.count, 0, "count") + " file)" }),
    coverAgain: "Takpan ulit",
    keyLook: "Tingnan nang malapitan, o takpan ulit",
    fileProcessing: "Pinoproseso pa ang video na ito",
    fileFailed: "Hindi naproseso ang video na ito",
    fileNotReady: "Maaaprubahan ito kapag nakikita na ang lahat ng file.",
    fileAt: (d) => "File " + d.at + " ng " + d.count + " sa " + d.title,
    profileFields: "Profile",
    profileFailed: "Hindi ma-load ang profile niya",
    fieldName: "Pangalan",
    fieldBio: "Bio",
    fieldAvatar: "Profile picture",
    fieldCover: "Cover picture",
    fieldLink: (d) => "Link (" + d.platform + ")",
    clear: "Burahin",
    clearOf: (d) => "Burahin: " + d.name,
    cleared: "Binura ng staff",
    clearMeans: "Aalisin ito agad sa profile niya. Ipapaalam sa kanya sa email kung bakit, puwede siyang umapela, at puwede niya itong palitan. Ang pangalan ay magiging username.",
    clearedBackOf: (d) => "Bawiin ang pagbura: " + d.name,
    clearedBackMeans: "Ipapakita ulit ang dating nakalagay, at ipapaalam ito sa kanya sa email.",
    failedProfile: "Hindi nabago ang profile",
    profiles: "Mga Profile",
    noProfiles: "Walang ire-review dito",
    stateStands: "Hinayaan",
    stateCleared: "Binura",
    letStand: "Hayaan na",
    fieldLocation: "Lugar",
    fieldBenefits: "Mga benepisyo",
    heldBack: "Naghihintay ng review. Siya lang ang nakakakita.",
    holdTakenBackThere: "Mababago ito sa page niya.",
    search: "Maghanap",
    kind: "Uri",
    filesKind: "Mga file",
    namesKind: "Mga pangalan",
    biosKind: "Mga bio",
    locationsKind: "Mga lugar",
    avatarsKind: "Mga profile picture",
    coversKind: "Mga cover picture",
    benefitsKind: "Mga benepisyo",
    linksKind: "Mga link",
    searchFor: "Mga salita, @username o ID",
    searchShort: "Hindi bababa sa dalawang character",
    nothingFound: "Walang nahanap",
    removePost: "Alisin ang post nito",
    actionSuspended: "Sinuspinde ang account",
    failedSuspend: "Hindi nasuspinde ang account",
    stepSuspend: (d) => "Susunod: suspindihin nang " + plural(d.days, 0, fil, { other: strictNumber("fil", d.days, 0, "days") }) + " araw",
    stepBan: "Susunod: i-ban",
    reporterRecord: (d) => "Iba pa niyang report: " + d.upheld + " tama, " + d.dismissed + " na-dismiss",
    putLast: "Nasa huli ng queue dahil na-dismiss ang karamihan ng report niya",
    queues: "Mga queue",
    queueWindow: "Tagal bago mapagdesisyunan",
    lastDays: (d) => "Huling " + d.count + " araw",
    queueReports: "Mga report",
    queueContent: "Content review",
    queueVerifications: "Mga verification",
    queueAppeals: "Mga apela",
    queuePayoutAppeals: "Mga apela tungkol sa payout",
    queueRemovals: "Mga removal request",
    queueRefunds: "Mga refund",
    queuePayouts: "Mga payout",
    queueFundings: "Mga payout na hindi pa sagot ng bangko",
    queueDisputes: "Mga dispute",
    queueContact: "Mga message sa contact",
    queueOldest: (d) => "Pinakamatagal: " + d.age,
    queueNothing: "Walang naghihintay",
    queueTook: (d) => "Kalahati sa loob ng " + d.median + ", 9 sa 10 sa loob ng " + d.most,
    queueNoneDecided: "Walang napagdesisyunan",
    readMessages: "Basahin ang mga message",
    hideMessages: "Itago ang mga message",
    messagesHint: "Gaya ng pagkakasulat noong ini-report. Nakatala na binasa mo ang mga ito.",
    reportedMessages: "Mga message na malapit sa ini-report",
    thisOne: "Ini-report",
    byReporter: "Ang nag-report",
    nothingLeft: "Na-unsend bago pa i-report, o binura kasama ng account.",
    filesGone: (d) => "" + plural(d.count, 0, fil, { "1": "Wala na ang isang file", other: "Wala na ang " + strictNumber("fil", d.count, 0, "count") + " file" }) + ".",
    bulkTemplateHint: "Pupunan ito para sa bawat gumawa, sa wika niya. Mauuna ang na-type mo sa itaas.",
    bulkTemplateMissing: "May hinihingi ang template na hindi namin alam sa isang ito. Pagdesisyunan ito nang hiwalay.",
    columnPerson: "Tao",
    columnKind: "Uri",
    columnIssued: "Ibinigay",
    columnExpires: "May bisa hanggang"
  }
};

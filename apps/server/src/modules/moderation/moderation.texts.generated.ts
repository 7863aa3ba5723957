// Written by `npm run texts` from moderation.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ModerationTexts {
  reported: string;
  ownThing: string;
  nothingToRemove: string;
  dismissed: string;
  warned: string;
  banned: string;
  reportRemoved: string;
  approvedNow: string;
  approvedUnheard: string;
  flaggedNow: string;
  removedNow: string;
  decidedBy(values: { name: string | number; what: string | number }): string;
  claimedBy(values: { name: string | number }): string;
  resolved: string;
  dismissedState: string;
  approved: string;
  removed: string;
  reasonInappropriate: string;
  reasonHarassment: string;
  reasonSpam: string;
  reasonOthers: string;
  reopened: string;
  notDismissed: string;
  goneSince: string;
  reportedAgain: string;
  clearedNow: string;
  nothingToClear: string;
  holdChanged: string;
  clearedState: string;
  standsNow: string;
  suspended: string;
  streamCut: string;
  replayWithheld: string;
}

export const moderationTexts: Record<Language, ModerationTexts> = {
  en: {
    reported: "Thank you. We will look at it.",
    ownThing: "You cannot report yourself.",
    nothingToRemove: "There is nothing to remove: it is gone already, or it is a profile.",
    dismissed: "Report dismissed successfully",
    warned: "Report warned successfully",
    banned: "Report banned successfully",
    reportRemoved: "Report removed successfully",
    approvedNow: "Content approved successfully",
    approvedUnheard: "Approved. It comes to nobody, as who wrote it is banned or suspended.",
    flaggedNow: "Content flagged successfully",
    removedNow: "Content removed successfully",
    decidedBy: (d) => d.name + " was first: this is " + d.what + ".",
    claimedBy: (d) => d.name + " is working on this. Try again in a few minutes.",
    resolved: "resolved",
    dismissedState: "dismissed",
    approved: "approved",
    removed: "removed",
    reasonInappropriate: "It is against our rules about content.",
    reasonHarassment: "It harasses somebody.",
    reasonSpam: "It is spam.",
    reasonOthers: "It is against our community guidelines.",
    reopened: "Taken back. The report waits again.",
    notDismissed: "It was not dismissed. Lift the warning or ban, or take the removal back, where it was done.",
    goneSince: "What it was about is gone since.",
    reportedAgain: "The same person has reported the same again, and that report waits.",
    clearedNow: "Cleared. The person is told why.",
    nothingToClear: "Nothing stands there.",
    holdChanged: "Its owner has changed it since, or it is gone.",
    clearedState: "cleared",
    standsNow: "It is shown to everybody now.",
    suspended: "The account was suspended for the report",
    streamCut: "The stream was cut for everyone.",
    replayWithheld: "The stream had ended already. It has no replay now."
  },
  fil: {
    reported: "Salamat. Titingnan namin ito.",
    ownThing: "Hindi mo puwedeng i-report ang sarili mo.",
    nothingToRemove: "Walang maaalis: wala na ito, o profile ito.",
    dismissed: "Na-dismiss ang report",
    warned: "Nabigyan ng warning para sa report",
    banned: "Na-ban para sa report",
    reportRemoved: "Naalis ang content ng report",
    approvedNow: "Naaprubahan ang content",
    approvedUnheard: "Naaprubahan. Walang makakatanggap nito dahil naka-ban o suspendido ang sumulat.",
    flaggedNow: "Na-flag ang content",
    removedNow: "Naalis ang content",
    decidedBy: (d) => "Nauna si " + d.name + ": " + d.what + " na ito.",
    claimedBy: (d) => "Ginagawa ito ni " + d.name + ". Subukan ulit pagkalipas ng ilang minuto.",
    resolved: "naresolba",
    dismissedState: "na-dismiss",
    approved: "naaprubahan",
    removed: "inalis",
    reasonInappropriate: "Labag ito sa mga patakaran namin tungkol sa content.",
    reasonHarassment: "Nanghaharas ito ng ibang tao.",
    reasonSpam: "Spam ito.",
    reasonOthers: "Labag ito sa community guidelines namin.",
    reopened: "Nabawi na. Naghihintay ulit ang report.",
    notDismissed: "Hindi ito na-dismiss. Alisin ang warning o ban, o bawiin ang pag-alis, kung saan ito ginawa.",
    goneSince: "Wala na ang ini-report.",
    reportedAgain: "Ini-report na ulit ito ng parehong tao, at naghihintay ang report na iyon.",
    clearedNow: "Binura na. Sasabihin sa may-ari kung bakit.",
    nothingToClear: "Walang nakalagay roon.",
    holdChanged: "Binago na ito ng may-ari, o wala na ito.",
    clearedState: "binura",
    standsNow: "Nakikita na ito ng lahat.",
    suspended: "Sinuspinde ang account dahil sa report",
    streamCut: "Pinutol ang live para sa lahat.",
    replayWithheld: "Tapos na pala ang live. Wala na itong replay."
  }
};

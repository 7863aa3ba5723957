import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';

/** A voice note that was recorded and not sent yet. */
export interface KeptVoice {
  voice?: Blob;
  /** 0 for none. */
  seconds: number;
}

const NONE: KeptVoice = { seconds: 0 };

/** The name of the draft. @param to the conversation that it is for; null for a message to many */
export function voiceDraft(to: string | null): string {
  return `voice-${to ?? 'many'}`;
}

/** Was one left here? After a reload its sound is read anew. */
export function keptVoice(to: string | null): KeptVoice {
  return readDraft(voiceDraft(to), NONE);
}

/** @param owner whose it is, where the server has ended their session meanwhile */
export function keepVoice(to: string | null, kept: Required<KeptVoice>, owner?: string): void {
  keepDraft(voiceDraft(to), kept, owner === undefined ? {} : { owner });
}

export function dropVoice(to: string | null): void {
  dropDraft(voiceDraft(to));
}

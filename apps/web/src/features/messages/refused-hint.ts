import type { FilesTexts } from './files.texts.generated.ts';
import type { Uploading } from './uploads/upload-lines.ts';

/** What a message with refused files waits for (P1058): another attempt is named where one of them has a button for it. */
export function refusedHint(files: readonly Pick<Uploading, 'refusal'>[], t: FilesTexts): string {
  return files.some(({ refusal }) => refusal?.mayHelp) ? t.refusedHintAgain : t.refusedHint;
}

import { deviceLanguage } from '../../../lib/device-language.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { voiceTexts } from '../voice.texts.generated.ts';

/** Of a voice note whose conversation is not there any more: nowhere else could it be read. */
export function sayVanished(): void {
  const t = voiceTexts[deviceLanguage()];
  notify({ tone: 'bad', title: t.vanishedTitle, text: t.vanishedText });
}

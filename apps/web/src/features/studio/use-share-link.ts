import { paths } from '@likha/contract/addresses';
import { useSession } from '../../lib/session.ts';
import { useWholeAddress } from '../../lib/site-origin.ts';
import { useTexts } from '../../lib/texts.ts';
import { notify } from '../../ui/toast/toast.ts';
import { studioTexts } from './studio.texts.generated.ts';

/**
 * Copies the address of the own profile. Where the browser copies nothing it is shown, to be copied by hand.
 * @param onShared told once it was copied
 */
export function useShareLink(onShared: () => void): () => void {
  const t = useTexts(studioTexts);
  const whole = useWholeAddress();
  const { user } = useSession();
  const link = whole(paths.profile(user?.username ?? ''));
  const show = () => notify({ title: t.notCopied, text: link });
  return () => {
    if (!navigator.clipboard) return show();
    navigator.clipboard.writeText(link).then(() => {
      notify({ tone: 'good', title: t.copied, text: t.copiedText({ link }) });
      onShared();
    }, show);
  };
}

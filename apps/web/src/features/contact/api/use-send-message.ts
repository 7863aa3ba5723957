import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { contactTexts } from '../contact.texts.generated.ts';

/** Sends a message to us. */
export function useSendMessage() {
  const t = useTexts(contactTexts);
  return useAction('POST /contact/submit', {
    invalidates: [],
    onError: (error) => {
      const isCaptcha = error instanceof ApiError && error.code === 'captcha_failed';
      const text = isCaptcha ? t.captchaFailed : detailOf(error, t.sendFailed);
      notify({ tone: 'bad', title: isCaptcha ? t.captchaFailedTitle : t.sendFailedTitle, text });
    },
  });
}

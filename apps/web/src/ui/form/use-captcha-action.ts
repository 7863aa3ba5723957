import { useEffect, useRef } from 'react';
import { ApiError, detailOf } from '../../lib/api-error.ts';
import { dropDraft } from '../../lib/drafts.ts';
import { useTexts } from '../../lib/texts.ts';
import { useAction, type WriteAddress } from '../../lib/use-action.ts';
import { notify } from '../toast/toast.ts';
import { captchaFormTexts } from './captcha-form.texts.generated.ts';

interface CaptchaAction {
  /** The name under which what is typed is kept while it is not sent (P84). */
  draft: string;
  /** What is said where the server refuses without words. */
  refused: { title: string; text: string };
  /** What is said to who has left the page; the page itself says it to who is there. */
  sent: string;
}

/** What a form with a captcha sends. What became of it is said wherever its person is by then (P219). */
export function useCaptchaAction<A extends WriteAddress>(
  address: A,
  { draft, refused, sent }: CaptchaAction,
) {
  const t = useTexts(captchaFormTexts);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useAction(address, {
    invalidates: [],
    onSuccess: () => {
      dropDraft(draft);
      if (!isHere.current) notify({ tone: 'good', title: sent });
    },
    onError: (error) => {
      const isCaptcha = error instanceof ApiError && error.code === 'captcha_failed';
      const title = isCaptcha ? t.captchaFailedTitle : refused.title;
      notify({ tone: 'bad', title, text: isCaptcha ? t.captchaFailed : detailOf(error, refused.text) });
    },
  });
}

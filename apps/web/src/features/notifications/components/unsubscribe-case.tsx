import { paths } from '@likha/contract/addresses';
import { useEffect, useRef } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUnsubscribe } from '../api/use-unsubscribe.ts';
import { unsubscribeTexts } from '../unsubscribe.texts.generated.ts';
import classes from './unsubscribe-case.module.css';

/** What a mailed link is about, and the press that turns it off; or that it is off. */
export function UnsubscribeCase({
  token,
  link,
}: {
  token: string;
  link: Answer<'POST /notifications/link'>;
}) {
  const t = useTexts(unsubscribeTexts);
  const unsubscribe = useUnsubscribe(token);
  const titles = {
    new_subscriber: t.new_subscriber,
    tip: t.tip,
    comment: t.comment,
    sale: t.sale,
    new_follower: t.new_follower,
    like: t.like,
    referral: t.referral,
    new_post: t.new_post,
  };
  return (
    <section className={classes.case} aria-labelledby="unsubscribing">
      <h2 id="unsubscribing">{titles[link.kind]}</h2>
      {link.is_on ? (
        <Button
          size="lg"
          loading={unsubscribe.isPending}
          onClick={() => unsubscribe.mutate({ body: { token } })}
        >
          {t.turnOff}
        </Button>
      ) : (
        <IsOff wasPressed={unsubscribe.isSuccess} />
      )}
    </section>
  );
}

/** The focus is where the button was. */
function IsOff({ wasPressed }: { wasPressed: boolean }) {
  const t = useTexts(unsubscribeTexts);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasPressed) words.current?.focus();
  }, [wasPressed]);
  return (
    <>
      <div role="status" tabIndex={-1} ref={words}>
        <Notice tone="good">{t.isOff}</Notice>
      </div>
      <LinkButton to={paths.settings()} variant="default" size="lg">
        {t.settings}
      </LinkButton>
    </>
  );
}

import { paths } from '@likha/contract/addresses';
import { useWholeAddress } from '../../../lib/site-origin.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconCheck, IconCopy } from '../../../ui/icons/icons.generated.ts';
import { useCopy } from '../../../ui/share/use-copy.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { affiliatesTexts } from '../affiliate-stats.ts';
import classes from './referral-link.module.css';

/** The link to hand on, and a press that copies it. Where the browser copies nothing, it can be chosen by hand. */
export function ReferralLink({ username }: { username: string }) {
  const t = useTexts(affiliatesTexts);
  const whole = useWholeAddress();
  const link = whole(paths.referral(username));
  const [isCopied, copy] = useCopy(link, () => notify({ tone: 'good', title: t.copied }));
  return (
    <Card as="section" className={classes.box} aria-labelledby="referral-link">
      <h2 id="referral-link">{t.link}</h2>
      <div className={classes.line}>
        <input
          className={classes.link}
          aria-labelledby="referral-link"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="default"
          leftSection={isCopied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
          onClick={copy}
        >
          {isCopied ? t.copied : t.copy}
        </Button>
      </div>
    </Card>
  );
}

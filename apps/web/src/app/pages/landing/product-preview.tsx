import { centavosFromPesos, formatCredits, formatPesos, pesosFromCentavos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Config, Person } from '../../../lib/api-types.ts';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconLock, IconLockOpen2 } from '../../../ui/icons/icons.generated.ts';
import { PersonName } from '../../../ui/person-name.tsx';
import { landingTexts } from './landing.texts.generated.ts';
import classes from './product-preview.module.css';
import { Section } from './section.tsx';
import { useFrontCreators } from './use-front-creators.ts';

/** An example that says that it is one: what a post may cost, paid from the smallest pack. */
const EXAMPLE_CREDITS = 50;

/** How an unlock goes, drawn with a creator who is here and the figures of today; it moves where motion is allowed. */
export function ProductPreview() {
  const t = useTexts(landingTexts);
  const { data: config } = useConfig();
  const creator = useFrontCreators().data?.creators[0];
  if (!config || !creator) return null;
  const price = pesosForCredits(EXAMPLE_CREDITS, config.php_per_credit);
  const before = Math.min(...config.packs.map(({ credits }) => credits));
  const centavos = (centavosFromPesos(price) ?? 0) * config.split.creator_percent;
  const share = pesosFromCentavos((centavos - (centavos % 100)) / 100);
  return (
    <Section id="how" title={t.howTitle}>
      <div className={classes.preview}>
        <ExamplePost creator={creator} config={config} />
        <ol className={classes.steps}>
          <Step title={t.stepSee}>{t.stepSeeText}</Step>
          <Step title={t.stepAsk}>
            {t.stepAskText({
              credits: formatCredits(EXAMPLE_CREDITS),
              pesos: formatPesos(price),
              before: formatCredits(before),
              after: formatCredits(before - EXAMPLE_CREDITS),
            })}
          </Step>
          <Step title={t.stepOpen}>
            {t.stepOpenText({ share: formatPesos(share), pesos: formatPesos(price) })}
          </Step>
        </ol>
      </div>
    </Section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="dim">{children}</p>
    </li>
  );
}

/** A post as fans see it, locked and then open. Said by the steps beside it, so nothing here is read aloud. */
function ExamplePost({ creator, config }: { creator: Person; config: Config }) {
  const t = useTexts(landingTexts);
  const price = formatPesos(pesosForCredits(EXAMPLE_CREDITS, config.php_per_credit));
  return (
    <div className={classes.post} aria-hidden="true" data-testid="product-preview">
      <div className={classes.author}>
        <Avatar name={creator.full_name} src={creator.avatar} size={44} />
        <span className={classes.name}>
          <PersonName name={creator.full_name} isVerified={creator.is_verified} />
        </span>
        <span className={classes.example}>{t.example}</span>
      </div>
      <div className={classes.picture}>
        <div className={classes.blur} />
        <span className={classes.locked}>
          <IconLock size={28} stroke={1.75} />
          {t.premium}
        </span>
        <span className={classes.open}>
          <IconLockOpen2 size={28} stroke={1.75} />
          {t.unlocked}
        </span>
      </div>
      <span className={classes.button}>
        {t.unlockFor({ credits: formatCredits(EXAMPLE_CREDITS), pesos: price })}
      </span>
    </div>
  );
}

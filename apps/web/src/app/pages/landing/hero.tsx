import { paths } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import { FeaturedCreator } from '../../../features/creators/components/featured-creator.tsx';
import type { Config } from '../../../lib/api-types.ts';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconLockSquareRounded } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './hero.module.css';
import { landingTexts } from './landing.texts.generated.ts';
import { Lanterns } from './lanterns.tsx';
import { useFrontCreators } from './use-front-creators.ts';

/** How many creators stand in the hero. */
const SHOWN = 3;

/** The first screen: what this is, for whom, and three of the creators who are here. */
export function Hero() {
  const t = useTexts(landingTexts);
  const creators = useFrontCreators();
  const shown = creators.data?.creators.slice(0, SHOWN) ?? [];
  const isEmpty = !creators.isPending && shown.length === 0;
  return (
    <section className={classes.hero}>
      <Lanterns />
      <div className={classes.words}>
        <p className={classes.eyebrow}>
          <IconLockSquareRounded size={20} stroke={1.75} aria-hidden />
          {t.adultsOnly}
        </p>
        <h1 className={classes.headline}>{t.headline}</h1>
        <p className={classes.lead}>{t.lead}</p>
        <div className={classes.actions}>
          <LinkButton to={paths.register()} size="lg">
            {t.joinAsFan}
          </LinkButton>
          <LinkButton to={paths.register({ type: 'creator' })} size="lg" variant="default">
            {t.becomeCreator}
          </LinkButton>
        </div>
        <HeroFigures />
      </div>
      {!isEmpty && (
        <div className={classes.art}>
          {Array.from({ length: SHOWN }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places that fill when the creators arrive
            <div key={place} className={classes.card} data-place={place}>
              {shown[place] && <FeaturedCreator creator={shown[place]} isHero />}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** Live figures; their places are kept while they load, so that nothing moves. */
function HeroFigures() {
  const t = useTexts(landingTexts);
  const { data, isError } = useConfig();
  if (isError) return null;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t.toTheCreator}</dt>
        <dd className="money">{data ? `${data.split.creator_percent}%` : '\u00a0'}</dd>
      </div>
      <div>
        <dt>{t.oneCredit}</dt>
        <dd className="money">{data ? formatPesos(data.php_per_credit) : '\u00a0'}</dd>
      </div>
      <div>
        <dt>{t.startWallet}</dt>
        <dd className="money">{data ? formatPesos(firstPurchase(data)) : '\u00a0'}</dd>
      </div>
    </dl>
  );
}

/** The least that a fan can buy. */
function firstPurchase({ packs, custom_credits, php_per_credit }: Config): number {
  return Math.min(...packs.map(({ price }) => price), pesosForCredits(custom_credits.min, php_per_credit));
}

import { paths } from '@likha/contract/addresses';
import { FeaturedCreator } from '../../../features/creators/components/featured-creator.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './creator-wall.module.css';
import { landingTexts } from './landing.texts.generated.ts';
import { Section } from './section.tsx';
import { useFrontCreators } from './use-front-creators.ts';

/** More of the creators who are here now; left out where there are too few to show. */
export function CreatorWall() {
  const t = useTexts(landingTexts);
  const { data, isPending } = useFrontCreators();
  const shown = data?.creators.slice(3, 9) ?? [];
  if (!isPending && shown.length < 2) return null;
  return (
    <Section
      id="here-tonight"
      title={t.creatorsHere}
      action={
        <LinkButton to={paths.models()} variant="subtle">
          {t.seeAll}
        </LinkButton>
      }
    >
      <ul className={classes.wall}>
        {Array.from({ length: 6 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six fixed places that fill when the creators arrive
          <li key={place} className={classes.card}>
            {shown[place] && <FeaturedCreator creator={shown[place]} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

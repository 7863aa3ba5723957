import { useConfig } from '../../../lib/config.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import classes from './feature-grid.module.css';
import { featuresOf } from './features.ts';
import { landingTexts } from './landing.texts.generated.ts';
import { Section } from './section.tsx';

/** The six promises as cards. */
export function FeatureGrid() {
  const t = useTexts(landingTexts);
  const language = useLanguage();
  const { data, isError } = useConfig();
  const features = data ? featuresOf(data, t, language) : [];
  // Without the server's figures there is nothing true to say here.
  if (isError && !data) return null;
  return (
    <Section id="why" title={t.why}>
      <ul className={classes.grid} data-testid="features">
        {Array.from({ length: 6 }, (_, place) => {
          const feature = features[place];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: six fixed places that fill when the figures arrive
            <Card as="li" key={place} className={classes.feature}>
              {feature && (
                <>
                  <feature.Icon size={28} stroke={1.5} aria-hidden className={classes.icon} />
                  <h3>{feature.title}</h3>
                  <p className="dim">{feature.text}</p>
                </>
              )}
            </Card>
          );
        })}
      </ul>
    </Section>
  );
}

import { useConfig } from '../../../lib/config.ts';
import { featuresOf } from './features.ts';
import classes from './landing.module.css';

/** The six promises as cards. */
export function FeatureGrid() {
  const { data, isError } = useConfig();
  const features = data ? featuresOf(data) : [];
  // Without the server's figures there is nothing true to say here.
  if (isError && !data) return null;
  return (
    <section className={classes.section} aria-labelledby="why">
      <h2 id="why">Why people choose Likha</h2>
      <ul className={classes.features} data-testid="features">
        {Array.from({ length: 6 }, (_, place) => {
          const feature = features[place];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: six fixed places that fill when the figures arrive
            <li key={place} className={classes.feature}>
              {feature && (
                <>
                  <feature.Icon size={28} stroke={1.5} aria-hidden className={classes.featureIcon} />
                  <h3>{feature.title}</h3>
                  <p className="dim">{feature.text}</p>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

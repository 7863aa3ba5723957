import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { IconExternalLink } from '../../../ui/icons/icons.generated.ts';
import { platformName } from '../platform-name.ts';
import { shownLinksTexts } from '../shown-links.texts.generated.ts';
import classes from './shown-links.module.css';

/** Where else a creator is. What they wrote leads away from here, so it vouches for nothing and is told nothing. */
export function ShownLinks({ creatorId }: { creatorId: string }) {
  const t = useTexts(shownLinksTexts);
  const language = useLanguage();
  const { data } = useCall('GET /creators/{id}/social-links', { params: { id: creatorId } });
  const links = (data?.links ?? []).filter(({ url }) => /^https?:\/\//.test(url));
  if (links.length === 0) return null;
  return (
    <section aria-label={t.elsewhere}>
      <ul className={classes.links}>
        {links.map(({ platform, url }) => (
          <li key={platform}>
            <a
              href={url}
              target="_blank"
              rel="noopener nofollow ugc"
              referrerPolicy="no-referrer"
              className={classes.link}
              aria-label={t.newTab({ name: platformName(platform, language) })}
            >
              <IconExternalLink size={18} stroke={1.75} aria-hidden />
              {platformName(platform, language)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

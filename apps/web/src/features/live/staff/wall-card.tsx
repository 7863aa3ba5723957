import { paths } from '@likha/contract/addresses';
import { wholeNumber } from '../../../lib/format.ts';
import { dayAndTime, shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { IconAlertTriangle } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { ProtectedFrame } from '../../../ui/media/protected-frame.tsx';
import { wallTexts } from './wall.texts.generated.ts';
import classes from './wall-card.module.css';
import type { WatchedStream } from './watched-stream.ts';

interface WallCardProps {
  watched: WatchedStream;
  onAct: (act: 'watch' | 'warn' | 'cut') => void;
}

/** One running stream as staff sees it: what it shows, who is named to be in it, and what can be done. */
export function WallCard({ watched, onAct }: WallCardProps) {
  const t = useTexts(wallTexts);
  const language = useLanguage();
  const { live, still_url: still, people } = watched;
  return (
    <Card as="li" size="sm" className={classes.card} data-testid="wall-card">
      <div className={classes.still}>
        {still ? (
          <ProtectedFrame>
            <img src={still} alt={t.stillOf({ title: live.title })} style={{ objectFit: 'contain' }} />
          </ProtectedFrame>
        ) : (
          <p>{t.noStill}</p>
        )}
      </div>
      <div>
        <h2 className={classes.title}>{live.title}</h2>
        <Link to={paths.adminPerson(live.creator.id)} className="text-link">
          {live.creator.full_name} @{live.creator.username}
        </Link>
      </div>
      <p className={classes.signs}>
        {live.is_nsfw && <span>{t.mature}</span>}
        <span>{t.warned({ count: watched.warnings_count })}</span>
        {watched.is_flagged && (
          <strong className={classes.flagged}>
            <IconAlertTriangle size={18} stroke={2} aria-hidden /> {t.flagged}
          </strong>
        )}
      </p>
      <Figures>
        <Figure name={t.viewers}>{wholeNumber(live.viewers_count)}</Figure>
        <Figure name={t.reports} strong={watched.reports_count > 0}>
          {wholeNumber(watched.reports_count)}
        </Figure>
        {live.started_at && <Figure name={t.since}>{dayAndTime(live.started_at, language)}</Figure>}
      </Figures>
      <div>
        <h3 className={classes.people}>{t.people}</h3>
        <ul className={classes.names}>
          {people.map(({ legal_name: name, birth_date: date }) => (
            <li key={`${name} ${date}`}>
              {t.born({ name, date: shortDate(`${date}T00:00:00+08:00`, language) })}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.actions}>
        <Button variant="default" aria-haspopup="dialog" onClick={() => onAct('watch')}>
          {t.watch}
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => onAct('warn')}>
          {t.warn}
        </Button>
        <Button aria-haspopup="dialog" className={classes.cut} onClick={() => onAct('cut')}>
          {t.cut}
        </Button>
      </div>
    </Card>
  );
}

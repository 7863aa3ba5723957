import { paths } from '@likha/contract/addresses';
import type { LiveStream } from '../../../features/live/live.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/link.tsx';
import { LIVE_ROW } from './live-calls.ts';
import classes from './live-row.module.css';
import { liveRowTexts } from './live-row.texts.generated.ts';

/** Who is live now, in one row; nothing where nobody is. In one piece with all that it needs, as first pages have little room. */
export function LiveRow() {
  const t = useTexts(liveRowTexts);
  const { data } = useCall('GET /live', LIVE_ROW, { refetchInterval: 60_000 });
  const lives = data?.lives.filter(({ state }) => state === 'running' || state === 'waiting') ?? [];
  if (lives.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="live-now" data-testid="live-row">
      <div className={classes.head}>
        <h2 id="live-now">{t.row}</h2>
        <Link to={paths.live()} className="text-link">
          {t.seeAll}
        </Link>
      </div>
      <ul className={classes.row}>
        {lives.map((live) => (
          <li key={live.id}>
            <One live={live} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ live: { creator, title } }: { live: LiveStream }) {
  const t = useTexts(liveRowTexts);
  return (
    <Link
      to={paths.liveOf(creator.username)}
      className={classes.one}
      aria-label={t.one({ name: creator.full_name, title })}
    >
      <span className={classes.ring}>
        <Avatar name={creator.full_name} src={creator.avatar} size={60} />
      </span>
      <span className={classes.name}>{creator.full_name}</span>
    </Link>
  );
}

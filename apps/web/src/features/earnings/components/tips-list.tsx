import { formatCredits } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { dayAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconGift } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { earningsTexts } from '../earnings.texts.generated.ts';
import classes from './tips-list.module.css';

type Fan = Answer<'GET /tips'>['tips'][number]['fan'];

interface TipsListProps {
  /** What can be done about who sent one. */
  action: (fan: Fan) => ReactNode;
}

/** The tips that a creator got, with what fans wrote. */
export function TipsList({ action }: TipsListProps) {
  const t = useTexts(earningsTexts);
  const language = useLanguage();
  const query = usePages('GET /tips', 'tips', { query: { limit: 20 } });
  return (
    <Card as="section" className={classes.box} aria-labelledby="tips">
      <h2 id="tips">{t.tips}</h2>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={72} label={t.tipsLoading} />}
        failedTitle={t.tipsFailed}
        empty={
          <StatePanel
            level={3}
            icon={<IconGift size={32} stroke={1.75} />}
            title={t.noTipsTitle}
            text={t.noTipsText}
          />
        }
      >
        {(tips) => (
          <ul className={classes.list}>
            {tips.map(({ id, fan, credits, message, created_at }) => (
              <li key={id}>
                <Avatar name={fan.full_name} src={fan.avatar} />
                <div className={classes.words}>
                  <strong>{fan.full_name}</strong>
                  <p className="dim">
                    {formatCredits(credits)} ·{' '}
                    <time dateTime={created_at}>{dayAndTime(created_at, language)}</time>
                  </p>
                  {message !== '' && <WrittenText>{message}</WrittenText>}
                </div>
                <div className={classes.action}>{action(fan)}</div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </Card>
  );
}

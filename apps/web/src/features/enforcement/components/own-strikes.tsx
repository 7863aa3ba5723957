import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StrikeRecord } from '../../../ui/strikes/strike-record.tsx';
import { enforcementTexts } from '../enforcement.texts.generated.ts';
import classes from './own-strikes.module.css';

/** In the settings: what counts against oneself, until when, and what would follow (P391). */
export function OwnStrikes() {
  const t = useTexts(enforcementTexts);
  return (
    <Card as="section" className={classes.card} aria-labelledby="own-strikes">
      <h2 id="own-strikes">{t.ownStrikes}</h2>
      <Loaded
        query={useCall('GET /users/me/strikes')}
        loading={<Skeleton height={48} label={t.loadingStrikes} />}
        failedTitle={t.strikesFailed}
      >
        {(record) => <StrikeRecord record={record} most={record.strikes.length} hasReasons />}
      </Loaded>
    </Card>
  );
}

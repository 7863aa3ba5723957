import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { disputesTexts } from '../disputes.texts.generated.ts';
import { DisputeLine } from './dispute-line.tsx';
import classes from './dispute-list.module.css';

/** What a person disputed, on their page for admins; nothing where they did not. */
export function PersonDisputes({ disputes }: Pick<Answer<'GET /admin/users/{id}'>, 'disputes'>) {
  const t = useTexts(disputesTexts);
  if (disputes.length === 0) return null;
  return (
    <Card as="section" className={classes.box} aria-label={t.title}>
      <h2>{t.title}</h2>
      <ul className={classes.list}>
        {disputes.map((dispute) => (
          <DisputeLine key={dispute.id} dispute={dispute} />
        ))}
      </ul>
    </Card>
  );
}

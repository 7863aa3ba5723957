import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { libraryPageTexts } from './library-page.texts.generated.ts';
import classes from './seen-switch.module.css';

/** Whether posts that one opens are kept here, and a way to forget them (P376). */
export function SeenSwitch() {
  const t = useTexts(libraryPageTexts);
  const { data } = useCall('GET /library/seen');
  const options = {
    invalidates: ['GET /library/seen', 'GET /library'] as const,
    onError: (error: Error) =>
      notify({ tone: 'bad', title: t.seenNotChanged, text: detailOf(error, t.inAMoment) }),
  };
  const change = useAction('PUT /library/seen', options);
  const clear = useAction('DELETE /library/seen', options);
  if (!data) return null;
  const isKept = change.isPending ? change.variables.body.is_kept : data.is_kept;
  return (
    <div className={classes.bar}>
      <Switch
        label={t.keepSeen}
        description={t.keepSeenHint}
        checked={isKept}
        onChange={() => change.isPending || change.mutate({ body: { is_kept: !data.is_kept } })}
      />
      {data.is_kept && (
        <Button variant="default" loading={clear.isPending} onClick={() => clear.mutate({})}>
          {t.clearSeen}
        </Button>
      )}
    </div>
  );
}

import { paths } from '@likha/contract/addresses';
import { UPLOAD } from '@likha/contract/limits';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { upload } from '../../../lib/upload.ts';
import { useAction } from '../../../lib/use-action.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { tracingTexts } from '../tracing.texts.generated.ts';
import classes from './trace-picture.module.css';

/** Names the account that a leaked picture was made for. */
export function TracePicture() {
  const t = useTexts(tracingTexts);
  const trace = useAction('POST /admin/media/trace', {
    invalidates: [],
    send: (file: File) => {
      const form = new FormData();
      form.append('picture', file);
      const { signal } = new AbortController();
      return upload('POST /admin/media/trace', form, { onProgress: () => undefined, signal });
    },
  });
  return (
    <Card as="section" className={classes.card} aria-label={t.title}>
      <p>{t.lead}</p>
      <label className={`${buttonClass({})} ${classes.choose}`}>
        <input
          type="file"
          accept={UPLOAD.imageTypes.join(',')}
          className="visually-hidden"
          disabled={trace.isPending}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) trace.mutate(file);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        {t.choose}
      </label>
      <div role="status">
        {trace.isPending && <p>{t.reading}</p>}
        {trace.isError && (
          <Notice tone="warn">
            <strong>{t.failed}</strong> {detailOf(trace.error, t.tryAgain)}
          </Notice>
        )}
        {trace.isSuccess && <Found {...trace.data} />}
      </div>
      <h2>{t.whatHolds}</h2>
      <p>{t.holds}</p>
      <p>{t.holdsNot}</p>
      <p className="dim">{t.onRecord}</p>
    </Card>
  );
}

function Found({ account, chance }: Answer<'POST /admin/media/trace'>) {
  const t = useTexts(tracingTexts);
  if (!account || chance === null) return <Notice>{t.nobody}</Notice>;
  return (
    <Notice tone="good" testId="traced">
      <strong>{t.madeFor({ name: account.full_name, username: account.username })}</strong>{' '}
      {t.chance({ digits: digitsOf(chance) })}{' '}
      <Link to={paths.adminPerson(account.id)} className="text-link">
        {t.open}
      </Link>
    </Notice>
  );
}

/** Of one in 10 to the how many; beyond 30 nobody is surer. */
const digitsOf = (chance: number) => String(Math.min(30, chance > 0 ? Math.floor(-Math.log10(chance)) : 30));

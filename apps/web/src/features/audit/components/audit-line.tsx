import { paths } from '@likha/contract/addresses';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { actionWords } from '../action-words.ts';
import { auditTexts } from '../audit.texts.generated.ts';
import classes from './audit-line.module.css';

type Action = Answer<'GET /admin/audit'>['actions'][number];

/** One act: what, to whom, by whom and when; what was before and after on demand. */
export function AuditLine({ action }: { action: Action }) {
  const t = useTexts(auditTexts);
  const language = useLanguage();
  const { who, at, network, before, after, subject_type: type, subject_id: id } = action;
  return (
    <Card as="li" size="sm" className={classes.line} data-testid="admin-action">
      <WithFace name={who ?? t.command} avatar={action.who_avatar}>
        <strong>{actionWords(action.action, t)}</strong>
        <span className="dim">
          {action.who_id && who ? (
            <Link to={paths.adminPerson(action.who_id)} className="text-link">
              @{who}
            </Link>
          ) : (
            t.command
          )}
          {` · ${dateAndTime(at, language)}`}
          {network && ` · ${t.from({ network })}`}
        </span>
      </WithFace>
      {type === 'user' ? (
        <WithFace name={action.subject_name ?? id} avatar={action.subject_avatar} size={24}>
          <Link to={paths.adminPerson(id)} className="text-link">
            {action.subject_name ? `@${action.subject_name}` : id}
          </Link>
        </WithFace>
      ) : (
        <span className="dim">{`${type} ${id}`}</span>
      )}
      {(before || after) && (
        <details className={classes.details}>
          <summary>{t.details}</summary>
          {before && <Facts name={t.before} json={before} />}
          {after && <Facts name={t.after} json={after} />}
        </details>
      )}
    </Card>
  );
}

function Facts({ name, json }: { name: string; json: string }) {
  return (
    <>
      <span className="dim">{name}</span>
      <pre className={classes.json}>{json}</pre>
    </>
  );
}

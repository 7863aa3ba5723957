import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconChevronDown } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { actionWords } from '../action-words.ts';
import { auditTexts } from '../audit.texts.generated.ts';
import { subjectWords } from '../subject-words.ts';
import classes from './audit-table.module.css';

type Action = Answer<'GET /admin/audit'>['actions'][number];

/** Acts: what, by whom, about whom or what, when; what was before and after on demand. */
export function AuditTable({ actions }: { actions: Action[] }) {
  const t = useTexts(auditTexts);
  const language = useLanguage();
  /** The act whose details are unfolded. */
  const [unfolded, setUnfolded] = useState<string | null>(null);
  return (
    <FactTable
      caption={t.title}
      items={actions}
      keyOf={({ id }) => id}
      testId="admin-action"
      below={(action) => action.id === unfolded && <Details action={action} />}
      columns={[
        {
          name: 'what',
          label: t.what,
          isPlain: true,
          cell: ({ action }) => <strong>{actionWords(action, t)}</strong>,
        },
        { name: 'by', label: t.columnBy, isPlain: true, cell: (action) => <By action={action} /> },
        { name: 'about', label: t.columnAbout, cell: (action) => <About action={action} /> },
        {
          name: 'when',
          label: t.columnWhen,
          isPlain: true,
          cell: ({ at }) => <span className={classes.when}>{dateAndTime(at, language)}</span>,
        },
        { name: 'from', label: t.columnFrom, cell: ({ network }) => network ?? '–' },
        {
          name: 'details',
          label: t.details,
          isSilent: true,
          cell: ({ id, before, after }) =>
            (before || after) && (
              <IconButton
                label={t.details}
                aria-expanded={id === unfolded}
                className={classes.unfold}
                onClick={() => setUnfolded(id === unfolded ? null : id)}
              >
                <IconChevronDown size={20} stroke={1.75} aria-hidden />
              </IconButton>
            ),
        },
      ]}
    />
  );
}

function By({ action: { who, who_id: id, who_avatar: avatar } }: { action: Action }) {
  const t = useTexts(auditTexts);
  return (
    <WithFace name={who ?? t.command} avatar={avatar} size={24}>
      {id && who ? (
        <Link to={paths.adminPerson(id)} className="text-link">
          @{who}
        </Link>
      ) : (
        t.command
      )}
    </WithFace>
  );
}

/** A person by name; what is none by its kind and the beginning of its id, all of which the details have. */
function About({ action }: { action: Action }) {
  const t = useTexts(auditTexts);
  const { subject_type: type, subject_id: id, subject_name: name, subject_avatar: avatar } = action;
  if (type !== 'user') return <span className="dim">{`${subjectWords(type, t)} ${id.slice(0, 8)}`}</span>;
  return (
    <WithFace name={name ?? id} avatar={avatar} size={24}>
      <Link to={paths.adminPerson(id)} className="text-link">
        {name ? `@${name}` : id.slice(0, 8)}
      </Link>
    </WithFace>
  );
}

function Details({ action: { subject_type: type, subject_id: id, before, after } }: { action: Action }) {
  const t = useTexts(auditTexts);
  return (
    <>
      <p className="dim">{`${subjectWords(type, t)} ${id}`}</p>
      {before && <Facts name={t.before} json={before} />}
      {after && <Facts name={t.after} json={after} />}
    </>
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

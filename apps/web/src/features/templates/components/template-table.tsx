import { useState } from 'react';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { templateTitle } from '../../../ui/templates/template-title.ts';
import { templatesTexts as titlesTexts } from '../../../ui/templates/templates.texts.generated.ts';
import { type Template, usePutAway } from '../api/use-save-template.ts';
import { templatesTexts } from '../templates.texts.generated.ts';
import classes from './template-table.module.css';

interface TemplateTableProps {
  templates: Template[];
  onEdit: (template: Template) => void;
}

/** Templates, and who changed each last; its words in both languages, and what can be done with it, unfold. */
export function TemplateTable({ templates, onEdit }: TemplateTableProps) {
  const t = useTexts(templatesTexts);
  const titles = useTexts(titlesTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.title}
      items={templates}
      keyOf={({ id }) => id}
      testId="template"
      unfolds={{
        column: t.columnActs,
        label: (template) => t.open({ title: templateTitle(template, titles) }),
        of: (template) => <Unfolded template={template} onEdit={() => onEdit(template)} />,
      }}
      columns={[
        {
          name: 'title',
          label: t.name,
          isPlain: true,
          cell: (template) => (
            <>
              <strong>{templateTitle(template, titles)}</strong>
              {!template.is_in_use && <span className="dim">{t.putAway}</span>}
            </>
          ),
        },
        {
          name: 'changed',
          label: t.changedLast,
          isPlain: true,
          cell: ({ version, changed_by: by, changed_at: at }) => (
            <span className="dim">
              {t.changedBy({ version, name: by ?? t.fromLikha, when: dateAndTime(at, language) })}
            </span>
          ),
        },
      ]}
    />
  );
}

function Unfolded({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const t = useTexts(templatesTexts);
  const [isAsking, setIsAsking] = useState(false);
  const change = usePutAway(() => setIsAsking(false));
  const title = templateTitle(template, useTexts(titlesTexts));
  const { id, is_in_use: isInUse } = template;
  return (
    <div className={classes.unfolded}>
      <div className={classes.languages}>
        <div>
          <p className="dim">{t.english}</p>
          <p className={classes.words} lang="en">
            {template.text_en}
          </p>
        </div>
        <div>
          <p className="dim">{t.filipino}</p>
          <p className={classes.words} lang="fil">
            {template.text_fil}
          </p>
        </div>
      </div>
      <div className={classes.acts}>
        <Button variant="default" aria-label={t.edit({ title })} onClick={onEdit}>
          {t.editShort}
        </Button>
        {isInUse ? (
          <Button variant="subtle" aria-label={t.remove({ title })} onClick={() => setIsAsking(true)}>
            {t.removeNow}
          </Button>
        ) : (
          <Button
            variant="subtle"
            loading={change.isPending}
            onClick={() => change.mutate({ id, isInUse: true })}
          >
            {t.restore({ title })}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={t.removeTitle}
          confirmLabel={t.removeNow}
          busyLabel={t.saving}
          isBusy={change.isPending}
          onConfirm={() => change.mutate({ id, isInUse: false })}
          onClose={() => setIsAsking(false)}
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

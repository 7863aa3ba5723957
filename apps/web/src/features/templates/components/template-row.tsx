import { useState } from 'react';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconPencil, IconPlayerPause, IconPlayerPlay } from '../../../ui/icons/icons.generated.ts';
import { type Template, usePutAway } from '../api/use-save-template.ts';
import { templatesTexts } from '../templates.texts.generated.ts';
import classes from './template-row.module.css';

/** One template: its words in both languages, who changed it last, and what can be done with it. */
export function TemplateRow({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const t = useTexts(templatesTexts);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const change = usePutAway(() => setIsAsking(false));
  const { id, title, is_in_use: isInUse, version, changed_by: by, changed_at: at } = template;
  return (
    <Card as="li" className={classes.row} data-testid="template">
      <div className={classes.head}>
        <h2>{title}</h2>
        {!isInUse && <span className="dim">{t.putAway}</span>}
        <span className={classes.acts}>
          <IconButton label={t.edit({ title })} onClick={onEdit}>
            <IconPencil size={20} stroke={1.75} />
          </IconButton>
          {isInUse ? (
            <IconButton label={t.remove({ title })} onClick={() => setIsAsking(true)}>
              <IconPlayerPause size={20} stroke={1.75} />
            </IconButton>
          ) : (
            <IconButton
              label={t.restore({ title })}
              disabled={change.isPending}
              onClick={() => change.mutate({ id, isInUse: true })}
            >
              <IconPlayerPlay size={20} stroke={1.75} />
            </IconButton>
          )}
        </span>
      </div>
      <p className={classes.words} lang="en">
        {template.text_en}
      </p>
      <p className={classes.words} lang="fil">
        {template.text_fil}
      </p>
      <p className="dim">
        {t.changedBy({ version, name: by ?? t.fromLikha, when: dateAndTime(at, language) })}
      </p>
      {isAsking && (
        <ConfirmDialog
          isOpen
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
    </Card>
  );
}

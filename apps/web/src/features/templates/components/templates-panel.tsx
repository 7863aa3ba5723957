import { TEMPLATE_KIND_NAMES, TEMPLATE_KINDS, type TemplateKind } from '@likha/contract/template-kinds';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import type { Template } from '../api/use-save-template.ts';
import { templatesTexts } from '../templates.texts.generated.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateTable } from './template-table.tsx';
import classes from './templates-panel.module.css';

/** The templates of each kind of decision that one's role makes: adding, changing, putting away and taking back (P394). */
export function TemplatesPanel() {
  const t = useTexts(templatesTexts);
  const may = useMay();
  const kinds = TEMPLATE_KIND_NAMES.filter((name) => may(TEMPLATE_KINDS[name].part));
  const [kind, setKind] = useState<TemplateKind>(kinds[0] ?? 'content_removal');
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  const query = useCall('GET /admin/templates', { query: { kind } });
  return (
    <section className={classes.panel} aria-label={t.title}>
      <p className="dim">{t.lead}</p>
      <div className={classes.head}>
        <Select
          label={t.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: t[value] }))}
          onChange={(value) => {
            setKind(value as TemplateKind);
            setEdited(null);
          }}
        />
        <Button
          variant={edited === 'new' ? 'default' : 'filled'}
          aria-expanded={edited === 'new'}
          onClick={() => setEdited(edited === 'new' ? null : 'new')}
        >
          {t.create}
        </Button>
      </div>
      {edited && (
        <TemplateForm
          key={edited === 'new' ? `new ${kind}` : edited.id}
          kind={kind}
          template={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      )}
      <Loaded
        query={query}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={5} height={36} label={t.loading} />}
      >
        {({ templates }) =>
          templates.length === 0 ? (
            <p className="dim">{t.none}</p>
          ) : (
            <TemplateTable templates={templates} onEdit={setEdited} />
          )
        }
      </Loaded>
    </section>
  );
}

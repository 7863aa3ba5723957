import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Select } from '../../../ui/form/select.tsx';
import { templateTitle } from '../../../ui/templates/template-title.ts';
import { templatesTexts } from '../../../ui/templates/templates.texts.generated.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';

interface BulkTemplateProps {
  chosen: string;
  onChoose: (id: string) => void;
}

/** A template for the reason of each of several; it is filled in for each by itself, so that nothing of it is shown before (P494). */
export function BulkTemplate({ chosen, onChoose }: BulkTemplateProps) {
  const t = useTexts(templatesTexts);
  const words = useTexts(moderationTexts);
  const enabled = useMay()('moderation');
  const query = { kind: 'content_removal' } as const;
  const { data } = useCall('GET /admin/templates', { query }, { enabled, staleTime: 60_000 });
  const offered = data?.templates.filter((template) => template.is_in_use) ?? [];
  if (offered.length === 0) return null;
  return (
    <>
      <Select
        label={t.template}
        value={chosen}
        options={[
          { value: '', label: t.choose },
          ...offered.map((one) => ({ value: one.id, label: templateTitle(one, t) })),
        ]}
        onChange={onChoose}
      />
      {chosen && <p className="dim">{words.bulkTemplateHint}</p>}
    </>
  );
}

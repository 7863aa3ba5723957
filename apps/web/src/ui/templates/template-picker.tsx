import { paths } from '@likha/contract/addresses';
import { TEMPLATE_KINDS, type TemplateKind, type TemplateSubject } from '@likha/contract/template-kinds';
import { useRef, useState } from 'react';
import { detailOf } from '../../lib/api-error.ts';
import type { Answer, Body } from '../../lib/api-types.ts';
import { type ReportType, useReportTypeChoices } from '../../lib/report-types.ts';
import { useTexts } from '../../lib/texts.ts';
import { useAction } from '../../lib/use-action.ts';
import { useCall } from '../../lib/use-call.ts';
import { useMay } from '../../lib/use-may.ts';
import { Select } from '../form/select.tsx';
import { Link } from '../link.tsx';
import { notify } from '../toast/toast.ts';
import classes from './template-picker.module.css';
import { templateTitle } from './template-title.ts';
import { joined } from './template-words.ts';
import { type TemplatesTexts, templatesTexts } from './templates.texts.generated.ts';

type Filled = Answer<'POST /admin/templates/{id}/fill'>;

interface TemplatePickerProps {
  kind: TemplateKind;
  /** What is decided. */
  subject: { type: TemplateSubject; id: string };
  /** What the screen knows besides: the rule of a warning, the days of a suspension as they were typed. */
  rule?: ReportType | undefined;
  days?: string | undefined;
  /** What stands in the field for the reason, and how it is changed. */
  words: string;
  onWords: (words: string) => void;
}

/** Fills the field for a reason from a template (P395). What was typed there stays, above it. */
export function TemplatePicker({ kind, subject, rule, days, words, onWords }: TemplatePickerProps) {
  const t = useTexts(templatesTexts);
  const rules = useReportTypeChoices();
  const enabled = useMay()(TEMPLATE_KINDS[kind].part);
  const { data } = useCall('GET /admin/templates', { query: { kind } }, { enabled, staleTime: 60_000 });
  const [chosen, setChosen] = useState('');
  const [filled, setFilled] = useState<Filled | null>(null);
  /** What the last template wrote, and for which choice the answer is awaited: an older one is late. */
  const last = useRef({ words: '', asked: '' });
  const fill = useAction('POST /admin/templates/{id}/fill', {
    invalidates: [],
    onError: (error) => notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failedText) }),
  });
  function ask(template: string, chosenRule = rule) {
    const asked = `${template} ${chosenRule ?? ''}`;
    last.current.asked = asked;
    const body: Body<'POST /admin/templates/{id}/fill'> = {
      subject,
      rule: chosenRule,
      days: days !== undefined && /^([1-9]|[12]\d|30)$/.test(days.trim()) ? Number(days) : undefined,
    };
    const onSuccess = (answer: Filled) => {
      if (last.current.asked !== asked) return;
      setFilled(answer);
      if (answer.text === null) return;
      onWords(joined(words, last.current.words, answer.text));
      last.current.words = answer.text;
    };
    fill.mutate({ params: { id: template }, body }, { onSuccess });
  }
  function choose(template: string) {
    setChosen(template);
    setFilled(null);
    last.current.asked = '';
    if (template) ask(template);
  }
  const offered = data?.templates.filter((template) => template.is_in_use) ?? [];
  if (offered.length === 0) return null;
  return (
    <div className={classes.picker} data-testid="template-picker">
      <span className={classes.head}>
        <strong>{t.template}</strong>
        <Link to={paths.adminTemplates()} className="text-link">
          {t.manage}
        </Link>
      </span>
      <Select
        label={t.template}
        value={chosen}
        options={[
          { value: '', label: t.choose },
          ...offered.map((one) => ({ value: one.id, label: templateTitle(one, t) })),
        ]}
        onChange={choose}
      />
      {filled?.missing.includes('rule') && (
        <Select
          label={t.rule}
          value=""
          options={[{ value: '', label: t.chooseRule }, ...rules]}
          onChange={(value) => value && ask(chosen, value as ReportType)}
        />
      )}
      <p className={classes.note} aria-live="polite">
        {filled && noteOf(filled, t)}
      </p>
    </div>
  );
}

function noteOf({ text, language, missing }: Filled, t: TemplatesTexts): string {
  if (text !== null) return language === 'fil' ? t.filledFil : t.filledEn;
  const unknown = missing.flatMap((name) => (name === 'rule' || name === 'days' ? [] : [t[name]]));
  if (unknown.length > 0) return t.unknown({ names: unknown.join(', ') });
  return missing.includes('days') ? t.daysMissing : '';
}

import { TEMPLATE, TEMPLATE_KINDS, type TemplateKind } from '@likha/contract/template-kinds';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { type Template, type TemplateWords, useSaveTemplate } from '../api/use-save-template.ts';
import { templatesTexts } from '../templates.texts.generated.ts';
import classes from './template-form.module.css';

interface TemplateFormProps {
  kind: TemplateKind;
  /** Null for a new one. */
  template: Template | null;
  onDone: () => void;
}

const BLANK: TemplateWords = { title: '', text_en: '', text_fil: '' };

/** Writing a template, or changing one. What was typed stays until it is saved or cancelled (P84). */
export function TemplateForm({ kind, template, onDone }: TemplateFormProps) {
  const t = useTexts(templatesTexts);
  const name = `template.${template?.id ?? kind}`;
  const save = useSaveTemplate();
  const form = useForm<TemplateWords>({
    ...formDraft(name, template ? wordsOf(template) : BLANK),
    validate: (words) =>
      Object.fromEntries(
        Object.entries(words).flatMap(([field, value]) => (value.trim() === '' ? [[field, t.needed]] : [])),
      ),
  });
  const end = () => {
    dropDraft(name);
    onDone();
  };
  const submit = form.onSubmit((words) =>
    save.mutate(
      { template, kind, words },
      { onSuccess: end, onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  const { placeholders, characters } = TEMPLATE_KINDS[kind];
  return (
    <Card
      as="form"
      className={classes.form}
      onSubmit={submit}
      noValidate
      aria-labelledby="template-form-title"
    >
      <h2 id="template-form-title">{template ? t.editTitle : t.create}</h2>
      <p className="dim">{t.known({ names: placeholders.map((one) => `{${one}}`).join(' ') })}</p>
      <TextField label={t.name} maxLength={TEMPLATE.titleCharacters} {...form.getInputProps('title')} />
      <TextArea label={t.english} lang="en" maxLength={characters} {...form.getInputProps('text_en')} />
      <TextArea label={t.filipino} lang="fil" maxLength={characters} {...form.getInputProps('text_fil')} />
      <div className={classes.acts}>
        <Button type="submit" loading={save.isPending}>
          {t.save}
        </Button>
        <Button variant="subtle" disabled={save.isPending} onClick={end}>
          {t.cancel}
        </Button>
      </div>
    </Card>
  );
}

function wordsOf({ title, text_en, text_fil }: Template): TemplateWords {
  return { title, text_en, text_fil };
}

import { LOCKED_PREVIEW_CHARACTERS, TAGS } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { NewPost } from '../new-post.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import classes from './post-fields.module.css';

/** What is written of a post, and who may see it: the same when it is made and when it is edited. */
export function PostFields({ form }: { form: Form<NewPost> }) {
  const t = useTexts(writingTexts);
  const { isPpv, creditPrice } = form.values;
  return (
    <>
      <TextField label={t.title} required {...form.getInputProps('title')} />
      <TextArea
        label={t.content}
        description={t.contentHint({ count: LOCKED_PREVIEW_CHARACTERS })}
        required
        {...form.getInputProps('content')}
      />
      <fieldset className={classes.switches}>
        <legend className="visually-hidden">{t.whoMaySee}</legend>
        <Switch
          label={t.subscribersOnly}
          description={t.subscribersOnlyHint}
          {...form.getInputProps('isSubscriberOnly', { type: 'checkbox' })}
        />
        <Switch
          label={t.ppv}
          description={t.ppvHint}
          {...form.getInputProps('isPpv', { type: 'checkbox' })}
        />
        {isPpv && <CreditPrice text={creditPrice} inputProps={form.getInputProps('creditPrice')} />}
        <Checkbox
          label={t.mature}
          description={t.matureHint}
          {...form.getInputProps('isMature', { type: 'checkbox' })}
        />
      </fieldset>
      <TextField
        label={t.tags}
        description={t.tagsHint({ count: TAGS.count })}
        autoCapitalize="none"
        placeholder={t.tagsExample}
        {...form.getInputProps('tags')}
      />
    </>
  );
}

interface CreditPriceProps {
  text: string;
  inputProps: object;
}

/** The price in credits, and what that is in pesos now. */
function CreditPrice({ text, inputProps }: CreditPriceProps) {
  const t = useTexts(writingTexts);
  const { data } = useConfig();
  const credits = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  const pesos = data && credits > 0 ? formatPesos(pesosForCredits(credits, data.php_per_credit)) : null;
  const share = data ? t.youKeep({ percent: data.split.creator_percent }) : '';
  return (
    <TextField
      label={t.creditPrice}
      description={`${pesos ? t.priceAtRate({ pesos }) : t.priceWhole} ${share}`}
      inputMode="numeric"
      autoComplete="off"
      placeholder="50"
      {...inputProps}
    />
  );
}

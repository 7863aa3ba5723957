import { LIVE } from '@likha/contract/live/live-limits';
import { useRef } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconPlus, IconTrash } from '../../../ui/icons/icons.generated.ts';
import { useGoneFocus } from '../../../ui/use-gone-focus.ts';
import { goLiveTexts } from './go-live.texts.generated.ts';
import type { NewLive } from './new-live.ts';
import classes from './people-fields.module.css';

/** Everybody who is on camera, and that they are of age and agreed (P622). */
export function PeopleFields({ form }: { form: Form<NewLive> }) {
  const t = useTexts(goLiveTexts);
  const { people } = form.values;
  const place = useRef<HTMLFieldSetElement>(null);
  useGoneFocus(place, people.length);
  return (
    <fieldset ref={place} className={classes.people}>
      <legend className={classes.title}>{t.people}</legend>
      <p className="dim">{t.peopleHint}</p>
      {people.map(({ key }, place) => (
        <fieldset key={key} className={classes.person} aria-label={t.personOf({ place: place + 1 })}>
          <TextField
            label={place === 0 ? t.yourName : t.legalName}
            autoComplete="off"
            maxLength={LIVE.nameCharacters}
            {...form.getInputProps(`people.${place}.name`)}
          />
          <TextField
            label={t.birthDate}
            type="date"
            autoComplete="off"
            {...form.getInputProps(`people.${place}.birthDate`)}
          />
          {place > 0 && (
            <IconButton
              label={t.removePerson({ place: place + 1 })}
              className={classes.remove}
              onClick={() => form.removeListItem('people', place)}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </fieldset>
      ))}
      {people.length < LIVE.people && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          onClick={() => form.insertListItem('people', { key: crypto.randomUUID(), name: '', birthDate: '' })}
        >
          {t.addPerson}
        </Button>
      )}
      <Checkbox label={t.consent} {...form.getInputProps('hasConsent', { type: 'checkbox' })} />
    </fieldset>
  );
}

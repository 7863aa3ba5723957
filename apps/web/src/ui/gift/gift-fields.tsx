import { GIFT } from '@likha/contract/late-limits';
import { useTexts } from '../../lib/texts.ts';
import { Checkbox } from '../form/checkbox.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextField } from '../form/text-field.tsx';
import { giftTexts } from './gift.texts.generated.ts';
import type { ToSomebody } from './use-gift-draft.ts';

interface GiftFieldsProps {
  values: ToSomebody;
  onChange: (part: Partial<ToSomebody>) => void;
}

/** For whom a gift is, with which words, and whether they are told from whom. */
export function GiftFields({ values: { username, message, showsName }, onChange }: GiftFieldsProps) {
  const t = useTexts(giftTexts);
  return (
    <>
      <TextField
        label={t.username}
        description={t.usernameHint}
        value={username}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        onChange={(event) => onChange({ username: event.currentTarget.value })}
      />
      <TextArea
        label={t.message}
        description={t.messageHint}
        rows={2}
        maxLength={GIFT.messageCharacters}
        value={message}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
      <Checkbox
        label={t.showName}
        description={t.showNameHint}
        checked={showsName}
        onChange={(event) => onChange({ showsName: event.currentTarget.checked })}
      />
    </>
  );
}

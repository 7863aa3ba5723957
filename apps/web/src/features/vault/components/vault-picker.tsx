import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { IconMicrophone, IconPhoto } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { PressOver } from '../../../ui/media/press-over.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { useVaultName } from '../use-vault-name.ts';
import { vaultTexts } from '../vault.texts.generated.ts';
import type { VaultFile } from '../vault-calls.ts';
import classes from './vault-picker.module.css';

const PAUSE_MS = 300;

interface VaultPickerProps {
  /** Whom it is for, of whom it is told what they bought; nobody where it is for many. */
  fanId: string | null;
  /** Whether there is a place for what is heard alone. */
  takesVoice?: boolean;
  /** One that can be used. */
  onChosen: (file: VaultFile) => void;
  isBusy?: boolean;
  /** Why the last one could not be used. */
  problem?: string | null;
  onClose: () => void;
}

/** A creator's own files, of which one is chosen to be used again (P469). */
export function VaultPicker(props: VaultPickerProps) {
  const { fanId, takesVoice = true, onChosen, isBusy = false, problem = null, onClose } = props;
  const t = useTexts(vaultTexts);
  const [words, setWords] = useState('');
  const q = useSettledValue(words.trim(), PAUSE_MS);
  const query = usePages(
    'GET /vault',
    'files',
    { query: { ...(q && { q }), ...(fanId && { fan: fanId }) } },
    { keepsPrevious: true },
  );
  return (
    <Dialog title={t.chooseTitle} onClose={onClose}>
      <div className={classes.picker}>
        <SearchField label={t.search} value={words} onChange={setWords} />
        {problem && <p role="alert">{problem}</p>}
        <Loaded
          query={query}
          loading={<SkeletonList count={2} height={120} label={t.loading} />}
          failedTitle={t.failed}
          empty={
            <StatePanel
              icon={<IconPhoto size={32} stroke={1.75} />}
              title={t.emptyTitle}
              text={t.emptyText}
            />
          }
        >
          {(files) => (
            <ul className={classes.list}>
              {files.map((file) => (
                <Choice
                  key={file.file_key}
                  file={file}
                  isDisabled={
                    isBusy ||
                    file.state !== 'ready' ||
                    !file.is_reusable ||
                    (file.kind === 'voice' && !takesVoice)
                  }
                  onChoose={() => onChosen(file)}
                />
              ))}
            </ul>
          )}
        </Loaded>
        <LoadMore {...query.more} />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  file: VaultFile;
  isDisabled: boolean;
  onChoose: () => void;
}

function Choice({ file, isDisabled, onChoose }: ChoiceProps) {
  const t = useTexts(vaultTexts);
  const name = useVaultName()(file);
  return (
    <li className={classes.choice}>
      <span className={classes.picture}>
        {file.kind === 'voice' && <IconMicrophone size={32} stroke={1.75} aria-hidden />}
        {file.thumbnail_url && (
          <Picture
            url={file.thumbnail_url}
            identity={file.file_key}
            alt=""
            width={null}
            height={null}
            thumbhash={file.thumbhash}
            sizes="140px"
          />
        )}
      </span>
      <span className={classes.name}>{name}</span>
      {file.is_bought && <span className={classes.bought}>{t.bought}</span>}
      {!file.is_reusable && <span className="dim">{t.madeForOne}</span>}
      {file.state !== 'ready' && (
        <span className="dim">{file.state === 'failed' ? t.failedVideo : t.processing}</span>
      )}
      <PressOver
        aria-label={file.is_bought ? t.chooseBought({ name }) : t.choose({ name })}
        disabled={isDisabled}
        onClick={onChoose}
      />
    </li>
  );
}

import { useContext } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconFolder, IconX } from '../../../ui/icons/icons.generated.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { type ChosenVaultFile, PostVaultOffer } from '../vault-files.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import classes from './vault-files.module.css';

interface VaultFilesProps {
  files: ChosenVaultFile[];
  error: React.ReactNode;
  isDisabled: boolean;
  onChange: (files: ChosenVaultFile[]) => void;
}

/** Files of the vault that the post shows as well: each can be taken out again. */
export function VaultFiles({ files, error, isDisabled, onChange }: VaultFilesProps) {
  const t = useTexts(writingTexts);
  const choose = useContext(PostVaultOffer);
  const others = (key: string) => files.filter(({ file_key }) => file_key !== key);
  return (
    <div className={classes.vault}>
      {files.length > 0 && (
        <ul className={classes.files} aria-label={t.vaultFiles}>
          {files.map((file) => (
            <li key={file.file_key} className={classes.file} data-testid="vault-file">
              <span className={classes.picture}>
                {file.thumbnail_url && (
                  <Picture
                    url={file.thumbnail_url}
                    identity={file.file_key}
                    alt=""
                    width={null}
                    height={null}
                    thumbhash={null}
                    sizes="56px"
                  />
                )}
              </span>
              <span className={classes.name}>{file.name}</span>
              <IconButton
                label={t.removeFile({ name: file.name })}
                disabled={isDisabled}
                onClick={() => onChange(others(file.file_key))}
              >
                <IconX size={20} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {choose && (
        <Button
          variant="default"
          leftSection={<IconFolder size={20} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          disabled={isDisabled}
          data-path="vaultFiles"
          onClick={() => choose((file) => onChange([...others(file.file_key), file]))}
        >
          {t.fromVault}
        </Button>
      )}
      {error && <p className={classes.error}>{error}</p>}
    </div>
  );
}

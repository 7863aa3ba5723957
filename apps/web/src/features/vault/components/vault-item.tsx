import { useCallback, useState } from 'react';
import { renewFile } from '../../../lib/renew-file.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { VoiceNote } from '../../../ui/media/voice-note.tsx';
import { kindName } from '../use-vault-name.ts';
import { vaultTexts } from '../vault.texts.generated.ts';
import type { Folders, VaultFile } from '../vault-calls.ts';
import { FileDialog } from './file-dialog.tsx';
import classes from './vault-item.module.css';

/** One file: its small picture, what it is called, where it is, and how often it was sold. */
export function VaultItem({ file, folders }: { file: VaultFile; folders: Folders }) {
  const t = useTexts(vaultTexts);
  const { file_key: key } = file;
  const renew = useCallback(() => renewFile(key), [key]);
  const [isEditing, setIsEditing] = useState(false);
  const kind = kindName(t, file.kind);
  const name = file.title || file.post?.title || kind;
  return (
    <Card as="li" size="sm" className={classes.item}>
      <div className={classes.picture} data-kind={file.kind}>
        {file.kind === 'voice' && (
          <VoiceNote
            url={file.media_url}
            identity={file.file_key}
            seconds={file.duration_seconds ?? 1}
            renew={renew}
          />
        )}
        {file.thumbnail_url && (
          <Picture
            url={file.thumbnail_url}
            identity={file.file_key}
            alt={name}
            width={null}
            height={null}
            thumbhash={file.thumbhash}
            sizes="240px"
          />
        )}
      </div>
      <div className={classes.facts}>
        <h2 className={classes.name}>{name}</h2>
        <p className="dim">
          {file.sold_count > 0 ? `${kind} · ${t.sold({ count: file.sold_count })}` : kind}
        </p>
        <p className="dim">{placeOf(file, t)}</p>
        {file.state !== 'ready' && <p>{file.state === 'failed' ? t.failedVideo : t.processing}</p>}
        <Button variant="default" aria-label={t.edit({ name })} onClick={() => setIsEditing(true)}>
          {t.editTitle}
        </Button>
      </div>
      {isEditing && <FileDialog file={file} folders={folders} onClose={() => setIsEditing(false)} />}
    </Card>
  );
}

type Texts = ReturnType<typeof useTexts<typeof vaultTexts.en>>;

/** Where it is, and in how many other places. */
function placeOf(file: VaultFile, t: Texts): string {
  const further = file.places_count - 1;
  const first = firstPlaceOf(file, t);
  return further > 0 ? `${first}, ${t.morePlaces({ count: further })}` : first;
}

/** The title of its post where that does not stand above already. */
function firstPlaceOf({ place, post, title }: VaultFile, t: Texts): string {
  if (post) return title === '' ? t.ofPost : t.inPost({ title: post.title });
  return place === 'broadcast' ? t.inBroadcast : t.inMessage;
}

import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconPhoto } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { vaultTexts } from '../vault.texts.generated.ts';
import type { VaultFile } from '../vault-calls.ts';
import { FolderBar } from './folder-bar.tsx';
import { VaultItem } from './vault-item.tsx';
import classes from './vault-list.module.css';

type Kind = '' | VaultFile['kind'];
const PAUSE_MS = 300;

/** A creator's own files, with what narrows them down (P468). */
export function VaultList() {
  const t = useTexts(vaultTexts);
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<Kind>('');
  const [folder, setFolder] = useState<string | null>(null);
  const q = useSettledValue(words.trim(), PAUSE_MS);
  const { data } = useCall('GET /vault/folders', {});
  const folders = data?.folders ?? [];
  const query = usePages(
    'GET /vault',
    'files',
    { query: { ...(q && { q }), ...(kind && { kind }), ...(folder !== null && { folder }) } },
    { keepsPrevious: true },
  );
  const kinds: { value: Kind; label: string }[] = [
    { value: '', label: t.everyKind },
    { value: 'photo', label: t.photos },
    { value: 'video', label: t.videos },
    { value: 'voice', label: t.voices },
  ];
  return (
    <>
      <div className={classes.tools}>
        <SearchField className={classes.search} label={t.search} value={words} onChange={setWords} />
        <Select label={t.kind} value={kind} options={kinds} onChange={(value) => setKind(value as Kind)} />
      </div>
      {data && <FolderBar folders={folders} chosen={folder} onChoose={setFolder} />}
      <Loaded
        query={query}
        loading={<SkeletonList count={3} height={200} label={t.loading} />}
        failedTitle={t.failed}
        empty={
          <StatePanel icon={<IconPhoto size={32} stroke={1.75} />} title={t.emptyTitle} text={t.emptyText} />
        }
      >
        {(files) => (
          <ul className={classes.list}>
            {files.map((file) => (
              <VaultItem key={file.file_key} file={file} folders={folders} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </>
  );
}

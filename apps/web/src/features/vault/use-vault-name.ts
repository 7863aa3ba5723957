import { useTexts } from '../../lib/texts.ts';
import { vaultTexts } from './vault.texts.generated.ts';
import type { VaultFile } from './vault-calls.ts';

/** What a file of the vault is called: its own title, that of its post, or what it is. */
export function useVaultName(): (file: VaultFile) => string {
  const t = useTexts(vaultTexts);
  return ({ title, post, kind }) => title || post?.title || kindName(t, kind);
}

/** What a file is, in a word. */
export function kindName(
  t: Pick<typeof vaultTexts.en, 'photo' | 'video' | 'voice'>,
  kind: VaultFile['kind'],
): string {
  if (kind === 'voice') return t.voice;
  return kind === 'photo' ? t.photo : t.video;
}

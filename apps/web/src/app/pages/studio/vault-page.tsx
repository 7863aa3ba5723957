import { paths } from '@likha/contract/addresses';
import { VaultList } from '../../../features/vault/components/vault-list.tsx';
import { vaultTexts } from '../../../features/vault/vault.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { StudioSubpage } from './studio-subpage.tsx';

/** `/creator/vault`: a creator's own files. */
export function VaultPage() {
  const t = useTexts(vaultTexts);
  return (
    <StudioSubpage title={t.title} lead={t.lead} back={{ to: paths.studio(), label: t.backToStudio }}>
      <VaultList />
    </StudioSubpage>
  );
}

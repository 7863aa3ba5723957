import { paths } from '@likha/contract/addresses';
import { fansTexts } from '../../../features/fans/fans.texts.generated.ts';
import { FanLists } from '../../../features/fans/lists/fan-lists.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { StudioSubpage } from './studio-subpage.tsx';

/** `/creator/lists`: a creator's lists of fans. */
export function FanListsPage() {
  const t = useTexts(fansTexts);
  return (
    <StudioSubpage
      isNarrow
      title={t.listsTitle}
      lead={t.listsLead}
      back={{ to: paths.broadcasts(), label: t.backToMany }}
    >
      <FanLists />
    </StudioSubpage>
  );
}

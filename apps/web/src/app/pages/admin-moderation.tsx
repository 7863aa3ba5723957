import { ABOUT, isId, MODERATION_PARTS, partIn, paths } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { ContactInbox } from '../../features/contact/components/contact-inbox.tsx';
import { ModerationPanel } from '../../features/moderation/components/moderation-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useMay } from '../../lib/use-may.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { adminTexts } from './admin.texts.generated.ts';

/** The tab about moderation: the address says which of its parts is open, and whose reports. */
export function AdminModeration() {
  const t = useTexts(adminTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const may = useMay();
  if (!may('moderation')) return <ContactInbox />;
  return (
    <ModerationPanel
      open={partIn(MODERATION_PARTS, query)}
      onOpen={(part) => void navigate(paths.adminModeration(part))}
      about={personIn(query)}
      foot={
        may('contact') && (
          <>
            <h2>{t.messages}</h2>
            <ContactInbox />
          </>
        )
      }
    />
  );
}

/** Whose reports are asked for; what is no id asks for everybody's. */
function personIn(query: URLSearchParams): string | undefined {
  const about = query.get(ABOUT) ?? '';
  return isId(about) ? about : undefined;
}

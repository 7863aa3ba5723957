import { partIn, paths, USER_PARTS } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { AppealQueue } from '../../features/appeals/components/appeal-queue.tsx';
import { AuditLog } from '../../features/audit/components/audit-log.tsx';
import { PeoplePanel } from '../../features/people/components/people-panel.tsx';
import { RemovalQueue } from '../../features/removals/components/removal-queue.tsx';
import { VerificationQueue } from '../../features/verification/components/verification-queue.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { adminTexts } from './admin.texts.generated.ts';

/** The tab about people: who there is, and what of theirs waits for an admin. */
export function AdminUsers() {
  const t = useTexts(adminTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const open = partIn(USER_PARTS, query);
  return (
    <Tabs
      open={open}
      onOpen={(part) => void navigate(paths.adminUsers(part))}
      tabs={[
        { name: 'people', label: t.people, content: <PeoplePanel /> },
        { name: 'verifications', label: t.verifications, content: <VerificationQueue /> },
        { name: 'appeals', label: t.appeals, content: <AppealQueue /> },
        { name: 'removals', label: t.removals, content: <RemovalQueue /> },
        { name: 'audit', label: t.audit, content: <AuditLog /> },
      ]}
    />
  );
}

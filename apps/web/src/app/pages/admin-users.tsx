import { partIn, paths, USER_PARTS, type UserPart } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AppealQueue } from '../../features/appeals/components/appeal-queue.tsx';
import { AuditLog } from '../../features/audit/components/audit-log.tsx';
import { PeoplePanel } from '../../features/people/components/people-panel.tsx';
import { RemovalQueue } from '../../features/removals/components/removal-queue.tsx';
import { VerificationQueue } from '../../features/verification/components/verification-queue.tsx';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { adminTexts } from './admin.texts.generated.ts';
import { openOf, userPartsFor } from './admin-tabs.ts';

const CONTENTS: Readonly<Record<UserPart, ReactNode>> = {
  people: <PeoplePanel />,
  verifications: <VerificationQueue />,
  appeals: <AppealQueue />,
  removals: <RemovalQueue />,
  audit: <AuditLog />,
};

/** The tab about people: who there is, and what of theirs waits for an admin. */
export function AdminUsers() {
  const t = useTexts(adminTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const shown = userPartsFor(useSession().user?.staff_role ?? null);
  const open = openOf(partIn(USER_PARTS, query), shown);
  if (!open) return null;
  const labels: Record<UserPart, string> = {
    people: t.people,
    verifications: t.verifications,
    appeals: t.appeals,
    removals: t.removals,
    audit: t.audit,
  };
  return (
    <Tabs
      open={open}
      onOpen={(part) => void navigate(paths.adminUsers(part))}
      tabs={shown.map((name) => ({ name, label: labels[name], content: CONTENTS[name] }))}
    />
  );
}

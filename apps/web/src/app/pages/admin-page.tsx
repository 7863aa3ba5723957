import { ADMIN_TABS, paths, tabIn } from '@likha/contract/addresses';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { useMay } from '../../lib/use-may.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { ShownPart } from '../routing/page-route.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { adminParts } from './admin-parts.ts';
import { AdminPlace, OtherPart } from './admin-place.tsx';
import { openOf, tabsFor } from './admin-tabs.ts';

/** `/admin`: of its parts the one that the address names, if one's role may into it, else the first. */
export function AdminPage() {
  const t = useTexts(adminTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = tabIn(ADMIN_TABS, query);
  const open = openOf(asked, tabsFor(useSession().user?.staff_role ?? null));
  const may = useMay();
  // By its own address, whose code is loaded before it is opened.
  useEffect(() => {
    if (open && open !== asked) void navigate(paths.admin(open), { replace: true });
  }, [navigate, open, asked]);
  if (!open) return <OtherPart />;
  if (open !== asked) return null;
  // Support sees of that part what people wrote, and nothing of moderation.
  const title = open === 'moderation' && !may('moderation') ? t.messages : t[open];
  return (
    <AdminPlace key={open} title={title}>
      <ShownPart of={adminParts[open]} />
    </AdminPlace>
  );
}

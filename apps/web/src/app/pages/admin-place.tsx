import type { Path } from '@likha/contract/addresses';
import type { StaffPart } from '@likha/contract/staff-roles';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { useMay } from '../../lib/use-may.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { IconShieldX } from '../../ui/icons/icons.generated.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { adminTexts } from './admin.texts.generated.ts';
import classes from './admin-place.module.css';

interface AdminPlaceProps {
  title: string;
  /** The part of administration that it is of; a role that it is not open to is told so (P330). */
  part?: StaffPart;
  /** Of a page that is in no menu, and has a heading of its own: the place that it is below of. */
  below?: { to: Path; label: string };
  children: ReactNode;
}

/** One page of the administration, within its frame. */
export function AdminPlace({ title, part, below, children }: AdminPlaceProps) {
  const may = useMay();
  return (
    <div className={classes.place}>
      <PageTitle title={title} />
      {below && <BackLink to={below.to}>{below.label}</BackLink>}
      {part === undefined || may(part) ? (
        <>
          {!below && <h1 className={classes.heading}>{title}</h1>}
          {children}
        </>
      ) : (
        <OtherPart />
      )}
    </div>
  );
}

/** In the place of what one's role does not open (P330). */
export function OtherPart() {
  const t = useTexts(adminTexts);
  return (
    <StatePanel
      level={1}
      icon={<IconShieldX size={32} stroke={1.75} />}
      title={t.otherPartTitle}
      text={t.otherPartText}
    />
  );
}

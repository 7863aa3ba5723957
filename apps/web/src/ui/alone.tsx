import { paths } from '@likha/contract/addresses';
import { useTexts } from '../lib/texts.ts';
import { useMay } from '../lib/use-may.ts';
import { aloneTexts } from './alone.texts.generated.ts';
import { Link } from './link.tsx';

/** That nobody else may decide what takes two people, and where somebody is given the role (P332). */
export function Alone() {
  const t = useTexts(aloneTexts);
  const mayGive = useMay()('staff');
  return (
    <p>
      {t.alone} {mayGive ? <Link to={paths.adminStaff()}>{t.giveRole}</Link> : t.ownersGive}
    </p>
  );
}

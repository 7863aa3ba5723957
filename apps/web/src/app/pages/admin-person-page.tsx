import { paths } from '@likha/contract/addresses';
import { useParams } from 'react-router';
import { PersonDisputes } from '../../features/credits/components/person-disputes.tsx';
import { PersonStanding } from '../../features/enforcement/components/person-standing.tsx';
import { PersonContent } from '../../features/moderation/components/person-content.tsx';
import { PersonProfile } from '../../features/moderation/components/person-profile.tsx';
import { PersonReports } from '../../features/moderation/components/person-reports.tsx';
import { PersonView } from '../../features/people/components/person-view.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useMay } from '../../lib/use-may.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminPlace } from './admin-place.tsx';

/** One person, for admins. */
export function AdminPersonPage() {
  const t = useTexts(adminTexts);
  const may = useMay();
  const { userId = '' } = useParams();
  return (
    <AdminPlace title={t.users} below={{ to: paths.admin('users'), label: t.users }} part="people">
      <PersonView key={userId} personId={userId}>
        {({ person, sanctions, reports, disputes }) => (
          <>
            {may('moderation') && <PersonStanding person={person} sanctions={sanctions} />}
            <PersonDisputes disputes={disputes} />
            {may('moderation') && <PersonReports personId={person.id} counts={reports} />}
            {may('moderation') && <PersonProfile person={person} />}
            {may('moderation') && (
              <PersonContent personId={person.id} isCreator={person.user_type === 'creator'} />
            )}
          </>
        )}
      </PersonView>
    </AdminPlace>
  );
}

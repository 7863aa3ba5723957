import { paths } from '@likha/contract/addresses';
import { useLocation } from 'react-router';
import { BroadcastList } from '../../../features/messages/broadcasts/broadcast-list.tsx';
import { broadcastsTexts } from '../../../features/messages/broadcasts/broadcasts.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconPlus } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AutomaticMessagesPage } from './automatic-messages-page.tsx';
import classes from './broadcasts-page.module.css';
import { StudioSubpage } from './studio-subpage.tsx';

/** `/creator/broadcasts`: what a creator said to many, or, with `?tab=automatic`, what is sent by itself. */
export function BroadcastsPage() {
  const { search } = useLocation();
  return new URLSearchParams(search).get('tab') === 'automatic' ? <AutomaticMessagesPage /> : <SentToMany />;
}

/** What a creator said to many, and the way to say more. */
function SentToMany() {
  const t = useTexts(broadcastsTexts);
  return (
    <StudioSubpage
      title={t.title}
      lead={t.lead}
      back={{ to: paths.studio(), label: t.backToStudio }}
      action={
        <div className={classes.actions}>
          <LinkButton
            to={paths.newBroadcast()}
            leftSection={<IconPlus size={20} stroke={2.25} aria-hidden />}
          >
            {t.write}
          </LinkButton>
          <LinkButton to={paths.broadcasts('automatic')} variant="default">
            {t.automatic}
          </LinkButton>
          <LinkButton to={paths.fanLists()} variant="default">
            {t.lists}
          </LinkButton>
        </div>
      }
    >
      <BroadcastList />
    </StudioSubpage>
  );
}

import { PURCHASE, paths } from '@likha/contract/addresses';
import { readReference } from '@likha/contract/credits/purchase-reference';
import { useState } from 'react';
import { ContactFacts } from '../../features/contact/components/contact-facts.tsx';
import { ContactForm } from '../../features/contact/components/contact-form.tsx';
import { contactTexts } from '../../features/contact/contact.texts.generated.ts';
import { useTexts } from '../../lib/texts.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconMailCheck } from '../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { shellsTexts } from '../shells/shells.texts.generated.ts';
import classes from './contact-page.module.css';

/** Writing to us; what we say of ourselves; and thanks once it is sent. */
export function ContactPage() {
  const t = useTexts(contactTexts);
  const [thanks, setThanks] = useState<string | null>(null);
  const [query] = useSearchParams();
  const reference = readReference(query.get(PURCHASE) ?? '');
  return (
    <div className={classes.page}>
      <PageHead title={t.page} description={t.description} path={paths.contact()} />
      <PageHeading title={t.title} lead={t.lead} />
      <div className={classes.columns}>
        <Card className={classes.form}>
          {thanks === null ? (
            <ContactForm key={reference} reference={reference} onSent={setThanks} />
          ) : (
            <Thanks words={thanks} onAnother={() => setThanks(null)} />
          )}
        </Card>
        <ContactFacts address={useTexts(shellsTexts).address} />
      </div>
    </div>
  );
}

function Thanks({ words, onAnother }: { words: string; onAnother: () => void }) {
  const t = useTexts(contactTexts);
  return (
    <div role="status">
      <StatePanel
        tone="good"
        icon={<IconMailCheck size={32} stroke={1.75} />}
        title={t.thanks}
        text={words}
        testId="contact-thanks"
        action={
          <div className={classes.ways}>
            <Button variant="default" onClick={onAnother}>
              {t.another}
            </Button>
            <LinkButton to={paths.landing()}>{t.backHome}</LinkButton>
          </div>
        }
      />
    </div>
  );
}

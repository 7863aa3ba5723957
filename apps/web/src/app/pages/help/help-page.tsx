import { type Path, paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { cardClass } from '../../../ui/card.tsx';
import { IconMail, IconPhotoOff, IconReceiptRefund } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { helpTexts } from './help.texts.generated.ts';
import { HelpDocuments } from './help-documents.tsx';
import classes from './help-page.module.css';
import { HelpQuestions } from './help-questions.tsx';

/** `/help`: short answers, and the ways to everything that somebody with a problem looks for (P312). */
export function HelpPage() {
  const t = useTexts(helpTexts);
  return (
    <div className={classes.page}>
      <PageHead title={t.title} description={t.description} path={paths.help()} />
      <PageHeading title={t.title} lead={t.lead} />
      <div className={classes.ways}>
        <Way to={paths.contact()} Icon={IconMail} title={t.write} text={t.writeText} />
        <Way to={paths.legal('refunds')} Icon={IconReceiptRefund} title={t.refunds} text={t.refundsText} />
        <Way to={paths.removalRequest()} Icon={IconPhotoOff} title={t.removal} text={t.removalText} />
      </div>
      <HelpQuestions />
      <HelpDocuments />
    </div>
  );
}

interface WayProps {
  to: Path;
  Icon: typeof IconMail;
  title: string;
  text: string;
}

function Way({ to, Icon, title, text }: WayProps) {
  return (
    <Link to={to} className={`${cardClass({ size: 'sm' })} ${classes.way}`}>
      <Icon size={24} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        <strong>{title}</strong>
        <span className="dim">{text}</span>
      </span>
    </Link>
  );
}

import { LEGAL_NAMES, type LegalName, paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { useDocumentNames } from '../document-names.ts';
import { legalTexts } from '../legal.texts.generated.ts';
import { type Block, blocksOf, withLoudWords } from '../legal-body.ts';
import classes from './legal-document.module.css';
import { VersionLine } from './version-line.tsx';

interface LegalDocumentProps {
  name: LegalName;
  title: string;
  lead: string;
  body: string;
}

/** One of the nine documents: what it is, its version and date, its parts, whom to ask, and the other ones. */
export function LegalDocument({ name, title, lead, body }: LegalDocumentProps) {
  const t = useTexts(legalTexts);
  return (
    <article className={classes.document} data-testid={`legal-${name}`}>
      <PageHead title={title} description={lead} path={paths.legal(name)} />
      <BackLink to={paths.landing()} toWhereOneWas>
        {t.back}
      </BackLink>
      <h1>{title}</h1>
      <VersionLine name={name} />
      <p className={classes.lead}>{lead}</p>
      {blocksOf(body).map((block) => (
        <Part key={block.kind === 'points' ? block.points.join() : block.text} block={block} />
      ))}
      <footer className={classes.contact}>
        <p>{t.governingLaw}</p>
        <p>
          {t.questions}{' '}
          <Link to={paths.contact()} className="text-link">
            {t.writeToUs}
          </Link>
        </p>
      </footer>
      <OtherDocuments besides={name} />
    </article>
  );
}

function Part({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <Line text={block.text} />;
  return (
    <ul>
      {block.points.map((point) => (
        <li key={point}>
          <RichText text={withLoudWords(point)} parts={STRONG} />
        </li>
      ))}
    </ul>
  );
}

function Line({ text }: { text: string }) {
  return (
    <p>
      <RichText text={withLoudWords(text)} parts={STRONG} />
    </p>
  );
}

function OtherDocuments({ besides }: { besides: LegalName }) {
  const t = useTexts(legalTexts);
  const names = useDocumentNames();
  const others = LEGAL_NAMES.filter((name) => name !== besides);
  return (
    <nav aria-label={t.otherDocuments} className={classes.others}>
      <ul>
        {others.map((name) => (
          <li key={name}>
            <Link to={paths.legal(name)} className="text-link">
              {names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

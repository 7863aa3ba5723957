import { LEGAL_NAMES, paths } from '@likha/contract/addresses';
import { useDocumentNames } from '../../../features/legal/document-names.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { helpTexts } from './help.texts.generated.ts';
import classes from './help-documents.module.css';

/** All of the documents. */
export function HelpDocuments() {
  const t = useTexts(helpTexts);
  const names = useDocumentNames();
  return (
    <section aria-labelledby="help-documents">
      <h2 id="help-documents">{t.documents}</h2>
      <ul className={classes.list}>
        {LEGAL_NAMES.map((name) => (
          <li key={name}>
            <Link to={paths.legal(name)} className="text-link">
              {names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

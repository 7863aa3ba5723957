import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Evidence } from '../api/use-evidence.ts';
import { evidenceTexts } from '../evidence.texts.generated.ts';

/** Whether the provider has it, by whom and how; what it refused, in its own words. */
export function EvidenceState({ evidence }: { evidence: Evidence }) {
  const t = useTexts(evidenceTexts);
  const language = useLanguage();
  const {
    handed_in_at: at,
    handed_in_by: by,
    sending_since: since,
    refused_at: refusedAt,
    problem,
  } = evidence;
  if (at) {
    const words = { name: by ?? '', when: dateAndTime(at, language) };
    return (
      <Notice tone="good">
        <p>{evidence.is_sent ? t.sent(words) : t.handedIn(words)}</p>
      </Notice>
    );
  }
  if (!since && !refusedAt) return null;
  return (
    <Notice tone={since ? 'plain' : 'warn'} testId="evidence-state">
      <p>
        {since
          ? t.sending({ when: dateAndTime(since, language) })
          : t.refused({ when: dateAndTime(refusedAt ?? '', language) })}
      </p>
      {problem && <p className="dim">{t.problem({ words: problem })}</p>}
    </Notice>
  );
}

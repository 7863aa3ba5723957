import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Report, Review } from '../words.ts';
import { ContentCard } from './content-card.tsx';
import { ReportCard } from './report-card.tsx';
import { SeverityBadge } from './severity-badge.tsx';

const person = { id: 'p', full_name: 'Ana Reyes', email: 'ana@example.test', avatar: null, username: 'ana' };
const report: Report = {
  id: 'r',
  report_type: 'inappropriate_content',
  status: 'pending',
  description: 'Not <b>fine</b>',
  reporter: { ...person, upheld: 3, dismissed: 1 },
  is_last: false,
  live_evidence_url: null,
  live_evidence: null,
  reported_user: {
    ...person,
    full_name: 'Ben Cruz',
    email: 'ben@example.test',
    avatar: null,
    status: 'active',
  },
  subject_type: 'post',
  subject_id: 's',
  subject_text: 'What was posted',
  post_id: 's',
  created_at: '2026-11-21T10:00:00.000Z',
  action_taken: null,
  admin_notes: '',
  decided_by: null,
  decided_at: null,
  claimed_by: null,
  is_mine: false,
};
const review: Review = {
  id: 'q',
  content_id: 'c',
  content_type: 'post',
  status: 'flagged',
  content: { title: '', content: 'Words of a post' },
  creator: person,
  post_id: 'c',
  is_nsfw: false,
  media_kind: null,
  media_url: null,
  thumbnail_url: null,
  files_count: 0,
  files: [],
  created_at: '2026-11-21T10:00:00.000Z',
  flagged_keywords: ['murang load', 'pautang'],
  admin_notes: 'Look again',
  decided_by: null,
  claimed_by: 'Luz',
  is_mine: false,
};

const nothing = () => undefined;
const reportCard = (changes: Partial<Report> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReportCard report={{ ...report, ...changes }} onAct={nothing} />
    </MemoryRouter>,
  );
const contentCard = (changes: Partial<Review> = {}, isLooking = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ContentCard
        item={{ ...review, ...changes }}
        isLooking={isLooking}
        onLook={nothing}
        onAct={nothing}
        onTakeBack={nothing}
      />
    </MemoryRouter>,
  );

describe('a report', () => {
  it('says of a stream whether the minute before its report was kept, is being kept, or could not be', () => {
    const live_evidence_url = '/api/admin/live/s/evidence?kept=e';
    const kept = reportCard({ subject_type: 'live', live_evidence: 'kept', live_evidence_url });
    expect(kept).toContain(`href="${live_evidence_url}"`);
    expect(kept).not.toMatch(/being kept|could not be kept/);
    expect(reportCard({ subject_type: 'live', live_evidence: 'waiting' })).toContain('is being kept.');
    expect(reportCard({ subject_type: 'live', live_evidence: 'lost' })).toContain('could not be kept.');
  });

  it('says what, by whom, about whom and when, and offers what can be done while it waits', () => {
    const shown = reportCard();
    for (const words of [
      'INAPPROPRIATE CONTENT',
      'Pending',
      'Not &lt;b&gt;fine&lt;/b&gt;',
      'Reported by Ana Reyes (ana@example.test)',
      'About Ben Cruz (ben@example.test)',
      'What was posted',
      'Nov 21, 2026',
      'Dismiss',
      'Issue Warning',
      'Ban User',
      'Remove Content',
    ])
      expect(shown).toContain(words);
    expect(reportCard({ subject_type: 'profile', post_id: null })).not.toContain('Remove Content');
  });

  it('offers nothing once it is decided, and says by whom', () => {
    const shown = reportCard({ status: 'resolved', decided_by: 'Luz', admin_notes: 'Second time' });
    expect(shown).toContain('Decided by Luz');
    expect(shown).toContain('Admin notes: Second time');
    expect(shown).not.toContain('<button');
    expect(reportCard({ status: 'resolved', action_taken: 'remove_content' })).toContain('Take back');
  });
});

describe('content', () => {
  it('says what, whose and why it is here, and who works on it', () => {
    const shown = contentCard();
    for (const words of [
      'Untitled Content',
      'Flagged',
      'Words of a post',
      'By Ana Reyes',
      'Flagged keywords: murang load, pautang',
      'Admin notes: Look again',
      'Luz is working on this',
      'Approve',
      'Flag Content',
      'Remove',
    ])
      expect(shown).toContain(words);
    expect(contentCard({ status: 'pending' })).toContain('<button');
    for (const status of ['approved', 'removed'] as const) {
      expect(contentCard({ status })).not.toContain('Flag Content');
      expect(contentCard({ status })).toContain('Take back');
    }
    expect(contentCard({ is_mine: true })).not.toContain('is working on this');
  });
});

describe('files', () => {
  const file = (id: string, more: Partial<Review['files'][number]> = {}) => ({
    id,
    kind: 'photo' as const,
    state: 'ready' as const,
    width: 400,
    duration_seconds: null,
    height: 300,
    media_url: `/media/${id}/view`,
    stream_url: null,
    thumbnail_url: `/media/${id}/thumb`,
    ...more,
  });
  const files = [file('one'), file('two'), file('clip', { kind: 'video' })];

  it('are all there, covered until somebody looks closer', () => {
    const covered = contentCard({ files });
    expect(covered.match(/data-testid="review-file"/g)).toHaveLength(3);
    expect(covered).toContain('Look closer at 3 files');
    for (const { id } of files) expect(covered).toMatch(new RegExp(`covered[^>]*/media/${id}/thumb`));
    expect(covered).not.toContain('/view');
    const seen = contentCard({ files }, true);
    for (const id of ['one', 'two']) expect(seen).toContain(`/media/${id}/view`);
    for (const words of ['File 2 of 3', 'Play', 'Cover again']) expect(seen).toContain(words);
    expect(seen).not.toContain('covered');
  });

  it('say that they are not ready', () => {
    const unready = (state: 'processing' | 'failed') =>
      contentCard({ files: [file('clip', { kind: 'video', state, media_url: null })] }, true);
    expect(unready('processing')).toContain('still being processed');
    expect(unready('failed')).toContain('could not be processed');
    for (const state of ['processing', 'failed'] as const)
      expect(unready(state)).toContain('once every file can be seen');
    expect(contentCard({ files })).not.toContain('once every file can be seen');
  });
});

describe('a badge', () => {
  const toneOf = (severity: number, of: 'keyword' | 'warning') =>
    /data-tone="(\w+)"/.exec(renderToStaticMarkup(<SeverityBadge severity={severity} of={of} />))?.[1];

  it('goes from green to red for keywords and from yellow to red for warnings, with its name', () => {
    expect([1, 2, 3, 4, 5].map((severity) => toneOf(severity, 'keyword'))).toEqual([
      'green',
      'yellow',
      'orange',
      'red',
      'red',
    ]);
    expect([1, 2, 3, 4, 5].map((severity) => toneOf(severity, 'warning'))).toEqual([
      'yellow',
      'orange',
      'red',
      'red',
      'red',
    ]);
    expect(renderToStaticMarkup(<SeverityBadge severity={5} of="warning" />)).toContain('Extreme');
  });
});

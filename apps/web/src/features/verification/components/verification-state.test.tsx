import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { SubmissionProgress } from './submission-progress.tsx';
import { PendingVerification, RejectedVerification } from './verification-state.tsx';

const verification = {
  status: 'pending',
  id_type: 'passport',
  id_number_last4: '567A',
  reason: null,
  submitted_at: '2026-11-21T10:00:00.000Z',
  decided_at: null,
} as const;

it('says what a creator waits for, how long, and since when', () => {
  const shown = renderToStaticMarkup(<PendingVerification verification={verification} />).replace(
    /<[^>]+>/g,
    '',
  );
  expect(shown).toContain('Review typically takes 24-48 hours.');
  expect(shown).toContain('Philippine Passport ending in 567A, submitted November 21, 2026');
});

it('says why a submission was not accepted, as text', () => {
  const reason = 'The name is <b>not</b> readable.';
  const shown = renderToStaticMarkup(
    <RejectedVerification verification={{ ...verification, status: 'rejected', reason }} />,
  );
  expect(shown).toContain('The name is &lt;b&gt;not&lt;/b&gt; readable.');
  expect(shown).toContain('You can send your documents again.');
});

it('says how far it is in bytes that were sent, and that they are checked then', () => {
  const shown = (progress: UploadProgress | null) =>
    renderToStaticMarkup(<SubmissionProgress progress={progress} onCancel={() => undefined} />);
  const half = {
    sentBytes: 1_500_000,
    totalBytes: 3_000_000,
    percent: 50,
    bytesPerSecond: 1,
    isProcessing: false,
  };
  expect(shown(null)).toContain('Submitting for Review...');
  expect(shown(half)).toMatch(/50% · 1\.[45].MB of (3|2\.9).*MB/);
  expect(shown(half)).toContain('Cancel upload');
  expect(shown({ ...half, percent: 100, isProcessing: true })).toContain('is being checked');
});

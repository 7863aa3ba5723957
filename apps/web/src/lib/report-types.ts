import type { Body } from './api-types.ts';
import { reportTypesTexts } from './report-types.texts.generated.ts';
import { useTexts } from './texts.ts';

/** What a report or a warning is about. */
export type ReportType = Body<'POST /reports'>['report_type'];

/** The four types of reports and warnings, in the words of the screen. */
export function useReportTypes(): Record<ReportType, string> {
  return useTexts(reportTypesTexts);
}

/** The same to choose from, in their order. */
export function useReportTypeChoices(): { value: ReportType; label: string }[] {
  const t = useReportTypes();
  return [
    { value: 'inappropriate_content', label: t.inappropriate_content },
    { value: 'harassment', label: t.harassment },
    { value: 'spam', label: t.spam },
    { value: 'others', label: t.others },
  ];
}

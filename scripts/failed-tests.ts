import { relative } from 'node:path';

/** Vitest's report, as far as it is read here. */
export interface TestReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** Playwright's report, as far as it is read here. */
export interface JourneyReport {
  suites: JourneySuite[];
  errors?: { message?: string }[];
}

interface JourneySuite {
  suites?: JourneySuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** What a line of the end of a run holds at the most, in characters: a difference of two pages of HTML is looked for further up. */
const MOST = 600;

/** Colours and the rest of what a terminal reads are not text. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function line(where: string, what: string, why: string | undefined): string {
  const text = (why ?? 'no reason was given').replace(ESCAPES, '').trim().slice(0, MOST);
  return `✘ ${where} › ${what}\n    ${text.replaceAll('\n', '\n    ')}\n`;
}

/** Each test that failed, and each file that could not be loaded, with the reason. */
export function failedTests({ testResults }: TestReport, root: string): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [line(relative(root, name), 'the file itself', message)];
    return failed.map((test) => line(relative(root, name), test.fullName, test.failureMessages?.[0]));
  });
}

/** Each journey that failed, with the reason of its first failure, and what failed beside the journeys. */
export function failedJourneys({ suites, errors = [] }: JourneyReport): string[] {
  const specs = (suite: JourneySuite): JourneySuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const failed = suites
    .flatMap(specs)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          line(`[${projectName}] ${file}`, title, results.find(({ error }) => error)?.error?.message),
        ),
    );
  return [...failed, ...errors.map(({ message }) => line('journeys', 'beside them', message))];
}

/** Each error that belongs to no test, as one that is thrown after the last of a file. */
export function failedElsewhere(errors: string[]): string[] {
  return errors.map((error) => line('unit and integration tests', 'an error of no test', error));
}

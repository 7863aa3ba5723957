import { expect, it } from 'vitest';
import { failedElsewhere, failedJourneys, failedTests } from './failed-tests.ts';

it('names each test that failed with its reason, and a file that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: '/house/a.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'holds', status: 'passed', failureMessages: [] },
          { fullName: 'fails', status: 'failed', failureMessages: ['expected 1\nto be 2'] },
        ],
      },
      { name: '/house/b.test.ts', message: 'Cannot find module', assertionResults: [] },
      { name: '/house/c.test.ts', message: '', assertionResults: [] },
    ],
  };
  expect(failedTests(report, '/house')).toEqual([
    '✘ a.test.ts › fails\n    expected 1\n    to be 2\n',
    '✘ b.test.ts › the file itself\n    Cannot find module\n',
  ]);
});

it('names each journey that failed, however deep it stands, and what failed beside them', () => {
  const journey = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'phone', status, results: [message === undefined ? {} : { error: { message } }] }],
  });
  const report = {
    suites: [
      {
        specs: [journey('arrives', 'expected')],
        suites: [{ specs: [journey('waits', 'unexpected', '\u001b[31mtoo long\u001b[39m')] }],
      },
    ],
    errors: [{ message: 'a server did not start' }],
  };
  expect(failedJourneys(report)).toEqual([
    '✘ [phone] a.spec.ts › waits\n    too long\n',
    '✘ journeys › beside them\n    a server did not start\n',
  ]);
});

it('cuts a reason that would push the others away', () => {
  const [said] = failedElsewhere(['x'.repeat(5000)]);
  expect(said?.length).toBeLessThan(700);
});

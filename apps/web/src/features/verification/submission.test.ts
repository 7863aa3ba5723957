import { CONSENTS } from '@likha/contract/identity';
import { describe, expect, it } from 'vitest';
import {
  BLANK_SUBMISSION,
  documentProblem,
  firstProblem,
  type Submission,
  submissionForm,
  whatIsMissing,
} from './submission.ts';
import { verificationTexts } from './verification.texts.generated.ts';

const t = verificationTexts.en;
const picture = new File(['x'], 'id.jpg', { type: 'image/jpeg' });
const whole: Submission = {
  id_type: 'sss',
  id_number: '34-1234567-8',
  id_photo: picture,
  selfie_with_id: picture,
  age_confirmation: true,
  terms_conditions: true,
  privacy_policy: true,
  creator_consent: true,
  acceptable_use_policy: true,
};

describe('a submission', () => {
  it('names the first thing that is wrong in the order of the documents', () => {
    const problem = (values: Partial<Submission>) => {
      const { title, text } = firstProblem({ ...whole, ...values }, t) ?? {};
      return [title, text];
    };
    expect(firstProblem(whole, t)).toBeNull();
    const details = ['Missing Information', 'Please fill in all ID details'];
    expect(problem(BLANK_SUBMISSION)).toEqual(details);
    expect(problem({ id_type: '' })).toEqual(details);
    expect(problem({ id_number: ' ', id_photo: null })).toEqual(details);
    expect(problem({ id_type: 'passport' })).toEqual([
      'Missing Information',
      'This is not a valid number for this ID',
    ]);
    const documents = ['Missing Documents', 'Please upload both ID photo and selfie with ID'];
    expect(problem({ selfie_with_id: null, age_confirmation: false })).toEqual(documents);
    expect(problem({ id_photo: null })).toEqual(documents);
    for (const name of CONSENTS)
      expect(problem({ [name]: false })).toEqual([
        'Legal Consent Required',
        'Please read and accept all legal agreements to proceed',
      ]);
  });

  it('waits for pictures and consents before it may be sent, and says for which', () => {
    expect(whatIsMissing(BLANK_SUBMISSION, t)).toBe('Please upload both ID photo and selfie with ID');
    expect(whatIsMissing({ ...whole, privacy_policy: false }, t)).toMatch(/accept all legal agreements/);
    expect(whatIsMissing({ ...whole, id_number: '' }, t)).toBeNull();
  });

  it('takes pictures of 10 MB at most', () => {
    const limit = 10 * 1024 * 1024;
    expect(documentProblem({ type: 'image/png', size: limit }, t)).toBeNull();
    expect(documentProblem({ type: 'image/png', size: limit + 1 }, t)).toEqual({
      title: 'File Too Large',
      text: 'Please upload an image smaller than 10MB',
    });
    for (const type of ['application/pdf', 'image/svg+xml', 'video/mp4', ''])
      expect(documentProblem({ type, size: 5 }, t)).toEqual({
        title: 'Invalid File Type',
        text: 'Please upload an image file (JPG, PNG, etc.)',
      });
  });

  it('is sent with its fields by the names of the API', () => {
    const form = submissionForm({ ...whole, id_number: ' 34-1234567-8 ' });
    expect([...form.keys()].sort()).toEqual(
      [...CONSENTS, 'id_number', 'id_photo', 'id_type', 'selfie_with_id'].sort(),
    );
    expect([form.get('id_number'), form.get('terms_conditions')]).toEqual(['34-1234567-8', 'true']);
  });
});

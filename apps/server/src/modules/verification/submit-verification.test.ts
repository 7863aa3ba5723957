import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSENTS } from '@likha/contract/identity';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { type Form, filesUnder, jpeg, pngBomb, pngWithPlace, sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { sharp } from '../media/image/image-library.ts';
import { FORM_NAMES } from './form-names.ts';
import { mailVerification } from './mail-verification.ts';
import { ALL_CONSENTS, submission } from './verification.fixture.ts';

/** Fake: the clock. The screening decides by itself. */
const harness = useHarness({ deps: { kycReview: 'auto' } });

let number = 1_000_000;
const freshNumber = () => {
  number += 1;
  return `34-${number}-8`;
};

const newcomer = () => harness.factory.creator({ isVerified: false });
const send = (person: Person, form: Form) => sendForm(harness, person.headers, form, '/api/verification');
const submit = async (person: Person, fields: Record<string, string> = {}) =>
  send(person, await submission({ id_number: freshNumber(), ...fields }));
const read = async (person: Person) =>
  (await harness.app.inject({ url: '/api/verification', headers: person.headers })).json().verification;
const rows = (person: Person) =>
  harness.deps.db.selectFrom('verifications').selectAll().where('creator_id', '=', person.id).execute();
const documents = () => filesUnder(join(harness.folder, 'media', 'verifications'));

describe('a submission', () => {
  it('that passes the screening verifies its creator at once, in sessions that are open', async () => {
    const person = await newcomer();
    expect(await read(person)).toMatchObject({ status: 'none', id_type: null, submitted_at: null });
    const answer = await submit(person, { id_number: '34-9876543-2' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      message: 'Verification Complete!',
      verification: { status: 'approved', id_type: 'sss', id_number_last4: '5432', reason: null },
    });
    const me = await harness.app.inject({ url: '/api/auth/me', headers: person.headers });
    expect(me.json().user).toMatchObject({
      is_verified: true,
      kyc_status: 'approved',
      verification_date: harness.clock.now().toISOString(),
      id_type: 'sss',
      id_number: '5432',
    });
  });

  it('never has its number anywhere but in its last four characters', async () => {
    const person = await newcomer();
    const answer = await submit(person, { id_number: '34-7654321-9' });
    const { db } = harness.deps;
    const { rows: kept } = await sql<{ text: string }>`
      select row_to_json(v)::text as text from verifications v where creator_id = ${person.id}
      union all select row_to_json(e)::text from verification_events e`.execute(db);
    for (const text of [answer.body, ...kept.map((row) => row.text)])
      for (const secret of ['3476543219', '34-7654321', '765432']) expect(text).not.toContain(secret);
    expect((await rows(person))[0]?.last_characters).toBe('3219');
  });

  it('keeps each consent with the version and the moment', async () => {
    const person = await newcomer();
    await submit(person);
    const [row] = await rows(person);
    const given = await harness.deps.db
      .selectFrom('verification_consents')
      .selectAll()
      .where('verification_id', '=', row?.id ?? '')
      .execute();
    expect(given.map(({ consent }) => consent).sort()).toEqual([...CONSENTS].sort());
    for (const { version, given_at } of given)
      expect([version, given_at]).toEqual(['1.0', harness.clock.now()]);
  });

  it('keeps its pictures sealed and without metadata, and nothing of them in the clear', async () => {
    const person = await newcomer();
    const secret = 'Tondo-1400';
    const placed = await sharp(await pngWithPlace(secret))
      .resize(1000, 700)
      .keepMetadata()
      .png()
      .toBuffer();
    expect(placed.includes(secret)).toBe(true);
    const before = new Set(await documents());
    const files = ['id_photo', 'selfie_with_id'].map((field) => ({ field, content: placed }));
    expect((await send(person, await submission({ id_number: freshNumber() }, files))).statusCode).toBe(201);
    const stored = (await documents()).filter((path) => !before.has(path));
    expect(stored).toHaveLength(2);
    for (const path of stored) {
      const bytes = await readFile(path);
      expect(bytes.includes(secret)).toBe(false);
      expect(bytes.includes('WEBP')).toBe(false);
    }
    expect(await readdir(join(harness.folder, 'work', 'uploads')).catch(() => [])).toEqual([]);
    expect(await filesUnder(join(harness.folder, 'cache'))).toEqual([]);
  });

  it.each([
    [{ id_type: '' }, 'id_type', 'Please fill in all ID details'],
    [{ id_number: ' ' }, 'id_number', 'Please fill in all ID details'],
    [{ id_type: 'library_card' }, 'id_type', 'Please fill in all ID details'],
    [{ id_number: '34-1234567' }, 'id_number', 'This is not a valid number for this ID'],
    [{ id_type: 'passport' }, 'id_number', 'This is not a valid number for this ID'],
    ...CONSENTS.map(
      (name) =>
        [{ [name]: 'false' }, name, 'Please read and accept all legal agreements to proceed'] as const,
    ),
  ] as [Record<string, string>, string, string][])('is refused with %j', async (fields, field, words) => {
    const person = await newcomer();
    const problem = expectRefusal(await send(person, await submission(fields)));
    expect([problem.code, problem.errors?.[field]]).toEqual(['validation_failed', words]);
    expect(await rows(person)).toEqual([]);
  });

  it('may name its fields as the form does', async () => {
    const person = await newcomer();
    const { fields = {}, files = [] } = await submission({ id_number: freshNumber() });
    const ofForm = (name: string) => [...FORM_NAMES].find(([, own]) => own === name)?.[0] ?? name;
    const answer = await send(person, {
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [ofForm(name), value])),
      files: files.map((file) => ({ ...file, field: ofForm(file.field ?? '') })),
    });
    expect(answer.json().verification).toMatchObject({ status: 'approved', id_type: 'sss' });
    expect([...FORM_NAMES.keys()]).toContain('selfieWithId');
  });

  it('needs both pictures', async () => {
    const person = await newcomer();
    const [first] = (await submission()).files ?? [];
    for (const files of [[], first ? [first] : []]) {
      const problem = expectRefusal(await send(person, await submission({}, files)));
      expect(problem.detail).toBe('Please upload both ID photo and selfie with ID');
    }
  });

  it('speaks of the ID before its pictures, and of them before what is agreed to', async () => {
    const person = await newcomer();
    const details = async (fields: Record<string, string>) =>
      expectRefusal(await send(person, { fields, files: [] })).detail;
    expect(await details({ id_type: 'sss', id_number: '3412345674' })).toBe(
      'Please upload both ID photo and selfie with ID',
    );
    expect(await details({ id_type: 'sss' })).toBe('Please fill in all ID details');
  });

  it('names all that is missing at once, words and pictures', async () => {
    const person = await newcomer();
    const problem = expectRefusal(
      await send(person, { fields: { id_type: 'sss', id_number: '1', age_confirmation: 'true' }, files: [] }),
    );
    const [agreed, pictures] = [
      'Please read and accept all legal agreements to proceed',
      'Please upload both ID photo and selfie with ID',
    ];
    expect([problem.code, problem.errors]).toEqual([
      'validation_failed',
      {
        id_number: 'This is not a valid number for this ID',
        terms_conditions: agreed,
        privacy_policy: agreed,
        creator_consent: agreed,
        acceptable_use_policy: agreed,
        id_photo: pictures,
        selfie_with_id: pictures,
      },
    ]);
    expect(await rows(person)).toEqual([]);
  });

  it('takes pictures only, by their content, readable, and 10 MB at most', async () => {
    const person = await newcomer();
    const good = await jpeg(800, 500);
    const padded = Buffer.concat([good, Buffer.alloc(10 * 1024 * 1024)]);
    const cases: [Buffer, string][] = [
      [Buffer.from('%PDF-1.7 not a picture'), 'Please upload an image file (JPG, PNG, etc.)'],
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'Please upload an image file (JPG, PNG, etc.)',
      ],
      [Buffer.alloc(0), 'Please upload an image file (JPG, PNG, etc.)'],
      [padded, 'Please upload an image smaller than 10MB'],
      [good.subarray(0, 900), 'This image cannot be opened. Please take it again.'],
      [pngBomb(), 'This image has too many pixels. Take it with a lower resolution.'],
      [await jpeg(799, 700), 'This image is too small to read. Please take it again, closer and sharp.'],
      [await jpeg(1000, 499), 'This image is too small to read. Please take it again, closer and sharp.'],
    ];
    const before = (await documents()).length;
    for (const [content, words] of cases) {
      const files = [
        { field: 'id_photo', content: good },
        { field: 'selfie_with_id', content },
      ];
      const problem = expectRefusal(await send(person, await submission({}, files)));
      expect([problem.code, problem.errors?.selfie_with_id]).toEqual(['file_rejected', words]);
    }
    expect([await rows(person), (await documents()).length]).toEqual([[], before]);
  });

  it('is refused while another stands, and to who is verified', async () => {
    const person = await newcomer();
    await submit(person);
    const problem = expectRefusal(await submit(person));
    expect([problem.code, problem.detail]).toEqual(['verification_waits', 'You are verified already.']);
  });
});

describe('the screening', () => {
  it('rejects a number that another creator is verified with, without saying so; another ID is accepted then', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    await submit(first, { id_number: '34-5555554-1' });
    const { verification } = (await submit(second, { id_number: '3455555541' })).json();
    expect(verification).toMatchObject({ status: 'rejected' });
    expect(verification.reason).toContain('could not confirm your identity with this ID');
    const me = await harness.app.inject({ url: '/api/auth/me', headers: second.headers });
    expect(me.json().user).toMatchObject({ is_verified: false, kyc_status: 'rejected' });
    expect((await submit(second)).json().verification).toMatchObject({ status: 'approved', reason: null });
  });

  it('verifies one of many who come with the same number at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, newcomer));
    const form = await submission({ id_number: freshNumber() });
    const answers = await Promise.all(people.map((person) => send(person, form)));
    const states = answers.map((answer) => answer.json().verification?.status ?? answer.body);
    expect(states.sort()).toEqual(['approved', ...Array(5).fill('rejected')]);
  });

  it('lets one of many submissions of one creator stand', async () => {
    const person = await newcomer();
    // As many as a person may upload at once (P68).
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(person)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const [row, ...others] = await rows(person);
    expect([row?.status, others]).toEqual(['approved', []]);
  });

  it('rejects who is not 18 yet', async () => {
    const person = await newcomer();
    const born = { date_of_birth: '2008-06-16' };
    await harness.deps.db.updateTable('users').set(born).where('id', '=', person.id).execute();
    const { verification } = (await submit(person)).json();
    expect(verification).toMatchObject({
      status: 'rejected',
      reason: 'You are not old enough yet to be a creator.',
    });
  });
});

describe('its mail', () => {
  it('says the reason in the creator’s language, and has no number', async () => {
    const person = await newcomer();
    await submit(await newcomer(), { id_number: '34-7777774-1' });
    await submit(person, { id_number: '34-7777774-1' });
    await harness.deps.db.updateTable('users').set({ language: 'fil' }).where('id', '=', person.id).execute();
    const [row] = await rows(person);
    await mailVerification(harness.deps, { verificationId: row?.id ?? '', status: 'rejected' });
    const letter = await readFile(
      join(harness.folder, 'mail', `verification-rejected-${row?.id}-${row?.decided_at?.getTime()}.eml`),
      'utf8',
    );
    expect(letter).toContain(`To: ${person.username}@example.test`);
    expect(letter).toContain('/creator-verification');
    expect(letter).toContain('Ang dahilan');
    expect(letter).not.toContain('7777774');
  });
});

it('the consents are five', () => expect(Object.keys(ALL_CONSENTS)).toHaveLength(5));

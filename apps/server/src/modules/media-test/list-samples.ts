import type { CallResponse, Calls, Language } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { readSettings } from '../settings/index.ts';
import { addressableOf } from './access-sample.ts';
import { mediaTestTexts } from './media-test.texts.generated.ts';
import type { MediaTestDeps } from './media-test-deps.ts';
import { DRAWN_AT, TEST_CREATOR, TEST_FILES } from './samples.ts';
import { storeSamples } from './store-samples.ts';

type Listed = CallResponse<Calls['listTestMedia']>['media'];

/** The test files as lists of media have them, their prices at today's rate. */
export async function listSamples(deps: MediaTestDeps, language: Language): Promise<Listed> {
  const { centavos_per_credit: rate } = await readSettings(deps.db);
  await storeSamples(deps);
  const t = mediaTestTexts[language];
  const titles = { bay: t.bay, lanterns: t.lanterns, terraces: t.terraces, waves: t.waves, gone: t.gone };
  return TEST_FILES.map((file) => ({
    id: file.id,
    file_key: file.id,
    content_type: addressableOf(file).contentType,
    content_title: titles[file.name],
    is_ppv: file.credits !== null,
    ppv_price: file.credits === null ? null : pesosFromCentavos(file.credits * rate),
    is_subscriber_only: file.isSubscriberOnly,
    creator_username: TEST_CREATOR,
    created_at: DRAWN_AT.toISOString(),
    blurred_url: file.isGone ? null : deps.mediaAddresses.blurred(addressableOf(file)),
  }));
}

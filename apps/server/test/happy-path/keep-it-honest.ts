import type { HappyPath, Joined } from './happy-path.ts';

/** What is said is looked over, reported and judged, and creators see how they do. */
export async function keepItHonest(path: HappyPath, joined: Joined): Promise<void> {
  const { harness, people, done } = path;
  const { factory } = harness;
  const { headers, post } = joined;
  await done('getWallet', { headers });
  const { keyword } = await done('addKeyword', { body: { keyword: 'biglang yaman', severity: 3 } });
  await done('listKeywords');
  const flagged = await done('addComment', {
    headers,
    params: { id: post.id },
    body: { text: 'Biglang  YAMAN!' },
  });
  await done('changeProfile', { headers, body: { bio: 'Biglang yaman' } });
  const { profiles } = await done('listProfileHolds', { query: {} });
  await done('decideProfileHold', { params: { id: profiles[0].id } });
  await done('removeKeyword', { params: { id: keyword.id } });
  await done('listReviews', { query: {} });
  await done('claimReview', { params: { id: flagged.id } });
  await done('updateReview', { params: { id: flagged.id } });
  await done('takeBackContent', { params: { id: flagged.id } });
  await done('searchContent', { query: { kind: 'post' } });
  await done('listProfileFields', { params: { id: people.creator.id } });
  await done('clearProfile', { params: { id: people.creator.id } });
  await done('takeBackProfile', { params: { id: people.creator.id } });
  await done('listPersonContent', { params: { id: people.creator.id }, query: {} });
  await done('removeAnyContent', { params: { id: await factory.post(people.creator.id) } });
  const reported = await done('createReport', {
    headers,
    body: { report_type: 'others', subject_type: 'profile', subject_id: people.creator.id },
  });
  await done('listReports', { query: {} });
  await done('listPersonReports', { params: { id: people.creator.id }, query: {} });
  await done('listReportMessages', { params: { id: reported.id } });
  await done('claimReport', { params: { id: reported.id } });
  await done('updateReport', { params: { id: reported.id } });
  await done('reopenReport', { params: { id: reported.id } });
  await done('getModerationStats');
  await done('getQueueFigures');
  const judged = { params: { id: (await factory.fan()).id } };
  await done('warnPerson', judged);
  await done('listWarnings', { query: {} });
  await done('getStrikes', judged);
  await done('getOwnStrikes');
  await done('suspendPerson', judged);
  await done('banPerson', judged);
  await done('liftSanction', judged);
  await done('listTransactions', { headers, query: {} });
  await done('getEarnings', { headers: people.creator.headers });
  await done('listStatements', { headers: people.creator.headers });
  const thisMonth = (await done('listStatements', { headers: people.creator.headers })).statements[0].month;
  await done('getStatement', { params: { month: thisMonth }, headers: people.creator.headers });
  const [thisYear] = (await done('listStatementYears', { headers: people.creator.headers })).years;
  await done('getStatementYear', { params: { year: thisYear.year }, headers: people.creator.headers });
  await done('listInvoices', { headers: people.creator.headers });
  await done('listReferralStatements', { headers: people.creator.headers });
  await done('getReferralStatement', { params: { month: thisMonth }, headers: people.creator.headers });
  const stranger = await factory.fan();
  await done('listFanStatements', { headers: stranger.headers });
  await done('getFanStatement', { params: { month: thisMonth }, headers: stranger.headers });
  await done('setSpendingLimit', { headers: stranger.headers });
  await done('startCoolOff', { headers: stranger.headers });
  await done('endCoolOff', { headers: stranger.headers });
  await done('readSpendingLimits', { headers: stranger.headers });
  const blocking = { headers: people.creator.headers, params: { id: stranger.id } };
  await done('blockPerson', blocking);
  await done('listBlocked', { headers: people.creator.headers, query: {} });
  await done('unblockPerson', blocking);
  for (const name of ['putGoals', 'settleStudioSteps', 'getStudio', 'getAnalytics', 'getForecast'] as const)
    await done(name, { headers: people.creator.headers });
  await done('getRate');
}

// A CloudFront function (viewer request, runtime 2.0) that checks addresses of videos: MEDIA_DIRECT=edge (P776, docs/operations.md).
// Put your MEDIA_DIRECT_SECRET here; whoever may read the function may make addresses.
const SECRET = 'MEDIA_DIRECT_SECRET';
// biome-ignore lint/style/useNodejsImportProtocol: CloudFront knows no other name
const crypto = require('crypto');

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name
function handler(event) {
  const { request } = event;
  // Browsers that ask first whether a page may ask for a part.
  if (request.method === 'OPTIONS') return request;
  const { md5, expires } = request.querystring;
  if (!md5 || !expires) return { statusCode: 403 };
  const right = crypto
    .createHash('md5')
    .update(`${expires.value}${request.uri} ${SECRET}`)
    .digest('base64url');
  if (md5.value !== right) return { statusCode: 403 };
  if (Number(expires.value) < Date.now() / 1000) return { statusCode: 410 };
  return request;
}

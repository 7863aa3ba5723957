/**
 * Signs a browser in as one of the demo's people, by the cookie that it would have got itself: its sockets send it as well.
 * @param port where the browser listens for its developer tools
 * @throws when the product does not take the password, or the browser the cookie
 */
export async function signBrowserIn(
  port: number,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('likha_session='));
  if (!cookie) throw new Error(`${email} could not sign in: ${answer.status}`);
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  await tellBrowser(port, 'Storage.setCookies', { cookies: [{ name, value, url, httpOnly: true }] });
}

/** Sends one command of the developer tools to the browser as a whole. */
async function tellBrowser(port: number, method: string, params: object): Promise<void> {
  const about = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await about.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  const { promise: told, resolve, reject } = Promise.withResolvers<void>();
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, method, params }));
  socket.onerror = () => reject(new Error(`the browser could not be told ${method}`));
  socket.onmessage = ({ data }) => {
    const { error } = JSON.parse(String(data)) as { error?: { message: string } };
    if (error) reject(new Error(error.message));
    else resolve();
  };
  await told.finally(() => socket.close());
}

/** A signed-in member of staff, over HTTP. */
export interface StaffSession {
  cookie: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  delete<T>(path: string): Promise<T>;
}

async function answered<T>(response: Response): Promise<T> {
  if (!response.ok) {
    throw new Error(`${response.status}: ${await response.text()}`);
  }
  return (await response.json()) as T;
}

/** Signs in at a running product; throws when it refuses. */
export async function signInStaff(
  origin: string,
  password: string,
  username = 'admin',
): Promise<StaffSession> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password }),
  });
  await answered(login);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const send = async (method: string, path: string, body: unknown) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...json, cookie },
      body: JSON.stringify(body),
    });
    return answered<never>(response);
  };
  return {
    cookie,
    get: async (path) => answered(await fetch(`${origin}${path}`, { headers: { cookie } })),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    delete: (path) => send('DELETE', path, {}),
  };
}

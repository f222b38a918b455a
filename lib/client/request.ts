/** An answer of the API that is not a success. Its message is "status: body", or the status text for an empty body. */
export class RequestError extends Error {
  override readonly name: string = "RequestError";
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body === "" ? statusText : body}`);
    this.status = status;
    this.body = body;
  }
}

/** Nobody is signed in: a write was refused, or what is one's own could not be read. */
export class AuthenticationError extends RequestError {
  override readonly name = "AuthenticationError";

  constructor() {
    super(401, "", "Unauthorized");
  }
}

type RequestOptions = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  json?: unknown;
  accept?: string;
};

/**
 * Calls the API with the user's credentials. A 401 on a GET comes back as a synthetic 401 answer, because "no user"
 * is then the answer; a 401 on a write throws AuthenticationError, every other failure RequestError.
 */
export async function request(url: string, { method = "GET", json, accept }: RequestOptions = {}): Promise<Response> {
  const headers = new Headers();
  if (json !== undefined) headers.set("Content-Type", "application/json");
  if (accept !== undefined) headers.set("Accept", accept);

  const response = await fetch(url, {
    method,
    headers,
    credentials: "include",
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  if (response.status === 401) {
    if (method === "GET")
      return Response.json({ message: "Unauthorized" }, { status: 401, statusText: "Unauthorized" });
    throw new AuthenticationError();
  }
  if (!response.ok) throw new RequestError(response.status, await response.text(), response.statusText);
  return response;
}

/** Reads a resource; null when nobody is signed in. The shape is the contract's, which the server keeps. */
export async function getJson<Shape>(url: string): Promise<Shape | null> {
  const response = await request(url);
  if (response.status === 401) return null;
  return (await response.json()) as Shape;
}

/** Reads what is the person's own, where nothing to show and nobody to show it to must not look alike. */
export async function getOwn<Shape>(url: string): Promise<Shape> {
  const own = await getJson<Shape>(url);
  if (own === null) throw new AuthenticationError();
  return own;
}

type Page<Row> = { rows: Row[]; isLast: boolean };

/** Reads a page of a list of the person's own. */
export async function getOwnPage<Row>(url: string): Promise<Page<Row>> {
  const page = await getPage<Row>(url);
  if (page === null) throw new AuthenticationError();
  return page;
}

/** Reads a page of a list; null when nobody is signed in. Whether it is the last, the Link header says. */
export async function getPage<Row>(url: string): Promise<Page<Row> | null> {
  const response = await request(url);
  if (response.status === 401) return null;
  return { rows: (await response.json()) as Row[], isLast: !/rel="next"/.test(response.headers.get("Link") ?? "") };
}

/** Writes a resource and reads the answer. */
export async function sendJson<Shape>(method: "POST" | "PATCH", url: string, json: unknown): Promise<Shape> {
  const response = await request(url, { method, json, accept: "application/json" });
  return (await response.json()) as Shape;
}

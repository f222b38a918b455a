import { array, type Issue, type Shape } from "../contracts/shape.ts";

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

/**
 * A success whose body is not what was asked for: a proxy's page, or a server that this page is too old for. It is shown
 * as whatever else did not load. Its message names fields and never what they hold.
 */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
  readonly code = "UNEXPECTED_ANSWER";

  constructor(url: string, issues: readonly Issue[]) {
    super(
      `${url}: ${issues.map(({ code, path }) => `${path.map(String).join(".") || "body"} ${code ?? ""}`).join(", ")}`,
    );
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

/** Reads a resource; null when nobody is signed in. */
export async function getJson<Answer>(url: string, answer: Shape<Answer>): Promise<Answer | null> {
  const response = await request(url);
  if (response.status === 401) return null;
  return await readAnswer(response, answer);
}

/** Reads what is the person's own, where nothing to show and nobody to show it to must not look alike. */
export async function getOwn<Answer>(url: string, answer: Shape<Answer>): Promise<Answer> {
  const own = await getJson(url, answer);
  if (own === null) throw new AuthenticationError();
  return own;
}

type Page<Row> = { rows: Row[]; isLast: boolean };

/** Reads a page of a list of the person's own. */
export async function getOwnPage<Row>(url: string, row: Shape<Row>): Promise<Page<Row>> {
  const page = await getPage(url, row);
  if (page === null) throw new AuthenticationError();
  return page;
}

/** Reads a page of a list; null when nobody is signed in. Whether it is the last, the Link header says. */
export async function getPage<Row>(url: string, row: Shape<Row>): Promise<Page<Row> | null> {
  const response = await request(url);
  if (response.status === 401) return null;
  const rows = await readAnswer(response, array(row));
  return { rows, isLast: !/rel="next"/.test(response.headers.get("Link") ?? "") };
}

/** Writes a resource and reads the answer. */
export async function sendJson<Answer>(
  method: "POST" | "PATCH",
  url: string,
  json: unknown,
  answer: Shape<Answer>,
): Promise<Answer> {
  return await readAnswer(await request(url, { method, json, accept: "application/json" }), answer);
}

async function readAnswer<Answer>(response: Response, answer: Shape<Answer>): Promise<Answer> {
  const parsed = answer.safeParse(jsonOf(await response.text()));
  if (!parsed.success) throw new AnswerError(response.url, parsed.error.issues);
  return parsed.data;
}

/** Undefined for what is no JSON, which fits no schema. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Locale } from "#lib/i18n/locales.ts";
import type { AddressRate, PersonRate } from "#lib/plans/rates.ts";
import { LOCALE_COOKIE, negotiateLocale } from "#lib/i18n/request-locale.ts";
import { findCurrentUser, type SignedInUser } from "../auth/current-user.ts";
import { db } from "../db/client.ts";
import { Patience, withPatience } from "../db/patience.ts";
import { env } from "../env.ts";
import { takeRate, addressUse, personUse } from "../usage/rates.ts";
import { AppError } from "./app-error.ts";
import { clientAddress } from "./client-address.ts";
import { errorResponse } from "./error-response.ts";
import { type ErrorWords, errorWords } from "./error-words.ts";
import { fieldErrors } from "./field-errors.ts";
import { isForeignOrigin } from "./origin.ts";
import { readForm, readJson } from "./read-body.ts";

const DEFAULT_MAX_BYTES = 64 * 1024;

export type RouteOptions = {
  /** `user`: a session is needed, else 401. */
  auth: "user" | "none";
  /** A param that does not fit its schema names nothing that exists: 404. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** A JSON body. */
  body?: z.ZodType;
  /** The fields of an HTML form, instead of a JSON body. */
  form?: z.ZodType;
  /** The largest body, 64 KiB unless given. */
  maxBytes?: number;
  /** Refuses other sites also on GET: for a GET that changes something. */
  ownPagesOnly?: boolean;
  /** How fast it may be asked (lib/plans/rates.ts). Whatever a signed-in person changes has the rate of a `write` unless another is named. */
  rate?: PersonRate | AddressRate;
  /** How long it may wait for the database, all its statements together, if longer than other requests (DATABASE_DEADLINE_MS). */
  deadlineMilliseconds?: number;
  /** For what an installation may leave out: where it answers false, the address does not exist. */
  isOffered?: () => boolean;
};

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type RouteInput<O extends RouteOptions> = {
  request: NextRequest;
  locale: Locale;
  user: O["auth"] extends "user" ? SignedInUser : null;
  params: Parsed<O["params"]>;
  query: Parsed<O["query"]>;
  body: Parsed<O["body"]>;
  form: Parsed<O["form"]>;
};

/** Who asks, as far as it is known by now. */
type Asked = { locale: Locale; user: SignedInUser | null };

export type RouteHandler = (request: NextRequest, context: { params: Promise<unknown> }) => Promise<Response>;

/**
 * One method of one route: refuses what may not or cannot be handled, in the order 404 not offered, 403 foreign
 * origin, 401, 429 too fast, 404 malformed param, 415, 413, 400; then hands typed values to `handle`. What `handle` returns becomes JSON, `undefined`
 * an empty 204, a Response goes out as it is; what it throws becomes an error answer, 503 when it waited for the database
 * beyond its deadline.
 */
export function route<const O extends RouteOptions>(
  options: O,
  handle: (input: RouteInput<O>) => unknown,
): RouteHandler {
  return async (request, context) => {
    const asked: Asked = { locale: requestLocale(request), user: null };
    try {
      return await withPatience(patienceOf(options, request), async () => {
        assertOffered(options, request);
        asked.user = options.auth === "user" ? await getUser(request) : null;
        const input = await readInput(options, request, context, asked);
        // The values were read by the very schemas that their types derive from.
        return await finish(asResponse(await handle(input as RouteInput<O>)), request);
      });
    } catch (error) {
      return finish(errorResponse(error, { locale: asked.locale, request, userId: asked.user?.id ?? null }), request);
    }
  };
}

/** What a person only looks at, nobody wants any more once they went away; what was begun besides is done. */
function patienceOf(
  { auth, ownPagesOnly, deadlineMilliseconds }: RouteOptions,
  { method, signal }: NextRequest,
): Patience {
  const isLooking = auth === "user" && ownPagesOnly !== true && (method === "GET" || method === "HEAD");
  return new Patience(deadlineMilliseconds ?? env().DATABASE_DEADLINE_MS, isLooking ? { gone: signal } : {});
}

export function requestLocale(request: NextRequest): Locale {
  return negotiateLocale(request.cookies.get(LOCALE_COOKIE)?.value, request.headers.get("accept-language"));
}

function assertOffered(options: RouteOptions, request: NextRequest): void {
  if (options.isOffered && !options.isOffered()) throw new AppError("NOT_FOUND");
  if ((isWriting(request) || options.ownPagesOnly) && isForeignOrigin(request.headers))
    throw new AppError("FOREIGN_ORIGIN");
}

function isWriting({ method }: NextRequest): boolean {
  return method !== "GET" && method !== "HEAD";
}

async function readInput(
  options: RouteOptions,
  request: NextRequest,
  context: { params: Promise<unknown> },
  { locale, user }: Asked,
): Promise<Record<keyof RouteInput<RouteOptions>, unknown>> {
  await takeRates(request, user, options.rate ?? (user !== null && isWriting(request) ? "write" : null));
  const words = errorWords(locale);
  const limits = { maxBytes: options.maxBytes ?? DEFAULT_MAX_BYTES, words };
  return {
    request,
    locale,
    user,
    params: options.params && parseParams(options.params, await context.params),
    query: options.query && parseQuery(options.query, request.nextUrl.searchParams, words),
    body: options.body && (await readJson(request, options.body, limits)),
    form: options.form && (await readForm(request, options.form, limits)),
  };
}

async function takeRates({ headers }: NextRequest, user: SignedInUser | null, rate: RouteOptions["rate"] | null) {
  if (rate === undefined || rate === null) return;
  const now = new Date();
  if (rate === "signIn") return await takeRate(db(), addressUse(clientAddress(headers), rate), now);
  if (user === null) throw new Error(`The rate "${rate}" is one of a person.`);
  const address = clientAddress(headers);
  await Promise.all([
    takeRate(db(), personUse(user.id, rate), now),
    address === null ? null : takeRate(db(), addressUse(address, "write"), now),
  ]);
}

async function getUser(request: NextRequest): Promise<SignedInUser> {
  const user = await findCurrentUser(request.cookies);
  if (!user) throw new AppError("UNAUTHORIZED");
  return user;
}

function parseParams(schema: z.ZodType, params: unknown): unknown {
  const result = schema.safeParse(params);
  if (!result.success) throw new AppError("NOT_FOUND");
  return result.data;
}

function parseQuery(schema: z.ZodType, query: URLSearchParams, words: ErrorWords): unknown {
  const result = schema.safeParse(Object.fromEntries(query));
  if (!result.success) throw new AppError("INVALID_REQUEST", { errors: fieldErrors(result.error, words) });
  return result.data;
}

function asResponse(value: unknown): Response {
  if (value instanceof Response) return value;
  return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
}

/** A copy, since the headers of some responses (redirects) cannot be changed. No answer of the API may be cached. */
async function finish(response: Response, { method }: Request): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "private, no-store");
  headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  // Next answers HEAD by GET and leaves the body unread: an open file would stay open.
  if (method === "HEAD") await response.body?.cancel();
  const body = method === "HEAD" ? null : response.body;
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

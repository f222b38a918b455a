import "server-only";
import { NextRequest } from "next/server";
import { readBytes } from "./read-body.ts";

/** The same request with its body read, for a library that would read one of any length. Throws TOO_LARGE beyond `maxBytes`. */
export async function boundBody(request: NextRequest, maxBytes: number): Promise<NextRequest> {
  const { url, method, headers } = request;
  return new NextRequest(url, { method, headers, body: await readBytes(request, maxBytes) });
}

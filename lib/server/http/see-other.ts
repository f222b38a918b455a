import "server-only";
import { NextResponse } from "next/server";

/** Sends the browser to a page of this site with GET. A bare path is right behind any proxy. */
export function seeOther(path: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { Location: path } });
}

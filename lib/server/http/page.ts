import "server-only";

/** Some rows of a list; `isLast`: the list ends with them, so that no further page follows. */
export type Page<Row> = { rows: Row[]; isLast: boolean };

/**
 * A page as a bare array; where another follows, a Link header says where (RFC 8288): the same address, `before` the row
 * that this page ends with.
 */
export function pageResponse<Row>(
  request: Request,
  { rows, isLast }: Page<Row>,
  endsWith: string | undefined,
): Response {
  const headers = new Headers();
  if (!isLast && endsWith !== undefined) {
    const { pathname, searchParams } = new URL(request.url);
    searchParams.set("before", endsWith);
    headers.set("Link", `<${pathname}?${searchParams}>; rel="next"`);
  }
  return Response.json(rows, { headers });
}

/** The page in rows of which one more was asked for than it may hold. */
export function pageOf<Row>(rows: readonly Row[], limit: number): Page<Row> {
  return { rows: rows.slice(0, limit), isLast: rows.length <= limit };
}

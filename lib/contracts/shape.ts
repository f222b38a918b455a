/*
 * What an answer of the API is, in a kilobyte: the browser reads every answer by its shape, and the library of schemas,
 * which reads what is sent to the server, would add a tenth to the scripts of the chat screen. Called as zod's are, so that
 * either can be read by. What an answer has besides is left out: a newer server may tell more.
 */

export type Issue = { code?: string | undefined; path: readonly PropertyKey[] };

type Read<T> = { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };

export type Shape<T> = { safeParse: (value: unknown) => Read<T> };

export type Infer<S> = S extends Shape<infer T> ? T : never;

const read = <T>(data: T): Read<T> => ({ success: true, data });

const refuse = <T>(...issues: Issue[]): Read<T> => ({ success: false, error: { issues } });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What only a check can tell; whatever is inside it is taken as it comes. */
export const custom = <T>(isOne: (value: unknown) => boolean, code = "custom"): Shape<T> => ({
  safeParse: (value) => (isOne(value) ? read(value as T) : refuse({ code, path: [] })),
});

const typed = <T>(type: "string" | "number" | "boolean"): Shape<T> =>
  custom((value) => typeof value === type, "invalid_type");

export const string: Shape<string> = typed("string");
export const number: Shape<number> = typed("number");
export const boolean: Shape<boolean> = typed("boolean");

/** A point in time as ISO 8601 has it, or a day. */
export const instant: Shape<string> = custom(
  (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  "invalid_format",
);

export const oneOf = <const T extends string | number>(values: readonly T[]): Shape<T> =>
  custom((value) => (values as readonly unknown[]).includes(value), "invalid_value");

export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  safeParse: (value) => (value === null ? read(null) : shape.safeParse(value)),
});

export function array<T>(row: Shape<T>): Shape<T[]> {
  return {
    safeParse: (value) => {
      if (!Array.isArray(value)) return refuse({ code: "invalid_type", path: [] });
      const rows: T[] = [];
      for (const [place, each] of value.entries()) {
        const one = row.safeParse(each);
        if (!one.success) return refuse(...at(place, one.error.issues));
        rows.push(one.data);
      }
      return read(rows);
    },
  };
}

type Fields = Readonly<Record<string, Shape<unknown>>>;

type Members<F extends Fields> = { [K in keyof F]: Infer<F[K]> };

/** `more` are fields that need not be there. */
export function object<F extends Fields, M extends Fields = Record<never, never>>(
  fields: F,
  more?: M,
): Shape<Members<F> & Partial<Members<M>>> {
  return {
    safeParse: (value) => {
      if (!isObject(value)) return refuse({ code: "invalid_type", path: [] });
      const given = Object.entries(more ?? {}).filter(([key]) => value[key] !== undefined);
      const members: Record<string, unknown> = {};
      const issues: Issue[] = [];
      for (const [key, shape] of [...Object.entries(fields), ...given]) {
        const one = shape.safeParse(value[key]);
        if (one.success) members[key] = one.data;
        else issues.push(...at(key, one.error.issues));
      }
      return issues.length > 0 ? refuse(...issues) : read(members as Members<F> & Partial<Members<M>>);
    },
  };
}

const at = (place: PropertyKey, issues: readonly Issue[]): Issue[] =>
  issues.map(({ code, path }) => ({ code, path: [place, ...path] }));

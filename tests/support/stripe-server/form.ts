/** What Stripe's form encoding says: `items[0][price]=x` becomes `{ items: [{ price: "x" }] }`, with text as its only value. */
export type Form = { [name: string]: FormValue };
type FormValue = string | FormValue[] | Form;

export function decodeForm(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) insert(root, name.replaceAll("]", "").split("["), value);
  return withLists(root) as Form;
}

function insert(form: Form, [name = "", ...rest]: string[], value: string): void {
  // `expand[]=a&expand[]=b`: each goes to the next place.
  const key = name === "" ? String(Object.keys(form).length) : name;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  form[key] ??= {};
  insert(form[key] as Form, rest, value);
}

function withLists(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, child]) => [name, withLists(child)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

export function textOf(value: FormValue | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function formOf(value: FormValue | undefined): Form {
  return typeof value === "object" && !Array.isArray(value) ? value : {};
}

export function listOf(value: FormValue | undefined): FormValue[] {
  return Array.isArray(value) ? value : [];
}

export function textsOf(value: FormValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

type Visit = RequestInit & { headers?: Record<string, string> };

/** A browser without a screen: keeps cookies by host, and follows redirects one at a time so that each can be seen. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  cookie(name: string): string | undefined {
    return this.#cookiesOf(new URL(this.#origin)).get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookiesOf(new URL(this.#origin)).set(name, value);
  }

  async visit(address: string, visit: Visit = {}): Promise<Response> {
    const url = new URL(address, this.#origin);
    const cookies = this.#cookiesOf(url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    // A connection that was kept could be one that the server closes at this very moment.
    const headers = { cookie, connection: "close", ...visit.headers };
    const response = await fetch(url, { ...visit, headers, redirect: "manual" });
    for (const header of response.headers.getSetCookie()) keep(header, cookies);
    return response;
  }

  /** Goes on until a page; returns it with every address on the way. */
  async follow(address: string): Promise<{ page: Response; way: URL[] }> {
    const way = [new URL(address, this.#origin)];
    for (let steps = 0; steps < 20; steps++) {
      const at = way.at(-1)?.href ?? address;
      const page = await this.visit(at);
      const location = page.headers.get("location");
      if (!location) return { page, way };
      await page.body?.cancel();
      way.push(new URL(location, at));
    }
    throw new Error(`${address} redirects in circles.`);
  }

  #cookiesOf({ host }: URL): Map<string, string> {
    const cookies = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, cookies);
    return cookies;
  }
}

function keep(header: string, cookies: Map<string, string>): void {
  const [pair = ""] = header.split(";");
  const name = pair.slice(0, pair.indexOf("="));
  const gone = /;\s*max-age=0/i.test(header) || /;\s*expires=thu, 01 jan 1970/i.test(header);
  if (gone) cookies.delete(name);
  else cookies.set(name, pair.slice(name.length + 1));
}

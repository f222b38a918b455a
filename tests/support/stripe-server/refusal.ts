/** An answer that says no, in Stripe's words. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, string> };

  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }

  static invalid(message: string, code?: string): StripeRefusal {
    return new StripeRefusal(400, { type: "invalid_request_error", message, ...(code && { code }) });
  }

  /** `param` is what the request calls it. */
  static missing(what: string, id = "", param = what): StripeRefusal {
    return new StripeRefusal(param === "customer" ? 400 : 404, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such ${what}: '${id}'`,
      param,
    });
  }
}

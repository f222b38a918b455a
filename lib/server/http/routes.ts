import "server-only";
import { AppError } from "./app-error.ts";
import { route, type RouteHandler } from "./route.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

type Method = (typeof METHODS)[number];

/** All methods of one address: those given, and a 405 that names them for the others. */
export function routes(handlers: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const allowed = METHODS.filter((method) => handlers[method]).join(", ");
  const refuse = route({ auth: "none" }, () => {
    throw new AppError("METHOD_NOT_ALLOWED", {}, { headers: { Allow: allowed } });
  });
  return {
    GET: handlers.GET ?? refuse,
    POST: handlers.POST ?? refuse,
    PUT: handlers.PUT ?? refuse,
    PATCH: handlers.PATCH ?? refuse,
    DELETE: handlers.DELETE ?? refuse,
  };
}

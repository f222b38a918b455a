/**
 * Every error code that the API answers with, and its HTTP status. The codes are the contract; the sentence beside
 * them comes from `messages/<locale>/errors.json` under the same key.
 */
export const ERROR_STATUS = {
  INVALID_BODY: 400,
  INVALID_REQUEST: 400,
  PLAN_IS_CURRENT: 400,
  PLAN_IS_FREE: 400,
  NOT_CONFIRMED: 400,
  UNAUTHORIZED: 401,
  PLAN_REQUIRED: 403,
  UPLOAD_EXPIRED: 403,
  FOREIGN_ORIGIN: 403,
  ACCOUNT_IS_SHARED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  UPLOAD_USED: 409,
  NOT_SUBSCRIBED: 409,
  TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  STORAGE_FULL: 413,
  SESSIONS_FULL: 413,
  NOT_JSON: 415,
  UNSUPPORTED_FILE: 415,
  NOT_RECOGNISED: 422,
  TOO_MUCH_TO_READ: 422,
  USAGE_LIMIT_EXCEEDED: 429,
  TOO_MANY_REQUESTS: 429,
  UPLOADS_BUSY: 429,
  EXPORT_UNDER_WAY: 429,
  REPLIES_UNDER_WAY: 429,
  INTERNAL: 500,
  PAYMENTS_NOT_CONFIGURED: 501,
  MODEL_UNAVAILABLE: 502,
  PAYMENTS_UNAVAILABLE: 502,
  BILLING_NOT_ENDED: 502,
  STORAGE_UNAVAILABLE: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One field of a body that its schema refused. `path` is dotted, `code` is zod's issue code. */
export type FieldError = { path: string; code: string; message: string };

/** The body of every error answer. */
export type ErrorBody = {
  message: string;
  code: ErrorCode;
  errors?: FieldError[];
  current?: number;
  limit?: number;
};

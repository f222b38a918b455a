import { expect } from "vitest";
import { PUT } from "#app/api/objects/[objectId]/route.ts";
import { POST } from "#app/api/objects/upload/route.ts";
import type { StoredFile } from "#lib/contracts/answers/uploads.ts";
import { untilRead, workFiles } from "#lib/server/reading/work-files.ts";
import { db } from "#lib/server/db/client.ts";
import { type Answer, callRoute, jsonCall } from "./call-route.ts";

type Person = { cookie: string };

/** The address that takes one file of this person, as the chat asks for it; as the materials page does, without a name. */
export async function prepareUpload({ cookie }: Person, filename?: string): Promise<Answer> {
  return filename === undefined
    ? callRoute(POST, { method: "POST", headers: { cookie } })
    : callRoute(POST, jsonCall("POST", { filename }, { cookie }));
}

/** A plain PUT to an address that was given, as anyone who has it can send it: with its length, unless that is not known. */
export async function putFile(
  uploadURL: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { pathname, search } = new URL(uploadURL);
  const isStream = body instanceof ReadableStream;
  const length = isStream ? {} : { "content-length": String((await new Response(body).blob()).size) };
  return callRoute(PUT, {
    method: "PUT",
    path: pathname + search,
    params: { objectId: pathname.split("/").at(-1) },
    headers: { "content-type": "application/octet-stream", ...length, ...headers },
    body,
  });
}

/** Uploads a file and waits until it is read. `address` is what messages and materials name it by. */
export async function uploadFile(
  person: Person,
  name: string | undefined,
  body: BodyInit,
): Promise<StoredFile & { address: string }> {
  const prepared = await prepareUpload(person, name);
  expect(prepared.status).toBe(200);
  const { uploadURL } = prepared.json;
  const { status, json } = await putFile(uploadURL, body);
  expect(status).toBe(200);
  await untilRead([json.id], Date.now() + 50_000);
  return { ...json, address: uploadURL.split("?")[0] };
}

/** Until nothing is left to do with a person's files. Another test's process may be at work on them as well. */
export async function finishReading({ id }: { id: string }): Promise<void> {
  await expect
    .poll(
      async () => {
        await workFiles(Date.now() + 10_000);
        return db().readingJob.count({ where: { object: { ownerUserId: id } } });
      },
      { timeout: 50_000 },
    )
    .toBe(0);
}

import { headers } from "next/headers";

/** An empty page that is rendered for each request: what the framework itself takes. */
export default async function Page() {
  return <main>{(await headers()).get("user-agent")}</main>;
}

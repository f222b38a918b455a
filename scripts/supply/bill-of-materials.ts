import { type Lock, type LockedPackage, type Manifest, nameOf, packagesOf } from "./lock-file.ts";

type Component = { "bom-ref": string; name: string; version: string; [fact: string]: unknown };

/**
 * What the app is made of, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/), from the lock file alone. The same file
 * gives the same list: it holds neither a time nor a serial number.
 */
export function billOfMaterials(lock: Lock, { name, version }: Manifest) {
  const components = new Map<string, Component>();
  const dependencies = new Map<string, Set<string>>([[`${name}@${version}`, dependenciesOf(lock, "")]]);
  for (const [folder, locked] of packagesOf(lock)) {
    const ref = referenceTo(folder, locked);
    components.set(ref, components.get(ref) ?? componentOf(folder, locked));
    dependencies.set(ref, (dependencies.get(ref) ?? new Set()).union(dependenciesOf(lock, folder)));
  }
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": `${name}@${version}`, name, version } },
    components: [...components.values()].toSorted((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1)),
    dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on].toSorted() })),
  };
}

/** A package URL: https://github.com/package-url/purl-spec */
function referenceTo(folder: string, { version = "" }: LockedPackage): string {
  return `pkg:npm/${nameOf(folder).replace("@", "%40")}@${version}`;
}

function componentOf(folder: string, locked: LockedPackage): Component {
  const purl = referenceTo(folder, locked);
  const { version = "", integrity, license } = locked;
  return {
    type: "library",
    "bom-ref": purl,
    name: nameOf(folder),
    version,
    // Tools for building and testing are not part of what runs.
    scope: locked.dev ? "excluded" : locked.optional ? "optional" : "required",
    ...(integrity !== undefined && {
      hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex") }],
    }),
    ...(license !== undefined && { licenses: [licenceOf(license)] }),
    purl,
  };
}

function licenceOf(text: string) {
  if (/^[\w.-]+$/.test(text)) return { license: { id: text } };
  return / (AND|OR) /.test(text) ? { expression: text } : { license: { name: text } };
}

function dependenciesOf(lock: Lock, folder: string): Set<string> {
  const locked = lock.packages[folder] ?? {};
  const own = { ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies };
  const development = folder === "" ? (locked as { devDependencies?: Record<string, string> }).devDependencies : {};
  const found = Object.keys({ ...own, ...development }).flatMap((name) => findFrom(lock, folder, name) ?? []);
  return new Set(found);
}

/** As Node finds it: in the folder itself, or in one above. A peer that is not installed is nowhere. */
function findFrom(lock: Lock, folder: string, name: string): string | null {
  for (let from = folder; ; from = from.slice(0, Math.max(from.lastIndexOf("/node_modules/"), 0))) {
    const place = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    const locked = lock.packages[place];
    if (locked !== undefined) return referenceTo(place, locked);
    if (from === "") return null;
  }
}

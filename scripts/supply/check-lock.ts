import { type Lock, type LockedPackage, type Manifest, nameOf, packagesOf } from "./lock-file.ts";

/** Licences under which we may use and pass on a package as it is. */
const LICENCES: ReadonlySet<string> = new Set([
  "0BSD",
  "AFL-2.1",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "EPL-2.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
]);

/** They have a script for installing that does not run (`allowScripts`), and work without. */
const WITHOUT_THEIR_SCRIPT: ReadonlySet<string> = new Set([
  "@parcel/watcher",
  "@prisma/engines",
  "@swc/core",
  "msgpackr-extract",
  "prisma",
]);

const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** What may not be in a lock file, a sentence each. It needs no network. */
export function findFaults(lock: Lock, manifest: Manifest): string[] {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  return [
    ...Object.entries(declared).flatMap(([name, version]) =>
      EXACT.test(version) ? [] : [`${name} is not pinned to one version: ${version}`],
    ),
    ...packagesOf(lock).flatMap(([folder, locked]) =>
      faultsOf(folder, locked, manifest).map((what) => `${folder}: ${what}`),
    ),
  ];
}

function faultsOf(folder: string, locked: LockedPackage, { allowScripts }: Manifest): string[] {
  const name = nameOf(folder);
  const faults: string[] = [];
  if (!EXACT.test(locked.version ?? "")) faults.push(`no exact version: ${locked.version}`);
  if (locked.link) faults.push("a link to another folder");
  // Where it comes from is the registry of whoever installs (decision 0014): never a repository or an address.
  if (locked.resolved !== undefined) faults.push(`an address of its own: ${locked.resolved}`);
  if (locked.integrity === undefined ? !isOfOtherPlatform(locked) : !/^sha512-[\w+/]{86}==$/.test(locked.integrity))
    faults.push("no SHA-512 of its contents");
  if (locked.hasInstallScript && !allowScripts[name] && !WITHOUT_THEIR_SCRIPT.has(name))
    faults.push("a script for installing that nobody has looked at");
  if (locked.license === undefined ? !isOfOtherPlatform(locked) : !isAllowed(locked.license))
    faults.push(`a licence that is not on the list: ${locked.license}`);
  return faults;
}

/** Of the binaries for platforms that the lock file was not made on, npm knows no more than the name and the version. */
export function isOfOtherPlatform({ optional, os, cpu, integrity }: LockedPackage): boolean {
  return integrity === undefined && optional === true && (os ?? cpu) !== undefined;
}

/** Of several that hold at once each must be allowed, of a choice one. */
function isAllowed(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, "")
    .split(/ and /i)
    .every((all) => all.split(" OR ").some((one) => LICENCES.has(one)));
}

import { readFileSync } from "node:fs";

/** A package as npm's lock file of version 3 describes it. */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  hasInstallScript?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
};

/** By the folder that each lies in; the root is "". */
export type Lock = { packages: Readonly<Record<string, LockedPackage>> };

export type Manifest = {
  name: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  allowScripts: Readonly<Record<string, boolean>>;
};

export function readLock(): Lock {
  return JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
}

/** All but the root. */
export function packagesOf({ packages }: Lock): [folder: string, locked: LockedPackage][] {
  return Object.entries(packages).filter(([folder]) => folder !== "");
}

export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
}

import { describe, expect, test } from "vitest";
import { adviceIn } from "./advice.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { findFaults, isOfOtherPlatform } from "./check-lock.ts";
import { type LockedPackage, packagesOf, readLock, readManifest } from "./lock-file.ts";

const lock = readLock();
const manifest = readManifest();

test("the lock file has no faults", () => {
  expect(packagesOf(lock).length).toBeGreaterThan(500);
  expect(findFaults(lock, manifest)).toEqual([]);
});

test("no more packages are without a digest than the binaries of the platforms it was not made on", () => {
  expect(packagesOf(lock).filter(([, locked]) => isOfOtherPlatform(locked)).length).toBeLessThanOrEqual(58);
});

describe("a fault is found", () => {
  const good: LockedPackage = { version: "1.0.0", integrity: `sha512-${"A".repeat(86)}==`, license: "MIT" };

  test.each<[string, LockedPackage]>([
    ["an address", { ...good, resolved: "git+ssh://git@example.test/x.git" }],
    ["an address", { ...good, resolved: "http://example.test/x.tgz" }],
    ["a link", { ...good, link: true }],
    ["no exact version", { ...good, version: "^1.0.0" }],
    ["no SHA-512", { ...good, integrity: "sha1-AAAA" }],
    ["no SHA-512", { version: "1.0.0", license: "MIT" }],
    ["no SHA-512", { version: "1.0.0", license: "MIT", optional: true }],
    ["a script", { ...good, hasInstallScript: true }],
    ["a licence", { ...good, license: "AGPL-3.0-only" }],
    ["a licence", { ...good, license: "MIT AND SSPL-1.0" }],
    ["a licence", { version: "1.0.0", integrity: good.integrity ?? "" }],
  ])("%s", (what, locked) => {
    const faults = findFaults({ packages: { "node_modules/x": locked } }, manifest);
    expect(faults).toContainEqual(expect.stringContaining(`node_modules/x: ${what}`));
  });

  test.each(["^1.0.0", "~1.0.0", "latest", "*", "github:a/b", "https://example.test/x.tgz", "file:../x"])(
    "%s is not one version",
    (version) => {
      const faults = findFaults({ packages: {} }, { ...manifest, dependencies: { x: version } });
      expect(faults).toEqual([`x is not pinned to one version: ${version}`]);
    },
  );

  test("of a choice of licences one is enough", () => {
    const locked = { ...good, license: "(SSPL-1.0 OR MIT)" };
    expect(findFaults({ packages: { "node_modules/x": locked } }, manifest)).toEqual([]);
  });
});

describe("the bill of materials", () => {
  const bill = billOfMaterials(lock, manifest);
  const refs = new Set(bill.components.map((each) => each["bom-ref"]));

  test("names each package in each version once, and depends on nothing else", () => {
    expect(refs.size).toBe(bill.components.length);
    expect(refs.size).toBe(
      new Set(packagesOf(lock).map(([folder, { version }]) => `${folder.split("node_modules/").at(-1)}@${version}`))
        .size,
    );
    for (const { dependsOn } of bill.dependencies) expect(dependsOn.filter((ref) => !refs.has(ref))).toEqual([]);
  });

  test("says version, digest, licence and scope", () => {
    const katex = bill.components.find(({ name }) => name === "katex");
    expect(katex).toMatchObject({
      version: manifest.dependencies["katex"],
      purl: `pkg:npm/katex@${manifest.dependencies["katex"]}`,
      scope: "required",
      licenses: [{ license: { id: "MIT" } }],
      hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
    expect(bill.components.find(({ name }) => name === "vitest")).toMatchObject({ scope: "excluded" });
  });

  test("the app depends on what its package.json names", () => {
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(bill.dependencies[0]?.dependsOn).toHaveLength(names.length);
  });

  test("is the same for the same lock file", () => {
    expect(JSON.stringify(billOfMaterials(lock, manifest))).toBe(JSON.stringify(bill));
  });
});

test("no answer of the registry is not the answer that all is well", () => {
  for (const output of ["", "{}", "npm error", '{"error":{"code":"ENOAUDIT"}}', '{"vulnerabilities":{}}'])
    expect(adviceIn(output)).toBeNull();
  const metadata = { dependencies: { total: 900 } };
  expect(adviceIn(JSON.stringify({ vulnerabilities: {}, metadata }))).toEqual([]);
  const vulnerabilities = { x: { name: "x", severity: "high", range: "<2" } };
  expect(adviceIn(JSON.stringify({ vulnerabilities, metadata }))).toEqual([{ name: "x", severity: "high" }]);
});

// The house's own lint rules: dependencies point one way, and what is pure reads neither the clock nor chance.
import path from "node:path";
import { findLayer, KEPT_PACKAGES } from "./layers.mjs";
import { findRoom, ROOMS } from "./rooms.mjs";

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Tables of cases and what only tests and reports use: it looks at a room from wherever it likes. */
const isOfTests = (file) => isTest(file) || /\.(?:fixture|cases)\.tsx?$/.test(file);

const pathOf = ({ cwd, filename }) => path.relative(cwd, filename).replaceAll("\\", "/");

/** Every way to import: `explain` says why a file must not, or null. */
function onImports(context, explain) {
  const check = (node) => {
    if (typeof node?.value !== "string") return;
    const message = explain(node.value);
    if (message) context.report({ node, message });
  };
  return {
    ImportDeclaration: ({ source }) => check(source),
    ExportNamedDeclaration: ({ source }) => check(source),
    ExportAllDeclaration: ({ source }) => check(source),
    ImportExpression: ({ source }) => check(source),
  };
}

const oneWay = {
  create(context) {
    const file = pathOf(context);
    const layer = findLayer(file);
    return !layer || isTest(file) ? {} : onImports(context, (specifier) => explain(file, layer, specifier));
  },
};

const rooms = {
  create(context) {
    const file = pathOf(context);
    const room = findRoom(file);
    return room === -1 || isOfTests(file) ? {} : onImports(context, (specifier) => explainRoom(file, room, specifier));
  },
};

/** Why the room of this file must not import that one, or null when it stands lower or is no room. */
function explainRoom(file, room, specifier) {
  const target = locate(file, specifier);
  const targetRoom = target === null ? -1 : findRoom(target);
  if (targetRoom <= room) return null;
  const [here, there] = [ROOMS[room].name, ROOMS[targetRoom].name];
  return `the room "${here}" must not import "${there}" (${target}), which stands on it; see scripts/lint/rooms.mjs.`;
}

/** Why this file must not import that, or null when it may. */
function explain(file, layer, specifier) {
  const target = locate(file, specifier);
  return target === null ? explainPackage(layer, specifier) : explainFile(layer, target);
}

function explainFile(layer, target) {
  const targetLayer = findLayer(target);
  if (targetLayer?.name === layer.name || (targetLayer && layer.mayImport.includes(targetLayer.name))) return null;
  const kind = targetLayer ? `the layer "${targetLayer.name}"` : "what lies outside the layers";
  return `"${layer.name}" must not import ${kind} (${target}); scripts/lint/layers.mjs says which way dependencies point.`;
}

function explainPackage(layer, specifier) {
  const name = specifier.replace(/^node:/, "");
  const kept = KEPT_PACKAGES.find(({ packages }) => packages.test(name));
  const allowed = layer.pure ? layer.pure.packages.includes(name) : !kept || kept.layers.includes(layer.name);
  return allowed ? null : `"${layer.name}" must not import the package "${name}"; see scripts/lint/layers.mjs.`;
}

/** The path from the root of what a specifier names; null for a package. */
function locate(file, specifier) {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier);
  return null;
}

const CLOCKS_AND_CHANCE = new Set([
  "Math.random",
  "Date.now",
  "performance.now",
  "crypto.randomUUID",
  "crypto.getRandomValues",
]);

const deterministic = {
  create(context) {
    const file = pathOf(context);
    const layer = findLayer(file);
    if (isTest(file) || !layer?.pure) return {};
    const report = (node, what) =>
      context.report({ node, message: `${what} in "${layer.name}": time and chance come in as arguments.` });
    const isDate = (node) => node.callee.type === "Identifier" && node.callee.name === "Date";
    return {
      MemberExpression(node) {
        const name = node.property.type === "Identifier" ? node.property.name : node.property.value;
        if (node.object.type !== "Identifier") return;
        const what = `${node.object.name}.${name}`;
        if (CLOCKS_AND_CHANCE.has(what)) report(node, what);
      },
      NewExpression(node) {
        if (isDate(node) && node.arguments.length === 0) report(node, "new Date()");
      },
      CallExpression(node) {
        if (isDate(node)) report(node, "Date()");
      },
    };
  },
};

export default {
  meta: { name: "house" },
  rules: { "one-way": oneWay, rooms, deterministic },
};

import { toSuperscript } from "../formula/format.ts";
import { findSuperscript, lowerSymbols, writeScript } from "./split-scripts.ts";

/**
 * What `_` and `^` still mark behind the formulas of a line: symbols (T_1, K_{eq}), powers (10^-3, m^2, [A]^n), particles
 * (^1_0n), configurations (1s2 2s2), and the figures of hybrids (sp3). A script that Unicode cannot write keeps its mark,
 * which `splitScripts` reads.
 */
export function replaceScripts(line: string): string {
  let result = line;
  if (/[_^]/.test(result)) result = replaceLeftScripts(result);
  if (result.includes("^")) result = replacePowers(result);
  if (result.includes("_")) result = replaceSubscripts(result);
  // A radical ion's charge stands behind its dot.
  if (result.includes("•")) result = result.replace(/(?<=[\p{L}\d)\]₀-₉]•)[+−-](?!\w)/gu, toSuperscript);
  return replaceConfigurations(result);
}

const MASS = String.raw`\^(?:\{\s?(\d{1,3}m?)\s?\}|(\d{1,3}))`;
const NUMBER = String.raw`_(?:\{\s?([+−-]?\d{1,3})\s?\}|([+−-]?\d{1,3}))`;
/** A nuclide or particle that is no formula: ^1_0n, ^0_{-1}β, ^{99m}_{43}Tc, a number that is not its element's. */
const LEFT_SCRIPTS = new RegExp(`(?<![\\p{L}_^})\\]])(?:${MASS}${NUMBER}|${NUMBER}${MASS})(?=\\p{L})`, "gu");
const METASTABLE = /(?<![\p{L}\d_^})\]])\^(?:\{(\d{1,3}m)\}|(\d{1,3}m))(?=[A-Z])/gu;

function replaceLeftScripts(line: string): string {
  return line
    .replace(LEFT_SCRIPTS, (_, ...groups: (string | undefined)[]) => {
      const [mass, plainMass, number, plainNumber, firstNumber, plainFirstNumber, lastMass, plainLastMass] = groups;
      return (
        writeScript(mass ?? plainMass ?? lastMass ?? plainLastMass ?? "", "sup") +
        writeScript(number ?? plainNumber ?? firstNumber ?? plainFirstNumber ?? "", "sub")
      );
    })
    .replace(METASTABLE, (_, mass?: string, plain?: string) => writeScript(mass ?? plain ?? "", "sup"));
}

/** Marks that stand above the line by themselves: the degree (also written as an o), the standard state, radicals, stars. */
const RAISED = /\^(?:\{\s?([∘°o⊖•′‡*])\s?\}|([∘°⊖•′‡]|[o*](?![A-Za-z\d])))/g;
/** Behind this the d of its next shell may follow: sp^3d^2. */
const RAISED_HYBRID = /(?<=(?<!\p{L})sp)\^\{?([23])\}?/gu;

function replacePowers(line: string): string {
  return line
    .replace(RAISED, (_, braced?: string, plain?: string) => (braced ?? plain ?? "").replace(/[∘o]/, "°"))
    .replace(
      /\^\{\s?(?:[•·]\s?([+−-])|([+−-])\s?[•·])\s?\}/g,
      (_, last?: string, first?: string) => `•${toSuperscript(last ?? first ?? "")}`,
    )
    .replace(RAISED_HYBRID, (_, digit: string) => toSuperscript(digit))
    .replace(/\s?[x×*]\s?10\^/g, " × 10^")
    .replace(/(?<=\d)\s?°\s?(?=[CF](?![A-Za-z]))/g, "°")
    .replace(
      /(?<=[\p{L}\d)\]₀-₉°])\^(?:\{([^{}]{1,20})\}|([+−–-]?\d{1,4}[+−-]?|[+−-]|[a-z])(?:(?=_)|(?![\w{])))/gu,
      (whole, braced?: string, plain?: string) =>
        braced === undefined ? (findSuperscript(plain ?? "") ?? whole) : writeScript(braced, "sup"),
    );
}

/** Braces that a symbol does without: K_{eq} is K_eq. */
const NEEDLESS_BRACES =
  /(?<=^|[^A-Za-z_\\])((?:p?[A-ZΑ-Ωα-ω][°⊖⁰]?)_)\{([A-Za-z]{1,12})\}(?!\w)|(?<=^|[^A-Za-z_\\])([a-z]_|\]_)\{([A-Za-z]{1,3})\}(?!\w)/g;

/** Symbols with their numbers, written together: P_1V_1. */
const SYMBOL_PRODUCT = /(?<![A-Za-z\d_\\])(?:[A-Za-z]_\d){2,}(?![\w{])|(?<![A-Za-z\d_\\])[A-Za-z]_\d(?=Δ)/g;
/** The change of what, of which its quantity follows at once: Δ_rG, Δ_fH°. */
const KIND_OF_CHANGE = /(?<=Δ)_([a-z])(?=[A-Z](?![A-Za-z]))/g;

function replaceSubscripts(line: string): string {
  return lowerSymbols(
    line
      .replace(SYMBOL_PRODUCT, (product) => product.replace(/_(\d)/g, (_, digit: string) => writeScript(digit, "sub")))
      .replace(KIND_OF_CHANGE, (_, kind: string) => writeScript(kind, "sub"))
      .replace(/(?<=\S)_\{([^{}]{1,20})\}/g, (_, text: string) => writeScript(text, "sub"))
      .replace(
        NEEDLESS_BRACES,
        (_, symbol?: string, long?: string, small?: string, short?: string) =>
          (symbol ?? small ?? "") + (long ?? short ?? ""),
      ),
  )
    .replace(
      /(?<![A-Za-z\d_\\])([A-Za-z])_([nmxy])(?=[A-Z(])/g,
      (_, symbol: string, letter: string) => symbol + writeScript(letter, "sub"),
    )
    .replace(
      /(?:(?<![A-Za-z\d_][A-Za-z])(?<=[A-Za-zΔ-ω)\]])|(?<=(?<![A-Za-z])log))_(\d{1,3})(?![\w{])/gu,
      (_, digits: string) => writeScript(digits, "sub"),
    );
}

/** Also written together: 1s22s22p6. */
const SUBSHELLS = /(?<![\w.])(?:[1-7][spdf](?:1[0-4]|[1-9]|[¹²³⁴-⁹]|¹[⁰-⁴]))+(?!\w)/g;
/** One of a run: 4d10 in 5s24d105p5. */
const SUBSHELL = /([1-7][spdf])(1[0-4]|[1-9])(?=[1-7][spdf]|$)/g;
const HYBRID = /(?<![\p{L}\d.])(d2?)?sp([23])?(d2?)?(?![\p{L}\d])/gu;

function replaceConfigurations(line: string): string {
  const raised = /sp[23d]/.test(line) ? line.replace(HYBRID, (hybrid) => toSuperscript(hybrid)) : line;
  const shells = raised.match(SUBSHELLS);
  if (shells === null) return raised;
  const isConfiguration =
    shells.length > 1 ||
    shells.some((shell) => /[spdf].*[spdf]/.test(shell)) ||
    /\[(?:He|Ne|Ar|Kr|Xe|Rn)\]/.test(raised);
  if (!isConfiguration) return raised;
  return raised.replace(SUBSHELLS, (run) =>
    run.replace(SUBSHELL, (_, shell: string, electrons: string) => shell + toSuperscript(electrons)),
  );
}

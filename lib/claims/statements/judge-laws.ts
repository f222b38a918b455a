import { DIVISION_SIGN, MULTIPLICATION_SIGN } from "../plain-text.ts";
import { judged, type Statement } from "./statement.ts";

/** Laws as textbooks write them in letters, without signs of multiplication, indices on the line. */
const RIGHT =
  "PV=nRT P=nRT/V V=nRT/P n=PV/RT T=PV/nR M1V1=M2V2 C1V1=C2V2 c1V1=c2V2 V1=M2V2/M1 V1=C2V2/C1 V2=M1V1/M2 V2=C1V1/C2 P1V1=P2V2 p1V1=p2V2 P2=P1V1/V2 V2=P1V1/P2 V1/T1=V2/T2 V1/n1=V2/n2 V2=V1n2/n1 V2=V1T2/T1 P1/T1=P2/T2 P2=P1T2/T1 P1V1/T1=P2V2/T2 n=m/M m=nM M=m/n N=nNA n=N/NA c=n/V n=cV C=n/V n=CV M=n/V n=MV V=n/c n=V/Vm V=nVm q=mcΔT Q=mcΔT q=mcΔt Q=mcΔt ΔG=ΔH-TΔS ΔG°=ΔH°-TΔS° ρ=m/V d=m/V m=ρV V=m/ρ m=dV V=m/d pH=-log[H+] pH=-log[H3O+] pH=-lg[H+] pOH=-log[OH-] pH+pOH=14 pH+pOH=14.00 Kw=[H+][OH-] t1/2=ln2/k t1/2=0.693/k E=hν E=hf c=λν Q=It q=It pH=pKa+log[A-]/[HA] E=hc/λ ΔG°=-nFE° ΔG=-nFE ΔT=iKfm ΔTf=iKfm ΔTf=Kfm ΔTb=iKbm ΔTb=Kbm q=nΔH";
/** The same letters, turned over. */
const WRONG =
  "n=mM n=M/m m=n/M m=M/n M=n/m M=mn c=nV c=V/n n=c/V C=nV n=C/V M=nV n=M/V ρ=mV ρ=V/m d=V/m P=nRTV P=V/nRT V=nRTP V=P/nRT PV=nR/T ΔG=ΔH+TΔS pH=log[H+] P1/V1=P2/V2 V1T1=V2T2 P1T1=P2T2 q=mc/ΔT N=n/NA n=NNA pH=pKa+log[HA]/[A-] pH=pKa-log[A-]/[HA] E=hλ/c ΔG°=nFE° ΔG=nFE";

const LAWS: ReadonlyMap<string, boolean> = new Map([
  ...RIGHT.split(" ").map((law) => [law, true] as const),
  ...WRONG.split(" ").map((law) => [law, false] as const),
]);
const LONGEST = Math.max(...[...LAWS.keys()].map(({ length }) => length));

const SKIPPED = new RegExp(`[\\s·×*_{}()${MULTIPLICATION_SIGN}]`, "u");
const SAME: Readonly<Record<string, string>> = {
  [DIVISION_SIGN]: "/",
  "÷": "/",
  "−": "-",
  "–": "-",
  "∆": "Δ",
  "⁺": "+",
  "⁻": "-",
};

/** Laws in letters, `n = m/M`: right as textbooks have them, wrong where they are turned over. */
export function judgeLaws(line: string, isDenied: boolean): Statement[] {
  const found: Statement[] = [];
  for (const sign of line.matchAll(/=/g)) {
    const law = lawAround(line, sign.index);
    if (law !== null && (law.isRight || !isDenied)) found.push(judged(law, law.isRight));
  }
  return found;
}

/** The longest law whose equals sign stands here, with nothing that belongs to it left over on either side. */
function lawAround(
  line: string,
  at: number,
): { readonly start: number; readonly end: number; readonly isRight: boolean } | null {
  const left = sideOf(line, at, -1);
  const right = sideOf(line, at, 1);
  for (const before of left) {
    for (const after of right.toReversed()) {
      const isRight = LAWS.get(`${before.text}=${after.text}`);
      if (isRight !== undefined) return { start: before.at, end: after.at + 1, isRight };
    }
  }
  return null;
}

type Side = { readonly text: string; readonly at: number };

/** What may stand on one side of the sign, from the shortest on: each ends where no letter, digit or operator follows. */
function sideOf(line: string, from: number, step: 1 | -1): Side[] {
  const sides: Side[] = [];
  let text = "";
  for (let at = from + step; at >= 0 && at < line.length && text.length <= LONGEST; at += step) {
    const sign = line.charAt(at);
    if (sign === "=" || sign === "\n") break;
    if (SKIPPED.test(sign)) continue;
    const read = SAME[sign] ?? plainDigit(sign);
    text = step > 0 ? text + read : read + text;
    if (isBorder(line, at, step)) sides.push({ text, at });
  }
  return sides;
}

function plainDigit(sign: string): string {
  const at = "₀₁₂₃₄₅₆₇₈₉".indexOf(sign);
  return at < 0 ? sign : String(at);
}

function isBorder(line: string, at: number, step: 1 | -1): boolean {
  // A numerator stands in brackets.
  const opened = step < 0 ? (/[({]{0,3}$/.exec(line.slice(0, at))?.[0].length ?? 0) : 0;
  const beside = at + step - opened;
  const next = line.charAt(beside);
  if (/[\p{Script=Latin}\p{Script=Greek}\d₀-₉_^{[(]/u.test(next)) return false;
  const rest = step > 0 ? line.slice(at + 1, at + 4) : line.slice(Math.max(0, beside - 2), beside + 1);
  const isJoined = new RegExp(`[+×·/÷^${DIVISION_SIGN}${MULTIPLICATION_SIGN}]`, "u").test(rest) || / [-−] /.test(rest);
  return !isJoined && (step > 0 || next !== "]");
}

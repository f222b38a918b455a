import type { Designation, IonPart } from "../designation.ts";
import { compose } from "../compose.ts";
import { mayMeet } from "../partners.ts";
import { listAnionsAt, listCationsAt } from "./read-ions.ts";
import { listJoints } from "./reader.ts";
import type { Reader } from "./reader.ts";

/** Every choice of one ion from each list. */
function combine(choices: readonly (readonly IonPart[])[]): IonPart[][] {
  return choices.reduce<IonPart[][]>(
    (chosen, ions) => chosen.flatMap((before) => ions.map((ion) => [...before, ion])),
    [[]],
  );
}

function toSalts(cations: readonly (readonly IonPart[])[], anion: IonPart): Designation[] {
  return combine(cations)
    .filter((ions) => ions.every((cation) => mayMeet(cation, anion) && (ions.length === 1 || cation.atoms !== "H")))
    .map((ions): Designation => ({ kind: "salt", cations: ions, anion }));
}

/** "Trisodium phosphate": a counted cation must come in just that number. */
function isCountRight(salt: Designation, count: number | null): boolean {
  if (count === null || salt.kind !== "salt") return true;
  const [cation] = salt.cations;
  const text = compose(salt) ?? "";
  return (
    cation !== undefined &&
    text.startsWith(
      count === 1
        ? cation.atoms
        : /^[A-Z][a-z]?$/.test(cation.atoms)
          ? `${cation.atoms}${count}`
          : `(${cation.atoms})${count}`,
    )
  );
}

type CationList = { readonly cations: readonly (readonly IonPart[])[]; readonly end: number };

/** One cation at `at`, or two behind each other (a double salt). */
function listCationLists(reader: Reader, at: number): CationList[] {
  return listCationsAt(reader, at).flatMap(({ ions, end }): CationList[] => {
    const seconds = listCationsAt(reader, end).map((second) => ({ cations: [ions, second.ions], end: second.end }));
    return [{ cations: [ions], end }, ...seconds];
  });
}

function readCationFirst(reader: Reader): Designation[] {
  const counts = reader.lexis.prefixes
    .matchAt(reader.text, 0)
    .map(({ value, end }) => ({ count: value as number | null, at: end }));
  return [{ count: null, at: 0 }, ...counts].flatMap(({ count, at }) =>
    listCationLists(reader, at).flatMap(({ cations, end }) =>
      listJoints(reader, end)
        .flatMap((start) => listAnionsAt(reader, start))
        .filter((anion) => anion.end === reader.text.length)
        .flatMap(({ ion }) => toSalts(cations, ion))
        .filter((salt) => isCountRight(salt, count)),
    ),
  );
}

function readAnionFirst(reader: Reader): Designation[] {
  return listAnionsAt(reader, 0).flatMap(({ ion, end }) =>
    listJoints(reader, end).flatMap((at) =>
      listCationsAt(reader, at).flatMap((cation) => {
        if (cation.end === reader.text.length) return toSalts([cation.ions], ion);
        return listJoints(reader, cation.end)
          .flatMap((next) => listCationsAt(reader, next))
          .filter((second) => second.end === reader.text.length)
          .flatMap((second) => toSalts([cation.ions, second.ions], ion));
      }),
    ),
  );
}

/** Every salt that a whole name may mean; charges left open give several. */
export function readSalts(reader: Reader): Designation[] {
  return reader.lexis.naming.order === "cation-first" ? readCationFirst(reader) : readAnionFirst(reader);
}

/** Every ion that a whole name may mean. */
export function readIons(reader: Reader): Designation[] {
  const whole = reader.text.length;
  const own = reader.lexis.ions.find(reader.text);
  if (own !== null) return [{ kind: "ion", ion: own }];
  const cations = listCationsAt(reader, 0)
    .filter(({ end }) => end === whole)
    .flatMap(({ ions }) => ions);
  const anions = listAnionsAt(reader, 0)
    .filter(({ end }) => end === whole)
    .map(({ ion }) => ion);
  return [...anions, ...cations].map((ion): Designation => ({ kind: "ion", ion }));
}

import type { Reader } from "../../text/material.ts";
import { readFormulaOfIons } from "./formula-of-ions.ts";

export const NOMENCLATURE: readonly Reader[] = [({ spots, locale }) => readFormulaOfIons(spots, locale)];

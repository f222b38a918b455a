import "server-only";
import { asSchema, type JSONSchema7, jsonSchema, type Schema, type ToolSet } from "ai";
import { z } from "zod";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Words } from "#lib/wording/words.ts";
import { balanceEquation, molarMass, namingTools, oxidationNumbers, reactionProducts } from "./formula-tools.ts";
import { problemTools } from "./problem-tools.ts";
import { quantityTools } from "./quantity-tools.ts";
import { referenceData } from "./reference-tool.ts";
import { statementTool } from "./statement-tool.ts";
import type { ToolAnswer } from "./tool-answer.ts";

/** Kept for as long as the process lives: they hold nothing of a turn. */
const kept = new Map<Locale, ToolSet>();

/** What a model may ask the engine. */
export function engineTools(words: Words): ToolSet {
  const known = kept.get(words.locale);
  if (known) return known;
  const tools = assemble(words);
  kept.set(words.locale, tools);
  return tools;
}

/** The model reads what is said; the facts are for the check of its claims. */
const toModelOutput = ({ output }: { output: ToolAnswer }) => ({ type: "json" as const, value: output.said });

/** What is used twice is written once: the kinds of quantities are a thousand tokens. */
function schemaOf(schema: z.ZodType): Schema {
  const written = z.toJSONSchema(schema, { target: "draft-7", io: "input", reused: "ref" });
  const { validate } = asSchema(schema);
  return jsonSchema(written as JSONSchema7, validate && { validate });
}

/** As schemas of the SDK's they are put into words once; those of zod would be for each reply. */
function assemble(words: Words): ToolSet {
  const tools: ToolSet = {
    solve_problem: problemTools(words).solve_problem,
    ...statementTool(words),
    grade_answer: problemTools(words).grade_answer,
    balance_equation: balanceEquation,
    molar_mass: molarMass,
    oxidation_numbers: oxidationNumbers,
    reaction_products: reactionProducts,
    ...namingTools(words.locale),
    ...quantityTools(words.locale),
    reference_data: referenceData,
  };
  return Object.fromEntries(
    Object.entries(tools).map(([name, each]) => [
      name,
      { ...each, inputSchema: schemaOf(each.inputSchema as z.ZodType), toModelOutput },
    ]),
  );
}

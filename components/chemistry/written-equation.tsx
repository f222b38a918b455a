import { cn } from "#components/ui/class-names.ts";
import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { splitMath } from "#lib/chemistry/display/math.ts";
import { ChemistryText } from "./chemistry-text.tsx";
import { Equation, EQUATION_LINE } from "./equation.tsx";

/** An equation of any writer: the engine's in Unicode, as it is, a plain one brought to that, or TeX, which is set as such. */
export function WrittenEquation({ text, className }: { text: string; className?: string }) {
  if (!/[\\$]/.test(text))
    return <Equation text={formatChemistryText(text)} {...(className !== undefined && { className })} />;
  return (
    <div className={cn(EQUATION_LINE, className)}>
      <ChemistryText text={asMath(text)} />
    </div>
  );
}

/** A bare command gets the delimiters that its writer left out. */
function asMath(text: string): string {
  return splitMath(text).some(({ kind }) => kind !== "text") ? text : `\\[${text}\\]`;
}

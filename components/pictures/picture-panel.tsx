"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { SaveDrawing } from "#components/chemistry/save-drawing.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Dial } from "#lib/pictures/dials.ts";
import { drawPicture, listDials, type Picture } from "#lib/pictures/picture.ts";
import { nodesOf } from "#lib/pictures/nodes-of.ts";
import { Decimal } from "#lib/quantity/decimal.ts";
import { GivenDial } from "./given-dial.tsx";
import { Prediction } from "./prediction.tsx";
import type { SeeItProps } from "./see-it.tsx";
import { useNames } from "./use-names.ts";
import { useRested } from "./use-rested.ts";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

/** Where each given is turned to, by its place among the nodes. */
type Turned = Readonly<Record<number, number>>;

const UNTURNED: Turned = {};

type Shown = { readonly turned: Turned; readonly picture: Picture };

const changesOf = (dials: readonly Dial[], turned: Turned) =>
  new Map(
    dials.flatMap(({ index, values, own }): [number, Decimal][] => {
      const at = turned[index] ?? own;
      const value = values[at];
      return at === own || value === undefined ? [] : [[index, new Decimal(value)]];
    }),
  );

/** Of what it is, by so much an answer must have changed: the energy of a photon is a number of twenty zeros. */
const LEAST_CHANGE = 1e-12;

function directionOf(before: Decimal, after: Decimal): number {
  const change = after.minus(before);
  const least = Decimal.max(before.abs(), after.abs()).times(LEAST_CHANGE);
  return change.abs().lte(least) ? 0 : change.isNegative() ? -1 : 1;
}

/** The picture of a solved problem, with its givens to be turned. */
export function PicturePanel({ kind, facts, names: onCard, view }: SeeItProps & { view: View<Picture> }) {
  const t = useTranslations("pictures.panel");
  const say = useSay();
  const names = useNames(facts, onCard);
  const dials = useMemo(() => listDials(facts), [facts]);
  const draw = (at: Turned) => drawPicture(facts, kind, changesOf(dials, at));
  // Kept with where the givens stand: drawn anew with each step of a slider, it is drawn once.
  const [{ turned, picture }, setShown] = useState(() => ({ turned: UNTURNED, picture: draw(UNTURNED) }));
  const [isPredicting, setPredicting] = useState(true);
  const [asked, setAsked] = useState<{ dial: Dial; at: number; shown: Shown } | null>(null);
  const [verdict, setVerdict] = useState("");
  if (picture === null) return null;
  const answerName = names[nodesOf(facts).length - 1] ?? "";
  const { answer } = picture;

  function turn(dial: Dial, at: number) {
    setVerdict("");
    setAsked(null);
    const next = { ...turned, [dial.index]: at };
    const drawn = draw(next);
    if (drawn === null) {
      setVerdict(t("none"));
      return;
    }
    const shown = { turned: next, picture: drawn };
    if (isPredicting && at !== (turned[dial.index] ?? dial.own)) setAsked({ dial, at, shown });
    else setShown(shown);
  }

  function reveal(said: -1 | 0 | 1 | null) {
    if (asked === null) return;
    const after = asked.shown.picture.answer;
    const direction = directionOf(answer.value, after.value);
    const outcome = t(direction > 0 ? "rises" : direction < 0 ? "falls" : "stays", {
      answer: answerName,
      before: say.quantity(answer),
      after: say.quantity(after),
    });
    setVerdict(said === null ? outcome : `${t(said === direction ? "right" : "wrong")} ${outcome}`);
    setShown(asked.shown);
    setAsked(null);
  }

  const positionOf = (dial: Dial): number => (asked?.dial === dial ? asked.at : (turned[dial.index] ?? dial.own));
  return (
    <div className="space-y-3">
      <Figure
        picture={picture}
        view={view}
        answer={<ChemistryText text={t("answer", { name: answerName, value: say.quantity(answer) })} />}
      />
      <fieldset className="space-y-2 print:hidden">
        <legend className="pb-1 text-sm font-medium">{t("turn")}</legend>
        {dials.map((dial) => (
          <GivenDial
            key={dial.index}
            dial={dial}
            name={names[dial.index] ?? ""}
            at={positionOf(dial)}
            onTurn={(at) => turn(dial, at)}
          />
        ))}
        <label className="flex min-h-8 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={isPredicting}
            onChange={({ target }) => {
              setPredicting(target.checked);
              if (!target.checked) reveal(null);
            }}
            className="size-4 accent-primary"
          />
          {t("predict")}
        </label>
        {asked === null ? null : (
          <Prediction
            question={t("question", {
              name: names[asked.dial.index] ?? "",
              before: say.decimal(
                valueAt(asked.dial, turned[asked.dial.index] ?? asked.dial.own),
                null,
                asked.dial.unit,
              ),
              after: say.decimal(valueAt(asked.dial, asked.at), null, asked.dial.unit),
              answer: answerName,
            })}
            onSay={reveal}
          />
        )}
        <p role="status" className="text-sm font-medium empty:hidden">
          <ChemistryText text={verdict} />
        </p>
        {Object.keys(turned).length === 0 ? null : (
          <Button
            variant="link"
            size="sm"
            className="px-0"
            onClick={() => {
              setShown({ turned: UNTURNED, picture: draw(UNTURNED) });
              setAsked(null);
              setVerdict("");
            }}
          >
            {t("reset")}
          </Button>
        )}
      </fieldset>
    </div>
  );
}

const valueAt = ({ values }: Dial, at: number): string => values[at] ?? "";

/** The words of a picture, made anew only for another one. */
const Told = memo(function Told({ Text, picture }: Pick<View<Picture>, "Text"> & { picture: Picture }) {
  return <Text picture={picture} />;
});

type FigureProps = { picture: Picture; view: View<Picture>; answer: ReactNode };

/** The drawing, what it shows in words, and both as files. */
function Figure({ picture, view: { Drawing, Text }, answer }: FigureProps) {
  const t = useTranslations("pictures");
  const drawing = useRef<HTMLDivElement>(null);
  const title = useId();
  // While a slider moves, drawing and answer follow it; what they show is told in words once it rests.
  const told = useRested(picture);

  return (
    <figure aria-labelledby={title} className="min-w-0 space-y-2">
      <figcaption id={title} className="text-sm font-medium">
        {t(`${picture.kind}.title`)}
      </figcaption>
      <div ref={drawing} data-drawing aria-hidden="true" className="max-w-108 contain-layout">
        <Drawing picture={picture} />
      </div>
      <p role="status" className="tabular font-semibold">
        {answer}
      </p>
      <p className="text-sm text-muted-foreground">
        <Told Text={Text} picture={told} />
      </p>
      <SaveDrawing figure={drawing} name={t(`${picture.kind}.title`)} />
    </figure>
  );
}

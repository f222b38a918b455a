import type { Plot } from "../cards/drawing.ts";
import { boyleCurve, charlesLine, maxwellCurve } from "../chemistry/curves/gases.ts";
import { heatingCurve, type Stretch, waterStretches } from "../chemistry/curves/heating.ts";
import { arrheniusLine, concentrationCurve, decayCurve, energyProfile } from "../chemistry/curves/kinetics.ts";
import { equivalenceVolume, type Titration, titrationCurve, titrationPh } from "../chemistry/curves/titration.ts";
import { WEAK_ACIDS } from "../chemistry/data/acid-constants.ts";
import type { PlotId } from "../concepts/drawings.ts";
import { Decimal } from "../quantity/decimal.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";
import { formatDecimal, formatList, formatQuantity, formatValue } from "./numbers.ts";
import { sayComposed, type Words } from "./words.ts";

type AxisName =
  | "heat"
  | "heat-removed"
  | "temperature"
  | "time"
  | "left"
  | "added"
  | "volume"
  | "pressure"
  | "speed"
  | "share"
  | "concentration"
  | "absorbance"
  | "course"
  | "energy";

type Pen = {
  readonly words: Words;
  readonly axis: (label: AxisName, unit?: string) => Plot["x"];
  /** A number with its unit, in the reader's notation. */
  readonly amount: (value: string, unit: string) => string;
  readonly say: (part: string, values?: Record<string, string | number>) => string;
};

function penOf(id: string, words: Words): Pen {
  return {
    words,
    axis: (label, unit = "") => ({ label: words.t(`drawings.axes.${label}`), unit }),
    amount: (value, unit) => formatQuantity(formatDecimal(value, words.locale), unit, words.locale),
    say: (part, values) => sayComposed(words, `drawings.plots.${id}.${part}`, values),
  };
}

/** The figures of a point that is read off a curve. */
const POINT_FIGURES = 3;

function pointAmount(value: number, unit: string, { locale }: Words): string {
  return formatQuantity(
    formatValue(writeDecimal(new Decimal(value), POINT_FIGURES), POINT_FIGURES, locale),
    unit,
    locale,
  );
}

/** The curve of a lesson: computed, and worded for the reader. */
export function wordPlot(id: PlotId, words: Words): Plot {
  return LESSON_PLOTS[id](penOf(id, words));
}

const LESSON_PLOTS: Readonly<Record<PlotId, (pen: Pen) => Plot>> = {
  heating: ({ words }) =>
    wordHeating({ mass: "36.0", unit: "g", start: -20, stretches: waterStretches(36, -20, 120) }, words),
  decay: ({ words }) => wordDecay({ initial: "20.0", unit: "g", halfLife: "8.02", timeUnit: "d", time: null }, words),
  titrations: plotTitrations,
  boyle: ({ axis, amount, say }) => ({
    ...plot(say("title"), say("text", { amount: amount("1.00", "mol"), temperature: amount("300", "K") })),
    x: axis("volume", "L"),
    y: axis("pressure", "kPa"),
    series: [{ name: "", points: boyleCurve(1, 300) }],
  }),
  charles: ({ axis, amount, say }) => ({
    ...plot(say("title"), say("text", { amount: amount("1.00", "mol"), pressure: amount("101.325", "kPa") })),
    x: axis("temperature", "K"),
    y: axis("volume", "L"),
    series: [{ name: "", points: charlesLine(1, 101.325) }],
  }),
  maxwell: ({ axis, amount, say }) => {
    const [cold, hot] = [amount("300", "K"), amount("900", "K")];
    return {
      ...plot(say("title"), say("text", { cold, hot })),
      x: axis("speed", "m/s"),
      y: axis("share", "10⁻³ s/m"),
      series: [
        { name: cold, points: maxwellCurve(28.014, 300) },
        { name: hot, points: maxwellCurve(28.014, 900) },
      ],
    };
  },
  beer: ({ axis, amount, say }) => ({
    ...plot(say("title"), say("text", { absorptivity: amount("150", "L/(mol·cm)"), path: amount("1.00", "cm") })),
    x: axis("concentration", "mmol/L"),
    y: axis("absorbance"),
    series: [
      {
        name: "",
        points: [
          [0, 0],
          [2, 0.3],
          [4, 0.6],
          [6, 0.9],
          [8, 1.2],
        ],
      },
    ],
  }),
  profile: ({ axis, amount, say }) => ({
    ...plot(
      say("title"),
      say("text", { change: amount("60", "kJ/mol"), high: amount("80", "kJ/mol"), low: amount("45", "kJ/mol") }),
    ),
    x: { ...axis("course"), isBare: true },
    y: axis("energy", "kJ/mol"),
    series: [
      { name: say("plain"), points: energyProfile(80, -60) },
      { name: say("catalysed"), points: energyProfile(45, -60) },
    ],
  }),
  orders: ({ axis, amount, say }) => ({
    ...plot(say("title"), say("text", { initial: amount("1.00", "mol/L"), k: amount("0.10", "") })),
    x: axis("time", "s"),
    y: axis("concentration", "mol/L"),
    series: ([0, 1, 2] as const).map((order) => ({
      name: say("order", { order }),
      points: concentrationCurve(order, 1, 0.1, 20),
    })),
  }),
  arrhenius: ({ amount, say }) => ({
    ...plot(say("title"), say("text", { energy: amount("50", "kJ/mol") })),
    x: { label: "1/T", unit: "10⁻³ K⁻¹" },
    y: { label: "ln k", unit: "" },
    series: [{ name: "", points: arrheniusLine(50, 25) }],
  }),
};

function plot(title: string, text: string): Pick<Plot, "kind" | "title" | "text" | "marks"> {
  return { kind: "plot", title, text, marks: [] };
}

function plotTitrations({ axis, amount, say, words }: Pen): Plot {
  const strong: Titration = {
    analyte: "acid",
    constant: null,
    concentration: 0.1,
    volumeMilliliters: 25,
    titrantConcentration: 0.1,
  };
  const weak: Titration = { ...strong, constant: Number(WEAK_ACIDS["CH3COOH"]) };
  const ph = (titration: Titration) => formatDecimal(titrationPh(titration, 25).toFixed(2), words.locale);
  const values = {
    volume: amount("25.0", "mL"),
    concentration: amount("0.100", "mol/L"),
    strong: ph(strong),
    weak: ph(weak),
  };
  return {
    ...plot(say("title"), say("text", values)),
    x: axis("added", "mL"),
    y: { label: "pH", unit: "" },
    series: [
      { name: "HCl", points: titrationCurve(strong) },
      { name: "CH₃COOH", points: titrationCurve(weak) },
    ],
  };
}

/** A sample of water on its way between two temperatures; `mass` as it is written. */
type Heating = {
  readonly mass: string;
  readonly unit: string;
  readonly start: number;
  readonly stretches: readonly Stretch[];
};

export function wordHeating({ mass, unit, start, stretches }: Heating, words: Words): Plot {
  const { axis, amount, say } = penOf("heating", words);
  const points = heatingCurve(start, stretches);
  const end = points.at(-1)?.[1] ?? start;
  const isCooling = stretches.some(({ heatJoules }) => heatJoules < 0);
  const levels = stretches.flatMap(({ changeCelsius }, index) => {
    const at = points[index]?.[1];
    return changeCelsius !== 0 || at === undefined
      ? []
      : [say("level", { change: changeAt(at, isCooling), temperature: amount(String(at), "°C") })];
  });
  const values = {
    start: amount(String(start), "°C"),
    end: amount(String(end), "°C"),
    levels: formatList(levels, words.locale),
  };
  return {
    ...plot(
      say("title", { direction: isCooling ? "cooling" : "heating", mass: amount(mass, unit) }),
      say("text", values),
    ),
    x: axis(isCooling ? "heat-removed" : "heat", "kJ"),
    y: axis("temperature", "°C"),
    series: [{ name: "", points }],
  };
}

function changeAt(celsius: number, isCooling: boolean): "melting" | "freezing" | "boiling" | "condensing" {
  if (celsius < 50) return isCooling ? "freezing" : "melting";
  return isCooling ? "condensing" : "boiling";
}

/** What decays, as it is written; `time` is the one that a problem asks about. */
type Decay = {
  readonly initial: string;
  readonly unit: string;
  readonly halfLife: string;
  readonly timeUnit: string;
  readonly time: number | null;
};

export function wordDecay({ initial, unit, halfLife, timeUnit, time }: Decay, words: Words): Plot {
  const { axis, amount, say } = penOf("decay", words);
  const [start, half] = [Number(initial), Number(halfLife)];
  const left = time === null ? null : start * 2 ** (-time / half);
  return {
    ...plot(say("title"), say("text", { initial: amount(initial, unit), halfLife: amount(halfLife, timeUnit) })),
    x: axis("time", timeUnit),
    y: axis("left", unit),
    series: [{ name: "", points: decayCurve(start, half, Math.max(4 * half, time ?? 0)) }],
    marks: time === null || left === null ? [] : [{ x: time, y: left, label: pointAmount(left, unit, words) }],
  };
}

/** A titration of a problem, with the point that it asks about. */
type TitrationPoint = {
  readonly titration: Titration;
  readonly analyte: string;
  readonly titrant: string;
  readonly added: number;
};

export function wordTitration({ titration, analyte, titrant, added }: TitrationPoint, words: Words): Plot {
  const { axis, say } = penOf("titration", words);
  const equivalence = equivalenceVolume(titration);
  const ph = formatDecimal(titrationPh(titration, equivalence).toFixed(2), words.locale);
  return {
    ...plot(say("title", { analyte, titrant }), say("text", { volume: pointAmount(equivalence, "mL", words), ph })),
    x: axis("added", "mL"),
    y: { label: "pH", unit: "" },
    series: [{ name: "", points: titrationCurve(titration) }],
    marks: [{ x: added, y: titrationPh(titration, added), label: say("point") }],
  };
}

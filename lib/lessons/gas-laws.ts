import { sample } from "../chemistry/curves/point.ts";
import { quantity } from "../methods/terms.ts";
import { compute, given, shown } from "./compute.ts";
import type { Lesson, LessonContent } from "./lesson.ts";

const PRESSURE = "101.3 kPa";
/** Celsius doubles, and kelvin hardly changes. */
const COLD = "20.0 °C";
const WARM = "40.0 °C";

const WIDE = "6.00 L";
const NARROW = "2.00 L";

const ABSOLUTE_ZERO = -273.15;

const heatedTo = (final: string) =>
  compute({
    givens: [
      { kind: "pressure", label: "initial", value: PRESSURE },
      { kind: "temperature", label: "initial", value: COLD },
      { kind: "temperature", label: "final", value: final },
    ],
    find: { kind: "pressure", label: "final" },
  });

/** What temperature and room do to the particles of a gas, and so to its pressure. */
export const GAS_LAWS: Lesson = {
  id: "gas-laws",
  topic: "gas-laws",
  also: [],
  check: { family: "gas-laws", form: "free" },
  next: "ph",
  build,
};

function build(): LessonContent {
  const warm = heatedTo(WARM);
  const pressed = compute({
    givens: [
      { kind: "pressure", label: "initial", value: PRESSURE },
      { kind: "volume", label: "initial", value: WIDE },
      { kind: "volume", label: "final", value: NARROW },
    ],
    find: { kind: "pressure", label: "final" },
  });
  const [wide, narrow, pressure] = [WIDE, NARROW, PRESSURE].map((text) => Number(given(text).value));
  const kelvin = (celsius: string) => Number(given(celsius).value) - ABSOLUTE_ZERO;
  const grows = warm.value > (pressure ?? 0) * 1.9;
  const perCelsius = (warm.value - (pressure ?? 0)) / (kelvin(WARM) - kelvin(COLD));
  return {
    values: {
      pressure: given(PRESSURE),
      cold: given(COLD),
      warm: given(WARM),
      coldKelvin: shown(kelvin(COLD), "K", 3),
      warmKelvin: shown(kelvin(WARM), "K", 3),
      warmPressure: shown(warm.value, "kPa", 4),
      doubled: shown(2 * (pressure ?? 0), "kPa", 4),
      zero: shown(ABSOLUTE_ZERO, "°C", 3),
      freezing: quantity("0", "°C"),
      wide: given(WIDE),
      narrow: given(NARROW),
      pressed: pressed.fact,
    },
    steps: [
      {
        id: "flask",
        kind: "predict",
        options: ["doubles", "slightly", "same"],
        right: grows ? "doubles" : "slightly",
      },
      { id: "kelvin", kind: "tell", lines: warm.lines.slice(-1) },
      {
        id: "line",
        kind: "choose",
        options: ["freezing", "coldest", "nowhere"],
        right: "coldest",
        drawing: {
          kind: "plot",
          x: "°C",
          y: "kPa",
          series: { "": sample(ABSOLUTE_ZERO, 150, 10, (at) => perCelsius * (at - ABSOLUTE_ZERO)) },
          marks: [{ x: Number(given(COLD).value), y: pressure ?? 0, label: given(PRESSURE) }],
        },
      },
      {
        id: "piston",
        kind: "estimate",
        value: pressed.value,
        unit: "kPa",
        within: { share: 0.02 },
        slips: {
          "direct-proportion": ((pressure ?? 0) * (narrow ?? 0)) / (wide ?? 1),
          subtracted: (pressure ?? 0) + (wide ?? 0) - (narrow ?? 0),
        },
      },
    ],
  };
}

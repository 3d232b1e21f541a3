/** The game's pictures: the sheet, and a ground pattern for each crop. */
import { sprite } from "$lib/sprite";
import sheet from "./pieces?sheet";

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

/** Each crop's ground pattern, which identifies it without color. */
const GROUNDS: Record<string, string> = {
  // long arcs
  banana: line(
    "banana",
    2.5,
    steps(-30, 130, 17).map((y) => `M-2 ${y}C24 ${y - 26} 40 ${y - 10} 62 ${y - 24}S92 ${y - 36} 104 ${y - 30}`),
  ),
  // chevrons
  coconut: line(
    "coconut",
    2.3,
    steps(-4, 100, 12).map((y) => `M0 ${y}${"l10 10 10-10".repeat(5)}`),
  ),
  // waves
  watermelon: line(
    "melon",
    3,
    steps(9, 99, 18).map((y) => `M0 ${y}q10-9 20 0${"t20 0".repeat(4)}`),
  ),
  // trellis: posts and wires
  grape:
    line(
      "grape",
      2.6,
      steps(10, 90, 20).map((x) => `M${x} 0V100`),
    ) +
    line(
      "grape",
      1.4,
      steps(7, 100, 25).map((y) => `M0 ${y}H100`),
    ),
  // staggered dots
  pepper: line(
    "pepper",
    4.6,
    steps(5, 95, 9).flatMap((y, row) => steps(row % 2 ? 14 : 5, 96, 18).map((x) => `M${x} ${y}h.01`)),
  ),
};

function line(crop: string, width: number, paths: string[]): string {
  return `<path fill="none" stroke="var(--${crop}-l)" stroke-opacity=".8" stroke-width="${width}" stroke-linecap="round" d="${paths.join("")}"/>`;
}

const CORNERS = "ground-corners";
const grounds = Object.entries(GROUNDS).map(
  ([crop, ground]) =>
    `<symbol id="santiago-ground-${crop}" viewBox="0 0 100 100"><g clip-path="url(#${CORNERS})">${ground}</g></symbol>`,
);

export const symbol = sprite(
  "santiago",
  sheet,
  `${grounds.join("")}<clipPath id="${CORNERS}"><rect width="100" height="100" rx="9"/></clipPath>`,
);

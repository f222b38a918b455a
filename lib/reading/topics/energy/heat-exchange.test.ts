import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  [
    "A 30.0 g silver ring (c = 0.235 J/g°C) at 200.0 °C is put in 60.0 g of water at 22.0 °C. Assuming no heat is lost to the surroundings, what is the final temperature of the ring and water?",
    "26.9 °C",
  ],
  [
    "A 110 g sample of copper (specific heat = 0.385 J/g·°C) is heated to 82.4 °C and then placed in a container of water. The container holds 200 g of water at 22.3 °C. What is the final temperature of the water and copper?",
    "25.2 °C",
  ],
  [
    "A 25.0 g piece of hot gold (c = 0.129 J/g°C) is dropped into 50.0 g of water (c = 4.18 J/g°C) at 22.0 °C, and the temperature of the water rises to 24.0 °C. What was the initial temperature of the gold?",
    "154 °C",
  ],
  [
    "In an experiment, 59.7 g of a metal at 100.0 °C was transferred to 60.0 g of water at 22.0 °C in an insulated cup; the final temperature was 28.6 °C. What is the metal's specific heat capacity?",
    "0.389 J/(g·°C)",
  ],
  [
    "What mass of iron (c = 0.449 J/g·°C) at 180.0 °C must be added to 60.0 g of water at 20.0 °C to reach a final temperature of 29.3 °C?",
    "34.5 g",
  ],
  [
    "How many grams of water at 80.0 °C must be added to 120.0 g of water at 20.0 °C to bring the final temperature to 31.8 °C?",
    "29.4 g",
  ],
  [
    "Suppose 200.0 g of water at 75 °C is added to 100.0 g of water at 25 °C in a perfectly insulated container. What temperature do they come to?",
    "58.3 °C",
  ],
  [
    "A 50.0 g ice cube at 0 °C is placed in 200.0 g of water at 32.5 °C. What is the final temperature? (Heat of fusion 334 J/g, specific heat of water 4.184 J/g·°C)",
    "10 °C",
  ],
  ["How many grams of ice at 0 °C must be added to 100.0 g of water at 25.0 °C to cool it to 0.0 °C?", "31.3 g"],
])("[READ-02] [LAW-01] reads which number is of which body: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

/** One word or number from a problem that has an answer. */
test.each([
  "A 30.0 g silver ring at 200.0 °C is put in water at 22.0 °C. What is the final temperature of the ring and water?",
  "A 40.0 g steel ball at 120.0 °C is dropped into 100.0 g of water at 15.3 °C. What is the final temperature of the water?",
  "A 59.7 g piece of metal is dropped into 60.0 g of water at 22.0 °C. The temperature rises to 28.6 °C. Find the specific heat of the metal.",
  "A 59.7 g piece of metal at 100.0 °C is dropped into 60.0 g of water. The final temperature is 28.6 °C. Find the specific heat of the metal.",
  "A 59.7 g piece of metal at 100.0 °C is dropped into 60.0 g of water at 22.0 °C. The final temperature is 18.6 °C. Find the specific heat of the metal.",
  "100.0 g of water at 80.0 °C is mixed with 200.0 g of water at 30.0 °C; 10% of the heat escapes. What is the final temperature?",
  "100.0 g of water at 80.0 °C is mixed with 200.0 g of water at 30.0 °C. The cup absorbs some of the heat. What is the final temperature?",
  "A 50.0 g piece of copper at 95.0 °C is dropped into 150.0 g of water at 22.0 °C. The beaker also warms up. What is the final temperature?",
  "100.0 g of water at 80.0 °C is mixed with 200.0 g of oil at 30.0 °C. What is the final temperature?",
  "A 500.0 g piece of iron at 900.0 °C is dropped into 50.0 g of water at 22.0 °C. What is the final temperature?",
  "100.0 g of ice at 0.0 °C is added to 100.0 g of water at 50.0 °C. What is the final temperature?",
  "50.0 g of ice at -10.0 °C is added to 100.0 g of water at 50.0 °C. What is the final temperature?",
  "20.0 g of ice is added to 100.0 g of tea. What is the final temperature?",
])("[READ-02] does not take for understood what it is not: %s", (text) => {
  expect(answersTo(text)).toBeNull();
});

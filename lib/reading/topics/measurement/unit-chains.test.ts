import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "A nurse gives a 31-lb child 4.0 mg of an antibiotic per kilogram of body mass twice a day. How many milligrams of the antibiotic does the child get each day?",
    "112 mg",
  ],
  ["A scooter goes 38 miles per gallon. How many gallons of gasoline does it need for a ride of 610 km?", "9.97 gal"],
  ["Saffron sells for $8.50 per gram. What is the cost of 1.5 ounces of saffron? (1 oz = 28.35 g)", "361 dollars"],
  [
    "A tap leaks 15 drops of water each minute. If 18 drops equal 1.0 mL, how many liters of water are lost in one day?",
    "1.2 L",
  ],
  ["A bee beats its wings 230 times per second. How many times does it beat them in 3.0 minutes?", "41400"],
  ["A drip delivers 75 mL of saline per hour. How many hours will a 0.90-L bag last?", "12 h"],
  [
    "A reservoir has a surface area of 12 km2 and an average depth of 8.0 m. What is its volume in cubic meters?",
    "96000000 m³",
  ],
  [
    "Varnish covers 90 square feet per quart. How many liters of varnish are needed to cover a floor of 400 square feet?",
    "4.21 L",
  ],
  ["Each capsule contains 65 mg of iron. How many capsules are needed to provide 0.52 g of iron?", "8"],
  ["A train runs at 150 miles per hour. How many hours does a journey of 900 km take?", "3.73 h"],
  ["Walnuts cost $9.25 per pound. How much would 280 g of walnuts cost?", "5.71 dollars"],
  [
    "A press prints 30 pages per minute, and each page costs 4 cents. What is the cost, in dollars, of printing for one hour?",
    "72 dollars",
  ],
  ["A van uses 9.5 L of diesel per 100 km. How many kilometers does it go on 40 L of diesel?", "421 km"],
  ["A swimmer covers 200.0 m in 118 s. What is her average speed in kilometers per hour?", "6.1 km/h"],
  [
    "A medicine is supplied as 125 mg per 5.0 mL. A patient is to receive 0.40 g. How many milliliters should be given?",
    "16 mL",
  ],
  ["One egg contains 70 mg of choline. How many grams of choline are in a dozen eggs?", "0.84 g"],
  ["A car travels 300 miles on 11.0 gallons of gasoline. What is its mileage in km/L?", "11.6 km/L"],
  [
    "The recommended dose of a syrup is 2.5 teaspoons every 8 hours. How many teaspoons are taken in 3 days?",
    "22.5 tsp",
  ],
  [
    "A mine yields 6.0 g of gold per metric ton of rock. How many kilograms of rock are needed for 2.0 oz of gold?",
    "9450 kg",
  ],
  ["A child takes 4 mL of syrup 3 times a day. How many days will a 96-mL bottle last?", "8 d"],
  [
    "A patient received 420 mg of a drug at a dose of 6.0 mg per kilogram of body mass. What is the mass of the patient, in kilograms?",
    "70 kg",
  ],
  [
    "Platinum has a density of 21.4 g/cm3 and costs $31 per gram. What is the price of 2.0 cm3 of platinum?",
    "1330 dollars",
  ],
  // The "tub" is the bathtub, and 365 days are the year.
  [
    "A bathtub is 15.0 dm long, 6.00 dm wide and 3.0 dm deep. Assume that the tub is rectangular and calculate its volume in liters.",
    "270 L",
  ],
  [
    "A pond is 40.0 m long and 15.0 m wide. How many liters of water are needed to fill it to an average depth of 1.2 m?",
    "720000 L",
  ],
  [
    "A signal travels 2.0 × 10^8 m/s. How many kilometers does the signal travel in one year (365 days)?",
    "6310000000000 km",
  ],
  ["A child's dose of a syrup is 12 mg/kg. How many milligrams should a child weighing 50 lb receive?", "272 mg"],
  [
    "A lift rises 2.5 meters every second. How many seconds does it take to rise to the top of a tower 410 feet high?",
    "50 s",
  ],
  [
    "A sheet of copper foil has an area of 2.00 ft2 and a mass of 33.3 g. If the density of copper is 8.96 g/cm3, what is the thickness of the foil in millimeters?",
    "0.02 mm",
  ],
])("[SOLVE-01] multiplies what is told so that its units cancel: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  // Another thing than the rate is of.
  "A scooter goes 38 miles per gallon. How many gallons of water does it need for a ride of 610 km?",
  "A scooter goes 38 miles per gallon. A truck travels 610 km. How many gallons does the truck need?",
  "A scooter goes 38 miles per gallon. How many gallons does a bus need for a ride of 610 km?",
  "A tap leaks 15 drops of water each minute. If 18 drops equal 1.0 mL, how many liters of oil are lost in one day?",
  "Each capsule contains 65 mg of iron. How many capsules are needed to provide 0.52 g of zinc?",
  "Saffron sells for $8.50 per gram. What is the cost of 1.5 ounces of salt?",
  "A machine fills 40 bottles per minute. How many cans does it fill in one hour?",
  "How many gallons does a truck use for a trip of 100 km if a car gets 30 miles per gallon?",
  "A gallon of milk costs $3.20 and a loaf of bread $2.50. What is the cost of 3 gallons of bread?",
  // Turned round or changed by a word.
  "A scooter does not go 38 miles per gallon. How many gallons does it need for a ride of 610 km?",
  "A scooter goes 38 miles per gallon. How many gallons are left after a ride of 610 km?",
  "A machine fills 40 bottles per minute. How many bottles are not filled in one hour?",
  "A scooter goes 38 miles per gallon. How many more gallons does it need for a ride of 610 km?",
  "A pool holds 15,000 gallons. It is half full. A hose delivers 9.0 gallons of water per minute. How many hours does it take to fill it?",
  "The dose is 5.0 mg per kilogram of body mass. How many kilograms does a 28-lb dog receive?",
  // Two rates of one kind, and what no product tells.
  "A car goes 60 miles per hour for 2.5 hours and then 40 miles per hour for 1.5 hours. How many miles does it go?",
  "A pump delivers 9.0 gallons per minute and a hose delivers 4.0 gallons per minute. How many hours does it take to fill a pool that holds 15,000 gallons?",
  "Water flows at 3.0 L/min into a tank and leaks out at 1.0 L/min. How many minutes does it take to fill a 60-L tank?",
  "If 3 workers paint 120 square meters in 2 hours, how many square meters do 5 workers paint in 6 hours?",
  "A ring of 14-karat gold has a mass of 6.30 g. Pure gold is 24 karat. How many karats are in 3.0 g?",
  "A runner covers 10.0 km in 42 minutes. How many minutes faster is she at 15 km/h?",
  "A reaction produces 3.2 g of CO2 per minute. How many moles are formed in 5 minutes?",
  "A conical pond is 40.0 m long and 15.0 m wide. How many liters of water are needed to fill it to a depth of 1.2 m?",
  "A pond is 40.0 m long and 15.0 m wide. How many liters of water are needed to fill half of it to a depth of 1.2 m?",
  "A signal travels 2.0 × 10^8 m/s. How many kilometers does light travel in one year (300 days)?",
  "A sheet of copper foil has an area of 2.00 ft2 on each side and a mass of 33.3 g. If the density of copper is 8.96 g/cm3, what is the thickness of the foil?",
  "The price is $4.00 per pound (1 lb = 300 g). What is the cost of 280 g?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

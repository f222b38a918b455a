import { expect, test } from "vitest";
import { type AddressRate, PERSON_RATES, type PersonRate } from "#lib/plans/rates.ts";
import { erasePerson } from "#lib/server/account/erase-person.ts";
import { db } from "#lib/server/db/client.ts";
import { DEMO_ACCOUNTS } from "#lib/server/demo/demo-accounts.ts";
import { addressUse, personUse, type RateUse, sweepRates, takeRate } from "#lib/server/usage/rates.ts";
import { createStudent } from "#tests/support/turns.ts";

const NOW = new Date("2026-05-04T08:00:00Z");
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

/** Of an address that no other test has. */
const anAddress = (name: AddressRate) => addressUse(crypto.randomUUID(), name);

const isTaken = (use: RateUse, now: Date) =>
  takeRate(db(), use, now).then(
    () => true,
    () => false,
  );

async function countTaken(use: RateUse, asked: number, now = NOW): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: asked }, () => isTaken(use, now)));
  return outcomes.filter(Boolean).length;
}

test.each(Object.keys(PERSON_RATES) as PersonRate[])(
  "%s: its burst at the same instant and no more, then by its pace",
  async (name) => {
    const { burst, perMinute } = PERSON_RATES[name];
    const { id } = await createStudent();
    const use = personUse(id, name);
    expect(await countTaken(use, burst + 20)).toBe(burst);
    const pace = 60 / perMinute;
    await expect(takeRate(db(), use, after(0.9 * pace))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      headers: { "Retry-After": String(Math.max(Math.ceil(0.1 * pace), 1)) },
    });
    expect(await countTaken(use, 5, after(3.01 * pace))).toBe(3);
    // Whoever rests has the whole burst again.
    expect(await countTaken(use, burst + 5, after((burst + 9) * pace))).toBe(burst);
  },
);

test("persons, addresses and rates are counted apart", async () => {
  const [one, other] = [await createStudent(), await createStudent()];
  await countTaken(personUse(one.id, "feedback"), PERSON_RATES.feedback.burst);
  expect(await countTaken(personUse(one.id, "feedback"), 1)).toBe(0);
  expect(await countTaken(personUse(one.id, "session"), 1)).toBe(1);
  expect(await countTaken(personUse(other.id, "feedback"), 1)).toBe(1);
  expect(await countTaken(anAddress("write"), 1)).toBe(1);
});

test("a demo account has the rates of a class, which may try it at once", () => {
  const [account] = DEMO_ACCOUNTS;
  const { burst, perMinute } = PERSON_RATES.feedback;
  expect(personUse(account.id, "feedback").rate).toEqual({ burst: 40 * burst, perMinute: 40 * perMinute });
});

test("a school of 2,000 behind one address signs in within five minutes, three requests each", async () => {
  const use = anAddress("signIn");
  let taken = 0;
  for (let second = 0; second < 300; second += 10) taken += await countTaken(use, 200, after(second));
  expect(taken).toBe(6_000);
}, 120_000);

test("what is spent no longer is cleared away, and a person's rates go with the person", async () => {
  const student = await createStudent();
  const use = personUse(student.id, "write");
  const countRows = () => db().rate.count({ where: { holder: use.holder } });
  await takeRate(db(), use, NOW);
  await sweepRates(db(), after(0.5));
  expect(await countRows()).toBe(1);
  await sweepRates(db(), after(1));
  expect(await countRows()).toBe(0);
  await takeRate(db(), use, NOW);
  await takeRate(db(), personUse(student.id, "export"), NOW);
  expect(await erasePerson({ id: student.id, email: "" }, NOW)).toBe("gone");
  expect(await countRows()).toBe(0);
});

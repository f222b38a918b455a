/** Named formats of numbers and dates, for `format.number(value, "price")` and for messages: `{value, number, price}`. */
export const FORMATS = {
  number: {
    /** US dollars, in which the plans are priced; cents only when there are any. */
    price: {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    },
  },
  dateTime: { long: { day: "numeric", month: "long", year: "numeric" } },
} as const;

/** What stands between the items of an order, as a button writes it. */
export const ORDER_SIGN = "→";

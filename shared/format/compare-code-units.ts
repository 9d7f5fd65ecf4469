/** Compares two texts by their code units. Unlike localeCompare, the order is the same on every machine. */
export const compareCodeUnits = (one: string, other: string): number => Number(one > other) - Number(one < other);

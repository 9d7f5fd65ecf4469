/** Compares two texts by their code units. localeCompare would order them otherwise on a machine with another language. */
export const compareCodeUnits = (one: string, other: string): number => Number(one > other) - Number(one < other);

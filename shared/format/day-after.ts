/** Returns the ISO date some days after another, before it if they are negative: 2024-01-01 for 2023-12-31 and 1. */
export function daysLater(iso: string, days: number): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Returns the day after an ISO date. */
export const dayAfter = (iso: string): string => daysLater(iso, 1);

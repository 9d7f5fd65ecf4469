/** Formats minutes: "4 h 15 min", "45 min", "2 h". The words have placeholders, and nothing breaks the line. */
export function formatDuration(
  duration: number,
  { hours, minutes }: { readonly hours: string; readonly minutes: string },
): string {
  const parts = [
    hours.replace('{hours}', String(Math.floor(duration / 60))),
    minutes.replace('{minutes}', String(duration % 60)),
  ];
  return parts.filter((_, index) => (index === 0 ? duration >= 60 : duration % 60 > 0)).join('\u00a0');
}

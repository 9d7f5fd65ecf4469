/** Writes each deadline with an hour by the visitor's clock, too, unless that shows the same. */
export function enhance(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-later=own-time]')) {
    const { moment = '', locale, label = '' } = element.dataset;
    const date = new Date(moment);
    // The local part of the moment is what the page shows.
    if (date.getTime() === new Date(moment.slice(0, 16)).getTime()) continue;
    const format = new Intl.DateTimeFormat(locale, {
      ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      calendar: 'gregory',
    });
    element.textContent = label.replace('{time}', format.format(date));
  }
}

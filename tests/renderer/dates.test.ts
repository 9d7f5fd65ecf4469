import { describe, expect, it } from 'vitest';
import { formatDate, formatDateDayFirst, formatDay, formatHour, formatPeriod } from '../../renderer/format/dates';

describe('dates and times', () => {
  it('are written with the month in words and a day of two digits', () => {
    expect(formatDate('2023-08-15')).toBe('August 15, 2023');
    expect(formatDate('2023-10-05')).toBe('October 05, 2023');
  });

  it('join the days of a period within a month, and write both dates out otherwise', () => {
    expect(formatPeriod('2023-12-13', '2023-12-15')).toBe('December 13-15, 2023');
    expect(formatPeriod('2023-11-30', '2023-12-02')).toBe('November 30, 2023 - December 02, 2023');
    expect(formatPeriod('2023-12-13', '2023-12-13')).toBe('December 13, 2023');
    expect(formatPeriod('2023-12-13')).toBe('December 13, 2023');
  });

  it('name the day of the week in the schedule', () => {
    expect(['2023-12-13', '2023-12-14', '2023-12-15'].map(formatDay)).toEqual([
      'Wednesday, December 13',
      'Thursday, December 14',
      'Friday, December 15',
    ]);
  });

  it('put the day first and an h into the hour for panels', () => {
    expect(`${formatDateDayFirst('2023-12-14')}, ${formatHour('10:30')}`).toBe('14 December 2023, 10h30');
  });
});

import { describe, expect, it } from 'vitest';
import { datesIn } from '../../shared/format/dates';
import { daysBetween } from '../../shared/format/days-between';
import { en } from '../../shared/words/en';

const { date, dateDayFirst, day, hour, period, shortDay } = en.dates;

describe('dates and times', () => {
  it('are written with the month in words and a day of two digits', () => {
    expect(date('2023-08-15')).toBe('August 15, 2023');
    expect(date('2023-10-05')).toBe('October 05, 2023');
  });

  it('join the days of a period within a month, and write both dates out otherwise', () => {
    expect(period('2023-12-13', '2023-12-15')).toBe('December 13-15, 2023');
    expect(period('2023-11-30', '2023-12-02')).toBe('November 30, 2023 - December 02, 2023');
    expect(period('2023-12-13', '2023-12-13')).toBe('December 13, 2023');
    expect(period('2023-12-13')).toBe('December 13, 2023');
  });

  it('name the day of the week in the schedule', () => {
    expect(['2023-12-13', '2023-12-14', '2023-12-15'].map(day)).toEqual([
      'Wednesday, December 13',
      'Thursday, December 14',
      'Friday, December 15',
    ]);
    expect(shortDay('2023-09-06')).toBe('Wed, Sep 06');
  });

  it('put the day first and an h into the hour for panels', () => {
    expect(`${dateDayFirst('2023-12-14')}, ${hour('10:30')}`).toBe('14 December 2023, 10h30');
  });

  it('take the names of months and days from the language, and the order from its forms', () => {
    const plain = ({ day, month, year }: Readonly<Record<'day' | 'month' | 'year', string>>) =>
      `${day} ${month} ${year}`;
    const french = datesIn('fr', {
      date: plain,
      dateDayFirst: plain,
      day: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
      shortDay: ({ shortWeekday, day, shortMonth }) => `${shortWeekday} ${day} ${shortMonth}`,
      dayOfWeek: ({ shortWeekday, day }) => `${shortWeekday} ${day}`,
      daysOfMonth: (start, end) => `du ${start.day} au ${plain(end)}`,
      fromTo: (start, end) => `du ${start} au ${end}`,
      hour: (hours, minutes) => `${hours} h ${minutes}`,
    });
    expect(french.day('2023-08-16')).toBe('mercredi 16 août');
    expect(french.period('2023-12-13', '2023-12-15')).toBe('du 13 au 15 décembre 2023');
    expect(french.period('2023-11-30', '2023-12-02')).toBe('du 30 novembre 2023 au 02 décembre 2023');
  });
});

it('days are counted from midnight to midnight, backwards below zero', () => {
  expect(daysBetween('2031-05-01', '2031-05-03')).toBe(2);
  expect(daysBetween('2031-05-03', '2031-04-30')).toBe(-3);
  expect(daysBetween('2031-05-01T13:00', '2031-05-02T13:00')).toBe(1);
});

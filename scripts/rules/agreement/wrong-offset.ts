import { offsetLabel } from '../../../shared/format/offset-at';
import { offsetsOf } from '../../content/complete/conference';
import { defineRule, type Finding, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds an offset from UTC that is not that of the time zone on the days of the conference. */
const wrongOffset = over(['conference'], ({ conference: { value, at } }) => {
  const { timeZone, utcOffset, timeZoneLabel } = value;
  const real = offsetsOf(value);
  const labels = real.map(offsetLabel);
  const named = real.join(' and ');
  const report = (field: 'utcOffset' | 'timeZoneLabel', written: string): Finding =>
    found(at(field), say`${written} is not the time of ${timeZone} on the days of the conference.`, {
      hint: `It is ${named} there: delete this line, since it follows from "timeZone", or correct the time zone.`,
      related: [{ ...at('timeZone'), message: 'The time zone is here.' }],
    });
  const [, sign, hours = '', minutes = '00'] =
    /(?:GMT|UTC)\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?(?!\d)/i.exec(timeZoneLabel) ?? [];
  const said = sign && `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
  return [
    ...(real.includes(utcOffset) ? [] : [report('utcOffset', utcOffset)]),
    ...(labels.includes(timeZoneLabel) || said === undefined || real.includes(said)
      ? []
      : [report('timeZoneLabel', timeZoneLabel)]),
  ];
});

export const rule = defineRule({
  code: 'wrong-offset',
  severity: 'error',
  reason: reasons.wrongHour,
  finders: [wrongOffset],
});

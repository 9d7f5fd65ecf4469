import { defineRule } from '../kit';
import { mealHour } from './shared/session-sense';

export const rule = defineRule({
  code: 'meal-hour',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'People come at the hour that is written, and their calendars warn them at that hour.',
    fr: 'On vient à l’heure écrite, et les agendas sonnent à cette heure.',
    ar: 'يأتي الناس في الساعة المكتوبة، وتنبههم تقويماتهم في تلك الساعة.',
  },
  yieldsTo: { row: ['absurd-length'], anywhere: ['breaks-overlap'] },
  finders: [mealHour],
});

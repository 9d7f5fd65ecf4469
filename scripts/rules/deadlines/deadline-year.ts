import { defineRule } from '../kit';
import { deadlineYear, proceedingsYear, specialDeadlineYear } from './shared/deadline-sense';

export const rule = defineRule({
  code: 'deadline-year',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Authors plan months of work by this day, and write to you when it is impossible.',
    fr: 'Les auteurs planifient des mois de travail d’après ce jour, et vous écrivent s’il est impossible.',
    ar: 'يخطط المؤلفون أشهرا من العمل وفق هذا اليوم، ويراسلونكم إن كان مستحيلا.',
  },
  finders: [deadlineYear, specialDeadlineYear, proceedingsYear],
});

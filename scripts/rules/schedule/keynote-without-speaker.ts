import { defineRule } from '../kit';
import { keynoteWithoutSpeaker } from './shared/session-sense';

export const rule = defineRule({
  code: 'keynote-without-speaker',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Whoever comes for this person would not learn where and when, and the person may not know either.',
    fr: 'Qui vient pour cette personne ne saurait ni où ni quand, et elle non plus peut-être.',
    ar: 'من يأتي من أجل هذا الشخص لن يعرف أين ومتى، وقد لا يعرف الشخص نفسه.',
  },
  finders: [keynoteWithoutSpeaker],
});

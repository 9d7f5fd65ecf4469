import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RoomChoice } from '../../pages/schedule/RoomChoice';
import { wordsIn } from '../../shared/words';

const shown = (names: readonly string[]) =>
  renderToStaticMarkup(
    <RoomChoice rooms={names.map((name, index) => ({ id: `r${index}`, name }))} words={wordsIn('ar')} />,
  );

it.each([2, 5, 6])('%d rooms with short names stand side by side, and all of them are chosen at first', (count) => {
  const html = shown(Array.from({ length: count }, (_, index) => `Room ${index + 1}`));

  expect(html.match(/type="radio"/g)).toHaveLength(count + 1);
  expect(html).toContain('<input type="radio" name="room" checked="" value=""/> كل القاعات');
});

it.each([
  ['twelve rooms', Array.from({ length: 12 }, (_, index) => `Room ${index + 1}`)],
  [
    'names that would go on for screens',
    Array.from({ length: 4 }, (_, index) => `Lecture hall of the old harbour ${index}`),
  ],
])('of %s a list unfolds', (_, names) => {
  const html = shown(names);

  expect(html).not.toContain('type="radio"');
  expect(html.match(/<option /g)).toHaveLength(names.length + 1);
});

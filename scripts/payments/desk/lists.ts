import { isPaper, takesPlace } from '../../../shared/format/contributions';
import { grouped, recurring } from '../../../shared/format/grouped';
import type { Contributor } from '../../../shared/model/content';
import { placesOf } from '../../../shared/program/person-facts';
import type { Program } from '../../../shared/program/program';
import { csvText } from '../../tables/csv-text';
import type { PaymentFacts } from '../facts';
import { currencyCode, decimalOf } from '../gateways/minor-units';
import type { Order } from '../orders/all-orders';
import { folded } from './folded';

interface Known {
  readonly facts: Pick<PaymentFacts, 'fees'>;
  readonly program: Program;
}

/** A list as a CSV file. Excel takes UTF-8 for another encoding without the mark at its start. */
const listed = (rows: readonly (readonly string[])[]) => `\uFEFF${csvText(rows)}`;

/** Returns a text that no spreadsheet takes for a formula, also not in full width. Amounts are numbers, and no texts. */
const harmless = (text: string): string => (/^\s*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text);

const isRegistered = ({ state }: Order) => state === 'paid' || state === 'part-refunded';

/** Returns the name of who takes part: the payer, or somebody for whom the payer pays. */
function attendeeOf({ person, choice }: Order): string | undefined {
  const attendee = choice?.attendee ?? person;
  return attendee ? `${attendee.first_name} ${attendee.last_name}` : undefined;
}

/** Writes `participants.csv`, as `print --participants` takes it: who has paid, and the persons who come with them. */
export function participantsList(orders: readonly Order[], { program }: Known): string {
  const find = finderOf(program.content.contributors);
  const rows = orders.filter(isRegistered).flatMap((order) => {
    const typed = attendeeOf(order);
    if (typed === undefined) return [];
    // The data spells a name as its owner does, and the badge of a person of the data is not printed twice.
    const known = find(typed);
    const places = known && placesOf(program, known);
    const name = harmless(known?.name ?? typed);
    const affiliation = harmless(order.person?.affiliation ?? places?.affiliations[0] ?? '');
    const guests = Array.from({ length: guestsOf(order) }, (_, index) => [
      `Guest of ${name}${index === 0 ? '' : ` (${index + 1})`}`,
      ...['', '', ''],
    ]);
    return [[name, affiliation, '', places?.country ?? ''], ...guests];
  });
  // Two rows of one name and affiliation are one badge, until somebody decides that they are two people (decide.csv).
  const badges = new Map(rows.map((row) => [JSON.stringify(row.slice(0, 2)), row]));
  return listed([['name', 'affiliation', 'role', 'country'], ...badges.values()]);
}

/** Finds the one contributor of a name; undefined if there is none, or several. */
function finderOf(contributors: readonly Contributor[]): (name: string) => Contributor | undefined {
  const named = grouped(
    contributors.flatMap((person) =>
      [...new Set([person.name, ...person.spellings].map(sameNames))].map((name) => ({ person, name })),
    ),
    ({ name }) => name,
  );
  return (name) => {
    const found = named.get(sameNames(name)) ?? [];
    return found.length === 1 ? found[0]?.person : undefined;
  };
}

/** Returns the words of a name in one order: "Sow, Ada" is "Ada Sow". */
const sameNames = (name: string) => folded(name.replaceAll(',', ' ')).split(' ').sort().join(' ');

/** Returns how many come with a payer: only supplements that are counted in persons have persons. */
const guestsOf = ({ choice }: Order) => Math.max(0, ...(choice?.supplements ?? []).map(({ persons = 0 }) => persons));

const ACCOUNTS = [
  ...['date', 'reference', 'order number', 'name', 'e-mail', 'category', 'paid', 'refunded', 'currency', 'gateway'],
  ...['typed amount', 'proof seen'],
] as const;

/** Writes `accounts.csv`: a row for each payment and refund. */
export function accountsList(orders: readonly Order[], { facts }: Known): string {
  const rows = orders.flatMap((order) =>
    order.ledger.map((row): readonly string[] => {
      const money = decimalOf(Math.abs(row.amount), row.currency);
      const texts = [
        order.reference,
        row.order_number,
        payerOf(order),
        order.person?.email ?? '',
        categoryOf(order, facts),
      ];
      return [
        row.at.slice(0, 10),
        ...texts.map(harmless),
        ...(row.amount < 0 ? ['', money] : [money, '']),
        ...[
          currencyCode(row.currency),
          order.attempts.find((each) => each.order_number === row.order_number)?.gateway ?? '',
        ],
        ...[order.amount_check === 'typed' ? 'typed' : '', harmless(order.verified ?? '')],
      ];
    }),
  );
  return listed([ACCOUNTS, ...rows.sort(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0))]);
}

const payerOf = ({ person }: Order) => (person === null ? '(erased)' : `${person.first_name} ${person.last_name}`);

/** Returns the title of the chosen fee, or its id if it is no longer offered. */
function categoryOf({ choice }: Order, { fees }: Known['facts']): string {
  const all = fees?.sides.flatMap((side) => side.fees) ?? [];
  return all.find(({ id }) => id === choice?.category)?.title ?? choice?.category ?? '';
}

/** Writes `papers.csv`: who has registered for each paper, papers without a registration, and numbers that are no paper. */
export function papersList(orders: readonly Order[], { program }: Known): string {
  const covers = grouped(
    orders.filter(isRegistered).flatMap((order) => (order.choice?.papers ?? []).map((paper) => ({ paper, order }))),
    ({ paper }) => paper,
  );
  const papers = program.content.contributions.filter(isPaper);
  const held = papers.filter(takesPlace);
  const ids = new Set(held.map(({ id }) => id));
  const rowOf = (id: string, title: string, authors: string, state: string) => {
    const found = (covers.get(id) ?? []).map(({ order }) => order);
    const payers = found.map((order) => attendeeOf(order) ?? '(erased)').join('; ');
    return [id, state, found.map(({ reference }) => reference).join('; '), payers, title, authors].map(harmless);
  };
  return listed([
    ['paper', 'registration', 'reference', 'registered by', 'title', 'authors'],
    ...held.map(({ id, title, people }) => rowOf(id, title, people.join('; '), covers.has(id) ? 'yes' : 'none')),
    ...[...covers.keys()].flatMap((id) => {
      const other = papers.find((paper) => paper.id === id);
      return ids.has(id) ? [] : [rowOf(id, other?.title ?? '', '', other ? 'not presented any more' : 'no such paper')];
    }),
  ]);
}

/** Writes `decide.csv`: orders about which a person must decide, in groups, with what makes them alike. */
export function decisionsList(orders: readonly Order[]): string {
  const registered = orders.filter(isRegistered);
  const groups: readonly (readonly [why: string, what: string, orders: readonly Order[]])[] = [
    ...recurring(registered, (order) => `${sameNames(attendeeOf(order) ?? order.id)} ${emailOf(order)}`).map(
      (same) => ['same name and e-mail', 'Registered twice? Refund one of them.', same] as const,
    ),
    ...recurring(registered, (order) => sameNames(attendeeOf(order) ?? order.id))
      .filter((same) => new Set(same.map(emailOf)).size > 1)
      .map(
        (same) =>
          [
            'same name, other e-mail',
            'If they are two people, correct their affiliations (show --set).',
            same,
          ] as const,
      ),
    ...recurring(
      registered.flatMap((order) => (order.choice?.papers ?? []).map((paper) => ({ paper, order }))),
      ({ paper }) => paper,
    ).map(
      (same) =>
        [`same paper ${same[0]?.paper}`, 'A paper needs one registration.', same.map(({ order }) => order)] as const,
    ),
    ...orders
      .filter(({ flags }) => flags.length > 0)
      .map(
        (order) =>
          [order.flags.join(', '), 'Look at it (show), decide, then: show --set flags=none.', [order]] as const,
      ),
  ];
  const rows = groups.flatMap(([why, what, alike], index) =>
    alike.map((order) => [
      ...[String(index + 1), why, order.reference, attendeeOf(order) ?? '(erased)', emailOf(order)].map(harmless),
      ...[order.created_at.slice(0, 10), decimalOf(order.amount, order.currency), currencyCode(order.currency), what],
    ]),
  );
  return listed([
    ['group', 'alike', 'reference', 'name', 'e-mail', 'date', 'amount', 'currency', 'what to do'],
    ...rows,
  ]);
}

const emailOf = ({ person }: Order) => person?.email.toLowerCase() ?? '';

import type { ComponentProps } from 'react';
import type { Fee } from '#content';
import actions from '../../renderer/components/Actions.module.css';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import { PageLinks } from '../../renderer/components/PageLinks';
import type { PaymentLink } from '../../renderer/fees/payment-links';
import type { PageProps } from '../../renderer/site';
import { feeDeadline } from '../../shared/fees/fee-deadline';
import { hasAccommodation } from '../../shared/fees/has-accommodation';
import { PRICE_LISTS, type PriceList } from '../../shared/fees/price-lists';
import { deadlineMoment, deadlineText } from '../../shared/format/deadlines';
import { grouped } from '../../shared/format/grouped';
import { formatMoney } from '../../shared/format/money';
import { dayEnd } from '../../shared/timed/span';
import { Amount } from './Amount';
import styles from './FeesAtGlance.module.css';
import { NotOffered } from './NotOffered';

interface FeesAtGlanceProps extends Pick<PageProps, 'content' | 'routes' | 'words'> {
  readonly linkToPay: (id: string, list: PriceList, withRoom: boolean) => PaymentLink | undefined;
  /** Pages to which more buttons lead, also after the conference. */
  readonly pages?: ComponentProps<typeof PageLinks>['pages'];
}

/**
 * Shows the fees without accommodation in all currencies, by the days of payment, and the buttons to register and to
 * pay. Fees whose days are over, and after the conference all of it, are hidden.
 */
export function FeesAtGlance({ content, routes, linkToPay, pages = [], words }: FeesAtGlanceProps) {
  const { conference, fees, registration } = content;
  const { timeZone, end, dayEnds, language, links } = conference;
  const { glance, until, after, always, register, pay, category, fee: price, notOffered } = words.fees;
  const texts = registration?.fees;
  const lists = PRICE_LISTS.flatMap((id) => (texts?.[id] ? [{ id, currency: texts[id].currency }] : []));
  if (!texts || fees.length === 0 || lists.length === 0) return <PageLinks pages={pages} />;
  const ends = dayEnd(timeZone, end, dayEnds);
  const form = links.find(({ id }) => id === 'registration-form')?.url;
  const payment = routes.of('payment-form')?.path;
  const isAlways = ({ until, after }: Fee) => until === undefined && after === undefined;
  const inOrder = [...fees.filter((fee) => !isAlways(fee)), ...fees.filter(isAlways)];
  const periods = [...grouped(inOrder, (fee) => `${fee.after ?? ''} ${fee.until ?? ''}`).values()];
  /** When fees are paid, and the moment at which that is over. */
  const periodOf = (fee: Fee | undefined) => {
    const [from, last] = (['after', 'until'] as const).map((name) => fee && feeDeadline(fee, name, content.deadlines));
    const said = [
      from && after(deadlineText(from, timeZone, words)),
      last && until(deadlineText(last, timeZone, words)),
    ];
    return { heading: words.lists.text(said) || always, over: last && deadlineMoment(last, timeZone) };
  };
  return (
    <div className={styles.strip}>
      <table className={styles.fees} data-until={ends}>
        <caption>
          {glance} {hasAccommodation(fees) && <span>{texts.without}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{category}</th>
            {lists.map(({ id, currency }) => (
              <th key={id} scope="col">
                {lists.length > 1 ? words.supplements[id](currency) : price}
              </th>
            ))}
          </tr>
        </thead>
        {periods.map((period) => {
          const { heading, over } = periodOf(period[0]);
          return (
            <tbody key={heading} {...(over !== undefined && { 'data-until': over })}>
              {periods.length > 1 && (
                <tr>
                  <td colSpan={1 + lists.length}>{heading}</td>
                </tr>
              )}
              {period.map((fee) => (
                <tr key={fee.id}>
                  <th scope="row">{fee.category}</th>
                  {lists.map(({ id, currency }) => (
                    <td key={id}>
                      {fee[id] === undefined ? (
                        <NotOffered words={notOffered} />
                      ) : (
                        <Amount money={formatMoney(fee[id], currency, language)} link={linkToPay(fee.id, id, false)} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
      <div className={styles.buttons}>
        {(form ?? payment) && (
          <div data-until={ends}>
            <ul className={actions.actions}>
              {form && (
                <li>
                  <ButtonLink link={form} newTab={words.opensInNewTab}>
                    {register}
                  </ButtonLink>
                </li>
              )}
              {payment && (
                <li>
                  <ButtonLink link={payment}>{pay}</ButtonLink>
                </li>
              )}
            </ul>
          </div>
        )}
        <PageLinks pages={pages} />
      </div>
    </div>
  );
}

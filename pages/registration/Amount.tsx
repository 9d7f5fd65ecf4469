interface AmountProps {
  readonly money: string;
  readonly link: string | undefined;
}

/** Shows an amount, linked to the payment form. */
export const Amount = ({ money, link }: AmountProps) => (link ? <a href={link}>{money}</a> : money);

interface AmountProps {
  readonly money: string;
  readonly link: string | undefined;
}

/** Shows an amount, linked to the payment form. Only the amount has its own text direction: the cell keeps its alignment. */
export function Amount({ money, link }: AmountProps) {
  const amount = <bdi>{money}</bdi>;
  return link ? <a href={link}>{amount}</a> : amount;
}

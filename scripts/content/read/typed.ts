/** Converts a cell to its type. A cell that does not match the type stays text, which validation then reports. */
export function typed(cell: string, type: string | undefined): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(cell)) return Number(cell);
  if (type === 'number' && /^-?\d{1,12}(?:\.\d{1,2})?$/.test(cell)) return Number(cell);
  if (type === 'boolean' && /^(yes|no)$/i.test(cell)) return cell.toLowerCase() === 'yes';
  if (type === 'array') return itemsIn(cell);
  return cell;
}

/** Splits a cell into the items of its list, which semicolons separate. */
export function itemsIn(cell: string): string[] {
  const found: string[] = [];
  for (const item of cell.split(';')) {
    const text = item.trim();
    if (text !== '') found.push(text);
  }
  return found;
}

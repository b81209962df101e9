import type { SelectProps } from '@comanda/shared/ui/data';

import { Diferida, diferir } from './diferir';

const select = diferir<SelectProps>(() =>
  import(/* webpackExports: "Select" */ '@comanda/shared/ui/data').then((datos) => ({
    default: datos.Select,
  })),
);

/** A list to pick from that stands on a screen itself. What it is made of comes when one shows: a till of one company has none. */
export function Selector(props: SelectProps) {
  return (
    <Diferida
      de={select}
      props={props}
      titulo={props['aria-label'] ?? ''}
      mientras={<span className={props.className} />}
    />
  );
}

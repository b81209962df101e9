import { centavos, repartir, sumar, type Centavos } from '@comanda/shared/domain/dinero/dinero';

type Grupo = { tarifa: number; base: Centavos; iva: Centavos };

/** Money by rate, as the drawer and the reports take it out. */
export type Dinero = { grupos: Grupo[]; subtotal: Centavos; iva: Centavos; total: Centavos };

/** What of a note goes out, in proportion to its rates, where `yaSalio` of it had gone out before. */
export function loQueSale(
  { grupos, total }: Omit<Dinero, 'subtotal' | 'iva'>,
  yaSalio: Centavos,
): Dinero {
  const sale = centavos(total - Math.min(total, yaSalio));
  const partes = repartir(
    sale,
    grupos.map(({ base, iva }) => base + iva),
  );
  const suyos = grupos.map(({ tarifa, base, iva }, i) => {
    const parte = partes[i] ?? centavos(0);
    const [suya = centavos(0)] = repartir(parte, [base, iva]);
    return { tarifa, base: suya, iva: centavos(parte - suya) };
  });
  return {
    grupos: suyos,
    subtotal: sumar(suyos.map(({ base }) => base)),
    iva: sumar(suyos.map((suyo) => suyo.iva)),
    total: sale,
  };
}

import type { InformeCaja } from '../../contracts/caja/cuadres';

/** What the cash that should be there is made of, in the order it is added up; dollars. */
export function partesDelEfectivo({ apertura, formas, ...informe }: InformeCaja) {
  const enEfectivo = (de: InformeCaja['formas']) =>
    de.find(({ forma_pago }) => forma_pago === 'EFECTIVO')?.total ?? 0;
  const vendido = enEfectivo(formas);
  const abonado = enEfectivo(informe.abonos);
  return [
    { texto: 'Apertura', monto: apertura },
    { texto: '+ Ventas en efectivo', monto: vendido },
    ...(abonado > 0 ? [{ texto: '+ Abonos de clientes', monto: abonado }] : []),
    { texto: '+ Ingresos', monto: informe.ingresos.total },
    { texto: '- Salidas', monto: informe.salidas.total },
    { texto: '- A la caja fuerte', monto: informe.retiros.total },
    { texto: '- Anticipos', monto: informe.anticipos.total },
  ];
}

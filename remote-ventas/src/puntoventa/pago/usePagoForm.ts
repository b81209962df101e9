import { useState } from 'react';

import type { FormaDeVenta, Tarjeta } from '@comanda/shared/contracts/ventas/ventas';
import { servicioDeCuenta, totalesDeCuenta } from '@comanda/shared/domain/orden/carrito';
import {
  aCentavos,
  aDolares,
  centavos,
  parseMonto,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { FORMA } from '@comanda/shared/domain/dinero/formasDePago';
import { faltaPorPagar, partesIguales } from '@comanda/shared/domain/dinero/pagos';
import { propinaMaxima } from '@comanda/shared/domain/dinero/rebaja';

import {
  cuentaDeVenta,
  propinaDeCuenta,
  totalACobrar,
  type Abono,
  type CuentaId,
  type VentaAbierta,
} from '../../carrito/ventaAbierta';

/** What is typed of one payment. */
export type PagoEscrito = {
  formaPago: FormaDeVenta | null;
  /** Cash that was handed over, or what this card or transfer pays; nothing is all that is due. */
  monto: string;
  tarjeta: Tarjeta | null;
  banco: string;
  referencia: string;
  /** Days, of what is left on account; nothing is what the company says. */
  plazo: string;
};

const VACIO: PagoEscrito = {
  formaPago: 'EFECTIVO',
  monto: '',
  tarjeta: null,
  banco: '',
  referencia: '',
  plazo: '',
};

/** The payment of a bill as it stands: what is due, what was taken, and what the payment that is typed would cover. */
export function usePagoForm(abierta: VentaAbierta, id: CuentaId) {
  const [escrito, setEscrito] = useState(VACIO);
  const acordado = abierta.enCobro?.cuenta === id ? abierta.enCobro : undefined;
  const { abonos = [], partes } = acordado ?? {};
  const cuenta = cuentaDeVenta(abierta, id);
  const totales = totalesDeCuenta(cuenta);
  const servicio = servicioDeCuenta(cuenta);
  const dejada = propinaDeCuenta(abierta, id);
  const hasta = propinaMaxima(totales.subtotal);
  const total = totalACobrar(abierta, id);
  const falta = faltaPorPagar(
    total,
    abonos.map(({ monto }) => aCentavos(monto)),
  );
  const debido = parteDe({ total, falta, partes, abonos: abonos.length });
  // what is left on account is all that is left
  const dado =
    escrito.monto.trim() === '' || escrito.formaPago === 'CREDITO'
      ? debido
      : parseMonto(escrito.monto);
  const monto = dado === null ? null : centavos(Math.min(dado, debido));

  return {
    escrito,
    escribir: (cambio: Partial<PagoEscrito>) => setEscrito({ ...escrito, ...cambio }),
    /** The next payment begins with the method of the last. */
    otro: () => setEscrito({ ...VACIO, formaPago: escrito.formaPago }),
    totales,
    total,
    propina: aDolares(dejada),
    propinaMaxima: hasta,
    /** One that was chosen before a discount, or before something left the bill, may be more than the bill admits now. */
    propinaDeMas: dejada > hasta,
    servicio,
    partes,
    abonos,
    falta,
    debido,
    dado,
    monto,
    /** Null where it cannot be one. */
    abono: monto === null ? null : abonoDe(escrito, monto, dado),
  };
}

export type PagoForm = ReturnType<typeof usePagoForm>;

type Estado = { total: Centavos; falta: Centavos; partes: number | undefined; abonos: number };

/** Of a bill that is shared equally, the next share; the last one is what is left. */
function parteDe({ total, falta, partes, abonos }: Estado): Centavos {
  if (partes === undefined || abonos >= partes - 1) return falta;
  return centavos(Math.min(partesIguales(total, partes)[abonos] ?? falta, falta));
}

function abonoDe(escrito: PagoEscrito, monto: Centavos, dado: Centavos | null): Abono | null {
  const { formaPago: forma_pago, tarjeta, banco, referencia, plazo } = escrito;
  if (!forma_pago) return null;
  const abono = { forma_pago, monto: aDolares(monto) };
  const numero = referencia.trim() ? { referencia: referencia.trim() } : {};
  switch (FORMA[forma_pago].revision) {
    case 'conteo':
      return { ...abono, recibido: dado ?? monto };
    case 'vouchers':
      return { ...abono, ...(tarjeta && { tarjeta }), ...numero };
    case 'cuenta':
      return { ...abono, ...(plazo.trim() && { plazo: Number(plazo) }) };
    case 'transferencias':
      return { ...abono, ...(banco.trim() && { banco: banco.trim() }), ...numero };
  }
}

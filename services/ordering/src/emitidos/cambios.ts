import { anulacionDe } from '@comanda/kit/anulacion';
import type { Emitido } from '@comanda/shared/contracts/emitidos';
import { ERRORES } from '@comanda/shared/errors/catalogo';

import { periodoAbierto } from '../ventas/periodoAbierto';

import type { Factura } from './ventasSelect';

type Venta = { estado: 'ACTIVO' | 'ANULADO'; fecha_negocio: string };
type Vendida = { venta: Venta; factura: Factura | null };
type Cambios = Pick<Emitido, 'cambio_estado' | 'cambio_pago'>;

/** What may be done about a sale today, said before anybody tries; ventas/cambiarEstado and cambiarPago decide the same. */
export function cambiosDe(vendida: Vendida, hoy: string): Cambios {
  const activa = vendida.venta.estado === 'ACTIVO';
  return {
    cambio_estado: activa ? anular(vendida, hoy) : reactivar(vendida, hoy),
    cambio_pago: pagar(vendida, hoy),
  };
}

function anular({ venta, factura }: Vendida, hoy: string): Cambios['cambio_estado'] {
  const a = 'ANULADO';
  if (!factura) {
    const luego =
      venta.fecha_negocio === hoy
        ? 'Hoy mismo se puede volver a activar'
        : 'Es de otro dia: no se podra volver a activar';
    return {
      ...{ a, puede: true, motivo: false },
      frase: `La venta no tiene factura: su valor sale de la caja. ${luego}`,
    };
  }
  const { como, frase } = anulacionDe({ ...factura, enDuda: factura.en_duda });
  return { a, puede: como !== null, frase, motivo: como === 'NOTA_CREDITO' };
}

function reactivar({ venta, factura }: Vendida, hoy: string): Cambios['cambio_estado'] {
  const no = (frase: string) => ({ a: 'ACTIVO' as const, puede: false, motivo: false, frase });
  if (factura && factura.nota !== null) return no(ERRORES.REACTIVACION_CON_NOTA.msg);
  if (venta.fecha_negocio !== hoy) return no(ERRORES.REACTIVACION_OTRO_DIA.msg);
  const que = factura ? 'La factura vuelve a enviarse con su numero' : 'La venta no tiene factura';
  return {
    ...{ a: 'ACTIVO', puede: true, motivo: false },
    frase: `${que}: su valor vuelve a la caja`,
  };
}

function pagar({ venta, factura }: Vendida, hoy: string): Cambios['cambio_pago'] {
  if (venta.estado === 'ANULADO') return { puede: false, frase: ERRORES.PAGO_DE_ANULADA.msg };
  if (!periodoAbierto(venta, hoy)) return { puede: false, frase: ERRORES.PAGO_DE_OTRO_PERIODO.msg };
  return { puede: true, frase: fraseDePago(factura) };
}

function fraseDePago(factura: Factura | null): string {
  if (!factura) return 'El valor pasa en la caja de una forma de pago a la otra';
  return factura.estado === 'POR_FIRMAR'
    ? 'El valor pasa en la caja a la otra forma de pago, y la factura lo dira si aun no se ha firmado'
    : 'El valor pasa en la caja a la otra forma de pago. La factura conserva lo que ya dice';
}

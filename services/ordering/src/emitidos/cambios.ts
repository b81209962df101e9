import { anulacionDe } from '@comanda/kit/documento/anulacion';
import { alAnular, alReactivar, type EnCaja } from '@comanda/kit/documento/enCaja';
import type { Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import type { FormaDeVenta } from '@comanda/shared/contracts/ventas/ventas';
import { esACredito } from '@comanda/shared/domain/dinero/credito';
import { diaDeClave } from '@comanda/shared/domain/fiscal/comprobante';
import { ERRORES } from '@comanda/shared/errors/catalogo';

import type { Ocasion } from '../ventas/estadosRepository';

import type { FacturaDeVenta } from './ventasSelect';

type Venta = { estado: 'ACTIVO' | 'ANULADO'; fecha_negocio: string; en_caja: EnCaja };
/** `periodoAbierto`: of the drawer that it was sold in. */
type Vendida = {
  venta: Venta;
  factura: FacturaDeVenta | null;
  periodoAbierto: boolean;
  pagos: readonly { forma_pago: FormaDeVenta }[];
};
type Hoy = Pick<Ocasion, 'dia' | 'fecha'>;
type Cambios = Pick<Emitido, 'cambio_estado' | 'cambio_pago'>;

/** What may be done about a sale today, said before anybody tries; ventas/cambiarEstadoDeVenta and cambiarPago decide the same. */
export function cambiosPermitidos(vendida: Vendida, hoy: Hoy): Cambios {
  const activa = vendida.venta.estado === 'ACTIVO';
  return {
    cambio_estado: activa ? anular(vendida, hoy) : reactivar(vendida, hoy),
    cambio_pago: pagar(vendida),
  };
}

function anular(vendida: Vendida, hoy: Hoy): Cambios['cambio_estado'] {
  const a = 'ANULADO';
  const { factura, venta } = vendida;
  const caja = alAnular(venta.en_caja);
  if (!factura) {
    return {
      a,
      puede: true,
      motivo: false,
      frase: `La venta no tiene factura. ${caja}. ${luegoDe(vendida, hoy)}`,
    };
  }
  const { como, frase } = anulacionDe({
    ...factura,
    anuladaEnSri: factura.anulada_en_sri,
    enDuda: factura.en_duda,
    enPartes: factura.en_partes,
    constaAnulada: factura.consta_anulada,
  });
  if (como === null) return { a, puede: false, frase, motivo: false };
  return { a, puede: true, frase: `${frase}. ${caja}`, motivo: como === 'NOTA_CREDITO' };
}

function luegoDe({ venta, periodoAbierto }: Vendida, { dia }: Hoy): string {
  if (venta.fecha_negocio !== dia) return 'Es de otro día: no se podrá volver a activar';
  return periodoAbierto
    ? 'Hoy mismo se puede volver a activar'
    : 'Su caja ya se cuadró: no se podrá volver a activar';
}

function reactivar(
  { venta, factura, periodoAbierto }: Vendida,
  { dia, fecha }: Hoy,
): Cambios['cambio_estado'] {
  const no = (frase: string) => ({ a: 'ACTIVO' as const, puede: false, motivo: false, frase });
  if (factura && factura.nota !== null) return no(ERRORES.REACTIVACION_CON_NOTA.msg);
  if (factura?.anulada_en_sri) return no(ERRORES.REACTIVACION_DE_ANULADA_EN_SRI.msg);
  if (venta.fecha_negocio !== dia || (factura && esDeOtraFecha(factura, fecha)))
    return no(ERRORES.REACTIVACION_OTRO_DIA.msg);
  if (!periodoAbierto) return no(ERRORES.REACTIVACION_OTRO_PERIODO.msg);
  const que = factura ? 'La factura vuelve a enviarse con su número' : 'La venta no tiene factura';
  return {
    a: 'ACTIVO',
    puede: true,
    motivo: false,
    frase: `${que}. ${alReactivar(venta.en_caja)}`,
  };
}

/** Withdrawn, and of another legal day than this: a business day may go on past midnight, and the date is part of its key. */
const esDeOtraFecha = ({ estado, clave_acceso }: FacturaDeVenta, fecha: string): boolean =>
  estado === 'ANULADA' && diaDeClave(clave_acceso) !== fecha;

function pagar({ venta, factura, periodoAbierto, pagos }: Vendida): Cambios['cambio_pago'] {
  if (venta.estado === 'ANULADO') return { puede: false, frase: ERRORES.PAGO_DE_ANULADA.msg };
  if (esACredito(pagos)) return { puede: false, frase: ERRORES.PAGO_A_CREDITO.msg };
  if (!periodoAbierto) return { puede: false, frase: ERRORES.PAGO_DE_OTRO_PERIODO.msg };
  return { puede: true, frase: fraseDePago(factura) };
}

function fraseDePago(factura: FacturaDeVenta | null): string {
  if (!factura) return 'El valor pasa en la caja de una forma de pago a la otra';
  return factura.estado === 'POR_FIRMAR'
    ? 'El valor pasa en la caja a la otra forma de pago, y la factura lo dirá si aún no se ha firmado'
    : 'El valor pasa en la caja a la otra forma de pago. La factura conserva lo que ya dice';
}

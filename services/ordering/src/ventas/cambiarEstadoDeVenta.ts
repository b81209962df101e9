import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';
import { faltaDeDiaEnSri } from '@comanda/kit/documento/anulacion';
import type { Venta } from '@comanda/shared/contracts/ventas/ventas';
import { diaDeClave } from '@comanda/shared/domain/fiscal/comprobante';
import { AppError } from '@comanda/shared/errors/AppError';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

import type { QuienAprueba } from '../aprobaciones/quienAprueba';

import type {
  Anulada,
  AnuladaEnSri,
  CambioDeEstado,
  EstadosRepository,
  Ocasion,
  Reactivada,
  TransaccionEstado,
} from './estadosRepository';
import { toVenta, type VentaRow } from './ventaRow';

const SIN_MOTIVO = 'Anulación de la venta';

/** Why a sale is voided, on one line; what says nothing, which no document may carry, is said for it. */
export function motivoDeAnulacion(escrito = ''): string {
  const motivo = escrito.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(motivo) ? motivo : SIN_MOTIVO;
}

export type PedidoDeEstado = {
  caller: Caller;
  empresa: EmpresaId;
  ahora: Date;
  solicitud: {
    empresa: string;
    editar: string;
    estado: Venta['estado'];
    motivo?: string | undefined;
    /** The day on which its invoice was annulled in the authority's portal. */
    anulada_en_sri?: string | undefined;
    /** An Administrador who said yes to who is none. */
    aprobador: QuienAprueba | null;
  };
};

/** Voids a sale or takes it back into force, with its invoice and its cash; asked twice, it is done once. */
export function cambiarEstadoDeVenta(
  estados: EstadosRepository,
  pedido: PedidoDeEstado,
): Promise<Venta> {
  const { caller, empresa, ahora, solicitud } = pedido;
  return estados.enTransaccion(empresa, async (transaccion) => {
    const ocasion = await transaccion.ocasion(caller, ahora);
    const venta = await transaccion.bloquear(solicitud.editar);
    if (!venta) throw new AppError('NO_ENCONTRADO', { editar: solicitud.editar });
    const { estado, aprobador } = solicitud;
    const anulacion: Anulacion = {
      ocasion,
      motivo: motivoDeAnulacion(solicitud.motivo),
      enSri: solicitud.anulada_en_sri,
    };
    const aprobado = aprobador && { aprobado_por: aprobador.nombre };
    if (venta.estado === estado) {
      const hecho = estado === 'ANULADO' ? await deYaAnulada(transaccion, venta, anulacion) : null;
      if (!hecho) return toVenta(venta, solicitud.empresa, true);
      if (aprobador) await transaccion.reclamar(aprobador.reclamar);
      await transaccion.auditar({ venta, auditoria: { ...hecho, ...aprobado } }, ocasion);
      return toVenta(venta, solicitud.empresa, false);
    }
    if (aprobador) await transaccion.reclamar(aprobador.reclamar);
    const auditoria =
      estado === 'ANULADO'
        ? await anular(transaccion, venta, anulacion)
        : await reactivar(transaccion, venta, ocasion);
    await transaccion.escribir(
      { venta, estado, auditoria: { ...auditoria, ...aprobado } },
      ocasion,
    );
    return toVenta({ ...venta, estado }, solicitud.empresa, false);
  });
}

type Anulacion = { ocasion: Ocasion; motivo: string; enSri: string | undefined };
type Auditoria = CambioDeEstado['auditoria'];

const NO_SE_ANULA: Partial<Record<Anulada['resultado'], ErrorCode>> = {
  CONSUMIDOR_FINAL: 'ANULACION_CONSUMIDOR_FINAL',
  EN_CAMINO: 'ANULACION_EN_CAMINO',
  CON_PARTES: 'ANULACION_CON_PARTES',
};

async function anular(
  transaccion: TransaccionEstado,
  { id, clave_acceso }: VentaRow,
  { ocasion, motivo, enSri }: Anulacion,
): Promise<Auditoria> {
  if (clave_acceso === null) return { motivo };
  if (enSri !== undefined)
    return anularEnSri(transaccion, { id, clave_acceso, motivo, anulada: enSri }, ocasion);
  // a note over it would be refused when its money is gone
  if (await transaccion.constaAnulada(clave_acceso))
    throw new AppError('ANULACION_CONSTA_EN_SRI', { venta: id, clave_acceso });
  const anulada = await transaccion.anularComprobante(clave_acceso, motivo, ocasion);
  if (!anulada) throw sinFactura(id, clave_acceso);
  const { resultado, clave_nota: nota } = anulada;
  const rechazo = NO_SE_ANULA[resultado];
  if (rechazo) throw new AppError(rechazo, { venta: id, clave_acceso });
  return { motivo, factura: resultado, nota };
}

/** What the invoice of a sale that is voided already was never told, or its note did not bring about. */
const FALTABA: readonly (string | null | undefined)[] = [
  'NOTA_CREDITO',
  'ANULADA_EN_SRI',
] satisfies readonly (Anulada['resultado'] | AnuladaEnSri)[];

/**
 * The invoice of a sale that is voided already: annulled in the portal, where its note was refused, or taken back by another note, where
 * its own was annulled there. Null: nothing was left to do.
 */
async function deYaAnulada(
  transaccion: TransaccionEstado,
  { id, clave_acceso }: VentaRow,
  { ocasion, motivo, enSri }: Anulacion,
): Promise<Auditoria | null> {
  if (clave_acceso === null) return null;
  if (enSri !== undefined) {
    const anulada = { id, clave_acceso, motivo, anulada: enSri };
    const hecho = await anularEnSri(transaccion, anulada, ocasion);
    return FALTABA.includes(hecho.factura) ? hecho : null;
  }
  if (await transaccion.constaAnulada(clave_acceso)) return null;
  const hecho = await transaccion.anularComprobante(clave_acceso, motivo, ocasion);
  return hecho && FALTABA.includes(hecho.resultado)
    ? { motivo, factura: hecho.resultado, nota: hecho.clave_nota }
    : null;
}

const NO_SE_ANULA_EN_SRI: Partial<Record<AnuladaEnSri, ErrorCode>> = {
  CONSUMIDOR_FINAL: 'ANULACION_CONSUMIDOR_FINAL',
  CON_PARTES: 'ANULACION_CON_PARTES',
  SIN_AUTORIZAR: 'ANULACION_EN_SRI_SIN_AUTORIZAR',
};

type EnSri = { id: string; clave_acceso: string; motivo: string; anulada: string };

/** What was done in the portal is written down here: between the day of the invoice and the last one that the law gives. */
async function anularEnSri(
  transaccion: TransaccionEstado,
  { id, clave_acceso, motivo, anulada }: EnSri,
  ocasion: Ocasion,
): Promise<Auditoria> {
  const falta = faltaDeDiaEnSri(diaDeClave(clave_acceso), anulada, ocasion.fecha);
  if (falta) throw new AppError(falta, { venta: id, anulada });
  const resultado = await transaccion.anularEnSri(clave_acceso, anulada, ocasion);
  if (resultado === null) throw sinFactura(id, clave_acceso);
  const rechazo = NO_SE_ANULA_EN_SRI[resultado];
  if (rechazo) throw new AppError(rechazo, { venta: id, clave_acceso });
  return { motivo, factura: resultado, anulada_en_sri: anulada };
}

const NO_SE_REACTIVA: Partial<Record<Reactivada, ErrorCode>> = {
  CON_NOTA: 'REACTIVACION_CON_NOTA',
  ANULADA_EN_SRI: 'REACTIVACION_DE_ANULADA_EN_SRI',
  OTRO_DIA: 'REACTIVACION_OTRO_DIA',
};

/** Only on the sale's own day, whose date is part of its key, and before the drawer it was sold in is counted. */
async function reactivar(
  transaccion: TransaccionEstado,
  venta: VentaRow,
  ocasion: Ocasion,
): Promise<Auditoria> {
  const { id, clave_acceso, fecha_negocio } = venta;
  const factura = clave_acceso && (await transaccion.reactivarComprobante(clave_acceso, ocasion));
  if (clave_acceso !== null && !factura) throw sinFactura(id, clave_acceso);
  const rechazo = factura ? NO_SE_REACTIVA[factura] : undefined;
  if (rechazo) throw new AppError(rechazo, { venta: id, clave_acceso });
  if (fecha_negocio !== ocasion.dia)
    throw new AppError('REACTIVACION_OTRO_DIA', { venta: id, fecha_negocio });
  if (!(await transaccion.enPeriodoAbierto(venta)))
    throw new AppError('REACTIVACION_OTRO_PERIODO', { venta: id });
  return { factura };
}

const sinFactura = (venta: string, clave: string) =>
  new Error(`cambiarEstado: the sale ${venta} has no invoice ${clave}`);

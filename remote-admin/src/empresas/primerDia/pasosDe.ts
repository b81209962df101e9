import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { PASOS, type Paso, type PrimerDia } from '@comanda/shared/contracts/admin/primerDia';

type De = Pick<Empresa, 'fecha_vencimiento' | 'ambiente'>;

/**
 * 'HECHO' is what happened, and no press says it; 'DEJADO' is what somebody left for later; 'MAL' asks for somebody; 'ESPERA' is on its
 * way.
 */
export type EstadoDePaso = 'HECHO' | 'DEJADO' | 'MAL' | 'ESPERA' | 'PENDIENTE';
export type Estados = Readonly<Record<Paso, EstadoDePaso>>;

const SIN_SALIDA = new Set(['DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION', 'EMPRESA_PAUSADA']);

/** `documento`: how the test invoice stands with the authority; undefined where there is none, or it is not known yet. */
export function estadosDe(
  empresa: De,
  dia: PrimerDia,
  { documento, ahora }: { documento: string | undefined; ahora: Date },
): Estados {
  const suyos: Readonly<Record<Paso, EstadoDePaso>> = {
    DATOS: 'HECHO', // a company is not registered without them
    CERTIFICADO: certificado(empresa, ahora),
    PRODUCTOS: hecho(dia.productos > 0),
    MESAS: hecho(dia.mesas === true),
    USUARIOS: hecho(dia.usuarios > 1),
    IMPRESORA: 'PENDIENTE', // no machine tells whether paper came out
    PRUEBA: prueba(empresa, dia, documento),
    AMBIENTE: hecho(empresa.ambiente === '2'),
  };
  const conMarca = (paso: Paso): EstadoDePaso =>
    suyos[paso] === 'PENDIENTE' && dia.marcados.includes(paso) ? 'DEJADO' : suyos[paso];
  return Object.fromEntries(PASOS.map((paso) => [paso, conMarca(paso)])) as Record<
    Paso,
    EstadoDePaso
  >;
}

const hecho = (si: boolean): EstadoDePaso => (si ? 'HECHO' : 'PENDIENTE');

function certificado({ fecha_vencimiento }: De, ahora: Date): EstadoDePaso {
  if (fecha_vencimiento === null) return 'PENDIENTE';
  return new Date(fecha_vencimiento) > ahora ? 'HECHO' : 'MAL';
}

function prueba({ ambiente }: De, dia: PrimerDia, documento: string | undefined): EstadoDePaso {
  if (ambiente === '2' || documento === 'AUTORIZADO' || documento === 'ANULADA') return 'HECHO';
  if (dia.prueba === null) return 'PENDIENTE';
  return documento !== undefined && SIN_SALIDA.has(documento) ? 'MAL' : 'ESPERA';
}

/** The first that asks for somebody, or that nobody has done or left; null: none. */
export const siguientePaso = (estados: Estados): Paso | null =>
  PASOS.find((paso) => estados[paso] === 'MAL' || estados[paso] === 'PENDIENTE') ?? null;

import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { PASOS, type Paso, type PrimerDia } from '@comanda/shared/contracts/admin/primerDia';

type De = Pick<Empresa, 'fecha_vencimiento' | 'ambiente'>;

/** Which steps are done: what the company has says so, or somebody did. */
export function hechosDe(empresa: De, dia: PrimerDia): ReadonlySet<Paso> {
  const tiene: Partial<Record<Paso, boolean>> = {
    CERTIFICADO: empresa.fecha_vencimiento !== null,
    PRODUCTOS: dia.productos > 0,
    USUARIOS: dia.usuarios > 1,
    PRUEBA: dia.prueba !== null || empresa.ambiente === '2',
    AMBIENTE: empresa.ambiente === '2',
  };
  return new Set(PASOS.filter((paso) => tiene[paso] === true || dia.marcados.includes(paso)));
}

/** The first that is not; null: none is left. */
export const siguientePaso = (hechos: ReadonlySet<Paso>): Paso | null =>
  PASOS.find((paso) => !hechos.has(paso)) ?? null;

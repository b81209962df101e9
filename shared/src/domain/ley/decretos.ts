import type { Decreto, LeyDeEmpresa, Lugar } from '../../contracts/admin/ley';

import { formatFecha } from '../texto/fecha';
import { normalizar } from '../texto/texto';

import { rigeEn } from './filaDeLey';

const TODO_EL_PAIS: Lugar[] = [];

/** Decrees for tourist premises that were published before this release; the operator adds those that come after. */
export const DECRETOS: readonly Decreto[] = [
  {
    id: 'decreto-196',
    tarifa: 8,
    desde: '2025-11-01',
    hasta: '2025-11-04',
    lugares: [
      { provincia: 'Imbabura', canton: null },
      { provincia: 'Carchi', canton: null },
      { provincia: 'Pichincha', canton: 'Cayambe' },
      { provincia: 'Pichincha', canton: 'Pedro Moncayo' },
    ],
    fuente: 'Decreto Ejecutivo 196',
    cesa: null,
  },
  {
    id: 'decreto-271',
    tarifa: 8,
    desde: '2026-01-01',
    hasta: '2026-01-04',
    lugares: TODO_EL_PAIS,
    fuente: 'Decreto Ejecutivo 271',
    cesa: null,
  },
  {
    id: 'decreto-304',
    tarifa: 8,
    desde: '2026-02-14',
    hasta: '2026-02-17',
    lugares: TODO_EL_PAIS,
    fuente: 'Decreto Ejecutivo 304',
    cesa: null,
  },
];

/** A company that says nothing of itself, and no decree besides the known ones. */
export const SIN_REGISTRO: LeyDeEmpresa = {
  registro_turismo: null,
  provincia: null,
  canton: null,
  decretos: [],
};

/** Of that day, wherever it holds; `agregados`: besides those that are known. */
function decretosDelDia(dia: string, agregados: readonly Decreto[]): Decreto[] {
  const todos = [...DECRETOS, ...agregados];
  const cesados = new Set(
    todos.flatMap(({ cesa, desde }) => (cesa !== null && desde <= dia ? [cesa] : [])),
  );
  return todos.filter(
    (decreto) => decreto.cesa === null && rigeEn(decreto, dia) && !cesados.has(decreto.id),
  );
}

export const hayDecreto = (
  tarifa: number,
  dia: string,
  agregados: readonly Decreto[] = [],
): boolean => decretosDelDia(dia, agregados).some((decreto) => decreto.tarifa === tarifa);

/** The decree that gives a company another rate on a day; null: none does. */
export function decretoQueRige(dia: string, ley: LeyDeEmpresa): Decreto | null {
  if (ley.registro_turismo === null) return null;
  return decretosDelDia(dia, ley.decretos).find((decreto) => alcanza(decreto, ley)) ?? null;
}

const alcanza = ({ lugares }: Decreto, ley: LeyDeEmpresa): boolean =>
  lugares.length === 0 ||
  lugares.some(
    ({ provincia, canton }) =>
      mismoLugar(provincia, ley.provincia) && (canton === null || mismoLugar(canton, ley.canton)),
  );

const mismoLugar = (uno: string, otro: string | null) =>
  otro !== null && normalizar(uno.trim()) === normalizar(otro.trim());

/** Why a company cannot sell at the rate of a decree on a day, in a sentence that names the reason; null: it can. */
export function faltaDeDecreto(tarifa: number, dia: string, ley: LeyDeEmpresa): string | null {
  const suyos = decretosDelDia(dia, ley.decretos).filter((decreto) => decreto.tarifa === tarifa);
  const [alguno] = suyos;
  if (!alguno)
    return `La tarifa ${tarifa}% rige solo en los días que fija un decreto, y el ${formatFecha(dia)} no es uno`;
  if (ley.registro_turismo === null)
    return `La tarifa ${tarifa}% es de establecimientos con registro de turismo: anote el suyo en Empresa`;
  if (suyos.some((decreto) => alcanza(decreto, ley))) return null;
  return ley.provincia === null
    ? `El ${alguno.fuente} da la tarifa ${tarifa}% solo en algunos lugares: anote su provincia y cantón en Empresa`
    : `El ${alguno.fuente} no da la tarifa ${tarifa}% en ${lugarEnPalabras(ley.provincia, ley.canton)}`;
}

const lugarEnPalabras = (provincia: string, canton: string | null) =>
  canton === null ? provincia : `${canton}, ${provincia}`;

/** A decree's places in words. */
export const lugaresEnPalabras = ({ lugares }: Pick<Decreto, 'lugares'>): string =>
  lugares.length === 0
    ? 'Todo el país'
    : lugares.map(({ provincia, canton }) => lugarEnPalabras(provincia, canton)).join('; ');

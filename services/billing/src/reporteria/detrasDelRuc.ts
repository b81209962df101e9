import type { Periodo } from '@comanda/shared/domain/texto/periodo';
import type { Corte } from '@comanda/kit/http/corte';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type {
  CifraDelMes,
  DiaDetras,
  FilaDelMes,
  MesRepository,
  MontoDeClave,
} from './mesRepository';

type Establecimiento = { id: EmpresaId; empresa: string };
export type ClaveDeEstablecimiento = MontoDeClave & { de: Establecimiento };
export type FilaDeEstablecimiento = FilaDelMes & { empresa: string };

type Pedido = {
  establecimientos: readonly Establecimiento[];
  periodo: Periodo;
  cifra: CifraDelMes;
};

/**
 * A page of the documents behind a figure of several companies, and what all of them add up to. What each has a day says on which
 * day the page begins, so that it costs no more of each than the keys of that day and its own; only what is shown is
 * read whole. There is no one moment of several companies.
 */
export async function paginaDeVarias(
  meses: Pick<MesRepository, 'ambiente' | 'diasDetras' | 'clavesDetras' | 'documentos'>,
  { corte, ...pedido }: Pedido & { corte: Corte },
): Promise<{ total: number; suma: number; filas: FilaDeEstablecimiento[] }> {
  const { establecimientos, periodo } = pedido;
  const cifra = await cifraDeVarias(meses, pedido);
  const leidos = await Promise.all(
    establecimientos.map(({ id }) => meses.diasDetras(id, periodo, cifra)),
  );
  const dias = leidos.flat();
  const sumas = {
    total: dias.reduce((todos, { total }) => todos + total, 0),
    suma: dias.reduce((todos, { suma }) => todos + suma, 0),
  };
  const primero = dondeEmpieza(dias, corte.desde);
  if (primero === null) return { ...sumas, filas: [] };
  const saltadas = corte.desde - primero.antes;
  const hasta = saltadas + corte.filas;
  const claves = await leerClaves(meses, {
    establecimientos,
    periodo: { ...periodo, hasta: primero.dia },
    cifra,
    cuantas: hasta,
  });
  return { ...sumas, filas: await documentosDeVarias(meses, claves.slice(saltadas, hasta)) };
}

/** The keys of all of them, in the same order. */
export async function clavesDeVarias(
  meses: Pick<MesRepository, 'ambiente' | 'clavesDetras'>,
  pedido: Pedido,
): Promise<ClaveDeEstablecimiento[]> {
  const cifra = await cifraDeVarias(meses, pedido);
  return leerClaves(meses, { ...pedido, cifra, cuantas: null });
}

/** Documents of several companies, a statement each, in the order of their keys. */
export async function documentosDeVarias(
  meses: Pick<MesRepository, 'documentos'>,
  claves: readonly ClaveDeEstablecimiento[],
): Promise<FilaDeEstablecimiento[]> {
  const leidas = await Promise.all(
    [...new Set(claves.map(({ de }) => de))].map(async (de) => {
      const filas = await meses.documentos(
        de.id,
        claves.filter((clave) => clave.de === de),
      );
      return [de, new Map(filas.map((fila) => [fila.clave_acceso, fila]))] as const;
    }),
  );
  const porEmpresa = new Map(leidas);
  return claves.flatMap(({ de, clave_acceso }) => {
    const fila = porEmpresa.get(de)?.get(clave_acceso);
    return fila ? { ...fila, empresa: de.empresa } : [];
  });
}

/** What `deUnAmbiente` says of a month that was read: where one issues for good, the tests of another declare nothing. */
async function cifraDeVarias(
  meses: Pick<MesRepository, 'ambiente'>,
  { establecimientos, periodo, cifra }: Pedido,
): Promise<CifraDelMes> {
  const suyos = await Promise.all(establecimientos.map(({ id }) => meses.ambiente(id, periodo)));
  return { ...cifra, ambiente: suyos.includes('2') ? '2' : '1' };
}

/** The day of the document that comes after so many, latest first, and how many are of later days; null: there is none. */
function dondeEmpieza(
  dias: readonly DiaDetras[],
  cuantos: number,
): { dia: string; antes: number } | null {
  const porDia = new Map<string, number>();
  for (const { fecha_emision: dia, total } of dias) porDia.set(dia, (porDia.get(dia) ?? 0) + total);
  let antes = 0;
  for (const [dia, total] of [...porDia].toSorted(([a], [b]) => b.localeCompare(a))) {
    if (antes + total > cuantos) return { dia, antes };
    antes += total;
  }
  return null;
}

const lugarDe = ({ fecha_emision, clave_acceso }: MontoDeClave) => fecha_emision + clave_acceso;

/** Latest first over all of them, so many of each or all. */
async function leerClaves(
  meses: Pick<MesRepository, 'clavesDetras'>,
  { establecimientos, periodo, cifra, cuantas }: Pedido & { cuantas: number | null },
): Promise<ClaveDeEstablecimiento[]> {
  const leidas = await Promise.all(
    establecimientos.map(async (de) => {
      const suyas = await meses.clavesDetras(de.id, periodo, { cifra, cuantas });
      return suyas.map((clave) => ({ ...clave, de }));
    }),
  );
  return leidas
    .flat()
    .toSorted((a, b) => Number(lugarDe(a) < lugarDe(b)) - Number(lugarDe(a) > lugarDe(b)));
}

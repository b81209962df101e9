import type { Db } from '@comanda/kit/base/db';
import type { Salud, SaludDeArea } from '@comanda/shared/contracts/admin/salud';
import { TRAMOS_MS } from '@comanda/shared/contracts/plataforma/telemetria';

import { usoDe } from '../telemetria/usoDe';

import { TIEMPOS_DE_AREAS, VISITAS_DE_AREAS, VISITAS_POR_EMPRESA } from './consultas';

const DE_TODOS = 10_000;
const SEMANA_H = 168;
const DIA_H = 24;

type Base = Pick<Db, 'pool'>;

type FilaDeVisitas = {
  area: string;
  objetivo: number;
  horas: number;
  visitas: number;
  malas: number;
  bucles: number;
  colgadas: number;
};
type FilaDeTiempo = { area: string; medida: 'carga' | 'lcp' | 'inp'; p75: number | null };
type FilaDeBuild = { area: string; build: string; version: string };

/** In the order of the menu, the frame last. */
const AREAS = `
  select u.area, u.titulo from (
    (select area, titulo from plataforma.areas where retirada is null order by orden, area)
    union all select 'shell', 'Marco') u
   where $1::text is null or u.area = $1`;

const VERSIONES = `select area, build, version from plataforma.lanzamientos where area || '/' || build = any ($1)`;

/** How every area does. */
export const saludDeTodas = (base: Base, ahora: Date): Promise<Salud[]> =>
  calcular(base, ahora, null);

/** The same of one alone; undefined where there is none of that name. */
export const saludDe = async (base: Base, ahora: Date, area: string): Promise<Salud | undefined> =>
  (await calcular(base, ahora, area))[0];

async function calcular({ pool }: Base, ahora: Date, una: string | null): Promise<Salud[]> {
  const [areas, visitas, tiempos, usos] = await Promise.all([
    pool.query<Pick<Salud, 'area' | 'titulo'>>(AREAS, [una]),
    pool.query<FilaDeVisitas>(VISITAS_DE_AREAS, [ahora, una]),
    pool.query<FilaDeTiempo>(TIEMPOS_DE_AREAS, [ahora, una, TRAMOS_MS]),
    usoDe({ pool }, ahora, una),
  ]);
  const enUso = [...usos].filter(([, { pestanas }]) => pestanas > 0);
  const { rows: versiones } = await pool.query<FilaDeBuild>(VERSIONES, [
    enUso.map(([clave]) => clave),
  ]);
  return areas.rows.map(({ area, titulo }) => {
    const suyas = visitas.rows.filter((fila) => fila.area === area);
    const p75 = (medida: string) =>
      enteros(tiempos.rows.find((fila) => fila.area === area && fila.medida === medida)?.p75);
    return {
      area,
      titulo,
      ...deVentanas(suyas),
      carga: p75('carga'),
      lcp: p75('lcp'),
      inp: p75('inp'),
      builds: versiones
        .filter((build) => build.area === area)
        .map(({ build, version }) => ({
          build,
          version,
          parte: usos.get(`${area}/${build}`)?.pestanas ?? 0,
        }))
        .sort((a, b) => b.parte - a.parte),
    };
  });
}

const enteros = (ms: number | null | undefined): number | null =>
  ms === null || ms === undefined ? null : Math.round(ms);

/** A window that nobody used the area in has no row. */
const SIN_USO = { objetivo: DE_TODOS, visitas: 0, malas: 0, bucles: 0, colgadas: 0 };

function deVentanas(filas: readonly FilaDeVisitas[]) {
  const de = (horas: number) => filas.find((fila) => fila.horas === horas);
  const semana = de(SEMANA_H);
  const { objetivo, visitas, malas } = semana ?? SIN_USO;
  const dia = de(DIA_H) ?? SIN_USO;
  return {
    objetivo: objetivo / DE_TODOS,
    visitas,
    malas,
    gastado: consumoDe(semana),
    consumo1h: consumoDe(de(1)),
    consumo6h: consumoDe(de(6)),
    visitasDeHoy: dia.visitas,
    malasDeHoy: dia.malas,
    bucles: dia.bucles,
    colgadas: dia.colgadas,
  };
}

function consumoDe(fila: FilaDeVisitas | undefined): number | null {
  if (!fila || fila.visitas === 0) return null;
  return fila.malas / fila.visitas / (1 - fila.objetivo / DE_TODOS);
}

/** An area, company by company, the one with most failed visits first. */
export async function saludPorEmpresa(
  { pool }: Base,
  area: string,
  ahora: Date,
): Promise<SaludDeArea['empresas']> {
  const valores = [ahora, area, TRAMOS_MS];
  return (await pool.query<SaludDeArea['empresas'][number]>(VISITAS_POR_EMPRESA, valores)).rows;
}

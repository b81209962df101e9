import { aTiempo } from '@comanda/kit/proceso/aTiempo';

import { claveDeBuild, lanzamientoSchema, type Lanzamiento } from './lanzamiento';
import type { LanzamientosRepository } from './lanzamientosRepository';
import type { CanalesDeArea, RegistroDeBuilds } from './registro';

/** Pages that are told of a build ask so long after it (shell/src/novedades/useRelectura.ts). */
const VIDA_MS = 2_000;
/** A database that does not answer keeps nobody waiting who can be served without. */
const ESPERA_MS = 1_500;
const TRAS_FALLO_MS = 2_000;

type Log = { warn(detalle: object, que: string): void; error(detalle: object, que: string): void };

export type LanzamientosVivos = ReturnType<typeof lanzamientosVivos>;

/**
 * What the channels hold, read every two seconds at most, and every build that was ever asked for, until it is withdrawn. While the database is
 * away the last reading stays good: builds never change, and where the channels point can be changed by nobody either.
 */
export function lanzamientosVivos(
  repositorio: LanzamientosRepository,
  reloj: () => Date,
  log: Log,
) {
  const builds = new Map<string, Lanzamiento>();
  const ilegibles = new Set<string>();
  let leido: { hasta: number; valor: Promise<RegistroDeBuilds> } | null = null;
  let ultimo: RegistroDeBuilds | null = null;

  async function leer(): Promise<RegistroDeBuilds> {
    const filas = await repositorio.canales();
    await soltarRetirados();
    const areas = areasDe(filas);
    const claves = [...filas.canales, ...filas.fijaciones, ...filas.anteriores].map(claveDeBuild);
    await conocer(claves);
    const suyos = [...new Set(claves)].flatMap((clave) => builds.get(clave) ?? []);
    const orden = new Map(filas.orden.map((fila) => [fila.area, fila.orden]));
    ultimo = {
      areas,
      orden,
      origenes: new Map(filas.origenes.map((fila) => [fila.area, fila.origen])),
      banderas: banderasDe(filas),
      builds: new Map(suyos.map((build) => [claveDeBuild(build), build])),
    };
    return ultimo;
  }

  async function leerOSeguir(): Promise<RegistroDeBuilds> {
    const conocido = ultimo;
    if (!conocido) return leer();
    try {
      return await aTiempo(leer(), ESPERA_MS);
    } catch (error) {
      log.warn({ err: error }, 'registry of builds not read: the last reading is served');
      if (leido) leido.hasta = reloj().getTime() + TRAS_FALLO_MS;
      return conocido;
    }
  }

  async function soltarRetirados(): Promise<void> {
    if (builds.size === 0) return;
    for (const retirado of await repositorio.retiradas([...builds.keys()]))
      builds.delete(claveDeBuild(retirado));
  }

  /** Builds never change, so one that was found is kept. One that cannot be read is left out, and said once. */
  async function conocer(claves: readonly string[]): Promise<void> {
    const nuevas = [...new Set(claves)].filter((clave) => !builds.has(clave));
    if (nuevas.length === 0) return;
    for (const fila of await repositorio.filas(nuevas)) {
      const clave = claveDeBuild(fila);
      const { data, error } = lanzamientoSchema.safeParse(fila);
      if (data) builds.set(clave, data);
      else if (!ilegibles.has(clave))
        log.error(
          { build: clave, motivo: error.message },
          'build left out: its row cannot be read',
        );
      if (error) ilegibles.add(clave);
    }
  }

  function registro(): Promise<RegistroDeBuilds> {
    const ahora = reloj().getTime();
    if (leido && leido.hasta > ahora) return leido.valor;
    const lectura = { hasta: ahora + VIDA_MS, valor: leerOSeguir() };
    leido = lectura;
    lectura.valor.catch(() => {
      if (leido === lectura) leido = null; // a failed reading is not kept; its callers see why
    });
    return lectura.valor;
  }

  return {
    registro,

    /** Makes the next look a new reading, as a change in this process does. */
    releer(): void {
      leido = null;
    },

    /** What the stable channels hold. */
    async estables(): Promise<Lanzamiento[]> {
      const { areas, builds: suyos } = await registro();
      return [...areas].flatMap(([area, { estable }]) =>
        estable === null ? [] : (suyos.get(claveDeBuild({ area, build: estable })) ?? []),
      );
    },

    /** Any build that was published and not withdrawn, also one no channel points to. */
    async buscar(area: string, build: string): Promise<Lanzamiento | null> {
      const clave = claveDeBuild({ area, build });
      await registro(); // which forgets what was withdrawn
      await conocer([clave]);
      return builds.get(clave) ?? null;
    },
  };
}

type Filas = Awaited<ReturnType<LanzamientosRepository['canales']>>;

function banderasDe({ banderas }: Filas): Map<number, Set<string>> {
  const porEmpresa = new Map<number, Set<string>>();
  for (const { empresa, bandera } of banderas)
    porEmpresa.set(empresa, (porEmpresa.get(empresa) ?? new Set()).add(bandera));
  return porEmpresa;
}

function areasDe({ canales, fijaciones, anteriores }: Filas): Map<string, CanalesDeArea> {
  const nombres = new Set(canales.map(({ area }) => area));
  return new Map(
    [...nombres].map((area) => {
      const deArea = <Fila extends { area: string }>(filas: Fila[]) =>
        filas.filter((fila) => fila.area === area);
      const enCanal = (canal: 'estable' | 'canario') =>
        deArea(canales).find((fila) => fila.canal === canal);
      const canario = enCanal('canario');
      return [
        area,
        {
          estable: enCanal('estable')?.build ?? null,
          anterior: deArea(anteriores)[0]?.build ?? null,
          canario:
            (canario && {
              build: canario.build,
              porcentaje: canario.porcentaje ?? 0,
              primera: canario.primera,
            }) ||
            null,
          fijas: new Map(deArea(fijaciones).map(({ empresa, build }) => [empresa, build])),
        },
      ];
    }),
  );
}

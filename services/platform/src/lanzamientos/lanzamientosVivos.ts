import type { Lanzamiento } from './lanzamiento';
import type { LanzamientosRepository } from './lanzamientosRepository';

const VIDA_MS = 5_000;

export type LanzamientosVivos = ReturnType<typeof lanzamientosVivos>;

/** What the stable channel holds, read every five seconds at most; and every build that was ever asked for. */
export function lanzamientosVivos(repositorio: LanzamientosRepository, reloj: () => Date) {
  const builds = new Map<string, Lanzamiento>();
  let leidos: { hasta: number; valor: Promise<Lanzamiento[]> } | null = null;

  return {
    estables(): Promise<Lanzamiento[]> {
      const ahora = reloj().getTime();
      if (leidos && leidos.hasta > ahora) return leidos.valor;
      const valor = repositorio.estables();
      const lectura = { hasta: ahora + VIDA_MS, valor };
      leidos = lectura;
      valor.catch(() => {
        if (leidos === lectura) leidos = null; // a failed reading is not kept; its callers see why
      });
      return valor;
    },

    /** Builds never change, so one that was found is kept. */
    async buscar(area: string, build: string): Promise<Lanzamiento | null> {
      const clave = `${area}/${build}`;
      const conocido = builds.get(clave) ?? (await repositorio.buscar(area, build));
      if (conocido) builds.set(clave, conocido);
      return conocido;
    },
  };
}

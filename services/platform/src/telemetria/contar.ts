import { TRAMOS_MS, type Evento } from '@comanda/shared/contracts/plataforma/telemetria';

/** What one report says of a phase of a build. */
export type CuentaDeEventos = Pick<Evento, 'area' | 'build' | 'fase'> & {
  /** Of what is told with its screen. */
  pantalla: string;
  veces: number;
  tramos: number[];
};

/** Adds a report up: an event of a kind that is there already is one more of it. */
export function contarEventos(eventos: readonly Evento[]): CuentaDeEventos[] {
  const cuentas = new Map<string, CuentaDeEventos>();
  for (const { area, build, fase, ms, pantalla = '' } of eventos) {
    const llave = `${area}/${build}/${fase}/${pantalla}`;
    const tramos = Array<number>(TRAMOS_MS.length + 1).fill(0);
    const cuenta = cuentas.get(llave) ?? { area, build, fase, pantalla, veces: 0, tramos };
    const tramo = tramoDe(ms);
    cuenta.veces += 1;
    cuenta.tramos[tramo] = (cuenta.tramos[tramo] ?? 0) + 1;
    cuentas.set(llave, cuenta);
  }
  return [...cuentas.values()];
}

/** The first bound it does not pass; after the last one, all that is longer. */
function tramoDe(ms: number): number {
  const tramo = TRAMOS_MS.findIndex((hasta) => ms <= hasta);
  return tramo === -1 ? TRAMOS_MS.length : tramo;
}

/**
 * The time that a share of the loads did not pass, as if those of a bucket lay evenly in it; null where there are none.
 * Of what passed the last bound nothing more is known: that bound is answered.
 */
export function percentil(tramos: readonly number[], parte: number): number | null {
  const total = tramos.reduce((suma, cuantas) => suma + cuantas, 0);
  if (total === 0) return null;
  let faltan = total * parte;
  for (const [i, cuantas] of tramos.entries()) {
    const hasta = TRAMOS_MS[i] ?? TRAMOS_MS[TRAMOS_MS.length - 1] ?? 0;
    if (cuantas > 0 && faltan <= cuantas) {
      const desde = i === 0 ? 0 : (TRAMOS_MS[i - 1] ?? 0);
      return Math.round(desde + (hasta - desde) * (faltan / cuantas));
    }
    faltan -= cuantas;
  }
  return TRAMOS_MS[TRAMOS_MS.length - 1] ?? null;
}

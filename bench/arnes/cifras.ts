// What is made of what was measured; the same for every bench.

/** The value that so large a part of them does not exceed; NaN of none, which no limit is met by. */
function percentil(valores: readonly number[], parte: number): number {
  const orden = valores.toSorted((uno, otro) => uno - otro);
  return orden[Math.max(0, Math.ceil(orden.length * parte) - 1)] ?? NaN;
}

export const mediana = (valores: readonly number[]): number => percentil(valores, 0.5);

export function media(valores: readonly number[]): number {
  return valores.reduce((suma, uno) => suma + uno, 0) / valores.length;
}

export const redondo = (valor: number, decimales = 0): number => Number(valor.toFixed(decimales));

/** Milliseconds. */
export type Tiempos = { p50: number; p95: number; peor: number; veces: number };

export function resumen(tiempos: readonly number[]): Tiempos {
  return {
    p50: mediana(tiempos),
    p95: percentil(tiempos, 0.95),
    peor: percentil(tiempos, 1),
    veces: tiempos.length,
  };
}

/** So often, one time after another; no more often than `bastan`, once it took longer than `bastaMs`. */
export async function tiemposDe(
  hacer: () => Promise<unknown>,
  {
    veces,
    bastan = veces,
    bastaMs = Infinity,
  }: { veces: number; bastan?: number; bastaMs?: number },
): Promise<Tiempos> {
  const tiempos: number[] = [];
  const fin = performance.now() + bastaMs;
  while (tiempos.length < veces && (tiempos.length < bastan || performance.now() < fin)) {
    const inicio = performance.now();
    await hacer();
    tiempos.push(performance.now() - inicio);
  }
  return resumen(tiempos);
}

/** What an act takes, in seconds, and what it answers. */
export async function cronometrar<Hecho>(
  hacer: () => Promise<Hecho>,
): Promise<{ hecho: Hecho; segundos: number }> {
  const inicio = performance.now();
  const hecho = await hacer();
  return { hecho, segundos: (performance.now() - inicio) / 1_000 };
}

/** What is above its limit, in words; a figure that is not there is above any. */
export function pasados(
  cifras: Readonly<Record<string, { medido: number; limite: number }>>,
): string[] {
  return Object.entries(cifras)
    .filter(([, { medido, limite }]) => !(medido <= limite))
    .map(([que, { medido, limite }]) => `${que}: ${redondo(medido, 2)}, prometido ${limite}`);
}

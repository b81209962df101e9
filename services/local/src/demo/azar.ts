/** A source of numbers that look random and are the same in every run (mulberry32). */
export type Azar = {
  /** In [0, 1). */
  siguiente(): number;
  /** A whole number from `desde` to `hasta`, both included. */
  entero(desde: number, hasta: number): number;
  uno<T>(lista: readonly T[]): T;
  uuid(): string;
};

export function crearAzar(semilla: number): Azar {
  let estado = semilla >>> 0;

  function siguiente(): number {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  const entero = (desde: number, hasta: number) =>
    desde + Math.floor(siguiente() * (hasta - desde + 1));
  const hex = (cifras: number) =>
    Array.from({ length: cifras }, () => entero(0, 15).toString(16)).join('');

  function uno<T>(lista: readonly T[]): T {
    const elegido = lista[entero(0, lista.length - 1)];
    if (elegido === undefined) throw new Error('azar: nothing to choose from');
    return elegido;
  }

  const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
  return { siguiente, entero, uno, uuid };
}

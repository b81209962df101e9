/** What a test draws, the same each time for the same seed. */
export type Azar = {
  entero(min: number, max: number): number;
  uno<Cosa>(de: readonly Cosa[]): Cosa;
};

/** mulberry32: small, and even enough to choose what to break. */
export function crearAzar(semilla: number): Azar {
  let estado = semilla;
  const siguiente = () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const entero = (min: number, max: number) => min + Math.floor(siguiente() * (max - min + 1));
  return {
    entero,
    uno<Cosa>(de: readonly Cosa[]): Cosa {
      const cual = de[entero(0, de.length - 1)];
      if (cual === undefined) throw new RangeError('azar: nothing to choose from');
      return cual;
    },
  };
}

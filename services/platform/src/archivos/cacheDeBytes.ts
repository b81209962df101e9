/** Bytes by name, as many as fit; what was asked for longest ago goes first. Those who ask while it is read wait for the same. */
export function cacheDeBytes(maximo: number) {
  const guardados = new Map<string, Buffer>();
  const enCurso = new Map<string, Promise<Buffer>>();
  let total = 0;

  function guardar(clave: string, bytes: Buffer): void {
    if (bytes.length > maximo) return;
    guardados.set(clave, bytes);
    total += bytes.length;
    for (const [vieja, suyos] of guardados) {
      if (total <= maximo) return;
      guardados.delete(vieja);
      total -= suyos.length;
    }
  }

  return {
    /** What is kept under this name, else what `leer` brings. A reading that fails is not kept. */
    async de(clave: string, leer: () => Promise<Buffer>): Promise<Buffer> {
      const guardado = guardados.get(clave);
      if (guardado) {
        guardados.delete(clave);
        guardados.set(clave, guardado);
        return guardado;
      }
      const lectura =
        enCurso.get(clave) ??
        leer()
          .then((bytes) => {
            guardar(clave, bytes);
            return bytes;
          })
          .finally(() => enCurso.delete(clave));
      enCurso.set(clave, lectura);
      return lectura;
    },
  };
}

export const ORIGEN = 'http://caja.local';

/** As much of a browser's caches as is used. */
export function cachesDePrueba() {
  const todas = new Map<string, Map<string, Response>>();
  const clave = (que: Request | string) =>
    new URL(typeof que === 'string' ? que : que.url, ORIGEN).href;
  const abrir = (nombre: string) => {
    const suya = todas.get(nombre) ?? new Map<string, Response>();
    todas.set(nombre, suya);
    return {
      match: (que: string) => Promise.resolve(suya.get(clave(que))?.clone()),
      put: (que: string, uno: Response) => Promise.resolve(void suya.set(clave(que), uno)),
      keys: () => Promise.resolve([...suya.keys()].map((url) => new Request(url))),
      delete: (que: Request) => Promise.resolve(suya.delete(clave(que))),
    } as unknown as Cache;
  };
  return {
    todas,
    caches: {
      open: (nombre: string) => Promise.resolve(abrir(nombre)),
      delete: (nombre: string) => Promise.resolve(todas.delete(nombre)),
    },
  };
}

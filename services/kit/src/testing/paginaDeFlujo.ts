import type { Escucha } from '../flujo/hub';

/** A page that listens to a hub: what it was told, and whether its stream is over. Of the first company, where nothing else is said. */
export function paginaDeFlujo(over: Partial<Escucha> = {}) {
  const dicho: string[] = [];
  const fin = { como: null as 'end' | 'destroy' | null };
  const salida = {
    write: (bytes: Buffer) => dicho.push(bytes.toString()),
    end: () => (fin.como = 'end'),
    destroy: () => (fin.como = 'destroy'),
    writableLength: 0,
  };
  const escucha: Escucha = {
    salida,
    sesion: 's1',
    usuario: 'u1',
    red: '10.0.0.1',
    empresas: new Map([[1, 'Puerto']]),
    latido: 'caja',
    ...over,
  };
  const hechos = () =>
    dicho.flatMap((linea) =>
      linea.startsWith('data:') ? [JSON.parse(linea.slice(5)) as Record<string, unknown>] : [],
    );
  const latidos = () => dicho.filter((linea) => linea === ':\n\n').length;
  return { escucha, salida, fin, dicho, hechos, latidos };
}

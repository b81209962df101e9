// What stands before the first journey: one product on free ports and an empty folder, or the one that COMANDA_URL and COMANDA_DATOS
// name, and whoever hands out its worlds.
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { abrirProducto, carpetaNueva } from './producto';
import { repartirMundos } from './repartirMundos';

export default async function preparar(): Promise<() => Promise<void>> {
  // whoever ends the runner ends what it opened
  for (const senal of ['SIGTERM', 'SIGHUP'] as const) process.once(senal, () => process.exit(1));
  mkdirSync(path.join(import.meta.dirname, '../capturas'), { recursive: true });
  const cerrarProducto = process.env.COMANDA_URL ? nada : await abrirUno();
  const mundos = await repartirMundos();
  process.env.COMANDA_MUNDOS = mundos.url;
  return async () => {
    await mundos.cerrar();
    await cerrarProducto();
  };
}

const nada = () => Promise.resolve();

async function abrirUno(): Promise<() => Promise<void>> {
  const carpeta = carpetaNueva('e2e');
  const producto = await abrirProducto(carpeta);
  process.env.COMANDA_URL = producto.url;
  process.env.COMANDA_DATOS = producto.dataDir;
  process.env.COMANDA_SRI = producto.sri;
  process.env.COMANDA_PRINT = producto.printUrl;
  return async () => {
    await producto.cerrar();
    carpeta.borrar();
  };
}

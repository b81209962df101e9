import path from 'node:path';

import { resumen } from './cuentas';
import { crearProgreso } from './progreso';
import { restaurar, verificarRespaldo } from './restaurar';
import { fraseParaAbrir } from './secretos';

import type { pedidoDeRestaurar } from './leerPedido';
import type { Terminal } from './preguntar';

type Con = {
  env: { DATA_DIR: string; COMANDA_RESPALDO_CLAVE?: string | undefined };
  terminal: Terminal;
  decir: (linea: string) => void;
};

export async function correrRestaurar(
  { archivo, en, reemplazar, soloVerificar }: ReturnType<typeof pedidoDeRestaurar>,
  { env, terminal, decir }: Con,
): Promise<void> {
  const lectura = {
    archivo,
    pedirFrase: fraseParaAbrir(env.COMANDA_RESPALDO_CLAVE, terminal),
    alEscribir: crearProgreso('Restaurado', decir),
  };
  if (soloVerificar) {
    const { creado, cuentas } = await verificarRespaldo(lectura);
    decir(`El respaldo está bien: es de ${creado}, ${resumen(cuentas)}.`);
    return;
  }
  const dataDir = en ?? path.resolve(env.DATA_DIR);
  const { manifiesto, anterior } = await restaurar({
    ...lectura,
    dataDir,
    reemplazar,
    reloj: () => new Date(),
  });
  const { creado, cuentas } = manifiesto;
  decir(`Restaurado en ${dataDir}: lo que había el ${creado}, ${resumen(cuentas)}.`);
  decir('Comprobado: cada empresa suma lo mismo, y los certificados abren.');
  if (anterior) decir(`Lo que había antes está en ${anterior}`);
  decir('Enciéndalo con npm start (DATA_DIR, si no es la carpeta de siempre).');
}

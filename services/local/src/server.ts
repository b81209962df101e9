import { leerEnv } from './env';
import { impedimentoEnPalabras } from './impedimento';
import { iniciar, type Local } from './iniciar';

const SENALES = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What is still in hand after this is left to the recovery of the next start. */
const GRACIA_MS = 60_000;

try {
  const arranque = iniciar(leerEnv(process.env), { forzar: process.argv.includes('--forzar') });
  const salir = unaVez((codigo: number) => void apagar(arranque, codigo));
  // `on`, not `once`: Ctrl-C comes from the terminal and again from npm start, and the second must not cut the first short
  for (const senal of SENALES) process.on(senal, () => salir(0));
  const { url, caida } = await arranque;
  console.log(`Listo: ${url}`);
  void caida.then((porque) => {
    console.error(`La caja se apaga, la base de datos no volvió. ${impedimentoEnPalabras(porque)}`);
    salir(1);
  });
} catch (error) {
  console.error(impedimentoEnPalabras(error));
  process.exit(1);
}

/** Told in the middle of the start, it is stopped when it has started: nothing is left behind half begun. */
async function apagar(arranque: Promise<Local>, codigo: number): Promise<void> {
  setTimeout(() => process.exit(codigo), GRACIA_MS).unref();
  try {
    await (await arranque).parar();
    process.exit(codigo);
  } catch (error) {
    console.error(impedimentoEnPalabras(error));
    process.exit(1);
  }
}

function unaVez<Args extends unknown[]>(hacer: (...args: Args) => void): (...args: Args) => void {
  let hecho = false;
  return (...args) => {
    if (!hecho) hacer(...args);
    hecho = true;
  };
}

// npm run migrar: brings the database up to date while the version before still sells, before its processes are replaced
// (docs/operacion/actualizar.md); `-- contraer`, once none of them is left and nobody will go back to it, takes away what stood
// for it alone. Ends with 1 when it could not.
import { z } from 'zod';

import { darEntrada, urlDeIdentidad } from '@comanda/kit/base/rolApp';
import { leerEntorno } from '@comanda/kit/proceso/entorno';

import { Impedimento, impedimentoEnPalabras } from './impedimento';
import { migrarTodo, type Contraer } from './migrarTodo';
import { AJUSTES_DE_BASE, direccionDeBase } from './postgres/direccionDeBase';

const postgres = z.url({ protocol: /^postgres(ql)?$/ }).optional();
const AJUSTES = AJUSTES_DE_BASE.extend({
  /** Given, the services' roles can log in afterwards, with these passwords where they have none. */
  DATABASE_APP_URL: postgres,
  DATABASE_IDENTIDAD_URL: postgres,
});

try {
  const contraer = leerPedido(process.argv.slice(2));
  const env = leerEntorno(AJUSTES, process.env);
  const url = await direccionDeBase(env);
  const hechas = await migrarTodo(url, contraer);
  if (env.DATABASE_APP_URL !== undefined) {
    const suya = urlDeIdentidad(env.DATABASE_APP_URL, env.DATABASE_IDENTIDAD_URL);
    for (const urlApp of [env.DATABASE_APP_URL, suya]) await darEntrada({ url, urlApp });
  }
  hechas.forEach((una) => console.log(una));
  console.log(hechas.length === 0 ? 'La base está al día.' : `${hechas.length} hechas.`);
  if (contraer === 'ahora') console.log('La versión anterior ya no puede usar esta base.');
} catch (error) {
  console.error(impedimentoEnPalabras(error));
  process.exitCode = 1;
}

function leerPedido(args: readonly string[]): Contraer {
  if (args.length === 0) return 'a mano';
  if (args.length === 1 && args[0] === 'contraer') return 'ahora';
  throw new Impedimento('Uso: npm run migrar, o npm run migrar -- contraer');
}

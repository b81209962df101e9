// npm run migrar: brings the database up to date while the version before still sells, before its processes are replaced
// (docs/operacion/actualizar.md). Ends with 1 when it could not.
import { leerEntorno } from '@comanda/kit/proceso/entorno';

import { impedimentoEnPalabras } from './impedimento';
import { migrarTodo } from './migrarTodo';
import { AJUSTES_DE_BASE, direccionDeBase } from './postgres/direccionDeBase';

try {
  const hechas = await migrarTodo(await direccionDeBase(leerEntorno(AJUSTES_DE_BASE, process.env)));
  hechas.forEach((una) => console.log(una));
  console.log(hechas.length === 0 ? 'La base esta al dia.' : `${hechas.length} hechas.`);
} catch (error) {
  console.error(impedimentoEnPalabras(error));
  process.exitCode = 1;
}

// npm run repartir -- --nodos a,b [--hacer]: spreads the companies of the base over several servers with Citus
// (docs/operacion/citus.md); without --hacer it only says what it would do. Ends with 1 when it could not.
import { leerEntorno } from '@comanda/kit/proceso/entorno';

import { impedimentoEnPalabras } from './impedimento';
import { AJUSTES_DE_BASE, direccionDeBase } from './postgres/direccionDeBase';
import { leerPedido } from './reparto/leerPedido';
import { conCliente } from './postgres/conCliente';
import { nodoDe } from './reparto/nodos';
import { repartir } from './reparto/repartir';

try {
  const { coordinador, ensayo, ...pedido } = leerPedido(process.argv.slice(2));
  const url = await direccionDeBase(leerEntorno(AJUSTES_DE_BASE, process.env));
  const decir = (linea: string) => console.log(linea);
  const cuantas = await conCliente(url, (client) =>
    repartir(
      { client, url, coordinador: coordinador ?? nodoDe(url), ...pedido },
      { ensayo, decir },
    ),
  );
  if (cuantas === 0) decir('Todo está repartido.');
  else decir(ensayo ? `${cuantas} por hacer. Con --hacer se hacen.` : `${cuantas} hechas.`);
} catch (error) {
  console.error(impedimentoEnPalabras(error));
  process.exitCode = 1;
}

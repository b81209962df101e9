// npm run totales -- comparar|rehacer [--empresa "Nombre"] [--desde AAAA-MM-DD] [--hasta AAAA-MM-DD]: whether what is kept of
// each day is what its sales add up to (docs/adr/0032). Ends with 1 when something differs, with 2 when it cannot look.
import { leerEntorno } from '@comanda/kit/proceso/entorno';

import { impedimentoEnPalabras } from './impedimento';
import { AJUSTES_DE_BASE, direccionDeBase } from './postgres/direccionDeBase';
import { correrTotales } from './totales/correrTotales';
import { leerPedido } from './totales/leerPedido';

try {
  const pedido = leerPedido(process.argv.slice(2));
  const url = await direccionDeBase(leerEntorno(AJUSTES_DE_BASE, process.env));
  process.exitCode = await correrTotales(pedido, { url, decir: (linea) => console.log(linea) });
} catch (error) {
  console.error(impedimentoEnPalabras(error));
  process.exitCode = 2;
}

// npm run totales -- comparar|rehacer [--empresa "Nombre"] [--desde AAAA-MM-DD] [--hasta AAAA-MM-DD]: whether what is kept of
// each day is what its sales add up to (docs/adr/0032). Ends with 1 when something differs, with 2 when it cannot look.
import path from 'node:path';

import { z } from 'zod';

import { leerEntorno } from '@comanda/kit/entorno';

import { enPalabras, Impedimento } from './impedimento';
import { servidorEnMarcha } from './postgres/startPostgres';
import { correrTotales } from './totales/correrTotales';
import { leerPedido } from './totales/leerPedido';

/** As the services' own (env.ts), of which it needs these two. */
const esquema = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
});

try {
  const pedido = leerPedido(process.argv.slice(2));
  const url = await direccionDe(leerEntorno(esquema, process.env));
  process.exitCode = await correrTotales(pedido, { url, decir: (linea) => console.log(linea) });
} catch (error) {
  console.error(enPalabras(error));
  process.exitCode = 2;
}

async function direccionDe({ DATABASE_URL, DATA_DIR }: z.output<typeof esquema>): Promise<string> {
  if (DATABASE_URL) return DATABASE_URL;
  const enMarcha = await servidorEnMarcha(path.join(path.resolve(DATA_DIR), 'postgres'));
  if (enMarcha) return enMarcha.url;
  throw new Impedimento(
    `La base de datos de ${path.resolve(DATA_DIR)} no esta en marcha. Encienda el producto (npm start), o diga su direccion en DATABASE_URL.`,
  );
}

// npm run respaldo -- [carpeta o archivo] [--sin-cifrar] [--sin-verificar]: the whole data folder in one file, while the product
// sells or while it is stopped (docs/adr/0041, docs/operacion/respaldo.md). Ends with 1 when there is no backup.
import { leerEntorno } from '@comanda/kit/proceso/entorno';
import { z } from 'zod';

import { impedimentoEnPalabras, Impedimento } from './impedimento';
import { correrRespaldo } from './respaldo/correrRespaldo';
import { pedidoDeRespaldo } from './respaldo/leerPedido';
import { terminal } from './respaldo/preguntar';
import { atenderSenales, bajarPrioridad } from './respaldo/progreso';
import { enSesionPropia } from './respaldo/sesionPropia';

/** As the services' own (env.ts), of which it needs these. */
const esquema = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().optional(),
  FACTURACION_CLAVE: z.base64().optional(),
  COMANDA_RESPALDO_CLAVE: z.string().optional(),
  INIT_CWD: z.string().default(process.cwd()),
});

try {
  const terminado = await enSesionPropia();
  if (terminado !== null) process.exit(terminado);
  await bajarPrioridad();
  atenderSenales();
  const env = leerEntorno(esquema, process.env);
  if (env.DATABASE_URL)
    throw new Impedimento(
      'Este respaldo es de la base que trae el producto. Para la de DATABASE_URL vea docs/operacion/respaldo.md.',
    );
  const decir = (linea: string) => console.log(linea);
  await correrRespaldo(pedidoDeRespaldo(process.argv.slice(2), env.INIT_CWD), {
    env,
    terminal,
    decir,
  });
  process.exit();
} catch (error) {
  console.error(impedimentoEnPalabras(error));
  process.exit(1);
}

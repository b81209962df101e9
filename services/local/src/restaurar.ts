// npm run restaurar -- archivo [--en carpeta] [--reemplazar], or archivo --verificar: a backup's data folder, whole and compared
// with what the backup says of itself, or a sentence (docs/operacion/respaldo.md). Ends with 1 when nothing was restored.
import { leerEntorno } from '@comanda/kit/proceso/entorno';
import { z } from 'zod';

import { impedimentoEnPalabras } from './impedimento';
import { correrRestaurar } from './respaldo/correrRestaurar';
import { pedidoDeRestaurar } from './respaldo/leerPedido';
import { terminal } from './respaldo/preguntar';
import { atenderSenales } from './respaldo/progreso';

const esquema = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  COMANDA_RESPALDO_CLAVE: z.string().optional(),
  INIT_CWD: z.string().default(process.cwd()),
});

try {
  atenderSenales();
  const env = leerEntorno(esquema, process.env);
  const decir = (linea: string) => console.log(linea);
  await correrRestaurar(pedidoDeRestaurar(process.argv.slice(2), env.INIT_CWD), {
    env,
    terminal,
    decir,
  });
  process.exit();
} catch (error) {
  console.error(impedimentoEnPalabras(error));
  process.exit(1);
}

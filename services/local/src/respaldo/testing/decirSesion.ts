// What a backup says of where it runs: whether it began its session, and how it gives way. Ends as it is told.
import { readFileSync } from 'node:fs';

import { encabezaSesion } from '../../postgres/sesionDelSistema';
import { bajarPrioridad } from '../progreso';
import { enSesionPropia } from '../sesionPropia';

async function decir(): Promise<number> {
  const terminado = await enSesionPropia();
  if (terminado !== null) return terminado;
  await bajarPrioridad();
  const [, nice] = readFileSync('/proc/self/autogroup', 'utf8').trim().split(' nice ');
  console.log(`encabeza su sesión: ${encabezaSesion(process.pid)}, ${nice}`);
  return Number(process.argv[2]);
}

void decir().then((codigo) => process.exit(codigo));

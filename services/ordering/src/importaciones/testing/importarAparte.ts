// node --import tsx importarAparte.ts: an import in a process of its own, for who wants to kill it in the middle.
import { readFile } from 'node:fs/promises';

import { openDb } from '@comanda/kit/base/db';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';

import type { Database } from '../../db/schema';
import { importar } from '../importar';

const [, , url = '', archivo = '', id = '', huella = '', usuario = ''] = process.argv;

await importar(openDb<Database>({ url }), {
  empresa: empresaDeTrabajo(1),
  hecho: { usuario: { id: usuario, nombreCompleto: 'Aparte' }, ahora: new Date() },
  archivo: { bytes: await readFile(archivo), nombre: 'lista.csv', dicho: {} },
  id,
  huella,
  parcial: false,
});

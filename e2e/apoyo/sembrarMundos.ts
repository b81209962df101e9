// node --import tsx e2e/apoyo/sembrarMundos.ts <from> <to>: sows these worlds in the product that runs on COMANDA_DATOS.
import path from 'node:path';

import { openDb } from '../../services/kit/src/base/db';
import { claveFacturacion } from '../../services/local/src/claveFacturacion';
import { certificadosDemo } from '../../services/local/src/demo/certificadosDemo';
import { sembrarDemo } from '../../services/local/src/demo/sembrarDemo';

import { baseDelProducto } from './base';
import { mundoDe } from './mundo';

const url = await baseDelProducto();
const reloj = () => new Date();
const [desde = 1, hasta = 1] = process.argv.slice(2).map(Number);
const mundos = Array.from({ length: hasta - desde + 1 }, (_, i) => mundoDe(desde + i));
await sembrarDemo({ url, reloj, mundos });

const db = openDb({ url });
const dataDir = path.resolve(process.env.COMANDA_DATOS ?? '');
const claveMaestra = await claveFacturacion(process.env.FACTURACION_CLAVE, { dataDir, db });
await certificadosDemo({ db, claveMaestra, reloj });
await db.close();

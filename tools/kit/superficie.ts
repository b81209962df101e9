// npm run superficie: writes shared/superficie.md, what an area imports of shared by name. With --comprobar (npm run check) it writes
// nothing, and fails where the file is not up to date or a name went away that areas may use.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fallar, raiz } from '../ejecutar';

import { leerPaquete } from './paquete';
import { leerSuperficie } from './superficie/leer';
import { anotada, faltasDe } from './superficie/reglas';
import { leida, textoDe } from './superficie/texto';

const ARCHIVO = path.join(raiz, 'shared/superficie.md');

const escrito = existsSync(ARCHIVO) ? readFileSync(ARCHIVO, 'utf8') : null;
const antes = escrito === null ? null : leida(escrito);
const ahora = anotada(antes, {
  version: leerPaquete('shared').version,
  modulos: leerSuperficie(),
});
const faltas = antes === null ? [] : faltasDe(antes, ahora);
if (faltas.length > 0) fallar(`shared/superficie.md:\n  ${faltas.join('\n  ')}`);

const texto = textoDe(ahora);
if (!process.argv.includes('--comprobar')) writeFileSync(ARCHIVO, texto);
else if (texto !== escrito)
  fallar('shared/superficie.md no está al día: escríbalo con npm run superficie');

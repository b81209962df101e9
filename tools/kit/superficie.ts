// npm run superficie: writes shared/superficie.md, what an area imports of shared by name, and says which version that asks for. With
// --comprobar (npm run check) it writes nothing, and fails where the file is not up to date or something went away that areas may use.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fallar, raiz } from '../ejecutar';
import { roomNames } from '../federation/roomNames.cjs';
import { leida } from '../federation/superficie.cjs';

import { archivosDe } from './compilar';
import { fuentesDeShared, huellaDe } from './huella';
import { leerPaquete } from './paquete';
import { leerSuperficie } from './superficie/leer';
import { anotada, faltasDe, novedadesDe, siguienteDe } from './superficie/reglas';
import { textoDe } from './superficie/texto';

const NOMBRE = 'shared/superficie.md';
const ARCHIVO = path.join(raiz, NOMBRE);
/** Of what was found to be right the last time. */
const VISTO = path.join(raiz, '.cache/superficie/visto');
const comprueba = process.argv.includes('--comprobar');

if (!(comprueba && existsSync(VISTO) && readFileSync(VISTO, 'utf8') === huella())) await mirar();

async function mirar(): Promise<void> {
  const escrito = existsSync(ARCHIVO) ? readFileSync(ARCHIVO, 'utf8') : null;
  const antes = escrito === null ? null : leida(escrito);
  const ahora = anotada(antes, {
    version: leerPaquete('shared').version,
    modulos: await leerSuperficie(),
  });
  const faltas = antes === null ? [] : faltasDe(antes, ahora, Object.keys(roomNames()));
  if (faltas.length > 0) fallar(`${NOMBRE}:\n  ${faltas.join('\n  ')}`);
  const texto = textoDe(ahora);
  if (comprueba && texto !== escrito)
    fallar(`${NOMBRE} no está al día: escríbalo con npm run superficie`);
  writeFileSync(ARCHIVO, texto);
  writeFileSync(VISTO, huella());
  if (antes !== null) decirVersion(novedadesDe(antes, ahora), ahora.version);
}

function decirVersion(novedades: number, version: string): void {
  if (novedades === 0) return;
  console.log(
    `Nombres nuevos o con otra firma: ${novedades}. La próxima versión de shared es al menos ${siguienteDe(version)}`,
  );
}

function huella(): string {
  const propias = archivosDe(path.join(raiz, 'tools/kit'), /superficie.*[.]ts$/);
  return huellaDe([
    ...fuentesDeShared(),
    ...propias.map((uno) => `tools/kit/${uno}`),
    'shared/package.json',
    'package-lock.json',
    NOMBRE,
  ]);
}

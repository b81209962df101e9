import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { compressAndHash } = createRequire(import.meta.url)('../tools/federation/files.js');
const FICHA = 'hashes.json';
const esTexto = (nombre) => /[.](js|json)$/.test(nombre) && nombre !== FICHA;
const integridadDe = (texto) => `sha384-${createHash('sha384').update(texto).digest('base64')}`;

/**
 * The same build under another name, as webpack would have left it with a change nobody sees: what it is called and the hash
 * of each file follow wherever they stand. `vez`: which one.
 */
export function otroBuild({ paquete, carpeta, build, version }, vez, destino) {
  const otro = createHash('sha256').update(`${build} ${vez}`).digest('hex').slice(0, 12);
  const suya = path.join(destino, paquete, otro);
  cpSync(carpeta, suya, { recursive: true });
  const indice = leerFicha(carpeta);
  const textos = new Map(
    readdirSync(suya)
      .filter(esTexto)
      .map((nombre) => [nombre, leer(suya, nombre).replaceAll(build, otro)]),
  );
  conHashesNuevos(textos, indice.integridad);
  for (const [nombre, texto] of textos) writeFileSync(path.join(suya, nombre), texto);
  for (const nombre of readdirSync(suya))
    if (/[.](br|gz)$/.test(nombre)) rmSync(path.join(suya, nombre));
  const hashes = { ...indice, ...compressAndHash(suya) };
  writeFileSync(path.join(suya, FICHA), `${JSON.stringify(hashes, null, 2)}\n`);
  return { paquete, carpeta: suya, build: otro, version };
}

const leer = (carpeta, nombre) => readFileSync(path.join(carpeta, nombre), 'utf8');
const leerFicha = (carpeta) => JSON.parse(leer(carpeta, FICHA));

/** A file that holds the hash of another one changes with it: those that hold none first. */
function conHashesNuevos(textos, integridad) {
  const pendientes = new Set([...textos.keys()].filter((nombre) => integridad[nombre]));
  while (pendientes.size > 0) {
    const listo = [...pendientes].find((nombre) =>
      [...pendientes].every(
        (otro) => otro === nombre || !textos.get(nombre).includes(integridad[otro]),
      ),
    );
    if (listo === undefined) throw new Error('otroBuild: two files hold the hash of each other');
    pendientes.delete(listo);
    const nueva = integridadDe(textos.get(listo));
    for (const otro of pendientes)
      textos.set(otro, textos.get(otro).replaceAll(integridad[listo], nueva));
  }
}

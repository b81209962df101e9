import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { conIndice, conPantalla, rutasDe, type Malo } from './malo';

const VARIANTES = ['remoteEntry.js.br', 'remoteEntry.js.gz'];
const sha384 = (texto: string) => `sha384-${createHash('sha384').update(texto).digest('base64')}`;

/** Those whose files are not what they say. What only an archive or a key can do: archivo.test.ts, subidas.db.test.ts. */
export const MALOS_DE_ARCHIVOS: Record<string, Malo> = {
  'no area.json': {
    regla: 'ficha-ilegible',
    motivo: 'area.json: no está',
    despues: (archivos) => archivos.delete('area.json'),
  },
  'a descriptor with an unknown profile': {
    regla: 'ficha-ilegible',
    motivo: 'descriptor.rutas.0.perfiles.0',
    romper: (partes) => Object.assign(rutasDe(partes)[0] ?? {}, { perfiles: ['Jefe'] }),
  },
  'a group of the menu that is too long': {
    regla: 'ficha-ilegible',
    motivo: 'descriptor.grupo no vale (El grupo del menú tiene de 1 a 24 letras',
    romper: ({ ficha }) => Object.assign(ficha.descriptor ?? {}, { grupo: 'x'.repeat(25) }),
  },
  'a group of the menu with what no text has': {
    regla: 'ficha-ilegible',
    motivo: 'descriptor.rutas.0.grupo no vale (El grupo del menú tiene de 1 a 24 letras',
    romper: (partes) => Object.assign(rutasDe(partes)[0] ?? {}, { grupo: '\u202eVentas' }),
  },
  'a place in the menu below all': {
    regla: 'ficha-ilegible',
    motivo: 'descriptor.orden no vale (El orden del menú es un número de 0 a 999',
    romper: ({ ficha }) => Object.assign(ficha.descriptor ?? {}, { orden: -1 }),
  },
  'an index that is no JSON': {
    regla: 'ficha-ilegible',
    motivo: 'hashes.json: no es JSON',
    despues: (archivos) => archivos.set('hashes.json', Buffer.from('{')),
  },
  'no manifest': {
    regla: 'manifiesto-ilegible',
    motivo: 'mf-manifest.json: no está',
    despues: (archivos) => archivos.delete('mf-manifest.json'),
  },
  'the area of another team': {
    regla: 'area-de-la-llave',
    motivo: 'es del área caja y la llave es de ventas',
    contexto: { area: 'ventas' },
  },
  'the name of another build': {
    regla: 'nombre-del-build',
    motivo: 'el contenedor se llama comanda_caja_000000000000',
    romper: ({ ficha }) => (ficha.contenedor = 'comanda_caja_000000000000'),
  },
  'an entry of another container': {
    regla: 'nombre-del-build',
    motivo: 'remoteEntry.js no declara',
    romper: ({ js }) => (js['remoteEntry.js'] = 'var comanda_caja_000000000000;'),
  },
  'a missing file': {
    regla: 'archivo-faltante',
    motivo: 'hashes.json nombra routes.222222222222.js y no viene',
    despues: (archivos) => archivos.delete('routes.222222222222.js'),
  },
  'a wrong hash': {
    regla: 'huella-distinta',
    motivo: 'routes.222222222222.js no es lo que dice',
    despues: (archivos) => archivos.set('routes.222222222222.js', Buffer.from('alert(1)')),
  },
  'a compressed form the index knows otherwise': {
    regla: 'huella-distinta',
    motivo: 'remoteEntry.js.br no es lo que dice',
    romper: conIndice({
      variantes: { 'remoteEntry.js.br': 'sha384-x', 'remoteEntry.js.gz': 'sha384-x' },
    }),
  },
  'another skeleton than the one hashed': {
    area: 'shell',
    contexto: { area: 'shell' },
    regla: 'huella-distinta',
    motivo: 'esqueleto.html no es lo que dice',
    romper: conIndice({ esqueleto: 'sha384-x' }),
  },
  'a compressed form that does not come': {
    regla: 'archivo-faltante',
    motivo: 'hashes.json nombra routes.222222222222.js.br y no viene',
    romper: conIndice({ variantes: { 'routes.222222222222.js.br': 'sha384-x' } }),
    despues: (archivos) => VARIANTES.forEach((nombre) => archivos.delete(nombre)),
  },
  'something else among its compressed forms': {
    regla: 'indice-de-mas',
    motivo: 'variantes nombra area.json, que no es',
    romper: ({ ficha, indice }) =>
      (indice.variantes = { 'area.json': sha384(JSON.stringify(ficha, null, 2)) }),
    despues: (archivos) => VARIANTES.forEach((nombre) => archivos.delete(nombre)),
  },
  'a compressed form its index does not know': {
    regla: 'indice-de-mas',
    motivo: 'remoteEntry.js.gz viene y variantes no lo nombra',
    romper: conIndice({ variantes: {} }),
  },
  'a skeleton in an area': {
    regla: 'indice-de-mas',
    motivo: 'esqueleto lo dice un área',
    romper: conIndice({ esqueleto: sha384('<p>hola</p>') }),
    despues: (archivos) => archivos.set('esqueleto.html', Buffer.from('<p>hola</p>')),
  },
  'a file nobody listed': {
    regla: 'archivo-sin-listar',
    motivo: 'nota.js viene',
    despues: (archivos) => archivos.set('nota.js', Buffer.from('1')),
  },
  'a page among its files': {
    regla: 'tipo-no-servido',
    motivo: 'otra.html no es de un tipo',
    romper: ({ js }) => (js['otra.html'] = '<p>hola</p>'),
  },
  'a drawing with a script in it': {
    regla: 'imagen-con-codigo',
    motivo: 'logo.svg trae código',
    romper: ({ js }) => (js['logo.svg'] = '<svg onload="alert(1)"></svg>'),
  },
  'a compressed form of something else': {
    regla: 'variante-distinta',
    motivo: 'remoteEntry.js.br no contiene lo mismo',
    despues: (archivos) => archivos.set('remoteEntry.js.br', brotliCompressSync('veneno')),
  },
  'a compressed form that never ends': {
    regla: 'variante-distinta',
    motivo: 'remoteEntry.js.gz no contiene lo mismo',
    despues: (archivos) =>
      archivos.set('remoteEntry.js.gz', gzipSync(Buffer.alloc(64 * 1024 * 1024))),
  },
  'a chunk that is no file': {
    regla: 'indice-apunta-fuera',
    motivo: '../ventas/x.js se pide',
    romper: conIndice({ entrada: ['../ventas/x.js'] }),
  },
  'more than its budget': {
    regla: 'presupuesto',
    motivo: 'caja admite 170',
    romper: conPantalla(`//${randomBytes(185 * 1024).toString('base64')}`),
  },
};

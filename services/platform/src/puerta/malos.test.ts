import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { describe, expect, it } from '@jest/globals';

import { AREAS_SEMBRADAS } from '../testing/areasSembradas';
import { LISTAR, makeContexto, makePublicable, type Partes } from '../testing/makePublicable';

import type { AreaEnPuerta } from '../areas/deLaPlataforma';

import type { ContextoDePuerta } from './regla';
import { revisarBuild } from './revisarBuild';
import { faltasDe } from './testing/faltasDe';

type Malo = {
  regla: string;
  motivo: string;
  area?: Partes['area'];
  romper?: (partes: Partes) => unknown;
  despues?: (archivos: Map<string, Buffer>) => unknown;
  contexto?: Partial<ContextoDePuerta>;
};

const rutasDe = ({ ficha }: Partes) => (ficha.descriptor as { rutas: { path: string }[] }).rutas;
const pantalla = ({ js }: Partes, codigo: string) =>
  (js['caja.333333333333.js'] = `${js['caja.333333333333.js'] ?? ''}${codigo}`);
const hoja = (css: string) => `new CSSStyleSheet().replaceSync(${JSON.stringify(css)});`;
const conPantalla = (codigo: string) => (partes: Partes) => pantalla(partes, codigo);
const pidiendo =
  (name: string, requiredVersion: string) =>
  ({ manifiesto }: Partes) =>
    (manifiesto.shared = [{ name, requiredVersion }]);
const conAreas = (area: string, over: Partial<AreaEnPuerta>): Partial<ContextoDePuerta> => {
  const nueva = { zona: 'admin', kb: 120, rutas: [], clases: [], perfiles: ['Cajero'] } as const;
  return { areas: new Map([...AREAS_SEMBRADAS, [area, { ...nueva, ...over }]]) };
};
/** The call as the build has it, with these fields alone in what it asks or in what it reads. */
const llamandoCon = (parte: 'body' | 'reply', properties: Record<string, unknown>) => ({
  ...LISTAR,
  forma: {
    ...LISTAR.forma,
    [parte]: { type: 'object', properties, required: Object.keys(properties) },
  },
});
const conEntrada =
  (codigo: string) =>
  ({ js }: Partes) =>
    (js['remoteEntry.js'] = `${js['remoteEntry.js'] ?? ''}${codigo}`);
/** Beside what the rest of it asks for. */
const PIDE_REACT_18 = 'var pide={shareKey:"react",requiredVersion:"^18.3.1"};';
const conIndice = (mas: object) => (partes: Partes) => Object.assign(partes.indice, mas);

const VARIANTES = ['remoteEntry.js.br', 'remoteEntry.js.gz'];
const sha384 = (texto: string) => `sha384-${createHash('sha384').update(texto).digest('base64')}`;

/** Each wrong in one thing, and refused for that one alone. Those that only an archive or a key can do: archivo.test.ts, subidas.db.test.ts. */
const MALOS: Record<string, Malo> = {
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
    motivo: 'descriptor.grupo no vale (El grupo del menú admite 24 letras)',
    romper: ({ ficha }) => Object.assign(ficha.descriptor ?? {}, { grupo: 'x'.repeat(25) }),
  },
  'a group of the menu with what no text has': {
    regla: 'ficha-ilegible',
    motivo: 'descriptor.rutas.0.grupo no vale (El grupo del menú lleva letras',
    romper: (partes) => Object.assign(rutasDe(partes)[0] ?? {}, { grupo: '\u202eVentas' }),
  },
  'a place in the menu below all': {
    regla: 'ficha-ilegible',
    motivo: 'descriptor.orden no vale (El orden del menú es 0 o más)',
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
    motivo: 'caja admite 120',
    romper: conPantalla(`//${randomBytes(130 * 1024).toString('base64')}`),
  },
  'the descriptor of another area': {
    regla: 'descriptor-de-otra',
    motivo: 'el descriptor es de reportes',
    romper: ({ ficha }) => Object.assign(ficha.descriptor as object, { area: 'reportes' }),
  },
  'a path that leads out of its zone': {
    regla: 'ruta-fuera',
    motivo: '"../auth/login" sale de su zona',
    romper: (partes) => {
      Object.assign(rutasDe(partes)[0] ?? {}, { path: '../auth/login' });
      conIndice({ trozos: { '..-auth-login': [] } })(partes);
    },
  },
  'a path of another area': {
    regla: 'ruta-ajena',
    motivo: 'admin/mesas/nuevas es de ventas (admin/mesas)',
    romper: (partes) => {
      Object.assign(rutasDe(partes)[0] ?? {}, { path: 'mesas/nuevas' });
      conIndice({ trozos: { 'mesas-nuevas': [] } })(partes);
    },
  },
  'an area that nobody made': {
    regla: 'area-desconocida',
    motivo: 'no hay un área caja',
    contexto: { areas: new Map() },
  },
  'a path that its area was not given': {
    regla: 'ruta-reservada',
    motivo: 'la ruta caja no empieza por dinero ni por cierres',
    contexto: conAreas('caja', { rutas: ['dinero', 'cierres'] }),
  },
  'a path that another area was given': {
    regla: 'ruta-reservada',
    motivo: 'la ruta caja es del área eventos',
    contexto: conAreas('eventos', { rutas: ['caja'] }),
  },
  'a profile that its area was not given': {
    regla: 'perfil-fuera',
    motivo: 'la ruta caja es de Cajero, y el área no lo tiene',
    contexto: conAreas('caja', { perfiles: ['Administrador'] }),
  },
  'a chunk of another area': {
    regla: 'trozo-ajeno',
    motivo: 'el trozo mesas es de ventas',
    romper: (partes) => Object.assign(partes.indice.trozos as object, { mesas: [] }),
  },
  'a path without its chunk': {
    regla: 'ruta-sin-trozo',
    motivo: 'la ruta caja no tiene',
    romper: conIndice({ trozos: {} }),
  },
  'a card of Inicio without its chunk': {
    regla: 'ruta-sin-trozo',
    motivo: 'la ruta inicio-caja no tiene',
    romper: ({ ficha }) =>
      Object.assign(ficha.descriptor as object, {
        inicio: [{ path: 'inicio-caja', lugar: 'pulso', perfiles: ['Cajero'] }],
      }),
  },
  'a huge manifest': {
    regla: 'manifiesto-grande',
    motivo: 'admite 32',
    romper: ({ manifiesto }) => (manifiesto.relleno = 'x'.repeat(40_000)),
  },
  'a second door': {
    regla: 'modulo-expuesto',
    motivo: 'expone ./routes, ./todo',
    romper: ({ manifiesto }) => (manifiesto.exposes = [{ path: './routes' }, { path: './todo' }]),
  },
  'another major of React': {
    regla: 'version-de-biblioteca',
    motivo: 'pide react ^18.2.0 y el marco da 19.3.1',
    romper: pidiendo('react', '^18.2.0'),
  },
  'a room that the shell does not give': {
    regla: 'sala-que-falta',
    motivo: '@comanda/shared/nueva no está en el marco en uso',
    romper: pidiendo('@comanda/shared/nueva', '^0.1.0'),
  },
  'a shared copy of its own': {
    regla: 'copia-propia',
    motivo: 'su propia copia de react',
    romper: ({ manifiesto }) => {
      const assets = { js: { async: [], sync: ['react.1.js'] } };
      manifiesto.shared = [{ name: 'react', requiredVersion: '^19.3.1', assets }];
    },
  },
  'no record of what it takes': {
    regla: 'sin-costura',
    motivo: 'no dice que toma',
    romper: ({ ficha }) => delete ficha.toma,
  },
  'the whole of a room': {
    regla: 'costura-entera',
    motivo: 'toma react entera',
    romper: ({ ficha }) => (ficha.toma = { react: { '*': 'desconocido' } }),
  },
  'a name the shell lacks': {
    regla: 'nombre-que-falta',
    motivo: 'Mapa de @comanda/shared/ui/core no está en el marco en uso: apareció en el marco ffff',
    romper: ({ ficha }) => (ficha.toma = { '@comanda/shared/ui/core': { Mapa: 'funcion' } }),
    contexto: { primero: () => 'ffff' },
  },
  'a shell without a name in use': {
    area: 'shell',
    regla: 'marco-que-quita',
    motivo: 'ventas 111111111111 toma useState de react',
    contexto: { area: 'shell' },
    romper: ({ ficha }) => (ficha.provee = { react: { version: '19.3.1', nombres: {} } }),
  },
  'a call no service answers': {
    regla: 'llamada-desconocida',
    motivo: 'POST /v1/adivinar no lo atiende',
    romper: ({ ficha }) =>
      (ficha.llama = [{ method: 'POST', path: '/v1/adivinar', perfiles: 'sesion', area: null }]),
  },
  'a call for other people than the service takes': {
    regla: 'llamada-desconocida',
    motivo: 'es aquí de Cajero con caja, y en los servicios de Administrador con caja',
    romper: ({ ficha }) =>
      (ficha.llama = [
        { method: 'POST', path: '/v1/listar_caja', perfiles: ['Cajero'], area: 'caja' },
      ]),
  },
  'an answer with a field that the service does not give': {
    regla: 'contrato-que-no-cabe',
    motivo: 'POST /v1/listar_caja: reply.saldo puede faltar, y se pide',
    romper: ({ ficha }) =>
      (ficha.llama = [
        llamandoCon('reply', { id: { type: 'integer' }, saldo: { type: 'number' } }),
      ]),
  },
  'an answer of another kind': {
    regla: 'contrato-que-no-cabe',
    motivo: 'POST /v1/listar_caja: reply.id es integer donde se lee string',
    romper: ({ ficha }) => (ficha.llama = [llamandoCon('reply', { id: { type: 'string' } })]),
  },
  'a request without what the service asks for': {
    regla: 'contrato-que-no-cabe',
    motivo: 'POST /v1/listar_caja: body.empresa puede faltar, y se pide',
    romper: ({ ficha }) => (ficha.llama = [llamandoCon('body', {})]),
  },
  'CSS for everybody': {
    regla: 'estilo-global',
    motivo: 'da estilo a button',
    romper: conPantalla(hoja('@media print { button { color: red } }')),
  },
  "CSS of another area's classes": {
    regla: 'estilo-global',
    motivo: 'da estilo a .ventas-tecla',
    romper: conPantalla(hoja('.ventas-tecla { color: red }')),
  },
  'CSS that hides behind a class of its own': {
    regla: 'estilo-global',
    motivo: 'da estilo a body:not(.caja-x)',
    romper: conPantalla(hoja('.caja-a, body:not(.caja-x) { display: none }')),
  },
  'a newer React than the shell gives': {
    regla: 'version-de-biblioteca',
    motivo: 'pide react ^19.9.0 y el marco da 19.3.1',
    romper: pidiendo('react', '^19.9.0'),
  },
  'an older minor of what is still 0.x': {
    regla: 'version-de-biblioteca',
    motivo: 'pide @comanda/shared/ui/core ^0.0.9 y el marco da 0.1.0',
    romper: pidiendo('@comanda/shared/ui/core', '^0.0.9'),
  },
  'a newer minor of what is still 0.x': {
    regla: 'version-de-biblioteca',
    motivo: 'pide @comanda/shared/ui/core ^0.2.0 y el marco da 0.1.0',
    romper: pidiendo('@comanda/shared/ui/core', '^0.2.0'),
  },
  'a newer patch than the shell gives': {
    regla: 'version-de-biblioteca',
    motivo: 'pide react ^19.3.2 y el marco da 19.3.1',
    romper: pidiendo('react', '^19.3.2'),
  },
  'a range that nobody can read': {
    regla: 'version-de-biblioteca',
    motivo: 'pide react ~19.3.1 y el marco da 19.3.1',
    romper: pidiendo('react', '~19.3.1'),
  },
  'a library that the shell does not give': {
    regla: 'version-de-biblioteca',
    motivo: 'moment no lo da el marco',
    romper: pidiendo('moment', '^2.30.0'),
  },
  'code that asks for another React than its manifest': {
    regla: 'manifiesto-que-difiere',
    motivo: 'remoteEntry.js pide react ^18.3.1 y el manifiesto dice ^19.3.1',
    romper: conEntrada(PIDE_REACT_18),
  },
  'code that asks for what its manifest does not say': {
    regla: 'manifiesto-que-difiere',
    motivo: 'remoteEntry.js pide zod ^4.6.7 y el manifiesto dice (nada)',
    romper: conEntrada('var mas={shareKey:"zod",requiredVersion:"^4.6.7"};'),
  },
  'a container that is no code': {
    regla: 'manifiesto-que-difiere',
    motivo: 'remoteEntry.js no se puede leer',
    romper: conEntrada('var ='),
  },
  'CSS made at run time': {
    regla: 'estilo-ilegible',
    motivo: 'arma estilos',
    romper: conPantalla('new CSSStyleSheet().replaceSync(a+b);'),
  },
  'a copy of React': {
    regla: 'biblioteca-incluida',
    motivo: 'trae una copia de react',
    romper: conPantalla('Symbol.for("react.transitional.element");'),
  },
  eval: {
    regla: 'codigo-de-texto',
    motivo: 'hace código de un texto: eval(',
    romper: conPantalla('const r=eval("1+1");'),
  },
  'eval by another name': {
    regla: 'codigo-de-texto',
    motivo: '(0,eval)',
    romper: conPantalla('(0,eval)("1+1");'),
  },
  'a function made of text': {
    regla: 'codigo-de-texto',
    motivo: 'new Function',
    romper: conPantalla('new Function("return 1")();'),
  },
  'HTML made of text': {
    regla: 'html-crudo',
    motivo: '.innerHTML=',
    romper: conPantalla('a.innerHTML=b;'),
  },
  'a page written over': {
    regla: 'html-crudo',
    motivo: 'document.write',
    romper: conPantalla('document.write(b);'),
  },
  'an inline style without the nonce': {
    regla: 'estilo-sin-nonce',
    motivo: 'createElement("style"',
    romper: conPantalla('document.createElement("style");'),
  },
  'a skeleton with a script': {
    area: 'shell',
    regla: 'esqueleto',
    motivo: 'trae <script',
    contexto: { area: 'shell' },
    despues: (archivos) =>
      archivos.set('esqueleto.html', Buffer.from('<p>Abriendo</p><script>1</script>')),
  },
};

describe('a bad build', () => {
  it.each(Object.entries(MALOS))('is refused for %s', async (_que, malo) => {
    const { regla, motivo, area, romper, despues, contexto } = malo;
    const archivos = makePublicable({ area, romper, despues });
    const faltas = await faltasDe(() => revisarBuild(archivos, makeContexto(contexto)));
    expect([...new Set(faltas.map((falta) => falta.regla))]).toEqual([regla]);
    expect(faltas.map((falta) => falta.motivo).join('\n')).toContain(motivo);
    expect(faltas.every(({ arreglo }) => arreglo.length > 20)).toBe(true);
  });

  it('is told all that is wrong with it at once', async () => {
    const archivos = makePublicable({
      romper: (partes) => {
        pantalla(partes, 'eval("1");');
        partes.ficha.llama = [{ method: 'GET', path: '/x', perfiles: 'sesion', area: null }];
      },
      despues: (todos) => todos.set('nota.js', Buffer.from('1')),
    });
    const faltas = await faltasDe(() => revisarBuild(archivos, makeContexto()));
    const reglas = faltas.map(({ regla }) => regla);
    expect(reglas).toEqual(['archivo-sin-listar', 'llamada-desconocida', 'codigo-de-texto']);
  });
});

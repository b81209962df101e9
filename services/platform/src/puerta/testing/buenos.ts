import type { Partes } from '../../testing/makePublicable';
import { LISTAR } from '../../testing/makePublicable';

import { comoTrozo } from './comoTrozo';

export type Bueno = {
  romper?: (partes: Partes) => unknown;
  despues?: (archivos: Map<string, Buffer>) => unknown;
};

const escribiendo = (codigo: string): Bueno => ({
  romper: ({ js }) => (js['pantalla.444444444444.js'] = comoTrozo(codigo)),
});
const conHoja = (css: string): Bueno =>
  escribiendo(
    `const clave = Symbol.for('comanda.hoja.0a1b2c3d');
     if (!document[clave]) {
       document[clave] = true;
       const hoja = new CSSStyleSheet();
       hoja.replaceSync(${JSON.stringify(css)});
       document.adoptedStyleSheets = [...document.adoptedStyleSheets, hoja];
     }`,
  );
const llamando = (over: object): Bueno => ({
  romper: ({ ficha }) => (ficha.llama = [{ ...LISTAR, ...over }]),
});

/** What honest teams build: each has something that a rule looks at. */
export const BUENOS: Record<string, Bueno> = {
  'a small one': {},
  'one that takes nothing of the shell': { romper: ({ ficha }) => (ficha.toma = {}) },
  'one without a licence of its own to show': {
    despues: (archivos) => archivos.set('a.js.LICENSE.txt', Buffer.from('MIT')),
  },
  'one that says eval in a sentence, and style in another': {
    romper: ({ js }) => (js['mas.js'] = 'f("evaluar","medieval","estilo");a.evalua(b)'),
  },
  'one whose CSS asks for a size first': conHoja(
    '@media (min-width:1px){.caja-x>li{top:0}} :is(.caja-a,.caja-b) h3{top:0}',
  ),
  'one with a sheet of a module and a movement of its own': conHoja(
    '.fila_0a1b2c3d{animation:caja-entra 1s}.fila_0a1b2c3d:hover .caja-nota{top:0}@keyframes caja-entra{to{top:0}}',
  ),
  'one with a sheet in a file': { romper: ({ js }) => (js['caja.css'] = '.caja-x{top:0}') },
  'one with a chunk that is fetched later': {
    romper: ({ js, indice }) => {
      js['cuadre.555555555555.js'] = comoTrozo('exports.cuadre = 1;');
      Object.assign(indice.trozos as object, { cuadre: ['cuadre.555555555555.js'] });
      js['routes.222222222222.js'] = comoTrozo(
        'exports.abrir = () => require.e(555).then(require.bind(require, 555));',
      );
    },
  },
  'one with a drawing': {
    romper: ({ js }) => (js['logo.svg'] = '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'),
  },
  'one that keeps what is its own, by the names of its area': escribiendo(
    `exports.guardar = (caja) => localStorage.setItem('caja:elegida', caja);
     exports.olvidar = () => sessionStorage.removeItem('caja:conteo');
     exports.abrir = () => indexedDB.open('caja:conteos', 1);`,
  ),
  'one that keeps it through the kit': escribiendo(
    `const { almacenDe } = require(2); const suyo = almacenDe('caja', 'elegida');
     exports.leer = () => suyo.leer(); exports.olvidar = () => suyo.borrar();`,
  ),
  'one that listens and lets go': escribiendo(
    `exports.usar = () => { const oir = (e) => e.key === 'F9' && exports.cobrar();
       window.addEventListener('keydown', oir); return () => window.removeEventListener('keydown', oir); };`,
  ),
  'one with a library that looks where the page is scrolled and sized': escribiendo(
    `const oir = () => { for (const uno of exports.oyentes) uno(); };
     window.addEventListener('resize', oir, { passive: true });
     document.addEventListener('scroll', oir, true);
     window.visualViewport?.addEventListener('resize', oir);
     new ResizeObserver(oir).observe(document.documentElement);
     exports.ancho = () => document.body.clientWidth + document.documentElement.scrollTop;`,
  ),
  'one with a library that mends what its own classes inherit': escribiendo(
    `function Lista() {} Lista.prototype = Object.create(Array.prototype);
     Lista.prototype.constructor = Lista; Lista.prototype.primero = function () { return this[0]; };
     Object.defineProperty(Lista.prototype, 'largo', { get() { return this.length; } });
     Object.assign(Lista, { de: (x) => new Lista(x) }); exports.Lista = Lista;`,
  ),
  'one that empties maps and sets of its own': escribiendo(
    `const vistos = new Set(); const caja = { localStorage: new Map() };
     exports.limpiar = () => { vistos.clear(); caja.localStorage.clear(); };`,
  ),
  'one with errors of its own': escribiendo(
    `class SinCaja extends Error { constructor() { super('No hay caja'); this.name = 'SinCaja'; } }
     SinCaja.prototype.codigo = 'SIN_CAJA'; exports.SinCaja = SinCaja;`,
  ),
  'one that copies, prints and goes back': escribiendo(
    `exports.copiar = (t) => navigator.clipboard.writeText(t); exports.imprimir = () => window.print();
     exports.volver = () => history.back(); exports.ir = (u) => location.assign(u);`,
  ),
  'one that says in an error what it may not do': escribiendo(
    `exports.ayuda = 'No use localStorage.clear() ni Array.prototype.map = …';`,
  ),
  'one built before calls said their schemas': llamando({ forma: undefined }),
  'one that reads less than the service says': {
    romper: ({ ficha }) =>
      (ficha.llama = [
        { ...LISTAR, forma: { ...LISTAR.forma, reply: { type: 'object', properties: {} } } },
      ]),
  },
  'one that reads what it does not know as something else': llamando({
    forma: {
      ...LISTAR.forma,
      reply: {
        type: 'object',
        properties: { saldo: { type: 'number', 'x-sin-fallo': true } },
        required: ['saldo'],
      },
    },
  }),
  'one that calls nothing': { romper: ({ ficha }) => (ficha.llama = []) },
};

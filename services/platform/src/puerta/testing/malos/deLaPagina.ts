import { makeContexto } from '../../../testing/makePublicable';
import { comoTrozo } from '../comoTrozo';

import type { Malo } from './malo';

/** A chunk of its screen as a minifier leaves what was written so. */
const escribiendo = (codigo: string): Pick<Malo, 'romper'> => ({
  romper: ({ js }) => (js['pantalla.444444444444.js'] = comoTrozo(codigo)),
});
const vacia = (codigo: string, motivo: string): Malo => ({
  regla: 'vacia-lo-de-todos',
  motivo: `borra lo que guardan todas las áreas: ${motivo}`,
  ...escribiendo(codigo),
});
const reemplaza = (codigo: string, motivo: string): Malo => ({
  regla: 'reemplaza-lo-de-todos',
  motivo: `cambia lo que usan todas las áreas: ${motivo}`,
  ...escribiendo(codigo),
});
const guarda = (codigo: string, motivo: string): Malo => ({
  regla: 'llave-ajena',
  motivo: `guarda con un nombre que no es de caja: ${motivo}`,
  ...escribiendo(codigo),
});

function tomando(sala: string, nombre: string): Malo {
  const { marco } = makeContexto();
  const da = { version: '0.1.0', nombres: { [nombre]: 'funcion' } };
  return {
    regla: 'nombre-del-marco',
    motivo: `toma ${nombre} de ${sala}`,
    romper: ({ ficha }) => (ficha.toma = { [sala]: { [nombre]: 'funcion' } }),
    contexto: { marco: marco && { ...marco, provee: { ...marco.provee, [sala]: da } } },
  };
}

/** Those that do to what is of all areas what none should, as somebody would write it by mistake. */
export const MALOS_DE_LA_PAGINA: Record<string, Malo> = {
  'an emptied storage': vacia(
    'exports.salir = () => { localStorage.clear(); };',
    'localStorage.clear()',
  ),
  'an emptied storage of the tab': vacia(
    'const { sessionStorage: guardado } = window; exports.salir = () => { guardado.length && window.sessionStorage.clear(); };',
    'window.sessionStorage.clear()',
  ),
  'a storage whose name is put together of texts': vacia(
    "exports.salir = () => { window['local' + 'Storage'].clear(); };",
    'window.localStorage.clear()',
  ),
  'a database of the browser that is deleted': vacia(
    "exports.rehacer = () => indexedDB.deleteDatabase('comanda.sinLinea');",
    'indexedDB.deleteDatabase',
  ),
  'a method of all lists that is written over': reemplaza(
    'Array.prototype.map = function (hacer) { return require(2).map(this, hacer); };',
    'Array.prototype.map=',
  ),
  'a method that all texts get': reemplaza(
    "Object.defineProperty(String.prototype, 'sinTildes', { value: function () { return this.normalize('NFD'); } });",
    'Object.defineProperty(String.prototype,"sinTildes"',
  ),
  'calls that go through it': reemplaza(
    "const antes = window.fetch; window.fetch = (url, con) => antes(url, { ...con, cache: 'no-store' });",
    'window.fetch=',
  ),
  'old calls that go through it': reemplaza(
    'const antes = XMLHttpRequest.prototype.open; XMLHttpRequest.prototype.open = function () { return antes.apply(this, arguments); };',
    'XMLHttpRequest.prototype.open=',
  ),
  'addresses that go through it': reemplaza(
    'const antes = history.pushState; history.pushState = function () { console.log(arguments); return antes.apply(this, arguments); };',
    'history.pushState=',
  ),
  'what JSON is read by': reemplaza('JSON.parse = require(2).parse;', 'JSON.parse='),
  'the title of the page': reemplaza(
    "exports.titular = (caja) => { document.title = 'Caja ' + caja; };",
    'document.title=',
  ),
  'a style of the body': reemplaza(
    "exports.abrir = () => { document.body.style.overflow = 'hidden'; };",
    'document.body.style.overflow=',
  ),
  'the classes of the page': reemplaza(
    "exports.oscuro = (si) => { document.documentElement.className = si ? 'oscuro' : ''; };",
    'document.documentElement.className=',
  ),
  'the keys of the page': reemplaza(
    "window.onkeydown = (tecla) => { if (tecla.key === 'F9') tecla.preventDefault(); };",
    'window.onkeydown=',
  ),
  'a name for everybody': reemplaza(
    'window.caja = { abierta: false }; exports.abrir = () => { window.caja.abierta = true; };',
    'window.caja=',
  ),
  'a member of a builtin that is taken away': reemplaza(
    'delete Array.prototype.at;',
    'delete Array.prototype.at',
  ),
  "a name in the storage that is nobody's": guarda(
    "exports.recordar = (caja) => localStorage.setItem('ultima', caja);",
    'localStorage.setItem("ultima"',
  ),
  'the open order of the till': guarda(
    "exports.limpiar = (quien) => localStorage.removeItem('ventas:carrito.' + quien);",
    'localStorage.removeItem("ventas:carrito."',
  ),
  'the session': guarda(
    "exports.alargar = (hasta) => { localStorage['comanda.sesion.hasta'] = hasta; };",
    'localStorage["comanda.sesion.hasta"]=',
  ),
  'a name that is made of one of another area': guarda(
    'exports.leer = (quien) => sessionStorage.getItem(`ventas:notas.${quien}`);',
    'sessionStorage.getItem(',
  ),
  'the database of another': guarda(
    "exports.abrir = () => indexedDB.open('comanda.sinLinea', 2);",
    'indexedDB.open("comanda.sinLinea",2)',
  ),
  'a file that was cut off': {
    regla: 'codigo-ilegible',
    motivo: 'pantalla.444444444444.js no se puede leer',
    romper: ({ js }) =>
      (js['pantalla.444444444444.js'] = comoTrozo('exports.caja = [1, 2, 3];').slice(0, -4)),
  },
  'who is in, and with what': tomando('@comanda/shared/session', 'leerSesion'),
  'the passwords that are written at the login': tomando(
    '@comanda/shared/session',
    'onLoginAceptado',
  ),
  'a store of its own': tomando('@comanda/shared/api', 'makeStore'),
};

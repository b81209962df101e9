import { describe, expect, it } from '@jest/globals';

import { makeContexto, makePublicable } from '../testing/makePublicable';

import { revisarBuild } from './revisarBuild';
import { faltasDe } from './testing/faltasDe';

/** What the gate says of a build of the drawer's area whose screen has this code. */
async function dichoDe(codigo: string): Promise<string[]> {
  const romper = ({ js }: { js: Record<string, string> }) => (js['pantalla.js'] = codigo);
  const faltas = await faltasDe(() => revisarBuild(makePublicable({ romper }), makeContexto()));
  expect(faltas.every(({ arreglo }) => arreglo.length > 20)).toBe(true);
  return faltas.map(({ regla, motivo }) => `${regla}: ${motivo}`);
}

const MALOS: Record<string, readonly string[]> = {
  'vacia-lo-de-todos': [
    'localStorage.clear()',
    'window.sessionStorage.clear()',
    'globalThis["localStorage"].clear()',
    'localStorage?.clear?.()',
    'indexedDB.deleteDatabase("comanda.sinLinea")',
    'self.indexedDB["deleteDatabase"](n)',
  ],
  'reemplaza-lo-de-todos': [
    'Array.prototype.map=function(){}',
    'Array.prototype["map"]=f',
    'window.Array.prototype.map=f',
    'Promise.resolve=f',
    'JSON.parse=f',
    'Object.defineProperty(Object.prototype,"x",{})',
    'Object.assign(String.prototype,m)',
    'Reflect.set(EventTarget.prototype,"addEventListener",f)',
    'delete Array.prototype.at',
    'window.fetch=f',
    'fetch=f',
    'globalThis.XMLHttpRequest=f',
    'XMLHttpRequest.prototype.send=f',
    'history.pushState=f',
    'History.prototype.pushState=f',
    'Storage.prototype.setItem=f',
    'document.title="Otra"',
    'document.body.style.display="none"',
    'document.documentElement.className+=" x"',
    'window.onkeydown=f',
    'window.deTodos=1',
  ],
  'llave-ajena': [
    'localStorage.setItem("orden",t)',
    'localStorage.removeItem("comanda.sesion")',
    'localStorage.removeItem("ventas:carrito."+u)',
    'sessionStorage.setItem(`comanda.carrito.${u}`,t)',
    'window.localStorage.getItem("comanda.sesion.hasta")',
    'localStorage.orden=t',
    'localStorage["comanda.sesion"]=t',
    'indexedDB.open("comanda.sinLinea",2)',
  ],
  'codigo-ilegible': ['var ='],
};

describe('a build that touches what is of all', () => {
  it.each(
    Object.entries(MALOS).flatMap(([regla, unos]) =>
      unos.map((codigo) => [regla, codigo] as const),
    ),
  )('is refused by %s: %s', async (regla, codigo) => {
    const dichos = await dichoDe(codigo);
    expect(dichos).toHaveLength(1);
    expect(dichos[0]).toMatch(new RegExp(`^${regla}: pantalla.js `));
  });

  it('is told each place', async () => {
    expect(await dichoDe('localStorage.clear();window.fetch=f;JSON.parse=g')).toEqual([
      'vacia-lo-de-todos: pantalla.js borra lo que guardan todas las áreas: localStorage.clear()',
      'reemplaza-lo-de-todos: pantalla.js cambia lo que usan todas las áreas: window.fetch=f',
      'reemplaza-lo-de-todos: pantalla.js cambia lo que usan todas las áreas: JSON.parse=g',
    ]);
  });

  it.each([
    ['@comanda/shared/session', 'enBase'],
    ['@comanda/shared/session', 'onLoginAceptado'],
    ['@comanda/shared/api', 'makeStore'],
  ])('is refused where it takes of %s what the frame alone has: %s', async (sala, nombre) => {
    const da = { version: '0.1.0', nombres: { [nombre]: 'funcion', useUsuario: 'funcion' } };
    const { marco } = makeContexto();
    const contexto = makeContexto({
      marco: marco && { ...marco, provee: { ...marco.provee, [sala]: da } },
    });
    const con = (toma: Record<string, string>) =>
      faltasDe(() =>
        revisarBuild(
          makePublicable({ romper: ({ ficha }) => (ficha.toma = { [sala]: toma }) }),
          contexto,
        ),
      );
    expect(await con({ useUsuario: 'funcion' })).toEqual([]);
    expect(await con({ [nombre]: 'funcion' })).toMatchObject([
      { regla: 'nombre-del-marco', motivo: `toma ${nombre} de ${sala}` },
    ]);
  });

  it.each([
    ['errors of its own', 'class MiError extends Error{};MiError.codigo=1'],
    ['its own names', 'localStorage.setItem("caja:elegida",t);indexedDB.open("caja:conteos",1)'],
    ['a name that is made elsewhere', 'localStorage.getItem(llave(u))'],
    ['other things that are emptied', 'new Map().clear();almacen.clear();lista.clear()'],
    ['prototypes of its own', 'Mia.prototype.map=f;class B extends Array{};B.prototype.x=1'],
    ['what it adds to its own objects', 'var o={};o.fetch=f;o.history={};o.history.pushState=g'],
    ['what its build writes', '(globalThis.webpackChunkcomanda_caja_x||=[]).push([[1],{}])'],
    ['the sheets it adopts', 'document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]'],
    ['listeners, which rest when it is left', 'window.addEventListener("keydown",f)'],
    ['that calls what is of all', 'fetch("/x");history.back();Array.from(x);location.assign(u)'],
    ['sentences with such words', 'f("localStorage.clear()","Array.prototype.map=1")'],
  ])('is let through with %s', async (_que, codigo) => {
    expect(await dichoDe(codigo)).toEqual([]);
  });
});

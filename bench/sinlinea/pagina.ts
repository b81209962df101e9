// What runs in the page of a till instead of its screens: the product's own store, session, watch of the line and tills, and
// somebody who charges. Bundled by empaquetar.mjs.
import { createElement } from 'react';

import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

import { crearStoreDePagina, refrescarSesion, vigilarConexion } from '@comanda/shared/api';
import { selectUsuario, sesionIniciada, sesionRestaurada } from '@comanda/shared/session';
import {
  adoptarEquipo,
  cobrarConEquipo,
  releer,
  useVigilarSinLinea,
  vaciarSalida,
  ventaDeSalida,
} from '@comanda/shared/sinLinea';

const store = crearStoreDePagina();
vigilarConexion();

function Vigia() {
  useVigilarSinLinea();
  return null;
}
createRoot(document.body).render(
  createElement(Provider, { store, children: createElement(Vigia) }),
);

async function ingresar({ email, clave }) {
  const respuesta = await fetch('/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: clave }),
  });
  const { success, msg, data } = await respuesta.json();
  if (!success) throw new Error(msg);
  store.dispatch(sesionIniciada(data));
}

/**
 * As a till opens: with its cookie, else with its password; where no server answers, as whoever it was. Null: not now, the
 * server went away under it.
 */
async function entrar({ cuenta, usuario }) {
  if (!quien()) {
    const sesion = await refrescarSesion(store);
    try {
      if (sesion.code === 'SESION_REQUERIDA') await ingresar(cuenta);
      else if (!('token' in sesion) && usuario) store.dispatch(sesionRestaurada(usuario));
    } catch (error) {
      console.warn(error);
    }
  }
  return quien();
}

const quien = () => selectUsuario(store.getState());

const dicha = ({ clave_acceso, secuencia }) => ({ clave: clave_acceso, secuencia });

window.caja = {
  abrir: entrar,
  registrar: (nuevo) => adoptarEquipo(store, nuevo),
  async cobrar({ por, ...persona }) {
    if (!(await entrar(persona))) return { fallo: 'SIN_INGRESO' };
    const desde = performance.now();
    try {
      const { venta, pendiente } = await cobrarConEquipo(store.dispatch, por);
      return { ...dicha(venta), pendiente, ms: performance.now() - desde };
    } catch (error) {
      return { fallo: error.code ?? String(error) };
    }
  },
  async buscar(idempotencia) {
    const guardada = await ventaDeSalida(idempotencia);
    return guardada && dicha(guardada.venta);
  },
  async vaciar() {
    await vaciarSalida(store);
    return window.caja.salida();
  },
  async salida() {
    const { salida } = await releer();
    return salida
      .filter(({ estado }) => estado !== 'ENVIADA')
      .map(({ idempotencia, estado, fallo }) => ({ idempotencia, estado, fallo }));
  },
};

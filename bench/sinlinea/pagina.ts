// What runs in the page of a till instead of its screens: the product's own store, session, watch of the line and tills, and
// somebody who charges. Bundled by empaquetar.ts.
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

import type { SesionConToken, UsuarioSesion } from '../../shared/src/contracts/auth/auth';

import type { Persona, Vendido } from './enPagina';

const store = crearStoreDePagina();
vigilarConexion();

function Vigia() {
  useVigilarSinLinea();
  return null;
}
createRoot(document.body).render(
  createElement(Provider, { store, children: createElement(Vigia) }),
);

async function ingresar({ email, clave }: Persona['cuenta']): Promise<void> {
  const respuesta = await fetch('/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: clave }),
  });
  const { success, msg, data } = (await respuesta.json()) as {
    success: boolean;
    msg?: string;
    data: SesionConToken;
  }; // what the contract says
  if (!success) throw new Error(msg);
  store.dispatch(sesionIniciada(data));
}

/**
 * As a till opens: with its cookie, else with its password; where no server answers, as whoever it was. Null: not now, the
 * server went away under it.
 */
async function entrar({ cuenta, usuario }: Persona): Promise<UsuarioSesion | null> {
  if (!quien()) {
    const sesion = await refrescarSesion(store);
    try {
      if ('code' in sesion && sesion.code === 'SESION_REQUERIDA') await ingresar(cuenta);
      else if (!('token' in sesion) && usuario) store.dispatch(sesionRestaurada(usuario));
    } catch (error) {
      console.warn(error);
    }
  }
  return quien();
}

const quien = () => selectUsuario(store.getState());

const dicha = ({
  clave_acceso,
  secuencia,
}: {
  clave_acceso: string | null;
  secuencia: string;
}) => ({
  clave: clave_acceso,
  secuencia,
});

const codigoDe = (error: unknown): string =>
  error instanceof Object && 'code' in error ? String(error.code) : String(error);

/** Whether a till that cannot sell has lost everything, or itself alone. */
const loQueGuarda = async () => {
  const { equipos, salida } = await releer();
  return `${equipos.length} equipos y ${salida.length} actos guardados`;
};

window.caja = {
  abrir: entrar,
  registrar: (nuevo) => adoptarEquipo(store, nuevo),
  async cobrar({ por, ...persona }) {
    if (!(await entrar(persona))) return { fallo: 'SIN_INGRESO', guarda: '' };
    const desde = performance.now();
    try {
      const { venta, pendiente } = await cobrarConEquipo(store.dispatch, por);
      return { ...dicha(venta), pendiente, ms: performance.now() - desde };
    } catch (error) {
      return { fallo: codigoDe(error), guarda: await loQueGuarda() };
    }
  },
  async buscar(idempotencia): Promise<Vendido | null> {
    const guardada = await ventaDeSalida(idempotencia);
    return guardada && dicha(guardada.venta);
  },
  async vaciar() {
    await vaciarSalida(store);
    const { salida } = await releer();
    return salida
      .filter(({ estado }) => estado !== 'ENVIADA')
      .map(({ idempotencia, estado, fallo }) => ({ idempotencia, estado, fallo }));
  },
};

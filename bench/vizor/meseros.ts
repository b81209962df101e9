import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';

import { OTRA } from '../../services/kit/src/testing/semilla';
import { makeCobro, makeEnvio, makePedida } from '../../services/ordering/src/testing/mesas';
import { mesasCalls } from '../../shared/src/contracts/mesas';
import { ventasCalls } from '../../shared/src/contracts/ventas';

import { dato } from './llamar';

const { empresa } = OTRA;
/** Orders that are open all the while, so that a list has something in it: 200 lines. */
const FIJAS = 40;
const LINEAS = 5;
const DESCANSO_MS = 2_500;

/** A room where every waiter has a table, and others sit there the whole evening. */
export async function abrirSala({ base, sesion, meseros }) {
  const agent = new Agent({ keepAlive: true, maxSockets: meseros });
  const cabeceras = await sesion();
  const pedir = (call, entrada, ademas = {}) =>
    dato({
      ...{ base, agent, method: call.method, ruta: call.path, entrada },
      cabeceras: { ...cabeceras, ...ademas },
    });
  const enviar = (mesa, lineas) =>
    pedir(mesasCalls.registrarOrden, makeEnvio({ empresa, mesa: String(mesa), lineas }));

  for (let i = 0; i < FIJAS + meseros; i++) await pedir(mesasCalls.registrarMesa, { empresa });
  for (let i = 1; i <= FIJAS; i++)
    await enviar(
      meseros + i,
      Array.from({ length: LINEAS }, (_, n) =>
        makePedida(9 + (n % 2), 1 + n, { opt: 'sin cebolla\nbien cocido' }),
      ),
    );

  const atender = async (mesa, pantallas, sigue) => {
    while (sigue()) {
      const lineas = [makePedida(9, 2), makePedida(10), makePedida(9)];
      const orden = await enviar(mesa, lineas);
      pantallas.esperar(lineas[0].linea);
      await descansar();
      const clave = randomUUID();
      const venta = makeCobro(orden, undefined, { empresa });
      await pedir(ventasCalls.crearVenta, venta, { 'idempotency-key': clave });
      await descansar();
    }
  };

  return {
    /** All of them send, and are paid, until what this answers is called. */
    empezar: (pantallas) => {
      let siguen = true;
      const todos = Promise.all(
        Array.from({ length: meseros }, (_, i) => atender(i + 1, pantallas, () => siguen)),
      );
      return {
        todos,
        parar: () => {
          siguen = false;
          return todos;
        },
      };
    },
  };
}

/** Not all at the same moment. */
const descansar = () =>
  new Promise((resolve) => setTimeout(resolve, DESCANSO_MS * (0.5 + Math.random())));

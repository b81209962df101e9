import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';

import { peticionDe } from '../../services/kit/src/testing/peticion';
import { OTRA } from '../../services/kit/src/testing/semilla';
import type { Azar } from '../../services/local/src/demo/azar';
import {
  makeCobro,
  makeEnvio,
  makePedida,
  type Envio,
} from '../../services/ordering/src/testing/mesas';
import type { Call, CallDatos, CallInput } from '../../shared/src/contracts/defineCall';
import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { ventasCalls } from '../../shared/src/contracts/ventas/ventas';

import { dato } from '../arnes/llamar';

import type { Pantallas } from './pantallas';

const { empresa } = OTRA;
/** Orders that are open all the while, so that a list has something in it: 200 lines. */
const FIJAS = 40;
const LINEAS = 5;
const DESCANSO_MS = 2_500;

type Opciones = {
  base: string;
  sesion: () => Promise<Record<string, string>>;
  meseros: number;
  azar: Azar;
};
export type Sala = {
  /** All of them send, and are paid, until they are told to stop. */
  empezar: (pantallas: Pantallas) => { todos: Promise<unknown>; parar: () => Promise<unknown> };
};

/** A room where every waiter has a table, and others sit there the whole evening. */
export async function abrirSala({ base, sesion, meseros, azar }: Opciones): Promise<Sala> {
  const agent = new Agent({ keepAlive: true, maxSockets: meseros });
  const cabeceras = await sesion();
  const pedir = <C extends Call>(
    call: C,
    entrada: CallInput<C> & object,
  ): Promise<CallDatos<C>> => {
    const { method, url, headers, payload = {} } = peticionDe(call, entrada);
    return dato(base + url, {
      agent,
      method,
      entrada: payload,
      headers: { ...cabeceras, ...headers },
    });
  };
  const enviar = (mesa: number, lineas: Envio['lineas']) =>
    pedir(mesasCalls.registrarOrden, makeEnvio({ empresa, mesa: String(mesa), lineas }));
  /** Not all at the same moment. */
  const descansar = () => esperar(DESCANSO_MS * (0.5 + azar.siguiente()));

  for (let i = 0; i < FIJAS + meseros; i += 1) await pedir(mesasCalls.registrarMesa, { empresa });
  for (let i = 1; i <= FIJAS; i += 1)
    await enviar(
      meseros + i,
      Array.from({ length: LINEAS }, (_, n) =>
        makePedida(9 + (n % 2), 1 + n, { opt: 'sin cebolla\nbien cocido' }),
      ),
    );

  const atender = async (mesa: number, pantallas: Pantallas, sigue: () => boolean) => {
    while (sigue()) {
      const primera = makePedida(9, 2);
      const orden = await enviar(mesa, [primera, makePedida(10), makePedida(9)]);
      pantallas.esperar(primera.linea);
      await descansar();
      const venta = makeCobro(orden, undefined, { empresa });
      await pedir(ventasCalls.crearVenta, { ...venta, idempotencia: randomUUID() });
      await descansar();
    }
  };

  return {
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

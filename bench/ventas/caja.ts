// The product's side: ordering as a process of its own, and clients that sell through it over HTTP.
import { Agent } from 'node:http';

import { sesionDe } from '../../services/kit/src/testing/sesion';
import { abrirServicio } from '../ordering/abrirServicio';
import { enviar } from '../ordering/enviar';

/** Starts the ordering service on that database and answers what measures it. */
export async function abrirCaja({ url, urlApp }) {
  const servicio = await abrirServicio({ url, urlApp });
  const { port } = new URL(servicio.base);

  /** Clients with one sale in hand at a time, for as long as `seguir` says so of those begun; how many a second. */
  const correr = async (caso, clientes, seguir) => {
    const cabeceras = await sesionDe(url, caso.usuario);
    const agent = new Agent({ keepAlive: true, maxSockets: clientes });
    let numero = await caso.preparar();
    let ventas = 0;
    const inicio = performance.now();
    const cliente = async () => {
      while (seguir({ ventas, ms: performance.now() - inicio })) {
        ventas += 1;
        await vender({ port, agent, cabeceras, ...caso.solicitud(numero++) });
      }
    };
    await Promise.all(Array.from({ length: clientes }, cliente));
    agent.destroy();
    return (ventas * 1000) / (performance.now() - inicio);
  };

  return {
    base: servicio.base,
    /** Sales a second of that many clients. */
    medir: (caso, clientes, segundos) => correr(caso, clientes, ({ ms }) => ms < segundos * 1000),
    /** So many sales. */
    vender: (caso, clientes, cuantas) => correr(caso, clientes, ({ ventas }) => ventas < cuantas),
    cerrar: () => servicio.cerrar(),
  };
}

const vender = ({ port, agent, cabeceras, clave, cuerpo }) =>
  enviar(`http://127.0.0.1:${port}/v1/crear_venta`, {
    ...{ agent, cuerpo, headers: { ...cabeceras, 'idempotency-key': clave } },
  });

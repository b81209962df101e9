// The product's side: ordering as a process of its own, and clients that sell through it over HTTP.
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';

import { sesionDe } from '../../services/kit/src/testing/sesion.ts';
import { raiz } from '../../tools/ejecutar.mjs';
import { puertoLibre } from '../../tools/puertoLibre.mjs';

/** Starts the ordering service on that database and answers what measures it. */
export async function abrirCaja({ url, urlApp }) {
  const port = await puertoLibre();
  const servicio = spawn(process.execPath, ['--import', 'tsx', 'services/ordering/src/server.ts'], {
    cwd: raiz,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port) },
      ...{ DATABASE_URL: url, DATABASE_APP_URL: urlApp },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const fin = new Promise((resolve) => servicio.once('exit', resolve));
  await listo(port);

  return {
    /** Sales a second of that many clients, each with one sale in hand at a time. */
    async medir(caso, clientes, segundos) {
      const cabeceras = await sesionDe(url, caso.usuario);
      const agent = new Agent({ keepAlive: true, maxSockets: clientes });
      let numero = await caso.preparar();
      let ventas = 0;
      const inicio = performance.now();
      const cliente = async () => {
        while (performance.now() - inicio < segundos * 1000) {
          await vender({ port, agent, cabeceras, ...caso.solicitud(numero++) });
          ventas += 1;
        }
      };
      await Promise.all(Array.from({ length: clientes }, cliente));
      agent.destroy();
      return (ventas * 1000) / (performance.now() - inicio);
    },
    async cerrar() {
      servicio.kill('SIGTERM');
      await fin;
    },
  };
}

function vender({ port, agent, cabeceras, clave, cuerpo }) {
  const texto = JSON.stringify(cuerpo);
  const headers = {
    ...cabeceras,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(texto),
    'idempotency-key': clave,
  };
  return new Promise((resolve, reject) => {
    const peticion = request({
      port,
      agent,
      headers,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v1/crear_venta',
    });
    peticion.once('error', reject);
    peticion.once('response', (respuesta) => {
      let leido = '';
      respuesta.setEncoding('utf8');
      respuesta.on('data', (trozo) => (leido += trozo));
      respuesta.once('end', () => {
        if (respuesta.statusCode === 200) resolve();
        else reject(new Error(`crear_venta: ${respuesta.statusCode} ${leido}`));
      });
    });
    peticion.end(texto);
  });
}

async function listo(port) {
  for (let intento = 0; intento < 150; intento++) {
    const respuesta = await fetch(`http://127.0.0.1:${port}/salud`).catch(() => null);
    if (respuesta?.ok) return;
    await esperar(100);
  }
  throw new Error('ordering did not start in 15 s');
}

import { Agent } from 'node:http';

import { vizorCalls } from '../../shared/src/contracts/vizor';

import { llamar } from './llamar';

const CADA_MS = 900;
/** Of ten screens one reads what it gets: the driver has half a core, and the others are there for the service to feel. */
const UNA_LEE = 10;

/** So many screens of a kitchen, each with a session and a connection of its own, out of step with each other. */
export async function abrirPantallas({ base, sesion, empresa, cuantas }) {
  const agent = new Agent({ keepAlive: true, maxSockets: cuantas });
  const cuenta = { tiempos: [], visibles: [], sinCambio: 0, bytes: 0 };
  /** Orders that were accepted, and which screens have not shown them yet. */
  const esperadas = new Map();
  const lectoras = cuantas / UNA_LEE;
  let abiertas = true;

  const alVer = (cual, texto) => {
    for (const [random, { aceptada, faltan }] of esperadas) {
      if (!faltan.has(cual) || !texto.includes(random)) continue;
      faltan.delete(cual);
      cuenta.visibles.push(performance.now() - aceptada);
      if (faltan.size === 0) esperadas.delete(random);
    }
  };

  async function mirar(cabeceras, cual) {
    let marca;
    await new Promise((resolve) => setTimeout(resolve, (CADA_MS * cual) / cuantas));
    while (abiertas) {
      const inicio = performance.now();
      const respuesta = await llamar({
        ...{ base, agent, ruta: vizorCalls.listarVizor.path, entrada: { empresa } },
        cabeceras: { ...cabeceras, ...(marca && { 'if-none-match': marca }) },
        leer: cual < lectoras,
      });
      const ms = performance.now() - inicio;
      if (respuesta.status !== 200 && respuesta.status !== 304)
        throw new Error(`listar_vizor: ${respuesta.status} ${respuesta.texto}`);
      marca = respuesta.marca;
      cuenta.tiempos.push(ms);
      cuenta.bytes += respuesta.bytes;
      if (respuesta.status === 304) cuenta.sinCambio += 1;
      else if (cual < lectoras) alVer(cual, respuesta.texto);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, CADA_MS - ms)));
    }
  }

  const sesiones = [];
  while (sesiones.length < cuantas) sesiones.push(await sesion());
  const todas = Promise.all(sesiones.map(mirar));
  return {
    /** Fails with the first of them that fails. */
    todas,
    /** From now on the screens are to show what was sent with these lines. */
    esperar: (linea) => {
      const faltan = new Set(Array.from({ length: lectoras }, (_, cual) => cual));
      esperadas.set(linea, { aceptada: performance.now(), faltan });
    },
    olvidar: () => Object.assign(cuenta, { tiempos: [], visibles: [], sinCambio: 0, bytes: 0 }),
    vistas: () => ({ ...cuenta }),
    cerrar: async () => {
      abiertas = false;
      await todas;
      agent.destroy();
    },
  };
}

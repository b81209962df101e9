import { Agent } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';

import { vizorCalls } from '../../shared/src/contracts/ventas/vizor';

import { llamar } from '../arnes/llamar';

const CADA_MS = 900;
/** Of ten screens one reads what it gets: the driver has half a core, and the others are there for the service to feel. */
const UNA_LEE = 10;

type Opciones = {
  base: string;
  sesion: () => Promise<Record<string, string>>;
  empresa: string;
  cuantas: number;
};
/** Milliseconds of the answers, and from an order to a screen that shows it. */
type Cuenta = { tiempos: number[]; visibles: number[]; sinCambio: number; bytes: number };
export type Pantallas = {
  /** Fails with the first of them that fails. */
  todas: Promise<unknown>;
  /** From now on the screens are to show what was sent with this line. */
  esperar: (linea: string) => void;
  olvidar: () => void;
  vistas: () => Cuenta;
  cerrar: () => Promise<void>;
};

const cuentaNueva = (): Cuenta => ({ tiempos: [], visibles: [], sinCambio: 0, bytes: 0 });

/** So many screens of a kitchen, each with a session and a connection of its own, out of step with each other. */
export async function abrirPantallas({
  base,
  sesion,
  empresa,
  cuantas,
}: Opciones): Promise<Pantallas> {
  const agent = new Agent({ keepAlive: true, maxSockets: cuantas });
  let cuenta = cuentaNueva();
  /** Orders that were accepted, and which screens have not shown them yet. */
  const esperadas = new Map<string, { aceptada: number; faltan: Set<number> }>();
  const lectoras = cuantas / UNA_LEE;
  let abiertas = true;

  const alVer = (cual: number, texto: string) => {
    for (const [linea, { aceptada, faltan }] of esperadas) {
      if (!faltan.has(cual) || !texto.includes(linea)) continue;
      faltan.delete(cual);
      cuenta.visibles.push(performance.now() - aceptada);
      if (faltan.size === 0) esperadas.delete(linea);
    }
  };

  async function mirar(cabeceras: Record<string, string>, cual: number): Promise<void> {
    let marca: string | undefined;
    await esperar((CADA_MS * cual) / cuantas);
    while (abiertas) {
      const inicio = performance.now();
      const respuesta = await llamar(base + vizorCalls.listarVizor.path, {
        agent,
        entrada: { empresa },
        headers: {
          ...cabeceras,
          'accept-encoding': 'br',
          ...(marca !== undefined && { 'if-none-match': marca }),
        },
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
      await esperar(Math.max(0, CADA_MS - ms));
    }
  }

  const sesiones: Record<string, string>[] = [];
  while (sesiones.length < cuantas) sesiones.push(await sesion());
  const todas = Promise.all(sesiones.map(mirar));
  return {
    todas,
    esperar: (linea) => {
      const faltan = new Set(Array.from({ length: lectoras }, (_, cual) => cual));
      esperadas.set(linea, { aceptada: performance.now(), faltan });
    },
    olvidar: () => void (cuenta = cuentaNueva()),
    vistas: () => cuenta,
    cerrar: async () => {
      abiertas = false;
      await todas;
      agent.destroy();
    },
  };
}

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { crearAzar } from '../../../demo/azar';
import { migrarTodo } from '../../../migrarTodo';
import { ajustar, sigueEntregando } from '../apagones/correr';
import { abrirVendedores } from '../apagones/vendedores';
import { preparar, venderLoAbandonado } from '../caos/correr';
import { sesionDeCaos } from '../caos/empresas';
import { abrirProceso, ajustesDe, type Proceso } from '../caos/procesos';
import { conAbiertos } from '../conAbiertos';
import { abrirHaproxy } from '../relevo/haproxy';

import { abrirCluster } from './cluster';
import { golpear, matarPrincipal, matarProceso, type Golpe } from './golpes';
import { conCables, enLoopback } from './red';

export type Informe = {
  golpes: Golpe[];
  ventas: number;
  /** Calls that a till had to make again. */
  repetidas: number;
  peorEsperaMs: number;
  /** What must not be; empty when all is well. */
  faltas: Record<string, unknown>;
};

type Opciones = {
  nodos: number;
  /** Of ordering, and of billing. */
  procesos: number;
  /** How often the primary is killed, and how often each process after each of those. */
  rondas: number;
  muertes: number;
  /** Whose cable is out for `corteMs`, one after another; it takes root. */
  cortes: readonly ('leader' | 'sync_standby')[];
  corteMs: number;
  clientes: number;
  empresas: number;
  semilla: number;
  alTerminar?: (golpe: Golpe) => void;
};

/** What the till waits for a call (shared/api/baseQuery). */
const PLAZO_MS = 15_000;
const VENTAS_ANTES = 20;

/** Tills that sell through haproxy to processes whose database changes its primary again and again; then the books. */
export async function correrCaida(opciones: Opciones): Promise<Informe> {
  return conAbiertos('caida', async ({ carpeta, abierto }) => {
    const { nodos, clientes } = opciones;
    const red = abierto(opciones.cortes.length > 0 ? conCables(nodos) : enLoopback(nodos));
    const cluster = abierto(await abrirCluster(carpeta, red));
    const { url, urlApp, urlAppDirecta } = cluster;
    await migrarTodo(url);
    const clave = randomBytes(32);
    const empresas = await preparar({ url, urlApp: urlAppDirecta }, opciones.empresas, clave);
    const archivo = path.join(carpeta, 'sri.jsonl');
    const sri = abierto(await abrirProceso('sri-sandbox', { SRI_SANDBOX_FILE: archivo }));
    const env = {
      ...ajustesDe({ url, urlApp, clave, carpeta, sandbox: sri.url }),
      DB_PREPARED: 'off',
      DB_ESPERA_MS: '5000', // as docs/operacion/alta-disponibilidad.md says
    };
    const varios = async (servicio: 'ordering' | 'billing') => {
      const suyos: Proceso[] = [];
      while (suyos.length < opciones.procesos)
        suyos.push(abierto(await abrirProceso(servicio, env)));
      return suyos;
    };
    const [ordering, billing] = await Promise.all([varios('ordering'), varios('billing')]);
    const web = abierto(
      await abrirHaproxy({
        carpeta,
        identidad: [],
        ordering: urls(ordering),
        billing: urls(billing),
        platform: [],
      }),
    );
    await cluster.sano();

    let repetidas = 0;
    const servicios = {
      ordering: web.url,
      billing: web.url,
      sesion: await sesionDeCaos(url),
      plazoMs: PLAZO_MS,
      alFallar: () => void (repetidas += 1),
    };
    const vendedores = abrirVendedores({
      servicios,
      empresas,
      azar: crearAzar(opciones.semilla),
      cuantos: clientes,
    });
    const mundo = { cluster, red, vendedores, clientes };
    const golpes: Golpe[] = [];
    const dar = async (que: string, golpe: Parameters<typeof golpear>[2]) => {
      const meta = vendedores.vendidas() + VENTAS_ANTES;
      while (vendedores.vendidas() < meta) await esperar(50);
      const dado = await golpear(mundo, que, golpe);
      golpes.push(dado);
      opciones.alTerminar?.(dado);
    };

    const morir = async (suyos: readonly Proceso[]) => {
      for (let muerte = 0; muerte < opciones.muertes; muerte++)
        for (const uno of suyos) await matarProceso(uno);
    };
    for (let ronda = 0; ronda < opciones.rondas; ronda++) {
      await dar('kill -9 del principal', {
        dar: () => matarPrincipal(mundo),
        mientras: async () => {
          await Promise.all([morir(ordering), morir(billing)]);
        },
      });
    }
    for (const papel of opciones.cortes) {
      const cual = await cluster.cual(papel);
      await dar(`sin red: ${papel}`, {
        dar: async () => red.cable?.(cual, false),
        mientras: async () => {
          await esperar(opciones.corteMs);
          red.cable?.(cual, true);
        },
      });
    }
    await vendedores.terminar();
    const entrega = await sigueEntregando(url);
    const pagos = [
      ...vendedores.pagos,
      ...(await venderLoAbandonado({ url, empresas, servicios })),
    ];
    const { ventas, faltas } = await ajustar(url, pagos, empresas);
    return {
      golpes,
      ventas,
      repetidas,
      peorEsperaMs: vendedores.peorEsperaMs(),
      faltas: { ...faltas, ...(!entrega && { 'el obrero dejó de entregar': 1 }) },
    };
  });
}

const urls = (procesos: readonly Proceso[]) => procesos.map(({ url }) => url);

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as esperar } from 'node:timers/promises';

import { openDb } from '@comanda/kit/base/db';
import type { TestDb } from '@comanda/kit/testing/testDb';
import { registrarBuilds } from '@comanda/platform/registrar';

import { crearAzar } from '../../../demo/azar';
import { puertoLibre } from '../../../postgres/puertoLibre';

import { ajustar } from '../apagones/correr';
import { abrirVendedores } from '../apagones/vendedores';
import { preparar, venderLoAbandonado } from '../caos/correr';
import { sesionDeCaos } from '../caos/empresas';
import { abrirProceso, ajustesDe, type Proceso } from '../caos/procesos';
import { conAbiertos } from '../conAbiertos';

import { abrirHaproxy, REVISION_MS } from './haproxy';
import { visitar } from './visitar';

export type Relevo = { servicio: string; msParaTerminar: number };
export type Informe = {
  relevos: Relevo[];
  ventas: number;
  /** Pages that were opened meanwhile. */
  paginas: number;
  /** Calls that were not answered, or with a fault of the server, as who calls through the proxy sees them. */
  fallidas: string[];
  /** What must not be in the books; empty when all is well. */
  faltas: Record<string, unknown>;
};

type Opciones = {
  /** Of identidad, of ordering and of billing. */
  procesos: number;
  /** Of platform, whose page somebody opens all along; it takes what `npm run build` made. */
  plataformas: number;
  vueltas: number;
  clientes: number;
  empresas: number;
  semilla: number;
  alRelevar?: (relevo: Relevo) => void;
  /** The sources of the version before, which all begin with; they sell while `migrar` brings the base up to date. */
  antes?: { raiz: string; migrar: () => Promise<unknown>; publicar: Publicar };
  /** Somebody else who is there all along, and what they say should not have been. */
  acompanar?: (pagina: string) => Promise<{ terminar: () => Promise<string[]> }>;
};

type Publicar = (urlApp: string, carpeta: string) => Promise<void>;

const RAIZ = fileURLToPath(new URL('../../../../../../', import.meta.url));
/** How many sales go through between one process and the next. */
const VENTAS_ENTRE_RELEVOS = 10;

/** Clients that sell through a proxy while each process is told to end and another takes its place, one after another. */
export async function correrRelevos(
  { url, urlApp }: Pick<TestDb<unknown>, 'url' | 'urlApp'>,
  opciones: Opciones,
): Promise<Informe> {
  return conAbiertos('relevo', async ({ carpeta, abierto }) => {
    const clave = randomBytes(32);
    const empresas = await preparar({ url, urlApp }, opciones.empresas, clave);
    const sri = abierto(
      await abrirProceso('sri-sandbox', { SRI_SANDBOX_FILE: path.join(carpeta, 'sri.jsonl') }),
    );
    const env = {
      ...ajustesDe({ url, urlApp, clave, carpeta, sandbox: sri.url }),
      AVISO_APAGADO_MS: String(10 * REVISION_MS),
    };
    const varios = async (servicio: 'ordering' | 'billing' | 'platform', cuantos: number) => {
      const suyos: Proceso[] = [];
      while (suyos.length < cuantos)
        suyos.push(abierto(await abrirProceso(servicio, env, opciones.antes?.raiz)));
      return suyos;
    };
    const ordering = await varios('ordering', opciones.procesos);
    const billing = await varios('billing', opciones.procesos);
    if (opciones.plataformas > 0)
      await publicarPara(opciones)(urlApp, path.join(carpeta, 'lanzamientos'));
    const platform = await varios('platform', opciones.plataformas);
    const identidad = await apartarIdentidad(opciones.procesos, async (puerto) =>
      abierto(await abrirProceso('identidad', env, RAIZ, puerto)),
    );
    if (!opciones.antes) await identidad.encender();
    const proxy = abierto(
      await abrirHaproxy({
        carpeta,
        identidad: identidad.direcciones,
        ordering: urls(ordering),
        billing: urls(billing),
        platform: urls(platform),
      }),
    );
    const fallidas: string[] = [];
    const servicios = {
      ordering: proxy.url,
      billing: proxy.url,
      sesion: await sesionDeCaos(url),
      alFallar: ({ url: cual, ...fallo }: { url: string }) =>
        fallidas.push(`${cual.replace(proxy.url, '')} ${JSON.stringify(fallo)}`),
    };
    const acompanante = await opciones.acompanar?.(proxy.url);
    const visita = visitar(opciones.plataformas > 0 ? proxy.url : null, fallidas);
    const vendedores = abrirVendedores({
      servicios,
      empresas,
      azar: crearAzar(opciones.semilla),
      cuantos: opciones.clientes,
    });
    const hastaVender = async (mas: number) => {
      const meta = vendedores.vendidas() + mas;
      while (vendedores.vendidas() < meta) await esperar(50);
    };
    const relevos: Relevo[] = [];
    const turnos = { billing, identidad: identidad.procesos, ordering, platform };
    await hastaVender(VENTAS_ENTRE_RELEVOS);
    if (opciones.antes) {
      await opciones.antes.migrar();
      await identidad.encender();
      await Promise.all(identidad.direcciones.map(proxy.cuentaCon));
    }
    for (let vuelta = 0; vuelta < opciones.vueltas; vuelta++) {
      for (const [servicio, suyos] of Object.entries(turnos)) {
        for (const uno of suyos) {
          await hastaVender(VENTAS_ENTRE_RELEVOS);
          const relevo = { servicio, msParaTerminar: await uno.relevar(RAIZ) };
          relevos.push(relevo);
          await proxy.cuentaCon(uno.url); // else the next one ends while nobody else is counted on
          opciones.alRelevar?.(relevo);
        }
      }
    }
    await hastaVender(VENTAS_ENTRE_RELEVOS);
    await vendedores.terminar();
    const paginas = await visita.terminar();
    fallidas.push(...((await acompanante?.terminar()) ?? []));
    const pagos = [
      ...vendedores.pagos,
      ...(await venderLoAbandonado({ url, empresas, servicios })),
    ];
    return { relevos, fallidas, paginas, ...(await ajustar(url, pagos, empresas)) };
  });
}

/** The proxy knows where identity will be before it is there: the version before has none. */
async function apartarIdentidad(cuantos: number, abrir: (puerto: number) => Promise<Proceso>) {
  const puertos = await Promise.all(Array.from({ length: cuantos }, puertoLibre));
  const procesos: Proceso[] = [];
  return {
    direcciones: puertos.map((puerto) => `http://127.0.0.1:${puerto}`),
    procesos,
    async encender(): Promise<void> {
      for (const puerto of puertos) procesos.push(await abrir(puerto));
    },
  };
}

const urls = (procesos: readonly Proceso[]) => procesos.map(({ url }) => url);

const publicarPara = ({ antes }: Opciones): Publicar => antes?.publicar ?? publicarEn;

const publicarEn: Publicar = async (urlApp, carpeta) => {
  const db = openDb({ url: urlApp });
  try {
    await registrarBuilds({ db, raiz: RAIZ, carpeta, quien: 'relevo' });
  } finally {
    await db.close();
  }
};

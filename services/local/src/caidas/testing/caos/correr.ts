import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { almacenCertificados } from '@comanda/billing/firmas/almacenCertificados';
import { certificadosRepository } from '@comanda/billing/firmas/certificadosRepository';
import { openDb, verComo } from '@comanda/kit/base/db';
import type { TestDb } from '@comanda/kit/testing/testDb';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { crearAzar } from '../../../demo/azar';

import { conAbiertos } from '../conAbiertos';

import { malhumorar } from './autoridad';
import { nuevoPago, vender, type PagoDeCaos, type Servicios } from './clientes';
import { ajustarCuentas, type Resultado } from './cuentas';
import { crearEmpresas, sesionDeCaos, type EmpresaDeCaos } from './empresas';
import { anularAlgunas, atender, pasarMinutos } from './operador';
import { abrirProceso, ajustesDe, type Proceso } from './procesos';

export type Tamano = {
  ventas: number;
  clientes: number;
  empresas: number;
  /** How often a worker is killed. */
  muertes: number;
  /** Of each hundred calls, how many the authority answers badly. */
  porciento: number;
  semilla: number;
};

export type Informe = Resultado & { segundosVendiendo: number; segundosEntregando: number };

/** Sales by browsers that die, delivered by workers that are killed to an authority that answers badly; then the books. */
export async function correrCaos(
  { url, urlApp }: Pick<TestDb<unknown>, 'url' | 'urlApp'>,
  tamano: Tamano,
  decir: (que: string) => void = () => undefined,
): Promise<Informe> {
  return conAbiertos('caos', async ({ carpeta, abierto }) => {
    const clave = randomBytes(32);
    const empresas = await preparar({ url, urlApp }, tamano.empresas, clave);
    const archivo = path.join(carpeta, 'sri.jsonl');
    const sandbox = abierto(await abrirProceso('sri-sandbox', { SRI_SANDBOX_FILE: archivo }));
    const billing = ajustesDe({ url, urlApp, clave, carpeta, sandbox: sandbox.url });
    const ordering = abierto(await abrirProceso('ordering', billing));
    const obreros = [
      abierto(await abrirProceso('billing', billing)),
      abierto(await abrirProceso('billing', billing)),
    ] as const;
    const servicios: Servicios = {
      ordering: ordering.url,
      billing: obreros[0].url,
      sesion: await sesionDeCaos(url),
    };
    const mundo = { url, tamano, empresas, servicios, obreros, sandbox: sandbox.url, decir };

    const inicio = performance.now();
    const pagos = await venderTodo(mundo);
    const vendido = performance.now();
    await entregarTodo(mundo);
    const entregado = performance.now();
    const cuentas = await ajustarCuentas(url, { empresas, pagos, archivo });
    return {
      ...cuentas,
      segundosVendiendo: (vendido - inicio) / 1000,
      segundosEntregando: (entregado - vendido) / 1000,
    };
  });
}

type Mundo = {
  url: string;
  tamano: Tamano;
  empresas: readonly EmpresaDeCaos[];
  servicios: Servicios;
  obreros: readonly [Proceso, Proceso];
  sandbox: string;
  decir: (que: string) => void;
};

/** Companies that sell and sign, in a database that is migrated. */
export async function preparar(
  { url, urlApp }: Pick<TestDb<unknown>, 'url' | 'urlApp'>,
  cuantas: number,
  claveMaestra: Buffer,
) {
  const db = openDb({ url: urlApp });
  const almacen = almacenCertificados({
    certificados: certificadosRepository(verComo(db)),
    claveMaestra,
    reloj: () => new Date(),
  });
  const empresas = await crearEmpresas(url, cuantas, almacen);
  await db.close();
  return empresas;
}

/** The day: clients sell side by side while workers die, the authority is moody and somebody answers its refusals. */
async function venderTodo(mundo: Mundo): Promise<PagoDeCaos[]> {
  const { url, tamano, empresas, servicios, decir } = mundo;
  const azar = crearAzar(tamano.semilla);
  const pagos: PagoDeCaos[] = [];
  const fin = new AbortController();
  const fondo = [
    cada(fin.signal, 2_000, () =>
      malhumorar(mundo.sandbox, empresas, { azar, porciento: tamano.porciento }),
    ),
    cada(fin.signal, 1_000, () => atender(url, servicios)),
    cada(fin.signal, 300, () => anularAlgunas(url, servicios)),
  ];
  const muertes = { quedan: tamano.muertes };
  const cadaCuantas = Math.max(1, Math.floor(tamano.ventas / (tamano.muertes + 1)));

  let vendidas = 0;
  const cliente = async () => {
    while (vendidas < tamano.ventas) {
      const pago = nuevoPago(azar.uno(empresas), crearAzar(azar.entero(0, 2 ** 30)));
      pagos.push(pago);
      if (vendidas >= cadaCuantas * (tamano.muertes - muertes.quedan + 1) && muertes.quedan > 0) {
        muertes.quedan -= 1;
        const obrero = mundo.obreros[muertes.quedan % 2] ?? mundo.obreros[0];
        await obrero.renacer();
        decir(`${vendidas} ventas; quedan ${muertes.quedan} muertes`);
      }
      if (await vender(servicios, pago, { mortal: true })) vendidas += 1;
    }
  };
  await Promise.all(Array.from({ length: tamano.clientes }, cliente));
  while (muertes.quedan > 0) {
    muertes.quedan -= 1;
    await mundo.obreros[muertes.quedan % 2]?.renacer();
  }
  fin.abort();
  await Promise.all(fondo);
  pagos.push(...(await venderLoAbandonado(mundo)));
  return pagos;
}

/** The till sells on, ten minutes later, until every number that was left behind is sold. */
export async function venderLoAbandonado({
  url,
  empresas,
  servicios,
}: Pick<Mundo, 'url' | 'empresas' | 'servicios'>): Promise<PagoDeCaos[]> {
  await pasarMinutos(url);
  const abandonadas = await comoDueno<{ empresa_id: number }>(
    url,
    'select empresa_id from facturacion.reservas where consumida_en is null',
  );
  const pagos = abandonadas.flatMap(({ empresa_id }, i) => {
    const empresa = empresas.find(({ id }) => id === empresa_id);
    return empresa ? [nuevoPago(empresa, crearAzar(7_000_000 + i))] : [];
  });
  for (const pago of pagos) await vender(servicios, pago, { mortal: false });
  return pagos;
}

const RONDAS = 600;

/** The authority is well again, minutes pass, and somebody answers what it refused: until nothing is left to do. */
async function entregarTodo({
  url,
  empresas,
  servicios,
  sandbox,
  tamano,
  decir,
}: Mundo): Promise<void> {
  await malhumorar(sandbox, empresas, { azar: crearAzar(tamano.semilla), porciento: 0 });
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    const atendidas = await atender(url, servicios);
    await pasarMinutos(url);
    const [cola] = await comoDueno<{ n: number }>(
      url,
      'select count(*)::int as n from facturacion.trabajos',
    );
    if (atendidas === 0 && cola?.n === 0) {
      if (await hayNotas(url)) return;
      await anularAlgunas(url, servicios); // a short day may have voided nothing that was authorised
    }
    if (ronda % 10 === 0) decir(`quedan ${String(cola?.n)} por entregar`);
    await esperar(500);
  }
}

async function hayNotas(url: string): Promise<boolean> {
  const [notas] = await comoDueno<{ hay: boolean }>(
    url,
    `select exists (select from facturacion.comprobantes where cod_doc = '04') as hay`,
  );
  return notas?.hay === true;
}

async function cada(fin: AbortSignal, ms: number, hacer: () => Promise<unknown>): Promise<void> {
  while (!fin.aborted) {
    await hacer();
    await esperar(ms, undefined, { signal: fin }).catch(() => undefined); // the day is over
  }
}

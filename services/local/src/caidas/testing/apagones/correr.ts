import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { comoDueno } from '@comanda/kit/testing/testDb';

import { crearAzar } from '../../../demo/azar';
import { startPostgres } from '../../../postgres/startPostgres';
import type { PagoDeCaos } from '../caos/clientes';
import { preparar, venderLoAbandonado } from '../caos/correr';
import { sesionDeCaos, type EmpresaDeCaos } from '../caos/empresas';
import { reglasRotas } from '../cuentas';

import { abrirCaja } from './caja';
import { montarDisco } from './disco';
import { darRonda, type Golpe, type Ronda } from './rondas';
import { abrirVendedores } from './vendedores';

export type Informe = {
  rondas: Ronda[];
  /** Payments that were begun; each was answered in the end. */
  pagos: number;
  ventas: number;
  /** What must not be; empty when all is well. */
  faltas: Record<string, unknown>;
};

type Opciones = {
  golpes: readonly Golpe[];
  clientes: number;
  empresas: number;
  alTerminar?: (ronda: Ronda, cual: number) => void;
};

const DISCO_MB = 3_000;

/** A till that sells all along while it is struck, blow after blow; then its books against what its clients were told. */
export async function correrApagones(opciones: Opciones): Promise<Informe> {
  const raiz = await mkdtemp(path.join(os.tmpdir(), 'comanda-caidas-'));
  await chmod(raiz, 0o755); // the database's server may run as another user
  const carpeta = path.join(raiz, 'disco');
  await mkdir(carpeta);
  const conDisco = opciones.golpes.some((golpe) => golpe.startsWith('disco'));
  const disco = conDisco ? montarDisco(carpeta, DISCO_MB) : null;
  const clave = randomBytes(32);
  try {
    const caja = await abrirCaja(path.join(carpeta, 'datos'), clave);
    try {
      const { url, urlApp } = await base(caja.dataDir);
      const empresas = await preparar({ url, urlApp }, opciones.empresas, clave);
      const servicios = {
        ordering: caja.url,
        billing: caja.url,
        sesion: await sesionDeCaos(url),
      };
      const azar = crearAzar(20_261_122);
      const vendedores = abrirVendedores({
        servicios,
        empresas,
        azar,
        cuantos: opciones.clientes,
      });
      const rondas: Ronda[] = [];
      for (const golpe of opciones.golpes) {
        if (golpe.startsWith('disco') && !disco) continue; // it takes root to mount one
        const mundo = { caja, vendedores, disco, clientes: opciones.clientes };
        const ronda = await darRonda(mundo, golpe);
        rondas.push(ronda);
        opciones.alTerminar?.(ronda, rondas.length);
      }
      await vendedores.terminar();
      const entrega = await sigueEntregando((await base(caja.dataDir)).url);
      const { url: alFinal } = await base(caja.dataDir); // another port, after both were killed
      const pagos = [
        ...vendedores.pagos,
        ...(await venderLoAbandonado({ url: alFinal, empresas, servicios })),
      ];
      const { ventas, faltas } = await ajustar(alFinal, pagos, empresas);
      const quieto = entrega ? {} : { 'el obrero dejó de entregar': 1 };
      return { rondas, pagos: pagos.length, ventas, faltas: { ...faltas, ...quieto } };
    } finally {
      await caja.cerrar();
    }
  } finally {
    disco?.desmontar();
    await rm(raiz, { recursive: true, force: true });
  }
}

/** Of the database of a till that is up: its server is adopted, never started. */
const base = (dataDir: string) => startPostgres({ dataDir: path.join(dataDir, 'postgres') });

const POR_ENTREGAR = `
  select count(*) filter (where estado = 'AUTORIZADO')::int as autorizadas,
         count(*) filter (where estado <> 'AUTORIZADO')::int as faltan from facturacion.comprobantes`;
const MIRADAS = 300;
const ENTRE_MIRADAS_MS = 200;

/** Whether the worker outlived it all: one more invoice is authorised, or none is left to be. */
export async function sigueEntregando(url: string): Promise<boolean> {
  const contar = async () => {
    const [cuenta] = await comoDueno<{ autorizadas: number; faltan: number }>(url, POR_ENTREGAR);
    return cuenta ?? { autorizadas: 0, faltan: 0 };
  };
  const antes = await contar();
  for (let i = 0; i < MIRADAS; i++) {
    const { autorizadas, faltan } = await contar();
    if (faltan === 0 || autorizadas > antes.autorizadas) return true;
    await esperar(ENTRE_MIRADAS_MS);
  }
  return false;
}

export async function ajustar(
  url: string,
  pagos: readonly PagoDeCaos[],
  empresas: readonly EmpresaDeCaos[],
): Promise<Pick<Informe, 'ventas' | 'faltas'>> {
  const filas = await comoDueno<{ idempotencia: string; clave: string }>(
    url,
    'select idempotencia::text as idempotencia, clave_acceso as clave from pedidos.ventas where empresa_id >= 1000',
  );
  const vendidas = new Map<string, string[]>();
  for (const { idempotencia, clave } of filas)
    vendidas.set(idempotencia, [...(vendidas.get(idempotencia) ?? []), clave]);
  const deUno = ({ idempotencia }: PagoDeCaos) => vendidas.get(idempotencia) ?? [];

  const faltas: Record<string, unknown> = {
    'pagos sin respuesta': pagos.filter(({ contestadas }) => contestadas.length === 0).length,
    'ventas perdidas': pagos.filter((pago) =>
      pago.contestadas.some((una) => !deUno(pago).includes(una)),
    ).length,
    'ventas dobles': pagos.filter((pago) => deUno(pago).length > 1).length,
    'ventas de nadie': filas.length - pagos.flatMap(deUno).length,
  };
  for (const { id, empresa } of empresas)
    for (const [regla, rotas] of Object.entries(await reglasRotas(url, id)))
      faltas[`${empresa}: ${regla}`] = rotas.length;
  return {
    ventas: filas.length,
    faltas: Object.fromEntries(Object.entries(faltas).filter(([, cuantas]) => cuantas !== 0)),
  };
}

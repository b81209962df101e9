import type { Kysely } from 'kysely';

import type { Resumen } from '@comanda/shared/contracts/reportes/resumen';
import { aDolares, formatMonto, sumar } from '@comanda/shared/domain/dinero/dinero';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { contarAlertas } from '../bodega/materiasRepository';
import { cuentasDePeriodo } from '../caja/cuadres/informe';
import { periodoDe } from '../caja/cuadres/periodoDe';
import { diaDeNegocio } from '../caja/diaDeNegocio';

import type { Database } from '../db/schema';
import { ordenesEnCocina } from '../vizor/enCocina';

import type { PoolClient } from 'pg';

export type MiradaDeResumen = {
  trx: Kysely<Database>;
  client: PoolClient;
  empresa: EmpresaId;
  ahora: Date;
};

type DichoDeResumen = Pick<Resumen, 'cifra' | 'detalle'> & { texto: string };

export type FuenteDeResumen = {
  /** The screen whose tile on Inicio says it. */
  ruta: string;
  area: string;
  /** Its `texto` is '' where there is nothing to say. */
  decir: (mirada: MiradaDeResumen) => Promise<DichoDeResumen>;
};

const cuantas = (n: number, una: string, varias: string) => `${n} ${n === 1 ? una : varias}`;

/** What a feature says of itself on Inicio. */
export const FUENTES: readonly FuenteDeResumen[] = [
  {
    ruta: 'puntoventa',
    area: 'ventas',
    decir: async ({ trx, client, empresa, ahora }) => {
      const dia = await diaDeNegocio(client, empresa, ahora);
      const { ventas, total } = await trx
        .selectFrom('pedidos.ventas')
        .select((eb) => [
          eb.fn.countAll<number>().as('ventas'),
          eb.fn.sum<string | null>('total').as('total'),
        ])
        .where('empresa_id', '=', empresa)
        .where('fecha_negocio', '=', dia)
        .where('estado', '=', 'ACTIVO')
        .executeTakeFirstOrThrow();
      const monto = formatMonto(Number(total ?? 0));
      const detalle = `${cuantas(ventas, 'venta', 'ventas')} hoy`;
      return { texto: `${detalle} · ${monto}`, cifra: monto, detalle };
    },
  },
  {
    ruta: 'empresa',
    area: 'admin',
    decir: async ({ trx, empresa }) => {
      const producto = await trx
        .selectFrom('pedidos.productos')
        .select('id')
        .where('empresa_id', '=', empresa)
        .limit(1)
        .executeTakeFirst();
      return { texto: producto ? '' : 'Todavía no vende nada: siga el Primer día' };
    },
  },
  {
    ruta: 'caja',
    area: 'caja',
    decir: async ({ trx, client, empresa }) => {
      const cajas = await trx
        .selectFrom('pedidos.cajas')
        .select('id')
        .where('empresa_id', '=', empresa)
        .where('estado', '=', 'A')
        .execute();
      const esperado = [];
      for (const { id } of cajas) {
        const { apertura, totales } = await periodoDe(client, empresa, { caja: id });
        esperado.push(cuentasDePeriodo(apertura, totales).esperado);
      }
      const suma = formatMonto(aDolares(sumar(esperado)));
      return {
        texto: `${suma} en efectivo debería haber`,
        cifra: suma,
        detalle: cuantas(cajas.length, 'caja', 'cajas'),
      };
    },
  },
  {
    ruta: 'vizor',
    area: 'ventas',
    decir: async ({ trx, client, empresa }) => {
      const ordenes = await ordenesEnCocina({ trx, client }, empresa);
      return {
        texto: `${cuantas(ordenes, 'orden', 'órdenes')} en cocina`,
        cifra: String(ordenes),
      };
    },
  },
  {
    ruta: 'bodega',
    area: 'inventario',
    decir: async ({ trx, empresa }) => {
      const alertas = await contarAlertas(trx, empresa);
      const texto =
        alertas === 0
          ? 'Sin alertas'
          : cuantas(alertas, 'materia prima en alerta', 'materias primas en alerta');
      return { texto, cifra: String(alertas), detalle: texto };
    },
  },
];

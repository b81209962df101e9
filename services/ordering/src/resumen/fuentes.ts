import type { Kysely } from 'kysely';

import type { Resumen } from '@comanda/shared/contracts/reportes/resumen';
import { aDolares, formatMonto, sumar } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio, formatFechaHora, formatHora } from '@comanda/shared/domain/texto/fecha';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { materiasEnAlerta } from '../bodega/materiasRepository';
import { cuentasDePeriodo, type PeriodoRow } from '../caja/cuadres/informe';
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

type DichoDeResumen = Pick<Resumen, 'cifra' | 'de' | 'detalle'> & { texto: string };

export type FuenteDeResumen = {
  /** The screen whose tile on Inicio says it. */
  ruta: string;
  area: string;
  /** Its `texto` is '' where there is nothing to say. */
  decir: (mirada: MiradaDeResumen) => Promise<DichoDeResumen>;
};

const cuantas = (n: number, una: string, varias: string) => `${n} ${n === 1 ? una : varias}`;

/** Materials in alert that there is room to name. */
const NOMBRADAS = 2;

/** 'Caja 1, abierta 08:05'; with its day where that is another. */
function dichoDeCaja({ nombre, abierto }: PeriodoRow, ahora: Date): string {
  if (abierto === null) return nombre;
  const esDeHoy = fechaNegocio(abierto) === fechaNegocio(ahora);
  return `${nombre}, abierta ${esDeHoy ? formatHora(abierto) : `el ${formatFechaHora(abierto)}`}`;
}

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
    decir: async ({ trx, client, empresa, ahora }) => {
      const cajas = await trx
        .selectFrom('pedidos.cajas')
        .select('id')
        .where('empresa_id', '=', empresa)
        .where('estado', '=', 'A')
        .execute();
      const periodos = [];
      for (const { id } of cajas) periodos.push(await periodoDe(client, empresa, { caja: id }));
      const esperado = periodos.map(
        ({ apertura, totales }) => cuentasDePeriodo(apertura, totales).esperado,
      );
      const suma = formatMonto(aDolares(sumar(esperado)));
      const [unica] = periodos;
      return {
        texto: `${suma} en efectivo debería haber`,
        cifra: suma,
        detalle:
          unica && periodos.length === 1
            ? dichoDeCaja(unica, ahora)
            : `En ${cuantas(cajas.length, 'caja', 'cajas')}`,
      };
    },
  },
  {
    ruta: 'vizor',
    area: 'ventas',
    decir: async ({ trx, client, empresa, ahora }) => {
      const ordenes = await ordenesEnCocina({ trx, client }, empresa, ahora);
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
      const { alertas, todas, primeras } = await materiasEnAlerta(trx, empresa, NOMBRADAS);
      const texto =
        alertas === 0
          ? 'Sin alertas'
          : cuantas(alertas, 'materia prima en alerta', 'materias primas en alerta');
      const otras = alertas - primeras.length;
      return {
        texto,
        cifra: String(alertas),
        de: `de ${cuantas(todas, 'materia', 'materias')}`,
        detalle: [...primeras, otras > 0 && `${otras} más`].filter(Boolean).join(' · ') || texto,
      };
    },
  },
];

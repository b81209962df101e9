import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { BillingDeps } from '@comanda/billing/deps';
import { openDb, type Db } from '@comanda/kit/base/db';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { FALTAS_DE_CAJA } from '@comanda/ordering/testing/librosDeCaja';

import { migrarTodo } from '../../migrarTodo';
import { certificadosDemo } from '../certificadosDemo';
import { sembrarDemo } from '../sembrarDemo';
import { avivarDemo } from './avivarDemo';
import { demoViva } from './demoViva';
import { jornadaViva } from './jornada';

const AHORA = new Date('2026-11-20T14:40:00-05:00');
const HOY = '2026-11-20';
const PUERTO = 1;
const ANDINA = 2;
const OTRA = 3;

describe('avivarDemo', () => {
  const servidor = process.env['TEST_DATABASE_URL'] ?? '';
  const nombre = `comanda_viva_${randomBytes(6).toString('hex')}`;
  const direccion = new URL(servidor);
  direccion.pathname = `/${nombre}`;
  const url = direccion.href;
  let db: Db;

  async function avivar(): Promise<void> {
    const deps = {
      db,
      reloj: () => new Date(), // of the certificates
      claveMaestra: Buffer.alloc(32, 7),
      rucProveedor: '1799999990001',
    } as unknown as BillingDeps; // nothing is sent to anybody
    await certificadosDemo(deps);
    await avivarDemo(deps, url, AHORA);
  }

  beforeAll(async () => {
    await comoDueno(servidor, `create database ${nombre}`);
    await migrarTodo(url);
    db = openDb({ url });
    await sembrarDemo({ url, reloj: () => AHORA, mundos: [demoViva(jornadaViva(AHORA))] });
    await avivar();
  });
  afterAll(async () => {
    await db.close();
    await comoDueno(servidor, `drop database ${nombre} with (force)`);
  });

  const uno = async <Fila extends object>(texto: string, valores: unknown[] = []) =>
    (await comoDueno<Fila>(url, texto, valores))[0];

  it('sells today: tickets, drawer, report and invoices have the same cents', async () => {
    for (const empresa of [PUERTO, ANDINA]) {
      const sumas = await uno(
        `select count(*)::int > 4 as muchas, max(fecha_creacion) < $3 as hasta_ahora, min(fecha_creacion) > $3::timestamptz - interval '7 hours' as de_hoy,
                sum(total) = (select sum(l.bruto) from pedidos.venta_lineas l
                                join pedidos.ventas w on w.empresa_id = l.empresa_id and w.id = l.venta_id
                               where l.empresa_id = $1 and w.fecha_negocio = $2) as lineas,
                sum(total) = (select sum(m.monto) from pedidos.caja_movimientos m
                                join pedidos.cajas c on c.empresa_id = m.empresa_id and c.id = m.caja_id and c.periodo = m.periodo
                               where m.empresa_id = $1 and m.venta_id is not null) as cajon,
                sum(total) = (select sum(t.monto) from pedidos.periodo_totales t
                                join pedidos.cajas c on c.empresa_id = t.empresa_id and c.id = t.caja_id and c.periodo = t.periodo
                               where t.empresa_id = $1 and t.concepto = 'VENTAS') as informe,
                sum(total) = (select sum(f.total) from facturacion.comprobantes f
                               where f.empresa_id = $1 and f.fecha_emision = $2) as facturas
           from pedidos.ventas where empresa_id = $1 and fecha_negocio = $2`,
        [empresa, HOY, AHORA],
      );
      expect(sumas).toEqual({
        muchas: true,
        hasta_ahora: true,
        de_hoy: true,
        lineas: true,
        cajon: true,
        informe: true,
        facturas: true,
      });
    }
  });

  it('leaves drawers, numbers and keys as a shop that works leaves them', async () => {
    for (const empresa of [PUERTO, ANDINA]) {
      const faltas = await comoDueno<{ filas: number }>(url, FALTAS_DE_CAJA, [empresa]);
      expect(faltas.filter(({ filas }) => filas > 0)).toEqual([]);
      expect(
        await uno(
          `select count(*) filter (where v.clave_acceso is null and v.fecha_negocio >= '2026-11-01')::int as sin_clave,
                  count(*) filter (where v.clave_acceso is not null and f.clave_acceso is null)::int as sin_factura,
                  count(f.*) filter (where f.total <> v.total or f.secuencial <> v.secuencial)::int as distintas,
                  count(*) filter (where f.estado <> 'AUTORIZADO')::int as devueltas,
                  max(v.secuencial) + 1 = (select siguiente from facturacion.contadores where empresa_id = $1) as seguidos,
                  max(v.secuencial) = count(*) as sin_huecos
             from pedidos.ventas v
             left join facturacion.comprobantes f on f.empresa_id = v.empresa_id and f.clave_acceso = v.clave_acceso
            where v.empresa_id = $1`,
          [empresa],
        ),
      ).toEqual({
        sin_clave: 0,
        sin_factura: 0,
        distintas: 0,
        devueltas: 1,
        seguidos: true,
        sin_huecos: true,
      });
    }
  });

  it('has sold on the same weekday of five weeks before', async () => {
    expect(
      await uno(
        `select count(distinct fecha_negocio)::int as dias from pedidos.ventas
          where empresa_id = 1 and extract(dow from fecha_negocio) = extract(dow from $1::date)`,
        [HOY],
      ),
    ).toEqual({ dias: 7 });
  });

  it('has people at nine of sixteen tables, of different ages, and a kitchen with work', async () => {
    expect(
      await uno(
        `select (select count(*)::int from pedidos.mesas where empresa_id = 1 and x is not null) as mesas,
                count(mesa_id)::int as ocupadas, count(*)::int as ordenes, count(*) filter (where por_pagar)::int as por_pagar,
                count(distinct abierta)::int as edades,
                (select count(*)::int > 5 from pedidos.orden_lineas where empresa_id = 1 and lista is null) as por_hacer,
                (select count(*)::int > 5 from pedidos.orden_lineas where empresa_id = 1 and lista is not null) as listas
           from pedidos.ordenes where empresa_id = 1 and estado = 'ABIERTA'`,
      ),
    ).toEqual({
      mesas: 16,
      ocupadas: 9,
      ordenes: 10,
      por_pagar: 2,
      edades: 10,
      por_hacer: true,
      listas: true,
    });
  });

  it('has one planned sale, two materials that run short, and pictures', async () => {
    expect(
      await uno(
        `select (select count(*)::int from pedidos.programados where empresa_id = 1 and proximo > $1) as programadas,
                (select count(*)::int from pedidos.materias_primas where empresa_id = 1 and peso_actual <= cantidad_alerta) as alertas,
                (select count(*)::int > 40 from pedidos.productos where empresa_id = 1 and imagen is not null) as fotos`,
        [AHORA],
      ),
    ).toEqual({ programadas: 1, alertas: 2, fotos: true });
  });

  it('has lost two things of the kitchen today, which keeps its stock', async () => {
    expect(
      await uno(
        `select count(*)::int as mermas, bool_and(m.saldo = p.peso_actual) as cuadra
           from pedidos.materia_movimientos m join pedidos.materias_primas p on p.empresa_id = 1 and p.id = m.materia_id
          where m.empresa_id = 1 and m.tipo = 'MERMA' and m.creado > $1::timestamptz - interval '4 hours'`,
        [AHORA],
      ),
    ).toEqual({ mermas: 2, cuadra: true });
  });

  it('leaves the third company on its first day', async () => {
    expect(
      await uno(
        `select (select count(*)::int from pedidos.ventas where empresa_id = $1) as ventas,
                (select count(*)::int from pedidos.productos where empresa_id = $1) as productos`,
        [OTRA],
      ),
    ).toEqual({ ventas: 0, productos: 0 });
  });

  it('does nothing the second time, nor on the next day', async () => {
    const contar = () =>
      uno(
        `select (select count(*)::int from pedidos.ventas) as ventas, (select count(*)::int from pedidos.mesas) as mesas,
                (select count(*)::int from facturacion.comprobantes) as facturas`,
      );
    const antes = await contar();
    const manana = new Date(AHORA.getTime() + 24 * 60 * 60 * 1000);
    const mundos = [demoViva(jornadaViva(manana))];
    await expect(sembrarDemo({ url, reloj: () => manana, mundos })).resolves.toBe(false);
    await avivar();
    expect(await contar()).toEqual(antes);
  });
});

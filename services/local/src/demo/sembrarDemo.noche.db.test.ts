import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { comoDueno } from '@comanda/kit/testing/testDb';
import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';
import { FALTAS_DE_CAJA } from '@comanda/ordering/testing/librosDeCaja';

import { migrarTodo } from '../migrarTodo';
import { CUENTAS } from './cuentas';
import { MENUS_DEMO } from './sembrarDemo';
import { sembrarDemo } from './sembrarDemo';

const reloj = () => new Date('2026-11-20T15:00:00Z');

describe('sembrarDemo', () => {
  const servidor = process.env['TEST_DATABASE_URL'] ?? '';
  const nombre = `comanda_demo_${randomBytes(6).toString('hex')}`;
  const direccion = new URL(servidor);
  direccion.pathname = `/${nombre}`;
  const url = direccion.href;

  beforeAll(async () => {
    await comoDueno(servidor, `create database ${nombre}`);
    await migrarTodo(url);
    await sembrarDemo({ url, reloj });
  });
  afterAll(() => comoDueno(servidor, `drop database ${nombre} with (force)`));

  const uno = async (texto: string) => (await comoDueno<{ n: number }>(url, texto))[0]?.n;

  it('gives every account its companies, in order', async () => {
    const filas = await comoDueno(
      url,
      `select email, perfil, (select array_agg(e.empresa order by ue.orden) from identidad.usuario_empresas ue
          join identidad.empresas e on e.id = ue.empresa_id where ue.usuario_id = u.id) as empresas
         from identidad.usuarios u order by email`,
    );
    const dadas = CUENTAS.map(({ email, perfil, empresas }) => ({
      email,
      perfil,
      empresas: empresas.length > 0 ? empresas : null,
    }));
    expect(filas).toEqual(dadas.sort((una, otra) => (una.email < otra.email ? -1 : 1)));
  });

  it('has an account of every profile, to try it with', () => {
    const perfiles = CUENTAS.map(({ perfil }) => perfil);
    expect(PERFILES.filter((perfil) => !perfiles.includes(perfil))).toEqual([]);
  });

  it('switches every area on for every company', async () => {
    await expect(
      uno('select count(*)::int as n from plataforma.areas_empresa where activa'),
    ).resolves.toBe(18);
  });

  it('has a month of attendance up to yesterday, some days without a logout, and a seller with companies', async () => {
    const [dias] = await comoDueno(
      url,
      `select count(distinct usuario_id)::int as gente, min(dia)::text as desde, max(dia)::text as hasta,
              bool_and(salida - ingreso between interval '8 hours' and interval '10 hours') as jornadas,
              count(*) filter (where salida is null) between 1 and 20 as olvidos
         from identidad.asistencias`,
    );
    expect(dias).toEqual({
      gente: CUENTAS.filter(({ empresas }) => empresas.length > 0).length,
      desde: '2026-10-21',
      hasta: '2026-11-19',
      jornadas: true,
      olvidos: true,
    });
    await expect(
      uno(`select count(*)::int as n from identidad.empresas e join identidad.vendedores v
            on v.usuario_id = e.vendedor_id where v.comision = 8.5`),
    ).resolves.toBe(3);
  });

  it('sells a month up to yesterday, and the lines and the ledger sum to the sales', async () => {
    const filas = await comoDueno(
      url,
      `select empresa_id, min(fecha_negocio)::text as desde, max(fecha_negocio)::text as hasta,
              count(*) > 300 as muchas, max(secuencial) = count(*) as sin_huecos,
              sum(total) = (select sum(bruto) from pedidos.venta_lineas l where l.empresa_id = v.empresa_id) as lineas,
              sum(total) = (select sum(monto) from pedidos.caja_movimientos c
                              where c.empresa_id = v.empresa_id and c.venta_id is not null) as caja
         from pedidos.ventas v group by empresa_id order by 1`,
    );
    const buena = {
      desde: '2026-10-21',
      hasta: '2026-11-19',
      muchas: true,
      sin_huecos: true,
      lineas: true,
      caja: true,
    };
    expect(filas).toEqual([1, 2, 3].map((empresa_id) => ({ empresa_id, ...buena })));
  });

  it('closes the drawer every evening, and leaves it open for today with its change', async () => {
    const faltas = await Promise.all(
      [1, 2, 3].map((empresa) => comoDueno<{ filas: number }>(url, FALTAS_DE_CAJA, [empresa])),
    );
    expect(faltas.flat().filter(({ filas }) => filas > 0)).toEqual([]);
    expect(
      await comoDueno(
        url,
        `select c.empresa_id, c.periodo, p.apertura between 50 and 75 as con_cambio, p.abierto,
                (select count(*)::int from pedidos.caja_movimientos m
                  where m.empresa_id = c.empresa_id and m.periodo = c.periodo) as movido,
                (select count(*)::int from pedidos.cuadres q where q.empresa_id = c.empresa_id) as cuadres,
                (select bool_and(total_venta > 0) and max(abs(diferencia)) between 1 and 5 from pedidos.cuadres q
                  where q.empresa_id = c.empresa_id) as de_verdad
           from pedidos.cajas c
           join pedidos.periodos p on p.empresa_id = c.empresa_id and p.caja_id = c.id and p.numero = c.periodo
          order by 1`,
      ),
    ).toEqual(
      [1, 2, 3].map((empresa_id) => ({
        empresa_id,
        periodo: 31,
        con_cambio: true,
        movido: 0,
        cuadres: 30,
        de_verdad: true,
        abierto: new Date('2026-11-20T01:30:00Z'),
      })),
    );
  });

  it('arranges the categories as the menu does, each in its colour, and one product ran out', async () => {
    const filas = await comoDueno<{ categoria: string; color: string; orden: number }>(
      url,
      'select categoria, color, orden from pedidos.categorias order by empresa_id, orden',
    );
    expect(filas).toEqual(
      MENUS_DEMO.flatMap(({ categorias }) =>
        categorias.map(({ categoria, color }, i) => ({ categoria, color, orden: i + 1 })),
      ),
    );
    expect(
      await comoDueno(url, 'select empresa_id, producto from pedidos.productos where agotado'),
    ).toEqual([{ empresa_id: 1, producto: 'Chupe de camarón' }]);
  });

  it('leaves no electronic document behind, and the next numbers of each company follow its last sale', async () => {
    await expect(uno('select count(*)::int as n from facturacion.comprobantes')).resolves.toBe(0);
    const filas = await comoDueno(
      url,
      `select distinct c.empresa_id as empresa, siguiente - v.ultimo as distancia
         from (select empresa_id, siguiente from facturacion.contadores
                union all select empresa_id, siguiente from pedidos.contadores) c
         left join (select empresa_id, max(secuencial) as ultimo from pedidos.ventas group by 1) v using (empresa_id)
        order by 1`,
    );
    expect(filas).toEqual([1, 2, 3].map((empresa) => ({ empresa, distancia: '1' })));
  });

  it('fills two warehouses whose ledgers sum to what there is, two materials of each down to their alert', async () => {
    const filas = await comoDueno(
      url,
      `select p.empresa_id, count(*)::int as materias,
              count(*) filter (where peso_actual <= cantidad_alerta)::int as alertas,
              bool_and(peso_actual = m.suma and peso_actual = m.ultimo) as cuadran,
              bool_and(peso_concurrente = m.salido) as salidas, bool_and(m.minimo >= 0) as nunca_bajo_cero,
              max(m.hasta)::text as hasta
         from pedidos.materias_primas p
         join (select empresa_id, materia_id, sum(cantidad) as suma, min(saldo) as minimo, max(fecha_negocio) as hasta,
                      (array_agg(saldo order by id desc))[1] as ultimo,
                      -sum(cantidad) filter (where tipo in ('MERMA', 'CORRECCION', 'REVERSO')) as salido
                 from pedidos.materia_movimientos group by 1, 2) m
           on m.empresa_id = p.empresa_id and m.materia_id = p.id
        group by 1 order by 1`,
    );
    const buena = { materias: 8, alertas: 2, cuadran: true, salidas: true, nunca_bajo_cero: true };
    expect(filas).toEqual(
      [1, 2].map((empresa_id) => ({ empresa_id, ...buena, hasta: '2026-11-19' })),
    );
  });

  it('does nothing the second time', async () => {
    const antes = await uno('select count(*)::int as n from pedidos.ventas');
    await expect(sembrarDemo({ url, reloj })).resolves.toBe(false);
    await expect(uno('select count(*)::int as n from pedidos.ventas')).resolves.toBe(antes);
  });
});

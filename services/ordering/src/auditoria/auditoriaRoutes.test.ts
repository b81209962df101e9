import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { auditoriaCalls as calls } from '@comanda/shared/contracts/admin/auditoria';

import { buildApp } from '../app';

const { empresa } = PUERTO;
const PEDIDOS = `
  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, despues)
  values ($1, $2, $3, $4, $5, '7', case when $5 = 'categorias ordenadas' then '[3, 1]' else '{"total": "7.50"}' end::jsonb)
  returning id`;
const PLATAFORMA = `
  insert into identidad.auditoria (cuando, usuario_id, empresa_id, accion)
  values ($1, $2, $3, $4) returning id`;

describe('auditoria', () => {
  let servicio: Servicio;
  /** What was written, by the minute of 2026-11-20 12:00 in Ecuador; two at the same instant. */
  const hechos: Record<string, string> = {};
  const minuto = (n: number) => new Date(Date.UTC(2026, 10, 20, 17, n)).toISOString();
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => new Date() });
    const pedido = async (nombre: string, ...valores: unknown[]) => {
      const [fila] = await servicio.sql<{ id: string }>(PEDIDOS, valores);
      hechos[nombre] = `o${fila?.id ?? ''}`;
    };
    const plataforma = async (nombre: string, ...valores: unknown[]) => {
      const [fila] = await servicio.sql<{ id: string }>(PLATAFORMA, valores);
      hechos[nombre] = `p${fila?.id ?? ''}`;
    };
    const deAdmin = [ADMIN.id, ADMIN.nombre];
    const deCajero = [CAJERO.id, CAJERO.nombre];
    await pedido('categoria', PUERTO.id, minuto(1), ...deAdmin, 'categorias ordenadas');
    await pedido('venta', PUERTO.id, minuto(2), ...deCajero, 'venta creada');
    await plataforma('login', minuto(3), CAJERO.id, null, 'sesion abierta');
    await pedido('anulada', PUERTO.id, minuto(3), ...deCajero, 'venta anulada');
    await plataforma('usuario', minuto(4), ADMIN.id, PUERTO.id, 'usuario creado');
    await pedido('venta tarde', PUERTO.id, minuto(5), ...deAdmin, 'venta creada');
    await pedido('de Andina', ANDINA.id, minuto(6), ...deAdmin, 'categoria creada');
    await plataforma('usuario de Andina', minuto(6), ADMIN.id, ANDINA.id, 'usuario creado');
    await plataforma('login de Otra', minuto(6), ADMIN_OTRA.id, null, 'sesion abierta');
    await pedido('al día siguiente', PUERTO.id, '2026-11-21T05:00:00Z', ...deAdmin, 'mesa creada');
  });
  afterAll(() => servicio.cerrar());

  type Filtro = Omit<CallInput<typeof calls.listarAuditoria>, 'empresa'>;
  const nombreDe = (id: string) =>
    Object.keys(hechos).find((nombre) => hechos[nombre] === id) ?? id;
  const listar = async (filtro: Filtro = {}, quien = ADMIN, de = empresa) => {
    const { filas } = await servicio.dato(calls.listarAuditoria, quien, { empresa: de, ...filtro });
    return filas.map(({ id }) => nombreDe(id));
  };
  const SIN_VENTAS = ['al día siguiente', 'usuario', 'login', 'anulada', 'categoria'];
  const TODO = [
    'al día siguiente',
    'venta tarde',
    'usuario',
    'login',
    'anulada',
    'venta',
    'categoria',
  ];

  it('is what was done in the company and by its people, latest first; sales when they are asked for', async () => {
    expect(await listar()).toEqual(SIN_VENTAS);
    expect(await listar({ ventas: 'si' })).toEqual(TODO);
    const { filas } = await servicio.dato(calls.listarAuditoria, ADMIN, {
      empresa,
      accion: 'venta anulada',
    });
    expect(filas).toEqual([
      {
        id: hechos['anulada'],
        cuando: minuto(3),
        id_usuario: CAJERO.id,
        usuario: CAJERO.nombre,
        accion: 'venta anulada',
        entidad: '7',
        antes: null,
        despues: { total: '7.50' },
      },
    ]);
  });

  it.each<[Filtro, string[]]>([
    [{ usuario: CAJERO.id }, ['login', 'anulada']],
    [{ usuario: CAJERO.id, ventas: 'si' }, ['login', 'anulada', 'venta']],
    [{ accion: 'venta creada' }, ['venta tarde', 'venta']],
    [{ accion: 'venta creada', usuario: CAJERO.id }, ['venta']],
    [{ accion: 'sesion abierta' }, ['login']],
    [{ accion: 'no existe', ventas: 'si' }, []],
    [{ fecha_ini: '2026-11-21', fecha_fin: '2026-11-21' }, ['al día siguiente']],
    [{ fecha_fin: '2026-11-20' }, ['usuario', 'login', 'anulada', 'categoria']],
    [{ fecha_fin: '2026-11-19' }, []],
    [{ usuario: ADMIN_OTRA.id }, []],
    [{ sesiones: 'no' }, ['al día siguiente', 'usuario', 'anulada', 'categoria']],
    [{ sesiones: 'no', accion: 'sesion abierta' }, ['login']],
    [{ busca: 'ANULADA', ventas: 'si', fecha_fin: '2026-11-21' }, ['anulada']],
    [
      { busca: '7.50 venta', ventas: 'si', fecha_fin: '2026-11-21' },
      ['venta tarde', 'anulada', 'venta'],
    ],
    [{ busca: 'creádo', fecha_fin: '2026-11-21' }, ['usuario']],
    [{ busca: '%', fecha_fin: '2026-11-21' }, []],
  ])('finds by %j', async (filtro, nombres) => {
    expect(await listar(filtro)).toEqual(nombres);
  });

  it.each([
    { filtro: {}, todos: SIN_VENTAS },
    { filtro: { ventas: 'si' as const }, todos: TODO },
  ])('goes on after any row, also where two are of one instant (%j)', async ({ filtro, todos }) => {
    for (const [i, nombre] of todos.entries())
      expect(await listar({ ...filtro, tras: hechos[nombre] })).toEqual(todos.slice(i + 1));
  });

  it('says whether there are more, and exports all', async () => {
    await servicio.sql(
      `insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id)
       select $1, timestamptz '2026-10-01' + n * interval '1 minute', $2, 'Ana', 'mesa creada', n::text
         from generate_series(1, 2010) n`,
      [OTRA.id, ADMIN_OTRA.id],
    );
    const pedida = { empresa: OTRA.empresa, accion: 'mesa creada' };
    const pagina = await servicio.dato(calls.listarAuditoria, ADMIN_OTRA, pedida);
    expect([pagina.filas.length, pagina.hay_mas]).toEqual([25, true]);
    const hoja = await servicio.hoja(calls.exportarAuditoria, ADMIN_OTRA, pedida);
    expect(new Set(hoja.map((fila) => fila.REGISTRO)).size).toBe(2_010);
    expect(hoja).toHaveLength(2_010);
    expect(hoja[0]).toMatchObject({ RESPONSABLE: 'Ana', ANTES: '', REGISTRO: '2010' });
  });

  it('has nothing of another empresa, nor of its people, nor a place in its list', async () => {
    expect(await listar({}, ADMIN_OTRA, OTRA.empresa)).toContain('login de Otra');
    for (const nombre of [...TODO, 'de Andina', 'usuario de Andina'])
      expect(await listar({}, ADMIN_OTRA, OTRA.empresa)).not.toContain(nombre);
    expect(await listar({ tras: hechos['de Andina'] })).toEqual([]);
    expect(await listar({ tras: hechos['usuario de Andina'] })).toEqual([]);
    const gente = await servicio.dato(calls.listarResponsables, ADMIN_OTRA, {
      empresa: OTRA.empresa,
    });
    expect(gente).toEqual([{ id: ADMIN_OTRA.id, nombre: ADMIN_OTRA.nombre }]);
  });

  it.each([
    [{ usuario: 'x' }, 'usuario', 'El usuario no es válido'],
    [{ fecha_ini: 'ayer' }, 'fecha_ini', 'La fecha debe ser YYYY-MM-DD'],
    [
      { fecha_ini: '2026-11-20', fecha_fin: '2026-11-19' },
      'fecha_fin',
      'Fecha Fin no puede ser anterior a Fecha Inicio',
    ],
    [{ tras: '7' }, 'tras', 'tras no es válido'],
    [{ ventas: 'no' }, 'ventas', 'ventas debe ser si'],
    [{ accion: 'x'.repeat(61) }, 'accion', 'La acción es demasiado larga'],
  ])('refuses %j, by name', async (filtro, campo, msg) => {
    expect(
      await servicio.pedirMal(calls.listarAuditoria, ADMIN, { empresa, ...filtro }),
    ).toMatchObject({ status: 400, errores: [{ campo, msg }] });
  });
});

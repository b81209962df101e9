import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import type { PoliticaDeIva } from '@comanda/shared/contracts/admin/ley';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import {
  programadosCalls as calls,
  type Programado,
} from '@comanda/shared/contracts/ventas/programados';
import { conCantidad } from '@comanda/shared/domain/orden/carrito';

import { buildApp } from '../app';
import { makeProgramado } from '../testing/programados';
import { AHORA, makeLinea, makeSolicitud } from '../testing/ventas';

import { crearProgramador } from './programador';

const { empresa } = PUERTO;

/** In Ecuador, around the midnights at which a decree of 21 and 22 November begins and ends. */
const LA_VISPERA = new Date('2026-11-21T04:59:59Z');
const EMPEZADO = new Date('2026-11-21T05:00:00Z');
const EL_ULTIMO = new Date('2026-11-23T04:59:59Z');
const TERMINADO = new Date('2026-11-23T05:00:00Z');

describe('a sale that is scheduled over the days of a decree', () => {
  let prueba: TestDb<unknown>;
  let servicio: Servicio;
  let ahora = AHORA;
  beforeAll(async () => {
    prueba = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => ahora }, { base: prueba });
    await servicio.sql(
      `insert into identidad.decretos (tarifa, desde, hasta, lugares, fuente, usuario_id)
       values (8, '2026-11-21', '2026-11-22', '[{"provincia":"Guayas","canton":null}]', 'Decreto 400', $1)`,
      [OPERADOR.id],
    );
  });
  afterAll(() => servicio.cerrar());

  const registrar = (registro: string | null) =>
    servicio.sql(
      `update identidad.empresas set registro_turismo = $1, provincia = 'Guayas', canton = 'Guayaquil' where id = 1`,
      [registro],
    );
  const politica = (politica_iva: PoliticaDeIva) =>
    servicio.dato(ajustesCalls.guardarAjustes, ADMIN, {
      empresa,
      descuento_maximo: 10,
      barras_peso: null,
      politica_iva,
    });
  beforeEach(async () => {
    ahora = AHORA;
    await servicio.sql('delete from pedidos.programado_resultados');
    await servicio.sql('delete from pedidos.programados');
    await registrar('0905500123');
    await politica('MISMO_PRECIO');
  });

  const ceviche = (porcentaje_iva = 15, precio_venta = 9.5) =>
    makeSolicitud({ tienda: [conCantidad({ ...makeLinea(1), porcentaje_iva, precio_venta }, 1)] });
  const crear = (
    over: Parameters<typeof makeProgramado>[0] = {},
    venta: ReturnType<typeof ceviche> = ceviche(),
  ) => servicio.dato(calls.crearProgramado, CAJERO, makeProgramado(over, venta));
  const ronda = async (cuando: Date) => {
    ahora = cuando;
    const nuevo = crearProgramador({
      db: prueba.db,
      reloj: () => ahora,
      log: {
        error: (detalle, que) => {
          throw new Error(`${que}: ${JSON.stringify(detalle)}`);
        },
      },
    });
    await nuevo.ronda();
  };
  /** What was sold of it, as its invoice has it. */
  const ventas = ({ id }: Programado) =>
    servicio.sql(
      `select v.total, l.porcentaje_iva as vendida, (c.datos #>> '{lineas,0,tarifa}')::int as facturada,
              to_char(v.fecha_creacion at time zone 'America/Guayaquil', 'DD HH24:MI:SS') as cuando
         from pedidos.programado_resultados r
         join pedidos.ventas v on v.empresa_id = r.empresa_id and v.id = r.venta_id
         join pedidos.venta_lineas l on l.empresa_id = v.empresa_id and l.venta_id = v.id
         join facturacion.comprobantes c on c.venta_id = v.id
        where r.programado_id = $1 order by r.previsto`,
      [id],
    );

  it('is issued at the rate that the law has on that day, to the second, for what was agreed', async () => {
    const alFin = await crear({ hora: '23:59', repetir: true });
    const alEmpezar = await crear({ fecha: '2026-11-21', hora: '00:00', repetir: true });
    for (const cuando of [LA_VISPERA, EMPEZADO, EL_ULTIMO, TERMINADO]) await ronda(cuando);
    const de = (cuando: string, tarifa: number) => ({
      cuando,
      vendida: tarifa,
      facturada: tarifa,
      total: '9.50',
    });
    expect(await ventas(alFin)).toEqual([de('20 23:59:59', 15), de('22 23:59:59', 8)]);
    expect(await ventas(alEmpezar)).toEqual([
      de('21 00:00:00', 8),
      de('22 23:59:59', 8),
      de('23 00:00:00', 15),
    ]);
  });

  it('lowers its total where the company keeps the base, and pays as much', async () => {
    await politica('MISMA_BASE');
    const pagos = [
      { forma_pago: 'EFECTIVO' as const, monto: 5 },
      { forma_pago: 'TARJETA' as const, monto: 4.5 },
    ];
    const uno = await crear({ hora: '23:59', repetir: true }, { ...ceviche(), pagos });
    await ronda(LA_VISPERA);
    await ronda(EL_ULTIMO);
    expect(await ventas(uno)).toMatchObject([
      { vendida: 15, total: '9.50' },
      { vendida: 8, facturada: 8, total: '8.92' },
    ]);
    const [caja] = await servicio.sql(
      `select sum(m.monto) as pagado from pedidos.caja_movimientos m
         join pedidos.programado_resultados r on r.empresa_id = m.empresa_id and r.venta_id = m.venta_id
        where r.programado_id = $1 and r.previsto > '2026-11-22'`,
      [uno.id],
    );
    expect(caja).toEqual({ pagado: '8.92' });
  });

  it('that is agreed on a day of the decree is issued at the general rate once that is over', async () => {
    await politica('MISMA_BASE');
    ahora = EMPEZADO;
    const uno = await crear({ fecha: '2026-11-23', hora: '00:00' }, ceviche(8, 8.92));
    await ronda(TERMINADO);
    expect(await ventas(uno)).toMatchObject([{ vendida: 15, facturada: 15, total: '9.50' }]);
  });

  it('is not touched by it where the company has no tourism register', async () => {
    await registrar(null);
    const uno = await crear({ fecha: '2026-11-21', hora: '00:00' });
    await ronda(EMPEZADO);
    expect(await ventas(uno)).toMatchObject([{ vendida: 15, facturada: 15, total: '9.50' }]);
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { seguirVigente } from '@comanda/billing/testing/dejarDocumento';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { FALTAS_DE_CAJA } from '@comanda/ordering/testing/librosDeCaja';
import { makeLinea, makeSolicitud } from '@comanda/ordering/testing/ventas';
import type { ComprobanteDetalle } from '@comanda/shared/contracts/facturacion/documentos';
import type { InformeCaja } from '@comanda/shared/contracts/caja/cuadres';
import type { ReporteLeido, VentaDetras } from '@comanda/shared/contracts/reportes/reportes';
import type { DevolucionHecha } from '@comanda/shared/contracts/ventas/devoluciones';
import type { FormaDeVenta } from '@comanda/shared/contracts/ventas/ventas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { veces } from '@comanda/shared/testing/veces';

import { abrirMundo, type Mundo } from '../testing/mundo';

const { empresa } = PUERTO;
const HOY = fechaNegocio(new Date());
const DIAS = { fecha_ini: HOY, fecha_fin: HOY };
/** Of the ceviche that is sold, in cents. */
const PRECIO = 950;
const UNIDADES = 4;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
  await comoDueno(mundo.url, VENDE_A_CREDITO, [PUERTO.id]);
});
afterAll(() => mundo.cerrar());

const pedir = (nombre: string, entrada: object) =>
  mundo.enviar(nombre, mundo.como('Administrador'), { empresa, ...entrada });
const dato = <Data>(nombre: string, entrada: object): Promise<Data> =>
  mundo.dato<Data>(nombre, mundo.como('Administrador'), { empresa, ...entrada });
const sql = <Fila extends object>(texto: string, valores: readonly unknown[]) =>
  comoDueno<Fila & Record<string, unknown>>(mundo.url, texto, valores);
const autorizar = (clave: string) => sql(AUTORIZAR, [clave]);

type Pagos = readonly (readonly [FormaDeVenta, number])[];
const PAGOS: readonly Pagos[] = [
  [['EFECTIVO', 3800]],
  [['CREDITO', 3800]],
  [
    ['TARJETA', 1900],
    ['TARJETA', 1900],
  ],
  [
    ['EFECTIVO', 1000],
    ['TRANSFERENCIA', 2800],
  ],
  [
    ['CREDITO', 2000],
    ['EFECTIVO', 1800],
  ],
];

async function vender(pagos: Pagos): Promise<string> {
  const idempotencia = randomUUID();
  const clave_acceso = await mundo.reservar(PUERTO, idempotencia);
  const solicitud = makeSolicitud({
    clave_acceso,
    cedula: CLIENTE.cedula,
    tienda: [makeLinea(1, UNIDADES)],
    ...(pagos.length === 1
      ? { forma_pago: pagos[0]?.[0] }
      : { pagos: pagos.map(([forma_pago, monto]) => ({ forma_pago, monto: monto / 100 })) }),
  });
  await dato('crearVenta', { ...solicitud, idempotencia });
  await autorizar(clave_acceso);
  return clave_acceso;
}

const devolver = async (editar: string, unidades: number, forma_pago: FormaDeVenta) => {
  const { status, cuerpo } = await pedir('devolverVenta', {
    editar,
    lineas: [{ linea: 0, cantidad: unidades }],
    total: (unidades * PRECIO) / 100,
    forma_pago,
    motivo: 'Plato equivocado',
    idempotencia: randomUUID(),
  });
  if (status !== 200) return null;
  const hecha = cuerpo.data as DevolucionHecha; // its contract's
  await autorizar(hecha.clave_nota);
  return hecha;
};
const anular = async (editar: string) => {
  const { status } = await pedir('actualizarEstado', {
    editar,
    estado: 'ANULADO',
    motivo: 'Se fue',
  });
  await sql(
    `update facturacion.comprobantes set estado = 'AUTORIZADO', xml_firmado = '<a/>', xml_autorizado = '<a/>',
            fecha_autorizacion = now() where modifica = $1 and estado = 'POR_FIRMAR'`,
    [editar],
  );
  return status;
};
const anularNota = (clave: string) =>
  pedir('anularNotaEnSri', { clave, anulada_en_sri: HOY }).then(({ status }) => status);
async function restaurar(clave: string): Promise<number> {
  await seguirVigente(sql, clave);
  return (await pedir('restaurarVigente', { clave })).status;
}

type Nota = { clave: string; estado: string };
const notasDe = (factura: string) =>
  sql<Nota>(
    `select clave_acceso as clave, estado from facturacion.comprobantes where modifica = $1 order by secuencial`,
    [factura],
  );

type Cuenta = {
  estado: string;
  queda: number;
  por_forma: Record<string, number>;
  devuelto: number;
  factura: number;
  notas: number;
};
async function cuentaDe(clave: string): Promise<Cuenta> {
  const [cuenta] = await sql<Cuenta>(CUENTA, [clave]);
  if (!cuenta) throw new Error(`no sale ${clave}`);
  return cuenta;
}

async function faltas(): Promise<unknown[]> {
  const todas = await sql<{ filas: number }>(FALTAS_DE_CAJA, [PUERTO.id]);
  return todas.filter(({ filas }) => filas > 0);
}

const acto = fc.oneof(
  fc.record({
    que: fc.constant('devolver' as const),
    unidades: fc.integer({ min: 1, max: UNIDADES }),
    forma: fc.constantFrom<FormaDeVenta>('EFECTIVO', 'TARJETA', 'TRANSFERENCIA'),
  }),
  fc.record({ que: fc.constantFrom('anularNota' as const, 'restaurar' as const), cual: fc.nat(5) }),
  fc.record({ que: fc.constant('anular' as const) }),
);

type Acto = typeof acto extends fc.Arbitrary<infer Uno> ? Uno : never;

async function hacer(clave: string, uno: Acto): Promise<void> {
  if (uno.que === 'devolver') await devolver(clave, uno.unidades, uno.forma);
  else if (uno.que === 'anular') await anular(clave);
  else {
    const buscado = uno.que === 'anularNota' ? 'AUTORIZADO' : 'ANULADA';
    const notas = (await notasDe(clave)).filter(({ estado }) => estado === buscado);
    const nota = notas[uno.cual % Math.max(1, notas.length)];
    if (nota) await (uno.que === 'anularNota' ? anularNota : restaurar)(nota.clave);
  }
}

const UNA = PRECIO / 100;

describe('a note over a part of a sale that was annulled in the portal', () => {
  it('leaves to a void what is still in, on account too, and the report does not count what it took', async () => {
    for (const forma of ['EFECTIVO', 'CREDITO'] as const) {
      const antes = await dato<ReporteLeido>('reporteVentas', DIAS);
      const clave = await vender([[forma, 3800]]);
      const nota = await devolver(clave, 1, 'EFECTIVO');
      expect(await anularNota(nota?.clave_nota ?? '')).toBe(200);
      expect((await dato<ReporteLeido>('reporteVentas', DIAS)).figuras.total_devoluciones).toBe(
        antes.figuras.total_devoluciones + UNA,
      );
      expect(await anular(clave)).toBe(200);
      expect(await cuentaDe(clave)).toMatchObject({ queda: 0, por_forma: { [forma]: 0 } });
      const { figuras } = await dato<ReporteLeido>('reporteVentas', DIAS);
      expect(figuras.total_devoluciones).toBe(antes.figuras.total_devoluciones);
      expect(await restaurar(nota?.clave_nota ?? '')).toBe(409);
    }
    const x = await dato<InformeCaja>('consultarX', { caja: 1 });
    expect([x.ventas.total, x.esperado]).toEqual([0, 0]);
  });

  it('is given back once more without money: what is above it alone goes out', async () => {
    const antes = await dato<InformeCaja>('consultarX', { caja: 1 });
    const clave = await vender([['EFECTIVO', 3800]]);
    const nota = await devolver(clave, 1, 'EFECTIVO');
    await anularNota(nota?.clave_nota ?? '');
    expect(await devolver(clave, 1, 'EFECTIVO')).toMatchObject({ total: UNA, ya_devuelto: UNA });
    expect(await cuentaDe(clave)).toMatchObject({ queda: 2850, devuelto: 950, notas: 950 });
    expect(await devolver(clave, 2, 'EFECTIVO')).not.toHaveProperty('ya_devuelto');

    const otra = await vender([['EFECTIVO', 3800]]);
    const suya = await devolver(otra, 1, 'EFECTIVO');
    await anularNota(suya?.clave_nota ?? '');
    expect(await devolver(otra, 3, 'TRANSFERENCIA')).toMatchObject({
      total: 28.5,
      ya_devuelto: UNA,
    });
    expect(await cuentaDe(otra)).toMatchObject({ queda: 950, devuelto: 2850, notas: 2850 });

    const despues = await dato<InformeCaja>('consultarX', { caja: 1 });
    expect(despues.devoluciones.total - antes.devoluciones.total).toBe(57);
    const { figuras } = await dato<ReporteLeido>('reporteVentas', DIAS);
    expect(figuras.total_devoluciones).toBe(57);
    const { filas } = await dato<{ filas: VentaDetras[] }>('ventasDetras', {
      ...DIAS,
      concepto: 'DEVOLUCIONES',
    });
    expect(filas.reduce((suma, { monto }) => suma + monto, 0)).toBe(57);
    const { emision } = await dato<ComprobanteDetalle>('consultarDetalle', { clave });
    expect(emision.devuelto).toBe(28.5);
  });
});

describe('a sale, whatever is given back, annulled in the portal, found in force and voided', () => {
  it('gives no more than it brought, nothing where it is voided, and its notes no more than its invoice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PAGOS),
        fc.array(acto, { minLength: 3, maxLength: 9 }),
        async (pagos, actos) => {
          const clave = await vender(pagos);
          for (const uno of actos) {
            await hacer(clave, uno);
            const { estado, queda, por_forma, notas, factura, devuelto } = await cuentaDe(clave);
            expect(queda).toBeGreaterThanOrEqual(0);
            expect(notas).toBeLessThanOrEqual(factura);
            expect(devuelto).toBeLessThanOrEqual(factura);
            if (estado === 'ANULADO') expect(queda).toBe(0);
            // a debt goes with its sale, whatever else was paid
            if (estado === 'ANULADO') expect(por_forma['CREDITO'] ?? 0).toBe(0);
          }
        },
      ),
      { numRuns: veces(150, 12), seed: 20_261_130 },
    );
    expect(await faltas()).toEqual([]);
  });

  it('by one method, in which nothing is left of what was voided', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<FormaDeVenta>('EFECTIVO', 'TARJETA', 'CREDITO'),
        fc.array(acto, { minLength: 2, maxLength: 6 }),
        async (forma, actos) => {
          const clave = await vender([[forma, 3800]]);
          const suya = forma === 'CREDITO' ? 'EFECTIVO' : forma;
          for (const uno of actos)
            await hacer(clave, uno.que === 'devolver' ? { ...uno, forma: suya } : uno);
          for (const { clave: nota, estado } of await notasDe(clave))
            if (estado === 'AUTORIZADO') await anularNota(nota);
          await anular(clave);
          const { estado, por_forma } = await cuentaDe(clave);
          expect(estado).toBe('ANULADO');
          expect(Object.values(por_forma).every((monto) => monto === 0)).toBe(true);
        },
      ),
      { numRuns: veces(100, 8), seed: 20_261_130 },
    );
    expect(await faltas()).toEqual([]);
  });
});

const VENDE_A_CREDITO = `
  insert into pedidos.ajustes_venta (empresa_id, descuento_maximo, vende_a_credito, credito_plazo, credito_limite)
  values ($1, 10, true, 30, 100000)
  on conflict (empresa_id) do update set vende_a_credito = true, credito_plazo = 30, credito_limite = 100000`;

const AUTORIZAR = `
  update facturacion.comprobantes set estado = 'AUTORIZADO', xml_firmado = '<a/>', xml_autorizado = '<a/>',
         fecha_autorizacion = now() where clave_acceso = $1`;

const CUENTA = `
  select v.estado,
         (select sum(m.monto * 100)::int from pedidos.caja_movimientos m where m.venta_id = v.id) as queda,
         (select jsonb_object_agg(f.forma_pago, f.monto) from (
            select m.forma_pago, sum(m.monto * 100)::int as monto from pedidos.caja_movimientos m
             where m.venta_id = v.id group by m.forma_pago) f) as por_forma,
         (select coalesce(sum(d.total * 100), 0)::int from pedidos.devoluciones d where d.venta_id = v.id) as devuelto,
         ((v.subtotal + v.iva) * 100)::int as factura,
         (select coalesce(sum(n.total * 100), 0)::int from facturacion.comprobantes n
           where n.modifica = v.clave_acceso and n.estado <> 'ANULADA') as notas
    from pedidos.ventas v where v.clave_acceso = $1`;

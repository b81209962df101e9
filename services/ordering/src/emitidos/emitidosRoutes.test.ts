import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { aCentavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { DIA_MS } from '@comanda/shared/domain/texto/fecha';
import {
  ADMIN,
  ADMIN_OTRA,
  CAJERO,
  CLIENTE,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { TIPO_CON_AVANCE } from '@comanda/shared/domain/hojas/avance';
import {
  emitidosCalls as calls,
  type EmitidoFila,
} from '@comanda/shared/contracts/reportes/emitidos';
import { ventasCalls, type Venta } from '@comanda/shared/contracts/ventas/ventas';
import { ERRORES } from '@comanda/shared/errors/catalogo';

import { buildApp } from '../app';
import { cerrarCaja } from '../testing/cerrarCaja';
import { AHORA, makeLinea, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

import type { Solicitud } from '../ventas/revisarLinea';

type Usuario = { id: string };
type Filtro = Partial<
  CallInput<typeof calls.listarEmitidosDelDia> & CallInput<typeof calls.listarEmitidos>
>;

const HOY = '2026-11-20';
/** As the demo's people have: no RFC UUID, which PostgreSQL takes. */
const ID_DE_MD5 = 'c4ca4238-a0b9-2382-0dcc-509a6f75849b';

describe('emitidos', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  let siguiente = 1;
  /** One of yesterday, and of today: in cash, by card to Maria, and mixed by a waiter. */
  let ayer: Venta, efectivo: Venta, maria: Venta, mixta: Venta;

  const vender = (solicitud: Solicitud, quien: Usuario): Promise<Venta> =>
    servicio.dato(ventasCalls.crearVenta, quien, { ...solicitud, idempotencia: randomUUID() });
  const facturada = async (over: Partial<Solicitud>, quien: Usuario) => {
    const dia = ahora < AHORA ? '19112026' : '20112026';
    const clave_acceso = await reservar(servicio.url, siguiente++, PUERTO, dia);
    ahora = new Date(ahora.getTime() + 1_000);
    return vender(makeSolicitud({ clave_acceso, ...over }), quien);
  };

  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
    ahora = new Date(AHORA.getTime() - DIA_MS);
    ayer = await facturada({}, ADMIN);
    await cerrarCaja(servicio, ADMIN, { empresa: PUERTO.empresa, conteo: 11 });
    ahora = AHORA;
    efectivo = await facturada({}, CAJERO);
    siguiente = 21;
    maria = await facturada(
      { cedula: CLIENTE.cedula, forma_pago: 'TARJETA', tienda: [makeLinea(2)] },
      CAJERO,
    );
    const pagos = [
      { forma_pago: 'EFECTIVO' as const, monto: 7 },
      { forma_pago: 'TRANSFERENCIA' as const, monto: 4, banco: 'Pichincha', referencia: '77' },
    ];
    mixta = await facturada({ pagos }, MESERO);
    ahora = AHORA;
  });
  afterAll(() => servicio.cerrar());

  const secuencias = ({ filas = [] }: { filas?: readonly EmitidoFila[] } = {}) =>
    filas.map(({ secuencia }) => secuencia);
  const deHoy = async (filtro: Filtro = {}, quien: Usuario = CAJERO) => {
    const entrada = { empresa: PUERTO.empresa, fecha: HOY, ...filtro };
    return servicio.dato(calls.listarEmitidosDelDia, quien, entrada);
  };
  const deVarios = (filtro: Filtro = {}, quien: Usuario = CAJERO) =>
    servicio.dato(calls.listarEmitidos, quien, {
      empresa: PUERTO.empresa,
      fecha_ini: '2026-11-01',
      fecha_fin: HOY,
      ...filtro,
    });

  describe('the list', () => {
    it('says the business day, which is of the company and not of the calendar', async () => {
      const deMadrugada = async (horas: number) => {
        ahora = new Date(AHORA.getTime() + horas * 3_600_000);
        const { hoy } = await deHoy();
        ahora = AHORA;
        return hoy;
      };
      expect(await deMadrugada(14.5)).toBe('2026-11-21'); // 02:30
      await servicio.sql(
        'insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego) values ($1, 3, true)',
        [PUERTO.id],
      );
      expect(await deMadrugada(14.5)).toBe(HOY);
      expect(await deMadrugada(15)).toBe('2026-11-21');
      await servicio.sql('delete from pedidos.ajustes_caja');
    });

    it("is today's, latest first, in the fields of spec section 3 and ours", async () => {
      const leida = await deHoy();
      expect(secuencias(leida)).toEqual([mixta, maria, efectivo].map(({ secuencia }) => secuencia));
      expect(leida).toMatchObject({ total: 3, hay_mas: false, suma: 26.25 });
      expect(leida.filas.find(({ id }) => id === maria.id)).toEqual({
        secuencia: maria.secuencia,
        forma_pago: 'TARJETA',
        total: 4.25,
        empresa: PUERTO.empresa,
        caja_usuario: CAJERO.nombre,
        fecha: HOY,
        estado: 'ACTIVO',
        id: maria.id,
        editar: maria.clave_acceso,
        clave_acceso: maria.clave_acceso,
        fecha_creacion: maria.fecha_creacion,
        cedula: CLIENTE.cedula,
        nombre: CLIENTE.nombre,
        formas: ['TARJETA'],
        factura: 'POR_FIRMAR',
      });
      expect(leida.filas.find(({ id }) => id === mixta.id)?.formas).toEqual([
        'EFECTIVO',
        'TRANSFERENCIA',
      ]);
      expect(leida.usuarios).toEqual(
        expect.arrayContaining([{ id: CAJERO.id, nombre: CAJERO.nombre }]),
      );
    });

    it('is of several days, and comes a page at a time', async () => {
      const todas = await deVarios();
      expect(todas.total).toBe(4);
      expect(secuencias(todas).at(-1)).toBe(ayer.secuencia);
      const segunda = await deVarios({ pagina: 2, filas: 3 });
      expect(segunda).toMatchObject({ total: 4, filas: [{ secuencia: ayer.secuencia }] });
      expect((await deVarios({ fecha_ini: '2020-01-01', fecha_fin: '2020-12-31' })).filas).toEqual(
        [],
      );
    });

    it.each<[string, () => Filtro, () => Venta[]]>([
      ['a method', () => ({ forma_pago: 'TARJETA' }), () => [maria]],
      ['a method that is a part', () => ({ forma_pago: 'TRANSFERENCIA' }), () => [mixta]],
      ['its state', () => ({ estado: 'ANULADO' }), () => []],
      ['who sold it', () => ({ usuario: MESERO.id }), () => [mixta]],
      ['who has an id of an md5', () => ({ usuario: ID_DE_MD5 }), () => []],
      ['its number', () => ({ busqueda: maria.secuencia }), () => [maria]],
      ['the end of its number', () => ({ busqueda: '21' }), () => [maria]],
      ['its access key', () => ({ busqueda: maria.clave_acceso ?? '' }), () => [maria]],
      [
        'the beginning of its key',
        () => ({ busqueda: maria.clave_acceso?.slice(0, 39) ?? '' }),
        () => [maria],
      ],
      ['a name in any case', () => ({ busqueda: 'SALAZÁR maría' }), () => [maria]],
      ['an identification', () => ({ busqueda: CLIENTE.cedula }), () => [maria]],
      ['a part of one', () => ({ busqueda: CLIENTE.cedula.slice(2, 8) }), () => [maria]],
      ['an amount', () => ({ busqueda: '$4.25' }), () => [maria]],
      ['a name and an amount', () => ({ busqueda: 'salazar 4,25' }), () => [maria]],
      ['a name and another amount', () => ({ busqueda: 'salazar 11.00' }), () => []],
      ['nobody', () => ({ busqueda: 'wxyz' }), () => []],
      ['the final consumer', () => ({ busqueda: 'consumidor final' }), () => [efectivo, mixta]],
      ['a name and a method', () => ({ busqueda: 'maria', forma_pago: 'EFECTIVO' }), () => []],
    ])('is found by %s', async (_que, filtro, halladas) => {
      const leida = await deHoy(filtro());
      expect(new Set(secuencias(leida))).toEqual(
        new Set(halladas().map(({ secuencia }) => secuencia)),
      );
      expect(leida.total).toBe(halladas().length);
    });

    it('reads an invoice that a credit note took back as voided, and adds up what is in force', async () => {
      const clave = maria.clave_acceso ?? '';
      await servicio.sql(
        `update facturacion.comprobantes set estado = 'AUTORIZADO', xml_firmado = '<a/>', xml_autorizado = '<a/>',
           fecha_autorizacion = now() where clave_acceso = $1`,
        [clave],
      );
      const anular = { empresa: PUERTO.empresa, editar: clave, estado: 'ANULADO' as const };
      await servicio.dato(ventasCalls.actualizarEstado, ADMIN, anular);
      const leida = await deHoy();
      expect(leida.suma).toBe(22);
      expect(leida.filas.find(({ id }) => id === maria.id)).toMatchObject({
        estado: 'ANULADO',
        factura: 'ANULADA',
        formas: ['TARJETA'],
      });
      const anuladas = await deHoy({ estado: 'ANULADO' });
      expect([secuencias(anuladas), anuladas.suma]).toEqual([[maria.secuencia], 4.25]);
      const buscadas = await deHoy({ estado: 'ANULADO', forma_pago: 'TARJETA' });
      expect([buscadas.total, buscadas.suma]).toEqual([1, 4.25]);
      const activas = await deHoy({ estado: 'ACTIVO', forma_pago: 'TARJETA' });
      expect([activas.total, activas.suma]).toEqual([0, 0]);
    });

    it('is exported whole, as it is listed, with what a spreadsheet adds up', async () => {
      const dias = { empresa: PUERTO.empresa, fecha_ini: '2026-11-01', fecha_fin: HOY };
      const hoja = await servicio.hoja(calls.exportarEmitidos, CAJERO, dias);
      const { filas, suma } = await servicio.dato(calls.listarEmitidos, CAJERO, dias);
      expect(hoja.map((fila) => fila.SECUENCIAL)).toEqual(filas.map(({ secuencia }) => secuencia));
      expect(hoja.map((fila) => Number(fila.TOTAL))).toEqual(
        filas.map(({ total, estado }) => (estado === 'ANULADO' ? 0 : total)),
      );
      expect(sumar(hoja.map((fila) => aCentavos(Number(fila.TOTAL))))).toBe(aCentavos(suma ?? 0));
      const anulada = hoja.find(({ ESTADO }) => ESTADO === 'ANULADO');
      expect(anulada).toMatchObject({
        FACTURA: 'Anulada',
        EMPRESA: PUERTO.empresa,
        'TOTAL ANULADO': '4.25',
      });
      expect(hoja.map((fila) => fila['FORMA DE PAGO'])).toContain('TARJETA');
    });

    it('says how many it will be, and is a workbook too', async () => {
      const { headers, texto } = await servicio.pedir(
        calls.exportarEmitidos,
        CAJERO,
        { empresa: PUERTO.empresa, fecha_ini: '2026-11-01', fecha_fin: HOY, formato: 'xlsx' },
        { headers: { accept: TIPO_CON_AVANCE } },
      );
      expect(headers['content-disposition']).toContain(`ventas-2026-11-01-a-${HOY}.xlsx`);
      expect(texto).toContain('{"hechas":0,"total":4}');
      expect(texto).toContain('{"hechas":4,"total":4}');
    });

    it.each<[object, string, string]>([
      [{ fecha: '2026-02-30' }, 'fecha', 'La fecha debe ser YYYY-MM-DD'],
      [{ pagina: 0 }, 'pagina', 'pagina empieza en 1'],
      [{ filas: 101 }, 'filas', 'filas es demasiado grande'],
      [{ filas: 1.5 }, 'filas', 'filas debe ser un número entero'],
      [{ pagina: 'dos' }, 'pagina', 'pagina debe ser un número'],
      [{ busqueda: 'x'.repeat(201) }, 'busqueda', 'La búsqueda es demasiado larga'],
      [{ forma_pago: 'CHEQUE' }, 'forma_pago', 'Seleccione una forma de pago'],
      [{ estado: 'OTRO' }, 'estado', 'Seleccione el estado'],
      [{ usuario: 'yo' }, 'usuario', 'El usuario no es válido'],
    ])('refuses %j by its field', async (filtro, campo, msg) => {
      const mala = { empresa: PUERTO.empresa, fecha: HOY, ...filtro };
      expect(await servicio.pedirMal(calls.listarEmitidosDelDia, CAJERO, mala)).toMatchObject({
        status: 400,
        errores: [{ campo, msg }],
      });
    });

    it('refuses days the wrong way round', async () => {
      const mala = { empresa: PUERTO.empresa, fecha_ini: HOY, fecha_fin: '2026-11-01' };
      expect(await servicio.pedirMal(calls.listarEmitidos, CAJERO, mala)).toMatchObject({
        status: 400,
        errores: [{ campo: 'fecha_fin', msg: 'Fecha Fin no puede ser anterior a Fecha Inicio' }],
      });
    });

    it('has no sale of another empresa', async () => {
      const suya = await vender(makeSolicitudDeOtra(), ADMIN_OTRA);
      expect((await deHoy({ busqueda: suya.secuencia })).filas).not.toContainEqual(
        expect.objectContaining({ id: suya.id }),
      );
      const enOtra = await deHoy({ empresa: OTRA.empresa }, ADMIN_OTRA);
      expect(secuencias(enOtra)).toEqual([suya.secuencia]);
      expect(await deHoy({ empresa: OTRA.empresa, busqueda: 'salazar' }, ADMIN_OTRA)).toMatchObject(
        { filas: [], total: 0, suma: 0 },
      );
      const hoja = await servicio.hoja(calls.exportarEmitidos, ADMIN_OTRA, {
        empresa: OTRA.empresa,
        fecha_ini: '2026-11-01',
        fecha_fin: HOY,
      });
      expect(hoja.map((fila) => fila.SECUENCIAL)).toEqual([suya.secuencia]);
    });
  });

  describe('a sale opened', () => {
    const abrir = (editar: string, quien: Usuario = CAJERO, empresa = PUERTO.empresa) =>
      servicio.pedir(calls.consultarEmitido, quien, { empresa, editar });

    it('shows its lines, its payments and what may be done about it', async () => {
      const { status, data } = await abrir(mixta.clave_acceso ?? '');
      expect(status).toBe(200);
      expect(data).toMatchObject({
        venta: { id: mixta.id, total: 11, email: '', caja_usuario: MESERO.nombre },
        editar: mixta.clave_acceso,
        lineas: [
          { id: '419', id_categoria: '28', producto: 'Ceviche de camarón', cantidad: 1 },
          { id: '420', id_categoria: '28', producto: 'Agua sin gas', cantidad: 2, subtota: 1.5 },
        ],
        pagos: [
          { forma_pago: 'EFECTIVO', monto: 7, tarjeta: null, banco: null, referencia: null },
          {
            forma_pago: 'TRANSFERENCIA',
            monto: 4,
            tarjeta: null,
            banco: 'Pichincha',
            referencia: '77',
          },
        ],
        factura: 'POR_FIRMAR',
        cambio_estado: {
          a: 'ANULADO',
          puede: true,
          motivo: false,
          frase:
            'El SRI no la ha autorizado: se retira y no se envía. Salen de la caja $7.00 en efectivo y $4.00 cobrados por transferencia',
        },
        cambio_pago: { puede: true, frase: expect.stringContaining('aún no se ha firmado') },
      });
    });

    it('says why it stays as it is: voided with a credit note, or of a drawer that was reconciled', async () => {
      expect((await abrir(maria.clave_acceso ?? '')).data).toMatchObject({
        cambio_estado: { a: 'ACTIVO', puede: false, frase: ERRORES.REACTIVACION_CON_NOTA.msg },
        cambio_pago: { puede: false, frase: ERRORES.PAGO_DE_ANULADA.msg },
      });
      expect((await abrir(ayer.clave_acceso ?? '')).data).toMatchObject({
        cambio_estado: { a: 'ANULADO', puede: true },
        cambio_pago: { puede: false, frase: ERRORES.PAGO_DE_OTRO_PERIODO.msg },
      });
    });

    it('whose invoice was withdrawn comes back on the day of its key alone, also where the business day goes on', async () => {
      await servicio.sql(
        'insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego) values ($1, 4, true)',
        [PUERTO.id],
      );
      const aLas = (hora: string) => {
        ahora = new Date(`2026-11-21T0${hora}:00Z`); // five hours later than in Ecuador
      };
      aLas('4:30');
      const clave_acceso = await reservar(servicio.url, 31, PUERTO);
      const { id } = await vender(makeSolicitud({ clave_acceso }), CAJERO);
      aLas('4:50');
      const cambiar = (estado: 'ACTIVO' | 'ANULADO') =>
        servicio.pedir(ventasCalls.actualizarEstado, ADMIN, {
          empresa: PUERTO.empresa,
          editar: clave_acceso,
          estado,
        });
      expect((await cambiar('ANULADO')).status).toBe(200);
      expect((await abrir(clave_acceso)).data).toMatchObject({
        venta: { id, estado: 'ANULADO' },
        cambio_estado: {
          a: 'ACTIVO',
          puede: true,
          frase: expect.stringContaining('. Vuelven a la caja $'),
        },
      });
      aLas('5:20');
      expect((await abrir(clave_acceso)).data?.cambio_estado).toMatchObject({
        a: 'ACTIVO',
        puede: false,
        frase: ERRORES.REACTIVACION_OTRO_DIA.msg,
      });
      expect(await cambiar('ACTIVO')).toMatchObject({ status: 422, code: 'REACTIVACION_OTRO_DIA' });
      ahora = AHORA;
      await servicio.sql('delete from pedidos.ajustes_caja');
    });

    it('is found by its secuencia where it has no invoice, and told by the day', async () => {
      const venta = await vender(makeSolicitudDeOtra(), ADMIN_OTRA);
      const deOtra = () => abrir(venta.secuencia, ADMIN_OTRA, OTRA.empresa);
      expect((await deOtra()).data).toMatchObject({
        factura: null,
        editar: venta.secuencia,
        cambio_estado: { puede: true, frase: expect.stringMatching(/Hoy mismo/) },
      });
      ahora = new Date(AHORA.getTime() + DIA_MS);
      expect((await deOtra()).data?.cambio_estado).toMatchObject({
        puede: true,
        frase: expect.stringMatching(/no se podrá volver a activar/),
      });
      ahora = AHORA;
    });

    it('is not there by the secuencia of an invoiced one, nor from another empresa', async () => {
      expect((await abrir(mixta.secuencia)).status).toBe(404);
      expect((await abrir(mixta.clave_acceso ?? '', ADMIN_OTRA, OTRA.empresa)).status).toBe(404);
      expect((await abrir(mixta.clave_acceso ?? '', CAJERO, OTRA.empresa)).status).toBe(403);
    });

    it('keeps what the kitchen was told, what was chosen and what was taken off', async () => {
      await servicio.sql(
        `insert into pedidos.modificadores (empresa_id, id, nombre, precio, producto_id) values ($1, 900, 'Extra queso', 0.5, 9)`,
        [OTRA.id],
      );
      const linea = {
        ...makeLinea(9, 2),
        precio_venta: 1.83,
        subtota: 3.66,
        opciones: 'sin sal',
        modificadores: [{ id: '900', nombre: 'Extra queso', precio: 0.5 }],
        descuento: 0.66,
        motivo_descuento: 'Cliente frecuente',
      };
      const venta = await vender(
        makeSolicitudDeOtra({ tienda: [linea], subtotal: 3, iva: 0, total: 3.3, propina: 0.3 }),
        ADMIN_OTRA,
      );
      const { data } = await abrir(venta.secuencia, ADMIN_OTRA, OTRA.empresa);
      expect(data).toMatchObject({
        venta: { descuento: 0.66, propina: 0.3, total: 3.3 },
        lineas: [
          {
            precio_venta: 1.83,
            subtota: 3.66,
            opciones: 'sin sal',
            descuento: 0.66,
            motivo_descuento: 'Cliente frecuente',
            modificadores: [{ id: '900', nombre: 'Extra queso', precio: 0.5 }],
          },
        ],
        pagos: [{ forma_pago: 'EFECTIVO', monto: 3.3 }],
      });
    });
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { FalloDeCorreo, type Transporte } from '@comanda/kit/correo/transporte';
import { ADMIN, ADMIN_OTRA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { pdftotext, textoDe } from '@comanda/kit/testing/verPdf';
import { AJUSTES_CAJA, cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { reportesCalls } from '@comanda/shared/contracts/reportes/reportes';
import { suscripcionesCalls as calls } from '@comanda/shared/contracts/admin/suscripciones';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { nombreDeForma } from '@comanda/shared/domain/dinero/formasDePago';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';

import { buildApp } from '../app';
import { buzon, hojaDeCarta, pdfDeCarta } from '../testing/cartasDeReporte';
import { cerrarCaja } from '../testing/cerrarCaja';
import { figurasDelLibro, leerLibro } from '../testing/modeloDeReportes';
import { AHORA, makeSolicitudDeOtra } from '../testing/ventas';

import { crearRepartidor } from './repartidor';

const { empresa } = OTRA;
const DEVOLUCIONES = 'Devoluciones, sin restar del total';
const HOY = '2026-11-20';
const A_LAS_SIETE = new Date('2026-11-21T12:00:00Z');
const dia = (n: number, ms = 0) => new Date(A_LAS_SIETE.getTime() + n * 86_400_000 + ms);

type Carta = { desde: string; para: string; estado: string; mensaje: string | null };

describe('reports by e-mail', () => {
  let prueba: TestDb<unknown>;
  let servicio: Servicio;
  let ahora = AHORA;
  let salida = buzon();
  const dicho: string[] = [];
  beforeAll(async () => {
    prueba = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => ahora }, { base: prueba });
    const ventas = [];
    for (const over of [{}, { forma_pago: 'TRANSFERENCIA' as const }, {}])
      ventas.push(
        await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
          ...makeSolicitudDeOtra(over),
          idempotencia: randomUUID(),
        }),
      );
    await servicio.dato(ventasCalls.actualizarEstado, ADMIN_OTRA, {
      empresa,
      editar: ventas[2]?.secuencia ?? '',
      estado: 'ANULADO',
    });
    await cerrarCaja(servicio, ADMIN_OTRA, { empresa, conteo: 1 });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = AHORA;
    salida = buzon();
    dicho.length = 0;
    await servicio.sql('delete from pedidos.reporte_cartas');
    await servicio.sql('delete from pedidos.suscripciones');
  });

  const nuevo = (transporte: Transporte = salida.transporte) =>
    crearRepartidor({
      db: prueba.db,
      reloj: () => ahora,
      transporte,
      azar: () => 0.5,
      direccion: 'https://comanda.ec',
      log: { error: (_, que) => void dicho.push(que) },
    });
  const ronda = (cuando: Date) => {
    ahora = cuando;
    return nuevo().ronda();
  };
  const crear = (
    destinatarios: string[] = [],
    reporte: 'CIERRE_DIA' | 'RESUMEN_MES' = 'CIERRE_DIA',
  ) =>
    servicio.dato(calls.crearSuscripcion, ADMIN_OTRA, {
      empresa,
      reporte,
      hora: '07:00',
      destinatarios,
    });
  const listar = () => servicio.dato(calls.listarSuscripciones, ADMIN_OTRA, { empresa });
  const cartas = () =>
    servicio.sql<Carta>(
      'select desde::text, para, estado, mensaje from pedidos.reporte_cartas order by desde, para',
    );

  it('go out at their hour, not before, to whoever asked for them', async () => {
    await crear();
    expect(await ronda(dia(0, -1))).toBe(0);
    expect(await ronda(A_LAS_SIETE)).toBe(1);
    expect(await ronda(dia(0, 60_000))).toBe(0);
    const [carta, ...otras] = salida.cartas;
    expect(otras).toEqual([]);
    expect(carta).toMatchObject({
      para: ADMIN_OTRA.email,
      deNombre: empresa,
      dia: '2026-11-21',
      asunto: 'Cierre del día 20/11/2026 - Otra Empresa',
      baja: expect.stringMatching(
        /^https:\/\/comanda\.ec\/v1\/baja_correo\?ficha=3\.\d+\.\d+\.[\w-]{43}$/,
      ),
    });
    expect(carta?.texto).toContain(`Para no recibirlo más: ${carta?.baja ?? ''}`);
    expect(await listar()).toMatchObject([
      {
        proximo: dia(1).toISOString(),
        ultimo: { desde: HOY, enviados: 1, pendientes: 0, fallidos: 0, mensaje: null },
      },
    ]);
  });

  const DEL_LIBRO = 'say what the ledger and the screen say of those days, to the cent';
  it(pdftotext.titulo(DEL_LIBRO), async () => {
    await crear();
    await ronda(A_LAS_SIETE);
    const [carta] = salida.cartas;
    if (!carta) throw new Error('no letter went out');
    const hoja = await hojaDeCarta(carta);
    const fila = (concepto: string) => hoja.find((una) => una['CONCEPTO'] === concepto);
    const pantalla = await servicio.dato(reportesCalls.reporteVentas, ADMIN_OTRA, {
      empresa,
      fecha_ini: HOY,
      fecha_fin: HOY,
    });
    const libro = await leerLibro((texto, valores) => servicio.sql(texto, valores), OTRA.id);
    const { figuras } = pantalla;
    expect(figuras).toEqual(figurasDelLibro(libro, { desde: HOY, hasta: HOY, usuario: null }));
    expect(figuras).toMatchObject({ ventas: 2, anuladas: 1 });
    expect(fila('Total de ventas')).toMatchObject({
      CANTIDAD: 2,
      BASE: figuras.subtotal,
      IVA: figuras.iva,
      TOTAL: figuras.total,
    });
    expect(fila('Ventas anuladas, fuera del total')).toMatchObject({
      CANTIDAD: 1,
      TOTAL: figuras.total_anuladas,
    });
    for (const { clave, ventas, total } of pantalla.formas)
      expect(fila(nombreDeForma(clave))).toMatchObject({
        SECCIÓN: 'Por forma de pago',
        CANTIDAD: ventas,
        TOTAL: total,
      });
    expect(pantalla.formas).toHaveLength(2);
    for (const { nombre, base, iva, total } of pantalla.tarifas)
      expect(fila(`Tarifa ${nombre}%`)).toMatchObject({ BASE: base, IVA: iva, TOTAL: total });
    expect(pantalla.tarifas).toHaveLength(2);

    const [cuadre] = await servicio.dato(cuadresCalls.listarCuadres, ADMIN_OTRA, {
      empresa,
      fecha_ini: HOY,
      fecha_fin: HOY,
    });
    expect(hoja.find((una) => una['SECCIÓN'] === 'Cuadres de caja')).toMatchObject({
      CONTADO: 1,
      DIFERENCIA: cuadre?.diferencia,
      'DEBERÍA HABER': cuadre?.cuadre,
    });
    expect(hoja).toContainEqual(
      expect.objectContaining({ CONCEPTO: 'No hay notas de crédito', TOTAL: null }),
    );
    expect(fila(DEVOLUCIONES)).toBeUndefined();
    expect(carta.texto).toContain(`Total de ventas (2): ${formatMonto(figuras.total)}`);
    if (!pdftotext.esta) return;
    const texto = textoDe(pdfDeCarta(carta));
    for (const esperado of [
      empresa,
      'Cierre del día 20/11/2026',
      'Cuadres de caja',
      ADMIN_OTRA.nombre,
      `Total de ventas 2 ${formatMonto(figuras.subtotal)} ${formatMonto(figuras.iva)} ${formatMonto(figuras.total)}`,
      formatMonto(figuras.total_anuladas),
    ])
      expect(texto).toContain(esperado);
  });

  it('of a month say what its days add up to, and by day', async () => {
    await crear([], 'RESUMEN_MES');
    expect(await ronda(new Date('2026-12-01T11:59:00Z'))).toBe(0);
    await ronda(new Date('2026-12-01T12:00:00Z'));
    const [carta] = salida.cartas;
    if (!carta) throw new Error('no letter went out');
    expect(carta.asunto).toBe('Resumen del mes Noviembre 2026 - Otra Empresa');
    const hoja = await hojaDeCarta(carta);
    const { figuras, categorias, mejores } = await servicio.dato(
      reportesCalls.reporteVentas,
      ADMIN_OTRA,
      { empresa, fecha_ini: '2026-11-01', fecha_fin: '2026-11-30' },
    );
    const total = { CANTIDAD: figuras.ventas, TOTAL: figuras.total };
    expect(hoja.find((una) => una['CONCEPTO'] === 'Total de ventas')).toMatchObject(total);
    // a day is a day to a spreadsheet
    expect(hoja.filter((una) => una['SECCIÓN'] === 'Por día')).toEqual([
      expect.objectContaining({ CONCEPTO: new Date(HOY), ...total }),
    ]);
    const unidades = (seccion: string) =>
      hoja
        .filter((una) => una['SECCIÓN'] === seccion)
        .map((una) => [una['CONCEPTO'], una['CANTIDAD'], una['VENTAS'], una['TOTAL']]);
    const dePantalla = (partes: typeof mejores) =>
      partes.map((parte) => [parte.nombre, parte.cantidad, parte.ventas, parte.total]);
    expect(unidades('Por categoría')).toEqual(dePantalla(categorias));
    expect(unidades('Lo que más se vendió')).toEqual(dePantalla(mejores));
    expect(mejores.some(({ cantidad, ventas }) => cantidad !== ventas)).toBe(true);
  });

  it('say of which days of the calendar their notes are, where the day of a company begins later', async () => {
    const poner = (hora_corte: number) =>
      servicio.dato(cajasCalls.guardarAjustesCaja, ADMIN_OTRA, {
        ...AJUSTES_CAJA,
        empresa,
        hora_corte,
      });
    await poner(4);
    await crear();
    await ronda(A_LAS_SIETE);
    const [carta] = salida.cartas;
    if (!carta) throw new Error('no letter went out');
    await poner(0);
    expect((await hojaDeCarta(carta)).map((una) => una['SECCIÓN'])).toContain(
      'Notas de crédito electrónicas con fecha 20/11/2026 (día calendario)',
    );
  });

  const DEVUELTO = 'say what was given back of sales that stand, which their total still has';
  it(pdftotext.titulo(DEVUELTO), async () => {
    await servicio.sql(
      `insert into pedidos.devoluciones (empresa_id, id, huella, venta_id, clave_nota, motivo, forma_pago, subtotal, iva,
         total, tarifas, usuario_id, usuario, fecha_negocio, creado)
       select empresa_id, gen_random_uuid(), '', id, repeat('1', 49), 'Plato equivocado', 'EFECTIVO', 1.5, 0,
              1.5, '[]', usuario_id, caja_usuario, fecha_negocio, fecha_creacion
         from pedidos.ventas where empresa_id = $1 and estado = 'ACTIVO' limit 1`,
      [OTRA.id],
    );
    await crear();
    await ronda(A_LAS_SIETE);
    const [carta] = salida.cartas;
    if (!carta) throw new Error('no letter went out');
    const { figuras } = await servicio.dato(reportesCalls.reporteVentas, ADMIN_OTRA, {
      empresa,
      fecha_ini: HOY,
      fecha_fin: HOY,
    });
    expect(figuras).toMatchObject({ ventas: 2, devoluciones: 1, total_devoluciones: 1.5 });
    const hoja = await hojaDeCarta(carta);
    expect(hoja.find((una) => una['CONCEPTO'] === DEVOLUCIONES)).toMatchObject({
      SECCIÓN: 'Ventas',
      CANTIDAD: 1,
      TOTAL: 1.5,
    });
    expect(carta.texto).toContain(`${DEVOLUCIONES} (1): $1.50`);
    if (pdftotext.esta) expect(textoDe(pdfDeCarta(carta))).toContain(`${DEVOLUCIONES} 1 $1.50`);
  });

  it('are sent of a day without sales too, and say so', async () => {
    await crear();
    await ronda(A_LAS_SIETE);
    await ronda(dia(1));
    expect(salida.cartas[1]?.asunto).toContain('21/11/2026');
    expect(salida.cartas[1]?.texto).toContain('Ese día no hubo ventas');
    expect((await hojaDeCarta(salida.cartas[1]!)).map((una) => una['CONCEPTO'])).toContain(
      'Ese día no hubo ventas',
    );
  });

  it('go out once a period and address, however many processes there are, and when the clock goes back', async () => {
    await crear(['a@correo.ec', 'b@correo.ec']);
    for (const cuando of [0, 1, 1, 0, 0.5, 2, -3, 2]) {
      ahora = dia(cuando);
      await Promise.all([nuevo().ronda(), nuevo().ronda(), nuevo().ronda()]);
      await Promise.all([nuevo().ronda(), nuevo().ronda()]);
    }
    const idas = salida.cartas.map(({ asunto, para }) => `${asunto.slice(15, 25)} ${para}`).sort();
    expect(idas).toEqual(
      ['20/11/2026', '21/11/2026', '22/11/2026'].flatMap((fecha) => [
        `${fecha} a@correo.ec`,
        `${fecha} b@correo.ec`,
      ]),
    );
    expect(new Set(salida.cartas.map(({ id }) => id)).size).toBe(6);
  });

  it('go out later where the process that planned them died, and each day that was missed', async () => {
    await crear();
    // leased, and then nothing more was heard of it
    await servicio.sql(`update pedidos.suscripciones set arrendado_hasta = $1`, [dia(0, 119_000)]);
    expect(await ronda(dia(0, 1_000))).toBe(0);
    for (const debian of [2, 1, 0]) expect(await ronda(dia(2))).toBe(debian); // two at a time
    expect((await cartas()).map(({ desde }) => desde)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('are not written down by who lost the lease, and are the same letter again', async () => {
    await crear();
    ahora = A_LAS_SIETE;
    const lento = nuevo({
      async enviar(carta) {
        await salida.transporte.enviar(carta);
        await servicio.sql(
          `update pedidos.reporte_cartas set arriendo = gen_random_uuid(), arrendado_hasta = $1`,
          [dia(0, -1)],
        );
      },
    });
    await lento.ronda();
    expect(await cartas()).toMatchObject([{ estado: 'PENDIENTE' }]);
    await nuevo().ronda();
    expect(await cartas()).toMatchObject([{ estado: 'ENVIADO' }]);
    const [primera, segunda] = salida.cartas;
    expect(segunda?.id).toBe(primera?.id);
    for (const { baja = '' } of salida.cartas) {
      const ficha = new URL(baja).searchParams.get('ficha') ?? '';
      const { status, texto } = await servicio.pedirMal(calls.verBajaDeCorreo, null, { ficha });
      expect([status, texto]).toEqual([200, expect.stringContaining(ADMIN_OTRA.email)]);
    }
  });

  it('are tried again, and given up after a day with a sentence that the list shows', async () => {
    await crear();
    const dudoso = new FalloDeCorreo('El servidor de correo no responde', false, {});
    salida.respuestas.push(dudoso);
    await ronda(A_LAS_SIETE);
    expect((await listar())[0]?.ultimo).toMatchObject({
      pendientes: 1,
      mensaje: 'El servidor de correo no responde',
    });
    await ronda(dia(0, 60_000));
    expect((await listar())[0]?.ultimo).toMatchObject({ enviados: 1, mensaje: null });

    salida.respuestas.push(...Array.from({ length: 200 }, () => dudoso));
    for (let vez = 0; vez < 60; vez += 1) await ronda(dia(1, vez * 1_800_000));
    const fallidas = (await cartas()).filter(({ desde }) => desde === '2026-11-21');
    expect(fallidas).toMatchObject([
      { estado: 'FALLIDO', mensaje: 'No se pudo enviar el correo en un día. Envíelo de nuevo' },
    ]);
  });

  it.each([
    [
      'lost the company',
      `delete from identidad.usuario_empresas where usuario_id = $1`,
      `insert into identidad.usuario_empresas (usuario_id, empresa_id) values ($1, 3)`,
      'No se envió: quien lo pidió ya no es Administrador activo de la empresa',
    ],
    [
      'is active no more',
      `update identidad.usuarios set estado = 'N' where id = $1`,
      `update identidad.usuarios set estado = 'A' where id = $1`,
      'No se envió: quien lo pidió ya no es Administrador activo de la empresa',
    ],
    [
      'is of a company that is active no more',
      `update identidad.empresas set estado = 'N' where id = 3 and $1 <> ''`,
      `update identidad.empresas set estado = 'A' where id = 3 and $1 <> ''`,
      'No se envió: la empresa no está activa',
    ],
    [
      'is of a company without the area',
      `update plataforma.areas_empresa set activa = false where empresa_id = 3 and area = 'reportes' and $1 <> ''`,
      `update plataforma.areas_empresa set activa = true where empresa_id = 3 and area = 'reportes' and $1 <> ''`,
      'No se envió: la empresa no tiene los reportes habilitados',
    ],
  ])('are not sent where who asked %s', async (_, perder, volver, frase) => {
    await crear();
    ahora = A_LAS_SIETE;
    salida.respuestas.push(new FalloDeCorreo('Espere', false, {}));
    await nuevo().ronda(); // planned and put off
    await servicio.sql(perder, [ADMIN_OTRA.id]);
    await ronda(dia(0, 60_000));
    await ronda(dia(1)); // not even planned
    await servicio.sql(volver, [ADMIN_OTRA.id]);
    servicio.reingresar(); // whose access changed was shown out
    expect(salida.cartas).toEqual([]);
    expect(await cartas()).toMatchObject([{ desde: HOY, estado: 'FALLIDO', mensaje: frase }]);
    expect(await ronda(dia(2))).toBe(1); // and go on once all is as it was
    expect(salida.cartas.map(({ asunto }) => asunto.slice(15, 25))).toEqual(['22/11/2026']);
  });

  it('of one company say nothing of another', async () => {
    await servicio.dato(calls.crearSuscripcion, ADMIN, {
      empresa: PUERTO.empresa,
      reporte: 'CIERRE_DIA',
      hora: '07:00',
      destinatarios: [],
    });
    await crear();
    await ronda(A_LAS_SIETE);
    const delPuerto = salida.cartas.find(({ para }) => para === ADMIN.email);
    expect(delPuerto?.asunto).toContain(PUERTO.empresa);
    expect(delPuerto?.texto).toContain('Ese día no hubo ventas');
    expect(delPuerto?.texto).not.toContain(empresa);
    expect(salida.cartas).toHaveLength(2);
  });

  it('that could not be written are tried again, and that is in the log', async () => {
    await crear();
    salida.respuestas.push(new Error('broken'));
    await ronda(A_LAS_SIETE);
    expect(dicho).toEqual(['mail not sent']);
    expect(await cartas()).toMatchObject([
      { estado: 'PENDIENTE', mensaje: 'No se pudo preparar el correo. Se intentará de nuevo' },
    ]);
  });

  it('name the drawers that nobody counted, of their own company alone', async () => {
    const cabecera = async () => {
      salida = buzon();
      await servicio.sql('delete from pedidos.reporte_cartas');
      await servicio.sql('delete from pedidos.suscripciones');
      ahora = AHORA;
      await crear();
      await ronda(A_LAS_SIETE);
      return salida.cartas.map(({ texto }) => texto).join();
    };
    expect(await cabecera()).not.toContain('Sin cuadrar');
    ahora = AHORA;
    await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra({}),
      idempotencia: randomUUID(),
    });
    expect(await cabecera()).toContain('Sin cuadrar: Caja, periodo 2, desde el 20/11/2026');
    await cerrarCaja(servicio, ADMIN_OTRA, { empresa, conteo: 1 });
    expect(await cabecera()).not.toContain('Sin cuadrar');
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { entregaDe } from '@comanda/billing/piezas';
import { compartido, hayCompartido } from '@comanda/billing/testing/compartido';
import { abrirSandbox, type SandboxDePrueba } from '@comanda/billing/testing/sandbox';
import { faltasXsd } from '@comanda/billing/testing/validarXsd';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { FALTAS_DE_CAJA } from '@comanda/ordering/testing/librosDeCaja';
import { makeLinea, makeSolicitud } from '@comanda/ordering/testing/ventas';
import type { InformeCaja } from '@comanda/shared/contracts/caja/cuadres';
import type { ComprobanteDetalle } from '@comanda/shared/contracts/facturacion/documentos';
import type { Mes } from '@comanda/shared/contracts/reportes/reporteria';
import type { ReporteLeido } from '@comanda/shared/contracts/reportes/reportes';
import type { DevolucionHecha } from '@comanda/shared/contracts/ventas/devoluciones';
import type { CuentaAbierta } from '@comanda/shared/contracts/caja/cuentas';
import type { FormaDeVenta, LineaVenta } from '@comanda/shared/contracts/ventas/ventas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { abrirMundo, type Mundo, type Respuesta } from '../testing/mundo';

const { empresa } = PUERTO;
const HOY = fechaNegocio(new Date());

let sandbox: SandboxDePrueba;
let mundo: Mundo;
beforeAll(async () => {
  sandbox = await abrirSandbox();
  mundo = await abrirMundo({ sriUrl: sandbox.url });
});
afterAll(async () => {
  await mundo.cerrar();
  await sandbox.cerrar();
});

const comoAdmin = <Data>(nombre: string, entrada: object): Promise<Data> =>
  mundo.dato<Data>(nombre, mundo.como('Administrador'), { empresa, ...entrada });

async function facturar(
  tienda: LineaVenta[],
  cedula: string = CLIENTE.cedula,
  forma_pago: FormaDeVenta = 'EFECTIVO',
): Promise<string> {
  const idempotencia = randomUUID();
  const clave_acceso = await mundo.reservar(PUERTO, idempotencia);
  const solicitud = makeSolicitud({ clave_acceso, cedula, tienda, forma_pago });
  await comoAdmin('crearVenta', { ...solicitud, idempotencia });
  await comoAdmin('firmarXml', { infoTributaria: { claveAcceso: clave_acceso } });
  return clave_acceso;
}

type Linea = { linea: number; cantidad?: number; monto?: number };
type Pedido = { lineas: Linea[]; total: number; forma_pago?: string; idempotencia?: string };

const pedir = (editar: string, pedido: Pedido): Promise<Respuesta> =>
  mundo.enviar('devolverVenta', mundo.como('Administrador'), {
    empresa,
    editar,
    forma_pago: 'EFECTIVO',
    motivo: 'Plato equivocado',
    idempotencia: randomUUID(),
    ...pedido,
  });
async function devolver(editar: string, pedido: Pedido): Promise<DevolucionHecha> {
  const { status, cuerpo, texto } = await pedir(editar, pedido);
  if (status !== 200) throw new Error(`devolverVenta: ${status} ${texto}`);
  return cuerpo.data as DevolucionHecha; // its contract's
}
const detalle = (clave: string) => comoAdmin<ComprobanteDetalle>('consultarDetalle', { clave });

/** What the worker does until nothing is due. */
async function entregar(): Promise<void> {
  const entrega = entregaDe(mundo.billing, {
    error: (dicho, mensaje) => {
      throw new Error(`${mensaje}: ${JSON.stringify(dicho)}`);
    },
    info: () => undefined,
  });
  while ((await entrega.ronda()) > 0);
}
const informe = () => comoAdmin<InformeCaja>('consultarX', { caja: 1 });
const mes = (): Promise<Mes> =>
  mundo.dato<Mes>('resumenDelMes', mundo.como('Contador'), { empresa, mes: HOY.slice(0, 7) });
const cadaTarifa = (suma: Mes['tarifas'], que: 'base' | 'iva') =>
  suma.map(({ tarifa, neto }) => [tarifa, neto[que]]);

describe('a part of a sale is given back', () => {
  it('by a note that the authority takes, and its money out of the drawer and of the reports', async () => {
    const clave = await facturar([makeLinea(1, 3), makeLinea(4, 2)]);
    const { contenido } = await detalle(clave);
    const [primera, segunda] = contenido.lineas;
    const total = primera?.precio ?? 0;
    const [antes, mesAntes] = [await informe(), await mes()];

    const { clave_nota } = await devolver(clave, { lineas: [{ linea: 0, cantidad: 1 }], total });
    await entregar();

    const nota = await detalle(clave_nota);
    expect(nota.emision).toMatchObject({
      tipo: 'NOTA_CREDITO',
      estado: 'AUTORIZADO',
      relacionado: clave,
      total,
    });
    expect(nota.contenido).toMatchObject({ motivo: 'Plato equivocado', pagos: [], propina: 0 });
    const factura = await detalle(clave);
    expect(factura.emision).toMatchObject({
      estado: 'AUTORIZADO',
      relacionado: null,
      devuelto: total,
      devolucion: { puede: true },
      anulacion: { como: null },
    });
    expect(factura.contenido.lineas.map(({ queda }) => queda?.cantidad)).toEqual([2, 2]);
    expect(segunda?.queda?.monto).toBe(segunda?.total);

    const [despues, mesDespues] = [await informe(), await mes()];
    const centavos = (monto: number) => Math.round(monto * 100);
    expect(centavos(antes.esperado - despues.esperado)).toBe(centavos(total));
    expect(centavos(antes.ventas.total - despues.ventas.total)).toBe(centavos(total));
    expect(despues.devoluciones).toEqual({ cantidad: 1, total });
    expect(despues.ventas.cantidad).toBe(antes.ventas.cantidad);
    expect(mesDespues.conceptos.NOTAS.total).toBe(mesAntes.conceptos.NOTAS.total - total);
    const { figuras } = await comoAdmin<ReporteLeido>('reporteVentas', {
      fecha_ini: HOY,
      fecha_fin: HOY,
    });
    expect(figuras).toMatchObject({ devoluciones: 1, total_devoluciones: total });
  });

  it('until nothing is left: its notes sum to the invoice, at every rate', async () => {
    const antes = await mes();
    const clave = await facturar([makeLinea(1, 3), makeLinea(4, 2), makeLinea(2, 1)]);
    const { contenido } = await detalle(clave);
    const quitar = contenido.lineas[1]?.total ?? 0;
    const rebaja = Math.round(quitar * 33) / 100;
    await devolver(clave, {
      lineas: [
        { linea: 0, cantidad: 1 },
        { linea: 1, monto: rebaja },
      ],
      total: Math.round(((contenido.lineas[0]?.precio ?? 0) + rebaja) * 100) / 100,
    });
    const quedan = (await detalle(clave)).contenido.lineas;
    const total = quedan.reduce(
      (suma, { queda }) => suma + Math.round((queda?.monto ?? 0) * 100),
      0,
    );
    await devolver(clave, {
      lineas: quedan.map(({ queda }, linea) => ({ linea, cantidad: queda?.cantidad ?? 0 })),
      total: total / 100,
      forma_pago: 'TRANSFERENCIA',
    });
    await entregar();

    const despues = await mes();
    expect(cadaTarifa(despues.tarifas, 'base')).toEqual(cadaTarifa(antes.tarifas, 'base'));
    expect(cadaTarifa(despues.tarifas, 'iva')).toEqual(cadaTarifa(antes.tarifas, 'iva'));
    expect(await pedir(clave, { lineas: [{ linea: 0, cantidad: 1 }], total: 1 })).toMatchObject({
      status: 409,
      code: 'DEVOLUCION_COMPLETA',
    });
  });

  it('once for each key, whatever is sent again', async () => {
    const clave = await facturar([makeLinea(1, 2)]);
    const total = (await detalle(clave)).contenido.lineas[0]?.precio ?? 0;
    const pedido = { lineas: [{ linea: 0, cantidad: 1 }], total, idempotencia: randomUUID() };
    const [una, otra] = await Promise.all([devolver(clave, pedido), devolver(clave, pedido)]);
    expect(una.clave_nota).toBe(otra.clave_nota);
    expect([una.repetida, otra.repetida].sort()).toEqual([false, true]);
    expect(await pedir(clave, { ...pedido, forma_pago: 'TARJETA' })).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCIA_EN_CONFLICTO',
    });
    expect((await detalle(clave)).emision.devuelto).toBe(total);
  });

  it('never more than there is, by however many at once', async () => {
    const clave = await facturar([makeLinea(1, 2)]);
    const total = (await detalle(clave)).contenido.lineas[0]?.precio ?? 0;
    const pedido = { lineas: [{ linea: 0, cantidad: 1 }], total };
    const respuestas = await Promise.all(Array.from({ length: 6 }, () => pedir(clave, pedido)));
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect((await detalle(clave)).emision.devuelto).toBe(Math.round(total * 200) / 100);
  });

  it('or not at all, said before it is tried and in the same words', async () => {
    const aNadie = await facturar([makeLinea(1)], '9999999999999');
    const clave = await facturar([makeLinea(1, 2)]);
    const { precio = 0 } = (await detalle(clave)).contenido.lineas[0] ?? {};
    const una = { lineas: [{ linea: 0, cantidad: 1 }], total: precio };
    const code = async (editar: string, pedido: Pedido) => (await pedir(editar, pedido)).code;

    expect(await code(aNadie, una)).toBe('DEVOLUCION_CONSUMIDOR_FINAL');
    expect((await detalle(aNadie)).emision.devolucion?.puede).toBe(false);
    expect(await code(clave, { ...una, total: precio + 0.01 })).toBe('DEVOLUCION_NO_COINCIDE');
    expect(await code(clave, { lineas: [{ linea: 0, cantidad: 3 }], total: precio * 3 })).toBe(
      'DEVOLUCION_EXCEDE',
    );
    await devolver(clave, una);
    const anular = await mundo.enviar('actualizarEstado', mundo.como('Administrador'), {
      empresa,
      editar: clave,
      estado: 'ANULADO',
    });
    expect(anular).toMatchObject({ status: 409, code: 'ANULACION_CON_PARTES' });
    const entera = await facturar([makeLinea(1, 2)]);
    await comoAdmin('actualizarEstado', { editar: entera, estado: 'ANULADO', motivo: 'Se fue' });
    expect(await code(entera, una)).toBe('DEVOLUCION_DE_ANULADA');
  });

  it('of what was sold on account lowers what is owed, and no money goes out; what was paid above it stands in favour', async () => {
    await comoDueno(mundo.url, VENDE_A_CREDITO, [PUERTO.id]);
    const clave = await facturar([makeLinea(1, 4)], CLIENTE.cedula, 'CREDITO');
    const { contenido } = await detalle(clave);
    const precio = contenido.lineas[0]?.precio ?? 0;
    const dolares = (veces: number) => Math.round(precio * veces * 100) / 100;
    expect(contenido.pagos).toEqual([
      { forma_pago: 'CREDITO', total: dolares(4), debito: false, plazo: 30 },
    ]);
    const cuenta = async () => {
      const abierta = await comoAdmin<CuentaAbierta>('consultarCuentaPorCobrar', {
        cedula: CLIENTE.cedula,
      });
      return [abierta.cuenta.debe, abierta.cuenta.favor];
    };
    const antes = await informe();
    expect(await cuenta()).toEqual([dolares(4), 0]);

    await devolver(clave, { lineas: [{ linea: 0, cantidad: 1 }], total: precio });
    expect(await cuenta()).toEqual([dolares(3), 0]);
    await comoAdmin('registrarAbono', {
      cedula: CLIENTE.cedula,
      monto: dolares(3),
      forma_pago: 'EFECTIVO',
      idempotencia: randomUUID(),
    });
    expect(await cuenta()).toEqual([0, 0]);
    await devolver(clave, { lineas: [{ linea: 0, cantidad: 1 }], total: precio });
    expect(await cuenta()).toEqual([0, precio]);
    await entregar();

    const despues = await informe();
    expect(Math.round((despues.esperado - antes.esperado) * 100)).toBe(
      Math.round(dolares(3) * 100),
    );
  });

  it('and the books of the drawers hold', async () => {
    const faltas = await comoDueno<{ falta: string; filas: number }>(mundo.url, FALTAS_DE_CAJA, [
      PUERTO.id,
    ]);
    expect(faltas.filter(({ filas }) => filas > 0)).toEqual([]);
  });
});

const VENDE_A_CREDITO = `
  insert into pedidos.ajustes_venta (empresa_id, descuento_maximo, vende_a_credito, credito_plazo, credito_limite)
  values ($1, 10, true, 30, 1000)
  on conflict (empresa_id) do update set vende_a_credito = true, credito_plazo = 30, credito_limite = 1000`;

const xsd = hayCompartido('sri', 'xsd', 'notaCredito_V1.1.0.signed.xsd');
(xsd.esta ? describe : describe.skip)(xsd.titulo("the authority's schema"), () => {
  it('accepts every note over a part that was issued', async () => {
    const xmls = await comoDueno<{ xml_firmado: string }>(
      mundo.url,
      `select xml_firmado from facturacion.comprobantes where cod_doc = '04' and parcial`,
    );
    expect(xmls.length).toBeGreaterThan(3);
    const esquema = compartido('sri', 'xsd', 'notaCredito_V1.1.0.signed.xsd');
    expect(
      faltasXsd(
        esquema,
        xmls.map(({ xml_firmado }) => xml_firmado),
      ),
    ).toEqual(xmls.map(() => null));
  });

  it('accepts an invoice that is paid on account, with its term', async () => {
    const xmls = await comoDueno<{ xml_firmado: string }>(
      mundo.url,
      `select xml_firmado from facturacion.comprobantes where cod_doc = '01' and xml_firmado like '%<plazo>30%'`,
    );
    expect(xmls).toHaveLength(1);
    const esquema = compartido('sri', 'xsd', 'factura_V1.1.0.signed.xsd');
    expect(
      faltasXsd(
        esquema,
        xmls.map(({ xml_firmado }) => xml_firmado),
      ),
    ).toEqual([null]);
  });
});

import { describe, expect, it } from '@jest/globals';

import { enEmpresa } from '@comanda/kit/base/db';
import { flujoDe } from '@comanda/kit/flujo/hub';
import { paginaDeFlujo } from '@comanda/kit/testing/paginaDeFlujo';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { ADMIN, ADMIN_OTRA, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { documentosCalls as calls } from '@comanda/shared/contracts/facturacion/documentos';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';

import { anular } from '../testing/anulaciones';
import { conVenta } from '../testing/conVenta';
import { conNota, seguirVigente } from '../testing/dejarDocumento';
import { deEntregas } from '../testing/entregas';
import { empresaId } from '../testing/mundo';

const { empresa } = PUERTO;
const HOY = fechaNegocio(new Date());

const e = deEntregas({ despejadas: true });

const detalle = async (clave: string) =>
  (await e.dato(calls.consultarDetalle, CONTADOR, { clave, empresa })).emision;
const autorizada = async () => {
  const clave = await e.vender();
  await e.rondas(1);
  await conVenta(e, clave);
  return clave;
};
const anularla = (clave: string) => anular(e.mundo, PUERTO, { clave, hoy: HOY });
/** An invoice and the credit note over all of it, as the authority leaves the note. */
async function conSuNota(codigos?: string[]) {
  const factura = await autorizada();
  const nota = (await anularla(factura))?.clave_nota ?? '';
  if (codigos) await e.guion([{ en: 'recepcion', hace: 'devolver', codigos }]);
  await e.rondas(1);
  return { factura, nota };
}
const dueno = <Row = object>(texto: string, valores: readonly unknown[] = []) =>
  comoDueno(e.mundo.url, texto, valores) as Promise<Row[]>; // what the test asks for
const hallarVigente = (clave: string) =>
  seguirVigente((texto, valores) => comoDueno(e.mundo.url, texto, valores), clave);
/** What ordering asks for where its company annulled an invoice in the portal. */
const enPortal = (clave: string) =>
  enEmpresa(e.mundo.db, empresaId(PUERTO), async ({ client }) => {
    const { rows } = await client.query<{ resultado: string | null }>(
      'select facturacion.anular_en_portal($1, $2, $3, $4, now()) as resultado',
      [PUERTO.id, clave, HOY, 'ana@demo.ec'],
    );
    return rows[0]?.resultado;
  });

describe('an invoice that was annulled in the portal, and here by a note', () => {
  it('is settled where the authority refused the note, which is withdrawn', async () => {
    const { factura, nota } = await conSuNota(['69']);
    expect(await e.documento(nota)).toMatchObject({ estado: 'DEVUELTA' });
    expect(await detalle(factura)).toMatchObject({ relacionado: nota, anulable_en_sri: true });

    expect(await enPortal(factura)).toBe('ANULADA_EN_SRI');
    expect(await detalle(factura)).toMatchObject({ estado: 'ANULADA', relacionado: null });
    expect(await detalle(nota)).toMatchObject({ estado: 'ANULADA', relacionado: factura });
    expect([await e.enCola(nota), await e.pasos(nota)]).toEqual([
      false,
      expect.arrayContaining(['ANULACION ANULADA']),
    ]);
    expect(await enPortal(factura)).toBe('YA_ANULADA');
  });

  it('is left to its note where the authority has that, or may have it', async () => {
    const { factura, nota } = await conSuNota();
    expect(await detalle(factura)).toMatchObject({ relacionado: nota, anulable_en_sri: false });
    expect(await enPortal(factura)).toBe('YA_ANULADA');
    await e.sql(
      `insert into facturacion.conciliaciones (empresa_id, clave_acceso, hallazgo, desde) values ($1, $2, 'ANULADA', now())`,
      [PUERTO.id, factura],
    );
    expect((await detalle(factura)).mensaje).toContain('aquí tiene notas de crédito');
    const dudosa = await autorizada();
    const suya = (await anularla(dudosa))?.clave_nota ?? '';
    await e.sql(
      `update facturacion.comprobantes set estado = 'REQUIERE_ATENCION' where clave_acceso = $1`,
      [suya],
    );
    await e.sql(
      `insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, milisegundos, en)
       values ($1, $2, 'ENVIO', 'RECIBIDA', 0, now())`,
      [PUERTO.id, suya],
    );
    expect(await detalle(dudosa)).toMatchObject({ anulable_en_sri: false });
    expect(await enPortal(dudosa)).toBe('YA_ANULADA');
    expect((await e.documento(suya))?.estado).toBe('REQUIERE_ATENCION');
  });
});

describe('GET /comprobante/:clave/detalle', () => {
  const alAnular = async (clave: string) =>
    (await e.dato(calls.consultarDetalle, CONTADOR, { clave, empresa })).al_anular;

  it('says what voiding its sale takes out of the drawer: nothing, where the sale is voided', async () => {
    const clave = await autorizada();
    expect(await alAnular(clave)).toBe('La caja no cambia'); // the sale of this test brought none
    await dueno(
      `update pedidos.ventas set estado = 'ANULADO' where empresa_id = $1 and clave_acceso = $2`,
      [PUERTO.id, clave],
    );
    expect(await alAnular(clave)).toBe('La venta ya está anulada: la caja no cambia');
  });
});

describe('POST /comprobante/:clave/anulada_en_sri', () => {
  const anotar = (clave: string, anulada_en_sri = HOY, quien: { id: string } = ADMIN) =>
    e.pedir(calls.anularNotaEnSri, quien, { clave, empresa, anulada_en_sri });

  it('writes down that a credit note was annulled there: its invoice counts again, and may have another', async () => {
    const { factura, nota } = await conSuNota();
    expect(await detalle(nota)).toMatchObject({ nota_anulable_en_sri: true });
    expect((await anotar(nota)).data?.estado).toBe('ANULADA');
    expect(await detalle(nota)).toMatchObject({
      estado: 'ANULADA',
      nota_anulable_en_sri: false,
      relacionado: factura,
      mensaje: expect.stringContaining('Anulada en el portal del SRI'),
    });
    expect(await detalle(factura)).toMatchObject({
      estado: 'AUTORIZADO',
      relacionado: null,
      mensaje: expect.stringContaining('vuelve a contar'),
      anulacion: { como: 'NOTA_CREDITO', frase: expect.stringContaining('se emite otra') },
    });
    expect((await anotar(nota)).status).toBe(200);

    const otra = await anularla(factura);
    expect(otra).toMatchObject({ resultado: 'NOTA_CREDITO' });
    expect(await detalle(factura)).toMatchObject({ relacionado: otra?.clave_nota, mensaje: null });
  });

  it('tells who follows documents, who ask for them anew', async () => {
    const { nota } = await conSuNota();
    const puerto = empresaId(PUERTO);
    const pagina = paginaDeFlujo({ empresas: new Map([[puerto, empresa]]) });
    const dejar = flujoDe(e.mundo.db).entrar(pagina.escucha);
    try {
      await anotar(nota);
      expect(pagina.hechos().map(({ t }) => t)).toEqual(['documentos']);
    } finally {
      dejar();
    }
  });

  it('is refused of an invoice, of a note that is not authorised, on a day it cannot have been, and to others', async () => {
    const { factura, nota } = await conSuNota(['69']);
    expect((await anotar(factura)).code).toBe('NO_ENCONTRADO');
    expect((await anotar(nota)).code).toBe('COMPROBANTE_SIN_AUTORIZAR');
    const { nota: autorizada } = await conSuNota();
    const [antes, despues] = [sumarDias(HOY, -1), sumarDias(fechaNegocio(e.reloj()), 1)];
    for (const otroDia of [antes, despues])
      expect((await anotar(autorizada, otroDia)).code).toBe('ANULACION_EN_SRI_DE_OTRO_DIA');
    expect((await anotar(autorizada, HOY, CONTADOR)).code).toBe('PERFIL_NO_PERMITIDO');
    expect((await anotar(autorizada, HOY, ADMIN_OTRA)).code).toBe('EMPRESA_NO_PERMITIDA');
    expect((await e.documento(autorizada))?.estado).toBe('AUTORIZADO');
  });
});

describe('POST /comprobante/:clave/sigue_vigente', () => {
  const restaurar = (clave: string) => e.pedir(calls.restaurarVigente, ADMIN, { clave, empresa });
  const anuladaYVigente = async () => {
    const clave = await autorizada();
    await enPortal(clave);
    await hallarVigente(clave);
    return clave;
  };

  it('makes an invoice authorised again, with a credit note that the authority takes', async () => {
    const clave = await anuladaYVigente();
    expect(await detalle(clave)).toMatchObject({
      estado: 'ANULADA',
      consta_en_sri: 'VIGENTE',
      mensaje: expect.stringContaining('«Sigue vigente»'),
    });
    expect((await restaurar(clave)).data?.estado).toBe('AUTORIZADO');
    await e.rondas(1);
    const { relacionado, consta_en_sri } = await detalle(clave);
    expect(consta_en_sri).toBeNull();
    expect(await e.documento(relacionado ?? '')).toMatchObject({ estado: 'AUTORIZADO' });
    expect((await restaurar(clave)).code).toBe('COMPROBANTE_NO_VIGENTE');
  });

  it('gives a credit note back what it took back, unless its invoice has another', async () => {
    const { factura, nota } = await conSuNota();
    await e.pedir(calls.anularNotaEnSri, ADMIN, { clave: nota, empresa, anulada_en_sri: HOY });
    await hallarVigente(nota);
    expect((await restaurar(nota)).data?.estado).toBe('AUTORIZADO');
    expect(await detalle(factura)).toMatchObject({ relacionado: nota });

    await e.pedir(calls.anularNotaEnSri, ADMIN, { clave: nota, empresa, anulada_en_sri: HOY });
    await anularla(factura);
    await hallarVigente(nota);
    expect((await restaurar(nota)).code).toBe('NOTA_SOBRE_LO_FACTURADO');
  });

  it('gives back no more than the invoice, of notes over parts of it neither', async () => {
    const factura = await autorizada();
    const parte = await conNota(dueno, factura);
    const portal = { clave: parte, empresa, anulada_en_sri: HOY };
    await e.pedir(calls.anularNotaEnSri, ADMIN, portal);
    expect((await detalle(factura)).devolucion).toMatchObject({
      puede: true,
      frase: expect.stringContaining('no vuelve a salir de la caja'),
    });
    await hallarVigente(parte);
    expect((await restaurar(parte)).data?.estado).toBe('AUTORIZADO');

    await e.pedir(calls.anularNotaEnSri, ADMIN, portal);
    await anularla(factura);
    await hallarVigente(parte);
    expect((await restaurar(parte)).code).toBe('NOTA_SOBRE_LO_FACTURADO');
    expect((await e.documento(parte))?.estado).toBe('ANULADA');
  });

  it('is refused while the authority has not said so', async () => {
    const clave = await autorizada();
    await enPortal(clave);
    expect((await restaurar(clave)).code).toBe('COMPROBANTE_NO_VIGENTE');
    expect((await e.documento(clave))?.estado).toBe('ANULADA');
  });
});

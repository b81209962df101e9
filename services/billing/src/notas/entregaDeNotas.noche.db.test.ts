import { describe, expect, it } from '@jest/globals';

import { PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { anular } from '../testing/anulaciones';
import { deEntregas } from '../testing/entregas';
import { vender } from '../testing/mundo';

const hoy = fechaNegocio(new Date());

const e = deEntregas({ despejadas: true });

/** An invoice that the authority authorised, and the credit note that takes it back, not yet signed. */
async function anulada(motivo?: string): Promise<{ factura: string; nota: string }> {
  const factura = await e.vender();
  await e.rondas(1);
  return { factura, nota: await notaDe(factura, motivo) };
}

async function notaDe(clave: string, motivo = 'Pedido repetido'): Promise<string> {
  const { clave_nota } = (await anular(e.mundo, PUERTO, { clave, hoy, motivo })) ?? {};
  if (!clave_nota) throw new Error(`no note for ${clave}`);
  return clave_nota;
}

describe('delivery of a credit note', () => {
  it('is signed, sent and authorised as an invoice is, and says what it takes back', async () => {
    const { factura, nota } = await anulada('Cliente <devuelve> & se va');
    await e.unaRonda();
    expect(await e.pasos(nota)).toEqual(['FIRMA FIRMADA', 'ENVIO RECIBIDA', 'CONSULTA AUTORIZADO']);
    const dia = hoy.split('-').reverse().join('/');
    const numero = `001-001-${factura.slice(30, 39)}`;
    expect((await e.documento(nota))?.xml_firmado).toContain(
      `<codDocModificado>01</codDocModificado><numDocModificado>${numero}</numDocModificado>` +
        `<fechaEmisionDocSustento>${dia}</fechaEmisionDocSustento>`,
    );
    expect((await e.documento(nota))?.xml_firmado).toContain(
      '<motivo>Cliente &lt;devuelve&gt; &amp; se va</motivo>',
    );
    expect((await e.documento(factura))?.estado).toBe('AUTORIZADO');
  });

  it.each([
    ['recepcion', 'devolver', '35', 'DEVUELTA'],
    ['recepcion', 'devolver', '45', 'REQUIERE_ATENCION'],
    ['autorizacion', 'noAutorizar', '52', 'NO_AUTORIZADO'],
    ['autorizacion', 'noAutorizar', '7777', 'REQUIERE_ATENCION'],
  ])('refused by %s (%s %s) it goes again as it was', async (en, hace, codigo, estado) => {
    const { nota } = await anulada();
    await e.guion([{ en, hace, codigos: [codigo] }]);
    await e.unaRonda();
    const antes = await e.documento(nota);
    expect(antes).toMatchObject({ estado, codigo });
    expect(await e.reintentar(nota)).toBe(true);
    await e.rondas(1);
    expect(await e.documento(nota)).toMatchObject({
      estado: 'AUTORIZADO',
      xml_firmado: antes?.xml_firmado,
    });
  });

  it.each([
    ['recepcion', 'caida'],
    ['recepcion', 'mudo'],
    ['recepcion', 'fallo'],
    ['recepcion', 'falta'],
    ['recepcion', 'basura'],
    ['autorizacion', 'caida'],
    ['autorizacion', 'enProceso'],
    ['autorizacion', 'nada'],
  ])('waits through %s: %s, and is there once', async (en, hace) => {
    const { nota } = await anulada();
    await e.guion([{ en, hace }]);
    await e.rondas(3);
    expect((await e.documento(nota))?.estado).toBe('AUTORIZADO');
    expect(e.fallos).toEqual([]);
  });

  it('waits for its company to be resumed', async () => {
    const { nota } = await anulada();
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['28'] }]);
    await e.rondas(1);
    expect((await e.documento(nota))?.estado).toBe('EMPRESA_PAUSADA');
    await e.reanudar();
    await e.rondas(1);
    expect((await e.documento(nota))?.estado).toBe('AUTORIZADO');
  });

  it('is of today over an invoice of yesterday', async () => {
    const ayer = fechaNegocio(new Date(Date.now() - 24 * 3_600_000));
    const { clave } = await vender(e.mundo, PUERTO, { hoy: ayer });
    await e.rondas(1);
    const nota = await notaDe(clave);
    await e.rondas(1);
    const { estado, xml_firmado: xml } = (await e.documento(nota)) ?? {};
    expect(estado).toBe('AUTORIZADO');
    const [deHoy, deAyer] = [hoy, ayer].map((dia) => dia.split('-').reverse().join('/'));
    expect(xml).toContain(`<fechaEmision>${deHoy}</fechaEmision>`);
    expect(xml).toContain(`<fechaEmisionDocSustento>${deAyer}</fechaEmisionDocSustento>`);
  });

  it('is not authorised for an invoice the authority never authorised', async () => {
    const factura = await e.vender();
    await comoDueno(
      e.mundo.url,
      `with doc as (
         update facturacion.comprobantes set estado = 'AUTORIZADO', xml_firmado = '<a/>', xml_autorizado = '<a/>',
           fecha_autorizacion = now() where clave_acceso = $1 returning 1)
       delete from facturacion.trabajos where clave_acceso = $1`,
      [factura],
    );
    const nota = await notaDe(factura);
    await e.rondas(1);
    expect(await e.documento(nota)).toMatchObject({
      estado: 'NO_AUTORIZADO',
      codigo: '64',
      mensaje: expect.stringContaining('El documento de sustento no existe'),
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { documentosCalls as calls } from '@comanda/shared/contracts/documentos';
import { fechaNegocio } from '@comanda/shared/domain/fecha';

import { anular } from '../testing/anulaciones';
import { abrirEntregas, type Entregas } from '../testing/entregas';
import { makeClave } from '../testing/ventas';

const { empresa } = PUERTO;

let e: Entregas;
beforeAll(async () => {
  e = await abrirEntregas();
});
afterAll(() => e.cerrar());

const buscar = (ruc: string) => e.dato(calls.consultarEmisiones, CONTADOR, { ruc, empresa });
const una = async (clave: string) => (await buscar(clave))[0];

describe('POST /consultar_emisiones', () => {
  it('tells of an authorised invoice how it can be taken back, and whether it was mailed', async () => {
    const clave = await e.vender();
    await e.rondas(1);

    expect(await una(clave)).toMatchObject({
      estado: 'AUTORIZADO',
      tipo: 'FACTURA',
      relacionado: null,
      anulacion: { como: 'NOTA_CREDITO' },
      corregible: false,
      correo: { estado: 'PENDIENTE', email: 'maria@correo.ec' },
    });
  });

  it('tells an invoice and its credit note of each other', async () => {
    const clave = await e.vender();
    await e.rondas(1);
    await anular(e.mundo, PUERTO, { clave, hoy: fechaNegocio(new Date()) });
    const factura = await una(clave);
    const nota = await una(factura?.relacionado ?? '');

    expect(factura?.anulacion?.como).toBeNull();
    expect(factura?.anulacion?.frase).toContain('nota de credito');
    expect(nota).toMatchObject({
      tipo: 'NOTA_CREDITO',
      relacionado: clave,
      anulacion: null,
      corregible: false,
    });
    await e.rondas(1);
  });

  it('says that what the authority may have is not taken back, and what it refused is', async () => {
    await e.guion([{ en: 'autorizacion', hace: 'enProceso' }]);
    const enDuda = await e.vender();
    await e.unaRonda();
    expect(await una(enDuda)).toMatchObject({
      estado: 'EN_PROCESO',
      anulacion: { como: null },
      corregible: false,
    });
    await e.rondas(2);

    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['69'] }]);
    const devuelta = await e.vender();
    await e.rondas(1);
    expect(await una(devuelta)).toMatchObject({
      estado: 'DEVUELTA',
      anulacion: { como: 'RETIRAR' },
      corregible: true,
    });
  });

  it('finds a key as a ticket prints it, in groups of four', async () => {
    const clave = await e.vender();
    const enGrupos = clave.replace(/(.{4})/g, '$1 ');
    expect((await buscar(enGrupos)).map(({ clave_acceso }) => clave_acceso)).toEqual([clave]);
    await e.rondas(1);
  });
});

describe('GET /comprobante/:clave/detalle', () => {
  it('knows no document that is not there', async () => {
    const { code } = await e.pedir(calls.consultarDetalle, ADMIN, {
      clave: makeClave(999),
      empresa,
    });
    expect(code).toBe('NO_ENCONTRADO');
  });
});

import { describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import {
  REENVIOS_POR_LLAMADA,
  reenviosCalls as calls,
} from '@comanda/shared/contracts/facturacion/reenvios';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { colaCorreosRepository } from '../correo/colaCorreosRepository';
import { anular } from '../testing/anulaciones';
import { deEntregas } from '../testing/entregas';
import { todos } from '../testing/mundo';
import { makeClave, makeVenta } from '../testing/ventas';

const { empresa } = PUERTO;
const SIN_EMAIL = { ...makeVenta([]).comprador, email: '' };

const e = deEntregas();

type Via = 'CORREO' | 'SRI';
const reenviar = async (via: Via, claves: string[], usuario = ADMIN, nombre = empresa) =>
  (await e.dato(calls.reenviarComprobantes, usuario, { empresa: nombre, via, claves })).map(
    ({ clave_acceso, resultado }) => [clave_acceso, resultado],
  );
const seguir = async (claves: string[], usuario = ADMIN, nombre = empresa) =>
  e.dato(calls.consultarReenvios, usuario, { empresa: nombre, claves });
const correosDe = async (clave: string) =>
  (await todos<{ clave_acceso: string; por: string | null }>(e.mundo, 'correos')).filter(
    (correo) => correo.clave_acceso === clave,
  );
/** Sold, authorised, and its mail sent an hour ago. */
async function autorizada(comprador = makeVenta([]).comprador): Promise<string> {
  const clave = await e.vender({ comprador });
  await e.rondas(1);
  await e.sql(
    `update facturacion.correos set estado = 'ENVIADO', actualizado = actualizado - interval '1 hour'
      where clave_acceso = $1`,
    [clave],
  );
  return clave;
}
async function devuelta(): Promise<string> {
  await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['69'] }]);
  const clave = await e.vender();
  await e.rondas(1);
  return clave;
}

describe('POST /reenviar_comprobantes by mail', () => {
  it('queues one mail of each that is authorised, and tells of each why not', async () => {
    const [una, otra] = [await autorizada(), await autorizada()];
    const sinCorreo = await autorizada(SIN_EMAIL);
    const mala = await devuelta();

    expect(await reenviar('CORREO', [una, sinCorreo, mala, otra, una])).toEqual([
      [una, 'EN_COLA'],
      [sinCorreo, 'SIN_DIRECCION'],
      [mala, 'NO_APLICA'],
      [otra, 'EN_COLA'],
    ]);
    expect((await correosDe(una)).map(({ por }) => por)).toEqual([null, ADMIN.email]);
    const [como] = await seguir([una]);
    expect(como).toMatchObject({
      estado: 'AUTORIZADO',
      correo: { estado: 'PENDIENTE', email: 'maria@correo.ec' },
    });
  });

  it('sends nothing twice, pressed twice at once or again just after', async () => {
    const clave = await autorizada();
    const dos = await Promise.all([reenviar('CORREO', [clave]), reenviar('CORREO', [clave])]);
    expect(dos.flat().map(([, resultado]) => resultado)).toEqual(
      expect.arrayContaining(['EN_COLA', 'YA_PEDIDO']),
    );
    await e.sql(`update facturacion.correos set estado = 'ENVIADO' where clave_acceso = $1`, [
      clave,
    ]);
    expect(await reenviar('CORREO', [clave])).toEqual([[clave, 'YA_PEDIDO']]);
    expect(await correosDe(clave)).toHaveLength(2);

    await e.sql(
      `update facturacion.correos set actualizado = actualizado - interval '11 minutes' where clave_acceso = $1`,
      [clave],
    );
    expect(await reenviar('CORREO', [clave])).toEqual([[clave, 'EN_COLA']]);
  });

  it('asks again for what could not be sent', async () => {
    const clave = await autorizada();
    await e.sql(`update facturacion.correos set estado = 'FALLIDO' where clave_acceso = $1`, [
      clave,
    ]);
    expect(await reenviar('CORREO', [clave])).toEqual([[clave, 'EN_COLA']]);
  });

  it('leaves the mail of a new sale before it, however many were asked for', async () => {
    await e.sql(
      `update facturacion.correos set estado = 'ENVIADO', actualizado = creado - interval '1 hour'`,
    );
    const claves = [await autorizada(), await autorizada()];
    await reenviar('CORREO', claves);
    const nueva = await e.vender();
    await e.rondas(1);
    const cola = colaCorreosRepository(e.mundo.db);
    const tomados = await cola.tomar(1, new Date(Date.now() + 86_400_000));
    expect(tomados.map(({ clave }) => clave)).toEqual([nueva]);
  });
});

describe('POST /reenviar_comprobantes to the authority', () => {
  it('puts what was refused in the queue once, and leaves what is done', async () => {
    const [mala, buena] = [await devuelta(), await autorizada()];
    const dos = await Promise.all([reenviar('SRI', [mala, buena]), reenviar('SRI', [mala])]);
    expect(
      dos
        .flat()
        .filter(([clave]) => clave === mala)
        .map(([, resultado]) => resultado)
        .sort(),
    ).toEqual(['EN_COLA', 'YA_PEDIDO']);
    expect(dos[0]).toContainEqual([buena, 'NO_APLICA']);
    expect((await e.pasos(mala)).filter((paso) => paso.startsWith('REINTENTO'))).toHaveLength(1);

    await e.rondas(1);
    expect((await seguir([mala]))[0]?.estado).toBe('AUTORIZADO');
  });

  it('knows no document of another empresa, and asks for as many as a call takes', async () => {
    const [mala, buena] = [await devuelta(), await autorizada()];
    const deOtra = [ADMIN, ANDINA.empresa] as const;
    expect(await reenviar('SRI', [mala], ...deOtra)).toEqual([]);
    expect(await reenviar('CORREO', [buena], ...deOtra)).toEqual([]);
    expect(await seguir([mala, buena], ...deOtra)).toEqual([]);
    expect((await seguir([mala]))[0]?.estado).toBe('DEVUELTA');

    const claves = Array.from({ length: REENVIOS_POR_LLAMADA + 1 }, (_, i) => makeClave(i + 1));
    const muchas = { empresa, via: 'SRI', claves };
    expect(await e.pedirMal(calls.reenviarComprobantes, ADMIN, muchas)).toMatchObject({
      status: 400,
      errores: [{ campo: 'claves', msg: 'Elija hasta 50 documentos' }],
    });
  });
});

describe('POST /elegir_emisiones', () => {
  const elegir = (over: object = {}, usuario = CONTADOR, nombre = empresa) =>
    e.dato(emisionesCalls.elegirEmisiones, usuario, { empresa: nombre, ruc: '', ...over });

  it('gives the keys of all that is listed, and how each stands with the authority', async () => {
    const clave = await autorizada();
    const otra = await autorizada();
    await anular(e.mundo, PUERTO, { clave, hoy: fechaNegocio(new Date()) });

    expect(await elegir({ ruc: clave })).toEqual({
      filas: [{ clave_acceso: clave, estado: 'AUTORIZADO' }],
      hay_mas: false,
    });
    const autorizadas = (await elegir({ estado: 'AUTORIZADO' })).filas;
    const claves = autorizadas.map(({ clave_acceso }) => clave_acceso);
    expect([claves.includes(otra), claves.includes(clave)]).toEqual([true, false]);
    const { total } = await e.dato(emisionesCalls.consultarEmisiones, CONTADOR, {
      empresa,
      ruc: '',
      estado: 'AUTORIZADO',
    });
    expect(claves).toHaveLength(total);
    expect((await elegir({ ruc: clave }, ADMIN, ANDINA.empresa)).filas).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, ADMIN_OTRA, ANDINA, CAJERO, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { documentosCalls as calls } from '@comanda/shared/contracts/facturacion/documentos';
import { ERRORES } from '@comanda/shared/errors/catalogo';

import { deEntregas } from '../testing/entregas';
import { empresaId } from '../testing/mundo';
import { makeClave } from '../testing/ventas';

import { correccionesRepository } from './correccionesRepository';

const { empresa } = PUERTO;
const ANA = { ...ADMIN, nombreCompleto: ADMIN.nombre };
const ROSA = {
  razon_social: 'Rosa Elena Vera',
  email: 'rosa@correo.ec',
  direccion: 'Guayaquil',
  telefono: '0990000000',
  cedula: '0926687856',
  tipo_identificacion: '05' as const,
};

const e = deEntregas();

const corregir = (
  usuario: { id: string } | null,
  clave: string,
  over: Partial<CallInput<typeof calls.corregirComprobante>> = {},
) => e.pedir(calls.corregirComprobante, usuario, { clave, empresa, ...ROSA, ...over });
const detalle = (clave: string) => e.dato(calls.consultarDetalle, CONTADOR, { clave, empresa });
const devuelta = async (codigo = '69') => {
  await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: [codigo] }]);
  const clave = await e.vender();
  await e.rondas(1);
  return clave;
};

describe('POST /comprobante/:clave/corregir', () => {
  it('sends the invoice again to the right buyer: same key and number, new bytes', async () => {
    const clave = await devuelta();
    const antes = await e.documento(clave);
    expect((await detalle(clave)).emision).toMatchObject({ estado: 'DEVUELTA', corregible: true });

    const { data } = await corregir(ADMIN, clave);
    const despues = await e.documento(clave);

    expect(data).toMatchObject({ clave_acceso: clave, estado: despues?.estado });
    // a busy machine may answer before the authority has: then it says so, and it comes
    await hasta('it is authorised', async () => {
      await e.rondas(1);
      return (await e.documento(clave))?.estado === 'AUTORIZADO';
    });
    expect(antes?.xml_firmado).toContain('<identificacionComprador>1710034065<');
    expect(despues?.xml_firmado).toContain('<identificacionComprador>0926687856<');
    expect(despues?.xml_firmado).toContain('<razonSocialComprador>Rosa Elena Vera<');
    expect(despues?.xml_firmado).toContain(`<claveAcceso>${clave}<`);
  });

  it('writes down who changed what, and the detail shows it', async () => {
    const clave = await devuelta();
    await corregir(ADMIN, clave);
    const { comprador, emision, total, intentos } = await detalle(clave);

    expect({ comprador, cedula: emision.cedula, total }).toEqual({
      comprador: {
        tipo_identificacion: '05',
        identificacion: '0926687856',
        razon_social: 'Rosa Elena Vera',
        direccion: 'Guayaquil',
        email: 'rosa@correo.ec',
        telefono: '0990000000',
      },
      cedula: '0926687856',
      total: 7.5,
    });
    const correccion = intentos.find(({ paso }) => paso === 'CORRECCION');
    expect(correccion?.mensaje).toMatch(
      /^Pedida por admin@demo.ec. identificación: 1710034065 -> 0926687856; razón social: .+ -> Rosa Elena Vera;/,
    );
    expect(intentos[0]?.paso).toBe('CONSULTA');
    expect(intentos.at(-1)?.paso).toBe('FIRMA');
  });

  it('takes a doubtful RUC, and refuses what is not one, naming the field', async () => {
    const clave = await devuelta();
    const nadie = {
      status: 422,
      code: 'CORRECCION_SIN_COMPRADOR',
      errores: [{ campo: 'cedula', msg: ERRORES.CORRECCION_SIN_COMPRADOR.msg }],
    };
    const invalida = {
      status: 422,
      code: 'IDENTIFICACION_INVALIDA',
      errores: [{ campo: 'cedula', msg: 'El número de cédula o RUC no es válido' }],
    };

    expect(await corregir(ADMIN, clave, { cedula: '0926687857' })).toMatchObject(invalida);
    expect(await corregir(ADMIN, clave, { cedula: '12345' })).toMatchObject(invalida);
    const final = { cedula: '9999999999999', tipo_identificacion: '07' } as const;
    expect(await corregir(ADMIN, clave, final)).toMatchObject(nadie);
    expect(await corregir(ADMIN, clave, { tipo_identificacion: '07' })).toMatchObject(nadie);
    expect(await corregir(ADMIN, clave, { email: 'rosa' })).toMatchObject({
      status: 400,
      code: 'DATOS_INVALIDOS',
      errores: [{ campo: 'email' }],
    });
    expect((await e.documento(clave))?.estado).toBe('DEVUELTA');

    const dudoso = { cedula: '0993370026001', tipo_identificacion: '04' } as const;
    expect((await corregir(ADMIN, clave, dudoso)).data).toMatchObject({
      estado: 'AUTORIZADO',
    });
  });

  it('says the sentence of the 50 dollars for a final consumer above them', async () => {
    const clave = await devuelta();
    await e.sql('update facturacion.comprobantes set total = 50.01 where clave_acceso = $1', [
      clave,
    ]);
    const { code } = await corregir(ADMIN, clave, { cedula: '9999999999999' });
    expect(code).toBe('CONSUMIDOR_FINAL_LIMITE');
  });

  it('is not for a number another document has (45), nor for one that is authorised or on its way', async () => {
    const conciliar = await devuelta('45');
    expect((await detalle(conciliar)).emision).toMatchObject({
      estado: 'REQUIERE_ATENCION',
      corregible: false,
    });
    const autorizada = await e.vender();
    await e.rondas(1);
    const enCola = await e.vender();

    for (const clave of [conciliar, autorizada, enCola])
      expect((await corregir(ADMIN, clave)).code).toBe('COMPROBANTE_NO_CORREGIBLE');
    expect((await e.documento(autorizada))?.xml_firmado).not.toContain('Rosa Elena Vera');
    await e.rondas(1); // nothing waits ahead of the next test's
  });

  it('of two at once does one, and makes one job', async () => {
    const clave = await devuelta();
    const correcciones = correccionesRepository(e.mundo.db);
    const pedida = (razon_social: string) =>
      correcciones.corregir(empresaId(PUERTO), {
        clave,
        comprador: { ...COMPRADOR, razon_social },
        por: ANA,
        ahora: new Date(),
      });
    const hechas = await Promise.all([pedida('Uno'), pedida('Dos'), pedida('Tres')]);
    const trabajos = await e.sql('select 1 from facturacion.trabajos where clave_acceso = $1', [
      clave,
    ]);

    expect(hechas.filter((hecha) => hecha)).toHaveLength(1);
    expect(trabajos).toHaveLength(1);
    const ganadora = ['Uno', 'Dos', 'Tres'][hechas.indexOf(true)] ?? '';
    await e.rondas(1);
    expect((await e.documento(clave))?.xml_firmado).toContain(`<razonSocialComprador>${ganadora}<`);
  });

  it('corregir does not touch a document of another empresa', async () => {
    const clave = await devuelta();
    const antes = await e.documento(clave);
    const orden = { clave, comprador: COMPRADOR, por: ANA, ahora: new Date() };

    expect(await correccionesRepository(e.mundo.db).corregir(empresaId(ANDINA), orden)).toBe(false);
    expect((await corregir(ADMIN, clave, { empresa: ANDINA.empresa })).code).toBe('NO_ENCONTRADO');
    expect((await corregir(ADMIN_OTRA, clave)).code).toBe('EMPRESA_NO_PERMITIDA');
    expect(await e.documento(clave)).toEqual(antes);
  });

  it('is an administrator’s alone', async () => {
    const clave = makeClave(999);
    expect((await corregir(CONTADOR, clave)).code).toBe('PERFIL_NO_PERMITIDO');
    expect((await corregir(CAJERO, clave)).code).toBe('PERFIL_NO_PERMITIDO');
    expect((await corregir(null, clave)).code).toBe('SESION_REQUERIDA');
    expect((await corregir(ADMIN, clave)).code).toBe('NO_ENCONTRADO');
  });
});

const COMPRADOR = {
  tipo_identificacion: '05' as const,
  identificacion: '0926687856',
  razon_social: 'Rosa Elena Vera',
  direccion: 'Guayaquil',
  email: 'rosa@correo.ec',
  telefono: '0990000000',
};

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';

import { abrirEntregas, type Entregas } from '../testing/entregas';
import { abrirCliente, type Cliente } from '../testing/llamar';
import { makeClave } from '../testing/ventas';

const { empresa } = PUERTO;

let e: Entregas;
let cliente: Cliente;
beforeAll(async () => {
  e = await abrirEntregas();
  cliente = await abrirCliente(e.mundo);
}, 30_000);
afterAll(async () => {
  await cliente.app.close();
  await e.cerrar();
});

const reintentar = (usuario: { id: string }, clave: string) =>
  cliente.llamar(usuario, {
    method: 'POST',
    url: `/comprobante/${clave}/reintentar`,
    payload: { empresa },
  });
const pausa = (usuario: { id: string }) =>
  cliente.llamar(usuario, {
    method: 'GET',
    url: `/pausa_emision?empresa=${encodeURIComponent(empresa)}`,
  });
const reanudar = (usuario: { id: string }) =>
  cliente.llamar(usuario, { method: 'POST', url: '/reanudar_emision', payload: { empresa } });

describe('what a person does about a refusal', () => {
  it('POST /comprobante/:clave/reintentar sends it again and answers its state; again changes nothing', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['35'] }]);
    const clave = await e.vender();
    await e.rondas(1);

    const primera = await reintentar(ADMIN, clave);
    expect(primera.cuerpo.data).toMatchObject({ clave_acceso: clave, estado: 'AUTORIZADO' });
    expect((await reintentar(ADMIN, clave)).cuerpo.data).toEqual(primera.cuerpo.data);
  });

  it('GET /pausa_emision says why and how many wait; POST /reanudar_emision lets them go', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['63'] }]);
    const clave = await e.vender();
    await e.rondas(1);

    expect((await pausa(CONTADOR)).cuerpo.data).toMatchObject({
      clave_acceso: clave,
      codigo: '63',
      mensaje:
        'El RUC de la empresa esta clausurado. Regularice el RUC en el SRI y reanude la emision',
      pendientes: 1,
    });
    expect((await reanudar(ADMIN)).cuerpo.msg).toBe('La emision sigue');
    expect((await pausa(CONTADOR)).cuerpo.data).toBeNull();
    expect((await reanudar(ADMIN)).cuerpo.msg).toBe('La emision no estaba en pausa');
    await e.rondas(1);
    expect((await e.documento(clave))?.estado).toBe('AUTORIZADO');
  });

  it('is refused to other profiles, another empresa and for a document that is not there', async () => {
    const clave = await e.vender();
    for (const hacer of [pausa, reanudar, (u: { id: string }) => reintentar(u, clave)]) {
      expect((await hacer(CAJERO)).cuerpo.code).toBe('PERFIL_NO_PERMITIDO');
      expect((await hacer(ADMIN_OTRA)).cuerpo.code).toBe('EMPRESA_NO_PERMITIDA');
    }
    expect((await reintentar(ADMIN, makeClave(999))).cuerpo.code).toBe('NO_ENCONTRADO');
  });
});

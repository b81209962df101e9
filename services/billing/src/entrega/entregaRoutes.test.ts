import { describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

import { deEntregas } from '../testing/entregas';
import { makeClave } from '../testing/ventas';

const { empresa } = PUERTO;

const e = deEntregas();

const reintentar = (usuario: { id: string }, clave: string) =>
  e.pedir(documentosCalls.reintentarComprobante, usuario, { clave, empresa });
const pausa = (usuario: { id: string }) =>
  e.pedir(emisionCalls.consultarPausa, usuario, { empresa });
const reanudar = (usuario: { id: string }) =>
  e.pedir(emisionCalls.reanudarEmision, usuario, { empresa });

describe('what a person does about a refusal', () => {
  it('POST /comprobante/:clave/reintentar sends it again and answers its state; again changes nothing', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['35'] }]);
    const clave = await e.vender();
    await e.rondas(1);

    const primera = await reintentar(ADMIN, clave);
    expect(primera.data).toMatchObject({ clave_acceso: clave, estado: 'AUTORIZADO' });
    expect((await reintentar(ADMIN, clave)).data).toEqual(primera.data);
  });

  it('GET /pausa_emision says why and how many wait; POST /reanudar_emision lets them go', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['63'] }]);
    const clave = await e.vender();
    await e.rondas(1);

    expect((await pausa(CONTADOR)).data).toMatchObject({
      clave_acceso: clave,
      codigo: '63',
      mensaje:
        'El RUC de la empresa está clausurado. Regularice el RUC en el SRI y reanude la emisión',
      pendientes: 1,
    });
    expect((await reanudar(ADMIN)).msg).toBe('La emisión sigue');
    expect((await pausa(CONTADOR)).data).toBeNull();
    expect((await reanudar(ADMIN)).msg).toBe('La emisión no estaba en pausa');
    await e.rondas(1);
    expect((await e.documento(clave))?.estado).toBe('AUTORIZADO');
  });

  it('is refused to other profiles, another empresa and for a document that is not there', async () => {
    const clave = await e.vender();
    for (const hacer of [pausa, reanudar, (u: { id: string }) => reintentar(u, clave)]) {
      expect((await hacer(CAJERO)).code).toBe('PERFIL_NO_PERMITIDO');
      expect((await hacer(ADMIN_OTRA)).code).toBe('EMPRESA_NO_PERMITIDA');
    }
    expect((await reintentar(ADMIN, makeClave(999))).code).toBe('NO_ENCONTRADO');
  });
});

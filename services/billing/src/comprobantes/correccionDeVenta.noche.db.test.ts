import { describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { enEmpresa } from '@comanda/kit/base/db';
import { documentosCalls as calls } from '@comanda/shared/contracts/facturacion/documentos';

import { COMPRADOR_DE_VENTA, conVenta } from '../testing/conVenta';
import { deEntregas } from '../testing/entregas';
import { empresaId } from '../testing/mundo';

import { correccionesRepository } from './correccionesRepository';

const ANA = { ...ADMIN, nombreCompleto: ADMIN.nombre };
const ROSA = {
  razon_social: 'Rosa Elena Vera',
  email: 'rosa@correo.ec',
  direccion: 'Guayaquil',
  telefono: '0990000000',
  tipo_identificacion: '05' as const,
};
const ANTES = COMPRADOR_DE_VENTA;
const DESPUES = { cedula: '0926687856', nombre: 'Rosa Elena Vera', email: 'rosa@correo.ec' };

describe('the sale of an invoice that is corrected', () => {
  const e = deEntregas();

  const devuelta = async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['69'] }]);
    const clave = await e.vender();
    await e.rondas(1);
    await conVenta(e, clave);
    return clave;
  };
  const venta = (clave: string, empresa = PUERTO) =>
    e.sql(
      'select cedula, nombre, email from pedidos.ventas where empresa_id = $1 and clave_acceso = $2',
      [empresa.id, clave],
    );
  const auditoria = (clave: string) =>
    e.sql(
      `select a.empresa_id, a.usuario, a.antes, a.despues from pedidos.auditoria a
        where a.accion = 'comprador corregido' and a.entidad_id in (
          select venta_id::text from facturacion.comprobantes where clave_acceso = $1)`,
      [clave],
    );

  it('says the same buyer, is found by the new name, and who changed it is written', async () => {
    const clave = await devuelta();
    const entrada = { ...ROSA, cedula: DESPUES.cedula, clave, empresa: PUERTO.empresa };
    expect((await e.pedir(calls.corregirComprobante, ADMIN, entrada)).status).toBe(200);

    expect(await venta(clave)).toEqual([DESPUES]);
    expect(await auditoria(clave)).toEqual([
      { empresa_id: PUERTO.id, usuario: ADMIN.nombre, antes: ANTES, despues: DESPUES },
    ]);
    expect(
      await e.sql('select nombre from pedidos.compradores where empresa_id = $1 and cedula = $2', [
        PUERTO.id,
        DESPUES.cedula,
      ]),
    ).toEqual([{ nombre: DESPUES.nombre }]);
  });

  it('keeps its number where it is on account and was paid of, and says so by the field', async () => {
    const clave = await devuelta();
    await e.sql(
      `with v as (select empresa_id, id, cedula, nombre from pedidos.ventas where empresa_id = $1 and clave_acceso = $2),
            c as (insert into pedidos.creditos (empresa_id, venta_id, plazo, vence)
                  select empresa_id, id, 30, current_date from v),
            m as (insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, monto, usuario_id,
                    usuario, fecha_negocio, creado, caja_id)
                  select empresa_id, 'VENTA', id, 'Venta', 'CREDITO', 7.5, $3, 'Ana', current_date, now(), 1 from v)
       insert into pedidos.abonos (empresa_id, id, cedula, nombre, forma_pago, monto, debe, usuario_id, usuario,
         fecha_negocio, creado)
       select empresa_id, gen_random_uuid(), cedula, nombre, 'EFECTIVO', 4, 3.5, $3, 'Ana', current_date, now() from v`,
      [PUERTO.id, clave, ADMIN.id],
    );
    const entrada = { ...ROSA, cedula: DESPUES.cedula, clave, empresa: PUERTO.empresa };
    const antes = await e.documento(clave);
    expect(await e.pedir(calls.corregirComprobante, ADMIN, entrada)).toMatchObject({
      status: 409,
      code: 'COMPROBANTE_NO_CORREGIBLE',
      errores: [{ campo: 'cedula', msg: expect.stringContaining('ya tiene abonos') }],
    });
    expect(await venta(clave)).toEqual([ANTES]);
    expect(await e.documento(clave)).toEqual(antes);
  });

  it('is never that of another empresa', async () => {
    const clave = await devuelta();
    const entrada = { ...ROSA, cedula: DESPUES.cedula, clave, empresa: PUERTO.empresa };
    await e.pedir(calls.corregirComprobante, ADMIN, entrada);
    expect(await venta(clave, ANDINA)).toEqual([ANTES]);
  });

  it('stays as it is where the invoice may not be corrected', async () => {
    const clave = await e.vender();
    await e.rondas(1);
    await conVenta(e, clave);
    const entrada = { ...ROSA, cedula: DESPUES.cedula, clave, empresa: PUERTO.empresa };
    const { code } = await e.pedir(calls.corregirComprobante, ADMIN, entrada);
    expect(code).toBe('COMPROBANTE_NO_CORREGIBLE');
    expect(await venta(clave)).toEqual([ANTES]);
    expect(await auditoria(clave)).toEqual([]);
  });

  it('and a voiding at the same time do not wait for each other', async () => {
    const correcciones = correccionesRepository(e.mundo.db);
    for (let vez = 0; vez < 12; vez++) {
      const clave = await devuelta();
      const comprador = { ...ROSA, identificacion: DESPUES.cedula };
      // as ordering's cambiarEstadoDeVenta: the sale first
      const anular = enEmpresa(e.mundo.db, empresaId(PUERTO), async ({ client }) => {
        await client.query('select 1 from pedidos.ventas where clave_acceso = $1 for update', [
          clave,
        ]);
        await client.query(
          "select * from facturacion.anular_comprobante($1, $2, current_date, 'x', 'ana', now())",
          [PUERTO.id, clave],
        );
      });
      const corregir = correcciones.corregir(empresaId(PUERTO), {
        clave,
        comprador,
        por: ANA,
        ahora: new Date(),
      });
      const fin = await Promise.allSettled([anular, corregir]);
      expect(fin.filter(({ status }) => status === 'rejected')).toEqual([]);
      await e.sql('delete from facturacion.trabajos where clave_acceso = $1', [clave]);
    }
  });
});

import { describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, CAJERO, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { emisionCalls as calls } from '@comanda/shared/contracts/facturacion/emision';
import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { deEntregas } from '../testing/entregas';
import { empresaId, vender } from '../testing/mundo';

import { atencionRepository } from './atencionRepository';

const e = deEntregas();

const pedir = (usuario: { id: string } | null) => e.pedir(calls.consultarAtencion, usuario, {});
const avisos = (usuario: { id: string }) => e.dato(calls.consultarAtencion, usuario, {});

describe('GET /atencion', () => {
  it('says nothing while all goes well', async () => {
    await e.vender();
    await e.rondas(1);
    expect(await avisos(ADMIN)).toEqual([]);
  });

  it('counts refused documents, a pause and failed mail of the own companies, and no other', async () => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['69'] }]);
    const devuelta = await e.vender();
    await e.rondas(1);
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['63'] }]);
    const detenida = await e.vender();
    await e.rondas(1);
    await e.sql(
      `insert into facturacion.correos
         (empresa_id, clave_acceso, email, estado, mensaje, proximo, creado, actualizado)
       values ($1, $2, 'x@y.ec', 'FALLIDO', 'no hay tal direccion', now(), now(), now())`,
      [PUERTO.id, detenida],
    );

    const { empresa } = PUERTO;
    expect(await avisos(ADMIN)).toEqual([
      { empresa, tipo: 'PAUSA', cuantos: 1, texto: expect.stringContaining('Espera 1 documento') },
      {
        empresa,
        tipo: 'DOCUMENTOS',
        cuantos: 1,
        texto: `La factura ${numeroDeComprobante(devuelta)} espera que alguien la revise`,
      },
      { empresa, tipo: 'CORREO', cuantos: 1, texto: 'No se envió 1 correo con la factura' },
    ]);
    expect(await avisos(CONTADOR)).toEqual(await avisos(ADMIN));
    expect(await avisos(ADMIN_OTRA)).toEqual([]);
  });

  it('announces a certificate that expires, and misses one only where documents wait for it', async () => {
    await e.sql(
      `update facturacion.certificados set valido_hasta = now() + interval '12 days 1 hour' where empresa_id = $1`,
      [ANDINA.id],
    );
    const deAndina = async () =>
      (await avisos(ADMIN)).filter(({ empresa }) => empresa === ANDINA.empresa);
    expect(await deAndina()).toEqual([
      {
        empresa: ANDINA.empresa,
        tipo: 'CERTIFICADO',
        cuantos: 1,
        texto: expect.stringMatching(/^El certificado de firma caduca el .*, en 12 días$/),
      },
    ]);

    await e.sql('update facturacion.certificados set activo = false where empresa_id = $1', [
      ANDINA.id,
    ]);
    expect(await deAndina()).toEqual([]);
  });

  it('leaves out a company without the area, and is not for those who sell', async () => {
    expect((await pedir(CAJERO)).code).toBe('PERFIL_NO_PERMITIDO');
    expect((await pedir(null)).code).toBe('SESION_REQUERIDA');
    await e.sql(
      `update plataforma.areas_empresa set activa = false where area = 'reportes' and empresa_id = $1`,
      [PUERTO.id],
    );
    e.olvidar();
    expect(await avisos(ADMIN)).toEqual([]);
  });

  it('tells what has waited for more than ten minutes, and of the certificate alone what has none', async () => {
    await e.sql(`update plataforma.areas_empresa set activa = true where area = 'reportes'`);
    e.olvidar();
    await e.despejar();
    e.volverAAhora();
    await e.sql('delete from facturacion.trabajos');
    await e.guion([{ en: 'autorizacion', hace: 'enProceso', veces: 50 }]);
    const clave = await e.vender();
    await e.unaRonda();
    expect((await e.documento(clave))?.estado).toBe('EN_PROCESO');
    const deEspera = async (usuario = ADMIN) =>
      (await avisos(usuario)).filter(({ tipo }) => tipo === 'ESPERA');

    expect(await deEspera()).toEqual([]);
    e.pasan(11 * 60_000);
    expect(await deEspera()).toEqual([
      {
        empresa: PUERTO.empresa,
        tipo: 'ESPERA',
        cuantos: 1,
        texto: '1 documento espera al SRI desde hace 11 min',
      },
    ]);
    expect(await deEspera(ADMIN_OTRA)).toEqual([]);
    const limite = e.reloj();
    const espera = { limite, ambientes: ['1'], estados: ['EN_PROCESO' as const] };
    const { enEspera } = atencionRepository(e.mundo.db);
    expect((await enEspera(empresaId(PUERTO), espera)).cuantos).toBe(1);
    expect((await enEspera(empresaId(ANDINA), espera)).cuantos).toBe(0);
    await e.guion([]);
    e.volverAAhora();
  });

  it('announces an authority that is away for over five minutes to who waits for it, until it answers', async () => {
    await e.despejar();
    e.volverAAhora();
    await e.sql('delete from facturacion.trabajos');
    await e.sql('delete from facturacion.autoridad');
    await e.guion(['recepcion', 'autorizacion'].map((en) => ({ en, hace: 'caida', veces: 2 })));
    const clave = await e.vender();
    const ausencias = async (usuario = ADMIN) =>
      (await avisos(usuario)).filter(({ tipo }) => tipo === 'AUTORIDAD');

    await e.unaRonda();
    e.pasan(4 * 60_000);
    expect(await ausencias()).toEqual([]);
    await e.unaRonda();
    e.pasan(2 * 60_000);
    expect(await ausencias()).toEqual([
      {
        empresa: PUERTO.empresa,
        tipo: 'AUTORIDAD',
        cuantos: 1,
        texto: expect.stringMatching(/^El SRI no responde desde hace 6 min\. Espera 1 documento\./),
      },
    ]);
    expect(await ausencias(ADMIN_OTRA)).toEqual([]);

    // a pause holds what is of its ambiente, and tells of it; the other goes on waiting
    const hoy = fechaNegocio(new Date());
    const { clave: real } = await vender(e.mundo, PUERTO, { hoy, ambiente: '2' });
    const pausar = (una: string) =>
      e.sql(
        `insert into facturacion.pausas (empresa_id, clave_acceso, mensaje, desde) values ($1, $2, 'x', now())
             on conflict (empresa_id) where reanudada_en is null do update set clave_acceso = excluded.clave_acceso`,
        [PUERTO.id, una],
      );
    await pausar(real);
    expect(await ausencias()).toHaveLength(1);
    await pausar(clave);
    expect(await ausencias()).toEqual([]);
    await e.reanudar();

    await e.guion([]);
    await e.rondas(2);
    await e.vender();
    expect(await ausencias()).toEqual([]);
    await e.despejar();
    e.volverAAhora();
  });

  it('says by how much the clock of the server is off', async () => {
    await e.sql(`update facturacion.autoridad set visto = now(), desfase_ms = -480000`);
    const relojes = async () => (await avisos(ADMIN)).filter(({ tipo }) => tipo === 'RELOJ');
    expect(await relojes()).toEqual([
      expect.objectContaining({
        empresa: PUERTO.empresa,
        texto: expect.stringContaining('8 min adelantado'),
      }),
    ]);
    await e.sql(`update facturacion.autoridad set visto = now() - interval '2 days'`);
    expect(await relojes()).toEqual([]);
  });

  it('porRevisar and porFirmar count nothing of another empresa', async () => {
    const atencion = atencionRepository(e.mundo.db);
    await e.vender();
    const [puerto, andina] = [empresaId(PUERTO), empresaId(ANDINA)];

    expect(await atencion.porRevisar(puerto)).toMatchObject({ cuantos: 1 });
    expect(await atencion.porFirmar(puerto)).toBeGreaterThan(0);
    expect(await atencion.porRevisar(andina)).toEqual({ cuantos: 0, primera: null });
    expect(await atencion.porFirmar(andina)).toBe(0);
  });

  it('counts among 10,000 documents through its index', async () => {
    await e.sql(
      `insert into facturacion.comprobantes (empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision,
         cod_doc, ambiente, secuencial, fecha_emision, identificacion, total, datos)
       select $1, lpad(n::text, 49, '0'), gen_random_uuid(), $2, '009', '009', '01', '1', n, now(), 'x', 1, '{}'
         from generate_series(1, 10000) n`,
      [ANDINA.id, ANDINA.ruc],
    );
    await e.sql('analyze facturacion.comprobantes');
    const plan = await e.sql<{ 'QUERY PLAN': string }>(
      `explain select count(*) from facturacion.comprobantes where empresa_id = ${ANDINA.id}
          and estado in ('REQUIERE_ATENCION', 'DEVUELTA', 'NO_AUTORIZADO')`,
    );
    expect(plan.map((fila) => fila['QUERY PLAN']).join('\n')).toContain('comprobantes_atencion');
  });
});

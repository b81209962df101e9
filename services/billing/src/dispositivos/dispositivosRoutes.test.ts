import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { dispositivosCalls as calls } from '@comanda/shared/contracts/admin/dispositivos';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

import { esClaveAcceso, leerClaveAcceso } from '../domain/claveAcceso';
import { contactar, contactoDe, otroPunto, porEnviar, registrar } from '../testing/dispositivos';
import { abrirFacturacion, type Facturacion } from '../testing/facturacion';
import { consumir, empresaId } from '../testing/mundo';
import { makeVenta } from '../testing/ventas';

const T0 = new Date('2026-11-20T18:00:00Z');
const HORA = 3_600_000;

let servicio: Facturacion;
let ahora = T0;
beforeAll(async () => {
  servicio = await abrirFacturacion({ reloj: () => ahora });
});
afterAll(() => servicio.cerrar());
beforeEach(() => {
  ahora = T0;
});

const { empresa } = PUERTO;
const horas = (cuantas: number) => new Date(ahora.getTime() + cuantas * HORA);
const numerosDe = ({ arriendo }: Awaited<ReturnType<typeof contactar>>) =>
  (arriendo?.numeros ?? []).map(({ secuencial }) => Number(secuencial));
const clavesDe = ({ arriendo }: Awaited<ReturnType<typeof contactar>>) =>
  (arriendo?.numeros ?? []).map(({ claves }) => claves[0] ?? '');
const unDispositivo = async (id: string) =>
  (await servicio.dato(calls.listarDispositivos, ADMIN, { empresa })).dispositivos.find(
    (uno) => uno.id === id,
  );
const auditadas = (id: string) =>
  servicio.sql<{ accion: string; despues: Record<string, unknown>; usuario_id: string | null }>(
    `select accion, despues, usuario_id from identidad.auditoria where despues ->> 'id' = $1 order by id`,
    [id],
  );

describe('registering a till', () => {
  it('gives it a point of emission of its own and a token that is told once and kept as a hash', async () => {
    const { dispositivo, token, punto } = await registrar(servicio);
    expect(token).toHaveLength(43);
    const [fila] = await servicio.sql<Record<string, unknown>>(
      'select * from facturacion.dispositivos where id = $1',
      [dispositivo],
    );
    expect(JSON.stringify(fila)).not.toContain(token);
    expect(await unDispositivo(dispositivo)).toMatchObject({
      punto_emision: punto,
      estado: 'ACTIVO',
      visto: null,
      numeros: 0,
      arriendo_hasta: null,
    });
    expect((await auditadas(dispositivo)).map(({ accion }) => accion)).toEqual([
      'equipo registrado',
    ]);
  });

  it('chooses the first point that nobody has had, and a name after it, where none are said', async () => {
    const suya = await registrar(servicio);
    const pedir = () => servicio.dato(calls.registrarDispositivo, ADMIN, { empresa });
    const [uno, otro] = [(await pedir()).dispositivo, (await pedir()).dispositivo];
    const puntos = [uno, otro].map(({ punto_emision }) => punto_emision);
    expect(new Set([...puntos, suya.punto, '001']).size).toBe(4);
    expect(uno.nombre).toBe(`Equipo ${uno.punto_emision}`);

    await servicio.dato(calls.revocarDispositivo, ADMIN, { empresa, dispositivo: uno.id });
    const { dispositivo: nuevo } = await pedir();
    expect(puntos).not.toContain(nuevo.punto_emision);
  });

  it('passes over a point that another company of the same RUC counts in', async () => {
    const elegido = async () =>
      (await servicio.dato(calls.registrarDispositivo, ADMIN, { empresa })).dispositivo
        .punto_emision;
    const mas = (punto: string, cuantos: number) =>
      String(Number(punto) + cuantos).padStart(3, '0');
    const primero = await elegido();
    await servicio.sql(
      `insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
       values ($1, $2, '001', $3, '01', '1')`,
      [ANDINA.id, PUERTO.ruc, mas(primero, 1)],
    );
    expect(await elegido()).toBe(mas(primero, 2));
  });

  it('leaves alone the point of another company of the same RUC that has not sold yet, and that of a till of it', async () => {
    const registrarEn = (punto_emision?: string) =>
      servicio.pedir(calls.registrarDispositivo, ADMIN, { empresa, punto_emision });
    const elegido = async () => (await registrarEn()).data?.dispositivo.punto_emision ?? '';
    const mas = (punto: string, cuantos: number) =>
      String(Number(punto) + cuantos).padStart(3, '0');
    const primero = await elegido();
    const [suyo, deSuEquipo] = [mas(primero, 1), mas(primero, 2)];
    const equipo = await registrar(servicio, {
      empresa: ANDINA.empresa,
      punto_emision: deSuEquipo,
    });
    await servicio.sql(
      `update identidad.empresas set ruc = $2, establecimiento = '001', punto_emision = $3 where id = $1`,
      [ANDINA.id, PUERTO.ruc, suyo],
    );
    for (const punto of [suyo, deSuEquipo])
      expect(await registrarEn(punto)).toMatchObject({
        status: 409,
        code: 'SERIE_DE_OTRA_EMPRESA',
        errores: [{ campo: 'punto_emision' }],
      });
    expect(await elegido()).toBe(mas(primero, 3));
    await servicio.dato(calls.revocarDispositivo, ADMIN, {
      empresa: equipo.empresa,
      dispositivo: equipo.dispositivo,
    });
    await servicio.sql(
      `update identidad.empresas set ruc = $2, punto_emision = '001' where id = $1`,
      [ANDINA.id, ANDINA.ruc],
    );
  });

  it('gives each of two that are registered at once a point of its own', async () => {
    const pedir = () => servicio.dato(calls.registrarDispositivo, ADMIN, { empresa });
    const hechos = await Promise.all([pedir(), pedir(), pedir()]);
    const puntos = hechos.map(({ dispositivo }) => dispositivo.punto_emision);
    expect(new Set(puntos).size).toBe(3);
  });

  it("refuses the company's own point, another till's and its name, naming the field", async () => {
    const suya = await registrar(servicio);
    const pedir = (nombre: string, punto_emision: string) =>
      servicio.pedir(calls.registrarDispositivo, ADMIN, { empresa, nombre, punto_emision });
    expect(await pedir('Barra', '001')).toMatchObject({
      status: 409,
      code: 'PUNTO_EN_USO',
      errores: [{ campo: 'punto_emision' }],
    });
    expect(await pedir('Barra', suya.punto)).toMatchObject({ status: 409, code: 'PUNTO_EN_USO' });
    expect(await pedir(`CAJA ${suya.punto}`, otroPunto())).toMatchObject({
      status: 409,
      code: 'DISPOSITIVO_REPETIDO',
      errores: [{ campo: 'nombre' }],
    });
    expect(await pedir('Barra', '000')).toMatchObject({ status: 400 });
  });

  it('refuses a series that another company of the same RUC counts in', async () => {
    const punto = otroPunto();
    await servicio.sql(
      `insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
       values ($1, $2, '001', $3, '01', '1')`,
      [ANDINA.id, PUERTO.ruc, punto],
    );
    expect(
      await servicio.pedir(calls.registrarDispositivo, ADMIN, {
        empresa,
        nombre: 'De otra',
        punto_emision: punto,
      }),
    ).toMatchObject({ status: 409, code: 'SERIE_DE_OTRA_EMPRESA' });
    expect(
      (await servicio.dato(calls.listarDispositivos, ADMIN, { empresa })).dispositivos,
    ).not.toContainEqual(expect.objectContaining({ nombre: 'De otra' }));
  });

  it("keeps the company from taking a till's point for itself", async () => {
    const { punto } = await registrar(servicio);
    const ajustes = { empresa, ambiente: '1' as const, establecimiento: '001' };
    const guardar = (punto_emision: string) =>
      servicio.pedir(emisionCalls.guardarEmision, ADMIN, { ...ajustes, punto_emision });
    expect(await guardar(punto)).toMatchObject({ status: 409, code: 'PUNTO_DE_DISPOSITIVO' });
    expect(await guardar('001')).toMatchObject({ status: 200 });
  });

  it('is of one company: another sees none of it and changes none of it', async () => {
    const { dispositivo, token } = await registrar(servicio);
    const deOtra = { empresa: OTRA.empresa, dispositivo };
    expect(
      (await servicio.dato(calls.listarDispositivos, ADMIN_OTRA, { empresa: OTRA.empresa }))
        .dispositivos,
    ).toEqual([]);
    for (const call of [calls.revocarDispositivo, calls.devolverNumeros])
      expect(await servicio.pedir(call, ADMIN_OTRA, deOtra)).toMatchObject({ status: 404 });
    expect(
      await servicio.pedir(calls.renombrarDispositivo, ADMIN_OTRA, { ...deOtra, nombre: 'Mío' }),
    ).toMatchObject({ status: 404 });
    expect(
      await servicio.pedir(
        calls.contactarDispositivo,
        ADMIN_OTRA,
        contactoDe({ ...deOtra, token }, ahora),
      ),
    ).toMatchObject({ status: 403, code: 'DISPOSITIVO_DESCONOCIDO' });
    expect(await unDispositivo(dispositivo)).toMatchObject({ estado: 'ACTIVO', visto: null });
  });

  it('changes its name, and says so in the audit; the same name again is no change', async () => {
    const { dispositivo } = await registrar(servicio);
    const renombrar = (nombre: string) =>
      servicio.dato(calls.renombrarDispositivo, ADMIN, { empresa, dispositivo, nombre });
    await renombrar('Terraza');
    expect(await renombrar('Terraza')).toMatchObject({ nombre: 'Terraza' });
    expect((await auditadas(dispositivo)).map(({ accion }) => accion)).toEqual([
      'equipo registrado',
      'equipo renombrado',
    ]);
  });
});

describe('the contact of a till', () => {
  it('leases its next numbers with a valid key for each day of two days', async () => {
    const equipo = await registrar(servicio);
    const dicho = await contactar(servicio, equipo, ahora);
    expect(dicho).toMatchObject({
      estado: 'ACTIVO',
      ahora: T0.toISOString(),
      horas_sin_ingreso: 12,
      perdidas: [],
    });
    expect(dicho.arriendo).toMatchObject({
      hasta: horas(48).toISOString(),
      fechas: ['2026-11-20', '2026-11-21', '2026-11-22'],
    });
    expect(numerosDe(dicho)).toEqual([1, 2, 3, 4, 5]);
    for (const { secuencial, claves } of dicho.arriendo?.numeros ?? []) {
      expect(claves.every(esClaveAcceso)).toBe(true);
      expect(claves.map((clave) => leerClaveAcceso(clave))).toEqual(
        dicho.arriendo?.fechas.map((fecha) =>
          expect.objectContaining({
            fecha,
            ruc: PUERTO.ruc,
            puntoEmision: equipo.punto,
            secuencial: Number(secuencial),
          }),
        ),
      );
      expect(new Set(claves.map((clave) => clave.slice(8, 48))).size).toBe(1);
    }
  });

  it('answers the same numbers and keys again, with more time, and more of them when it asks', async () => {
    const equipo = await registrar(servicio);
    const antes = await contactar(servicio, equipo, ahora);
    ahora = horas(3);
    const despues = await contactar(servicio, equipo, ahora, { numeros: 7 });
    expect(clavesDe(despues).slice(0, 5)).toEqual(clavesDe(antes));
    expect(numerosDe(despues)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(despues.arriendo?.hasta).toBe(horas(48).toISOString());
  });

  it('gives each its own, however many ask at once: two tabs of one till, and another company’s', async () => {
    const punto = otroPunto();
    const una = await registrar(servicio, { punto_emision: punto });
    const ajena = await registrar(servicio, { empresa: ANDINA.empresa, punto_emision: punto });
    const dichos = await Promise.all(
      Array.from({ length: 12 }, (_, i) => contactar(servicio, i % 3 ? una : ajena, ahora)),
    );
    for (const dicho of dichos) expect(numerosDe(dicho)).toEqual([1, 2, 3, 4, 5]);
    const suyas = (i: number) => dichos.slice(i, i + 1).flatMap(clavesDe);
    expect(suyas(0)).not.toEqual(suyas(1));
    expect(new Set([1, 2, 4, 5, 7, 8, 10, 11].map((i) => suyas(i).join())).size).toBe(1);
  });

  it('gives back what is too many, the highest first, and those are the next to be given', async () => {
    const equipo = await registrar(servicio);
    await contactar(servicio, equipo, ahora);
    expect(numerosDe(await contactar(servicio, equipo, ahora, { numeros: 2 }))).toEqual([1, 2]);
    expect(numerosDe(await contactar(servicio, equipo, ahora, { numeros: 0 }))).toEqual([]);
    expect(await unDispositivo(equipo.dispositivo)).toMatchObject({ numeros: 0 });
    expect(numerosDe(await contactar(servicio, equipo, ahora, { numeros: 6 }))).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it('keeps what it has sold for it, gives others in their place, and notes what waits', async () => {
    const equipo = await registrar(servicio);
    const [una = '', otra = ''] = clavesDe(await contactar(servicio, equipo, ahora));
    ahora = horas(1);
    const dicho = await contactar(servicio, equipo, ahora, {
      por_enviar: porEnviar([una, otra], T0),
    });
    expect(numerosDe(dicho)).toEqual([3, 4, 5, 6, 7]);
    expect(dicho.perdidas).toEqual([]);
    expect(await unDispositivo(equipo.dispositivo)).toMatchObject({
      numeros: 7,
      por_enviar: 2,
      por_enviar_desde: T0.toISOString(),
    });
    const ventanas = await servicio.sql<{ secuencial: number; arrendada_hasta: Date }>(
      `select secuencial::int, arrendada_hasta from facturacion.reservas where punto_emision = $1 order by 1`,
      [equipo.punto],
    );
    expect(ventanas.map(({ arrendada_hasta: hasta }) => hasta.getTime() - T0.getTime())).toEqual(
      [48, 48, 49, 49, 49, 49, 49].map((cuantas) => cuantas * HORA),
    );
  });

  it('takes what it sold again after it was given back, and says what somebody else has sold', async () => {
    const equipo = await registrar(servicio);
    const vendidas = clavesDe(await contactar(servicio, equipo, ahora)).slice(0, 2);
    const { dispositivo } = equipo;
    await servicio.dato(calls.devolverNumeros, ADMIN, { empresa, dispositivo });
    expect(await unDispositivo(dispositivo)).toMatchObject({ numeros: 0, arriendo_hasta: null });
    // another till takes over the series, and sells its first number
    await servicio.dato(calls.revocarDispositivo, ADMIN, { empresa, dispositivo });
    const nueva = await registrar(servicio, { punto_emision: equipo.punto, nombre: 'Nueva' });
    expect(numerosDe(await contactar(servicio, nueva, ahora, { numeros: 1 }))).toEqual([1]);
    await servicio.sql(
      `update facturacion.dispositivos set estado = 'REVOCADO', revocado = now() where id = $1`,
      [nueva.dispositivo],
    );
    await servicio.sql(
      `update facturacion.dispositivos set estado = 'ACTIVO', revocado = null where id = $1`,
      [dispositivo],
    );
    const dicho = await contactar(servicio, equipo, ahora, { por_enviar: porEnviar(vendidas, T0) });
    expect(dicho.perdidas).toEqual(vendidas.slice(0, 1));
    expect(numerosDe(dicho)).toEqual([3, 4, 5, 6, 7]);
  });

  it('refuses a wrong token as it does a till that is not there', async () => {
    const equipo = await registrar(servicio);
    const otro = await registrar(servicio);
    const pedir = (over: Partial<typeof equipo>) =>
      servicio.pedir(calls.contactarDispositivo, CAJERO, contactoDe({ ...equipo, ...over }, ahora));
    const ajeno = await pedir({ token: otro.token });
    expect(ajeno).toMatchObject({ status: 403, code: 'DISPOSITIVO_DESCONOCIDO' });
    const nadie = await pedir({ dispositivo: '4f5b1f0e-0000-4000-8000-000000000000' });
    expect(nadie).toMatchObject({ status: 403, texto: ajeno.texto });
  });

  it('tells a till that was revoked, which holds nothing from then on; what was done is audited once', async () => {
    const equipo = await registrar(servicio);
    const { dispositivo } = equipo;
    await contactar(servicio, equipo, ahora);
    for (const _vez of [1, 2])
      expect(
        await servicio.dato(calls.revocarDispositivo, ADMIN, { empresa, dispositivo }),
      ).toMatchObject({ estado: 'REVOCADO', numeros: 0, arriendo_hasta: null });
    expect(await contactar(servicio, equipo, ahora)).toMatchObject({
      estado: 'REVOCADO',
      arriendo: null,
    });
    expect(await unDispositivo(dispositivo)).toMatchObject({ numeros: 0, arriendo_hasta: null });
    expect(await auditadas(dispositivo)).toMatchObject([
      { accion: 'equipo registrado' },
      { accion: 'equipo revocado', usuario_id: ADMIN.id },
      {
        accion: 'numeros devueltos',
        usuario_id: ADMIN.id,
        despues: { cuantos: 5, desde: 1, hasta: 5, porque: 'REVOCADO' },
      },
    ]);
  });

  it('writes down a clock that is another one than before, and not one that is only wrong', async () => {
    const equipo = await registrar(servicio);
    const saltos = () =>
      servicio.sql<Record<string, unknown>>(
        `select desde, hasta, salto_ms::int from facturacion.dispositivo_saltos where dispositivo_id = $1`,
        [equipo.dispositivo],
      );
    const conReloj = (reloj: Date) =>
      contactar(servicio, equipo, ahora, { reloj: reloj.toISOString() });
    await conReloj(horas(2));
    ahora = horas(1);
    await conReloj(new Date(horas(2).getTime() + 4 * 60_000));
    expect(await saltos()).toEqual([]);
    const visto = ahora;
    ahora = horas(1);
    await conReloj(ahora);
    expect(await saltos()).toEqual([
      { desde: visto, hasta: ahora, salto_ms: -(2 * HORA + 4 * 60_000) },
    ]);
    expect(await unDispositivo(equipo.dispositivo)).toMatchObject({ desfase_ms: 0 });
  });

  it('goes over to the series of the company when that changes, and leaves nothing behind', async () => {
    const equipo = await registrar(servicio);
    const [vendida = ''] = clavesDe(await contactar(servicio, equipo, ahora));
    const cambiar = (ambiente: string) =>
      servicio.sql('update identidad.empresas set ambiente = $1 where id = $2', [
        ambiente,
        PUERTO.id,
      ]);
    await cambiar('2');
    try {
      const dicho = await contactar(servicio, equipo, ahora, {
        numeros: 2,
        por_enviar: porEnviar([vendida], T0),
      });
      expect(dicho.arriendo?.ambiente).toBe('2');
      expect(numerosDe(dicho)).toEqual([1, 2]);
      expect(await unDispositivo(equipo.dispositivo)).toMatchObject({ numeros: 3 });
    } finally {
      await cambiar('1');
    }
  });

  it('has no numbers where the company issues no invoices', async () => {
    const nombre = 'Mostrador';
    const { dispositivo, token } = await servicio.dato(calls.registrarDispositivo, ADMIN_OTRA, {
      empresa: OTRA.empresa,
      nombre,
      punto_emision: '002',
    });
    const equipo = { empresa: OTRA.empresa, dispositivo: dispositivo.id, token };
    expect(await contactar(servicio, equipo, ahora, {}, ADMIN_OTRA)).toMatchObject({
      estado: 'ACTIVO',
      arriendo: null,
    });
  });

  it('keeps what a till holds from a sale that is not its own', async () => {
    const equipo = await registrar(servicio);
    const [clave = ''] = clavesDe(await contactar(servicio, equipo, ahora));
    const venta = makeVenta([{ cantidad: 1, precio_venta: 100, tarifa: 0 }]);
    expect(await consumir(servicio.mundo.db, empresaId(PUERTO), { clave, venta })).toEqual([]);
  });
});

describe('how a company lets its tills sell without a line', () => {
  it('is what it says, audited, and no other company’s', async () => {
    const ajustes = { horas_sin_ingreso: 8, horas_aviso: 2 };
    await servicio.dato(calls.guardarAjustesSinLinea, ADMIN, { empresa, ...ajustes });
    const leer = async (quien: { id: string }, de: string) =>
      (await servicio.dato(calls.listarDispositivos, quien, { empresa: de })).ajustes;
    expect(await leer(ADMIN, empresa)).toEqual(ajustes);
    expect(await leer(ADMIN_OTRA, OTRA.empresa)).toEqual({ horas_sin_ingreso: 12, horas_aviso: 4 });
    const equipo = await registrar(servicio);
    expect(await contactar(servicio, equipo, ahora)).toMatchObject({ horas_sin_ingreso: 8 });
  });
});

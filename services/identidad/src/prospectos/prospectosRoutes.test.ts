import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, OPERADOR, VENDEDOR } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { empresasCalls } from '@comanda/shared/contracts/admin/empresas';
import { prospectosCalls as calls } from '@comanda/shared/contracts/admin/prospectos';
import { vendedoresCalls } from '@comanda/shared/contracts/admin/vendedores';

import { buildApp } from '../app';
import { makeDatos } from '../empresas/testing/datos';
import { abrirIdentidad } from '../testing/abrirIdentidad';
import { nuevaPersona } from '../testing/gente';

import { makeProspecto } from './testing/datos';

const nadie = '00000000-0000-4000-8000-00000000abcd';

describe('whom sellers register', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
    await servicio.sql(
      `insert into identidad.vendedores values ($1, 'Manta', 12.5)
       on conflict (usuario_id) do update set comision = 12.5`,
      [VENDEDOR.id],
    );
  });
  afterAll(() => servicio.cerrar());

  const registrar = (over: object = {}) =>
    servicio.dato(calls.crearProspecto, VENDEDOR, makeProspecto(over));
  const suyos = () => servicio.dato(calls.listarProspectos, VENDEDOR, {});
  const otroVendedor = async () => {
    const persona = await nuevaPersona(servicio, { perfil: 'Vendedor' });
    return { ...VENDEDOR, ...persona };
  };

  it('are listed to the seller and to the operator, and to no other seller', async () => {
    const registrado = await registrar({ nombre: ' La Perla ', correo: 'Perla@Correo.ec' });
    expect(registrado).toMatchObject({
      nombre: 'La Perla',
      correo: 'perla@correo.ec',
      estado: 'NUEVO',
      empresa: null,
      motivo: null,
      comision: 12.5,
    });
    expect(await suyos()).toContainEqual(registrado);
    expect(await servicio.dato(calls.listarProspectos, OPERADOR, {})).toContainEqual(registrado);
    const otro = await otroVendedor();
    expect(await servicio.dato(calls.listarProspectos, otro, {})).toEqual([]);
  });

  it('are changed by who registered them alone', async () => {
    const { id } = await registrar();
    const datos = makeProspecto({ ciudad: 'Portoviejo' });
    const ajeno = await servicio.pedir(calls.actualizarProspecto, await otroVendedor(), {
      ...datos,
      id,
    });
    expect(ajeno.code).toBe('NO_ENCONTRADO');
    expect(
      await servicio.dato(calls.actualizarProspecto, VENDEDOR, { ...datos, id }),
    ).toMatchObject(datos);
  });

  it('have a RUC that nobody has, which is said before and again when saved', async () => {
    const { ruc } = await registrar();
    const casos = [
      [VENDEDOR, ruc, 'Usted ya registró ese RUC'],
      [await otroVendedor(), ruc, 'Otro vendedor ya registró ese RUC'],
      [VENDEDOR, ANDINA.ruc, 'Ese RUC ya es de una empresa de Comanda'],
    ] as const;
    for (const [quien, suyo, msg] of casos) {
      expect(await servicio.dato(calls.consultarRucDeProspecto, quien, { ruc: suyo })).toEqual({
        libre: false,
        msg,
      });
      expect(
        await servicio.pedir(calls.crearProspecto, quien, makeProspecto({ ruc: suyo })),
      ).toMatchObject({ code: 'RUC_REGISTRADO', errores: [{ campo: 'ruc', msg }] });
    }
    const { ruc: libre } = makeProspecto();
    expect(
      await servicio.dato(calls.consultarRucDeProspecto, VENDEDOR, { ruc: libre }),
    ).toMatchObject({ libre: true });
  });

  it('are one for a RUC also when two sellers save at once', async () => {
    const datos = makeProspecto();
    const vendedores = [VENDEDOR, await otroVendedor(), await otroVendedor()];
    const hechos = await Promise.all(
      vendedores.map((quien) => servicio.pedir(calls.crearProspecto, quien, datos)),
    );
    expect(hechos.map(({ code }) => code ?? 'BIEN').toSorted()).toEqual([
      'BIEN',
      'RUC_REGISTRADO',
      'RUC_REGISTRADO',
    ]);
  });

  it.each([
    [{ nombre: ' ' }, 'nombre', 'El campo nombre no puede estar vacío'],
    [{ ruc: '123' }, 'ruc', 'El RUC tiene 13 dígitos'],
    [{ ruc: '1710034066001' }, 'ruc', 'El ruc no es válido. Revise sus dígitos'],
    [{ telefono: 'x' }, 'telefono', 'El campo teléfono admite dígitos y espacios'],
    [{ correo: 'perla' }, 'correo', 'El correo no es válido'],
  ])('are refused with %j, by name', async (over, campo, msg) => {
    const antes = await suyos();
    const mal = await servicio.pedirMal(calls.crearProspecto, VENDEDOR, {
      ...makeProspecto(),
      ...over,
    });
    expect(mal.errores).toEqual([{ campo, msg }]);
    expect(await suyos()).toEqual(antes);
  });

  it('become a company of the seller once, whoever else is named, with the commission of then', async () => {
    const { id, ruc } = await registrar();
    const otro = await otroVendedor();
    await servicio.dato(vendedoresCalls.actualizarVendedor, OPERADOR, {
      id: VENDEDOR.id,
      nombreCompleto: VENDEDOR.nombre,
      email: VENDEDOR.email,
      ciudad: 'Manta',
      comision: 5,
    });
    const crear = () =>
      servicio.pedir(
        empresasCalls.crearEmpresa,
        OPERADOR,
        makeDatos({ ruc, id_vendedor: otro.id, prospecto: id }),
      );
    const hecha = await crear();
    expect(hecha.data).toMatchObject({ id_vendedor: VENDEDOR.id });
    expect(await suyos()).toContainEqual(
      expect.objectContaining({
        id,
        estado: 'EMPRESA',
        empresa: hecha.data?.empresa,
        comision: 12.5,
      }),
    );

    const deNuevo = await crear();
    expect(deNuevo).toMatchObject({ code: 'DATOS_INVALIDOS', errores: [{ campo: 'prospecto' }] });
    const [{ n } = { n: -1 }] = await servicio.sql<{ n: number }>(
      'select count(*)::int as n from identidad.empresas where ruc = $1',
      [ruc],
    );
    expect(n).toBe(1);
  });

  it('are let go with a reason, which the seller reads, and may be registered again', async () => {
    const { id, ruc } = await registrar();
    const motivo = 'Cerró su local';
    await servicio.dato(calls.descartarProspecto, OPERADOR, { id, motivo });
    expect(await suyos()).toContainEqual(
      expect.objectContaining({ id, estado: 'DESCARTADO', motivo }),
    );
    const otraVez = await servicio.pedir(calls.descartarProspecto, OPERADOR, { id, motivo });
    expect(otraVez.code).toBe('NO_ENCONTRADO');
    const editado = await servicio.pedir(calls.actualizarProspecto, VENDEDOR, {
      ...makeProspecto(),
      id,
    });
    expect(editado.code).toBe('NO_ENCONTRADO');
    expect((await registrar({ ruc })).estado).toBe('NUEVO');
    const deNadie = await servicio.pedir(calls.descartarProspecto, OPERADOR, { id: nadie, motivo });
    expect(deNadie.code).toBe('NO_ENCONTRADO');
  });
});

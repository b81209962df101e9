import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { usuariosCalls as calls } from '@comanda/shared/contracts/admin/usuarios';
import { AppError } from '@comanda/shared/errors/AppError';
import { enTransaccion } from '@comanda/kit/base/db';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import { empresaPermitida, type Caller } from '@comanda/kit/acceso/tenant';

import { hashDeClave } from '@comanda/kit/credenciales/claves';
import { origenDe } from '../auth/conSesion';
import { exigirClaveFuerte } from '../auth/fuerza';
import type { Deps } from '../deps';

import { alcanceDe, type Alcance } from './alcance';
import * as cuenta from './cuentaAjena';
import { actualizarUsuario, crearUsuario } from './guardarUsuario';
import { personasRepository } from './personasRepository';

import type { PoolClient } from 'pg';

type Datos = Omit<CallEntrada<typeof calls.crearUsuario>, 'password' | 'cambiar_clave'>;

const nombresDe = (empresa: string | readonly string[]) => [...new Set([empresa].flat())];
const idsDe = (caller: Caller, empresa: string | readonly string[]) =>
  nombresDe(empresa).map((nombre): number => empresaPermitida(caller, nombre));
const aFila = (
  { nombreCompleto, sueldo, empresa: _, ...datos }: Datos,
  empresas: readonly number[],
) => ({ ...datos, nombre: nombreCompleto, sueldo: sueldo.toFixed(2), empresas });

/** People and who may be what (docs/adr/0028). */
export const usuariosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const personas = personasRepository(db);
  const sesiones = sesionesDe(db);

  /** What it ends of sessions is seen at once by this process. */
  const cambiar = async <Result>(
    { caller, request }: { caller: Caller; request: FastifyRequest },
    hacer: (client: PoolClient, alcance: Alcance) => Promise<Result>,
  ): Promise<Result> => {
    const alcance = alcanceDe(caller, origenDe(request));
    const hecho = await enTransaccion(db, (client) => hacer(client, alcance));
    sesiones.olvidar();
    return hecho;
  };

  /** Of those that were read: one that is gone by now is nobody's to keep. The operator's own list has those alone that the edit names. */
  const idsDeLeidas = async (caller: Caller, leidas: readonly string[]) => {
    const suyas = alcanceDe(caller).todas
      ? await sesiones.empresasDe(leidas)
      : caller.empresas.filter(({ empresa }) => leidas.includes(empresa));
    return suyas.map(({ id }) => id);
  };

  const hashFuerte = async (clave: string, suyos: readonly string[]) => {
    await exigirClaveFuerte(clave, suyos, 'password');
    return hashDeClave(clave);
  };
  const suyosDe = ({ email, nombreCompleto, empresa }: Datos) => [
    email,
    nombreCompleto,
    ...nombresDe(empresa),
  ];

  exponer(app, calls.listarUsuarios, ({ caller, entrada }) =>
    personas.listar(alcanceDe(caller), idsDe(caller, entrada.empresa)),
  );

  exponer(app, calls.crearUsuario, async ({ caller, entrada, request }) => {
    const { password, cambiar_clave = false, ...datos } = entrada;
    const clave = {
      hash: await hashFuerte(password, suyosDe(datos)),
      cambiar: cambiar_clave,
    };
    const id = await cambiar({ caller, request }, (client, alcance) =>
      crearUsuario(client, alcance, { ...aFila(datos, idsDe(caller, datos.empresa)), clave }),
    );
    const creado = await personas.una(alcanceDe(caller), id);
    if (!creado) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(creado, 'El usuario ha sido registrado.');
  });

  exponer(app, calls.actualizarUsuario, async ({ caller, entrada, request }) => {
    const { id, password = '', antes, ...datos } = entrada;
    const hash = password === '' ? null : await hashFuerte(password, suyosDe(datos));
    const edicion = {
      escrito: aFila(datos, idsDe(caller, datos.empresa)),
      leido: antes && aFila(antes, await idsDeLeidas(caller, antes.empresa)),
    };
    await cambiar({ caller, request }, (client, alcance) =>
      actualizarUsuario(client, alcance, { id, hash, ...edicion }),
    );
    return conMsg(null, 'El usuario ha sido editado.');
  });

  exponer(app, calls.eliminarUsuario, async ({ caller, entrada: { id }, request }) => {
    await cambiar({ caller, request }, (client, alcance) =>
      cuenta.cambiarEstadoDeCuenta(client, alcance, { id, estado: 'E' }),
    );
    return conMsg(null, 'El usuario ha sido eliminado.');
  });

  exponer(app, calls.estadoUsuario, async ({ caller, entrada, request }) => {
    await cambiar({ caller, request }, (client, alcance) =>
      cuenta.cambiarEstadoDeCuenta(client, alcance, entrada),
    );
    return null;
  });

  exponer(app, calls.restablecerClave, async ({ caller, entrada: { id, password }, request }) => {
    const suya = await personas.una(alcanceDe(caller), id);
    if (!suya) throw new AppError('NO_ENCONTRADO', { id });
    const hash = await hashFuerte(password, suyosDe(suya));
    await cambiar({ caller, request }, (client, alcance) =>
      cuenta.restablecer(client, alcance, { id, hash }),
    );
    return null;
  });

  exponer(app, calls.cerrarSesionesUsuario, ({ caller, entrada: { id }, request }) =>
    cambiar({ caller, request }, (client, alcance) => cuenta.cerrarSesiones(client, alcance, id)),
  );

  exponer(app, calls.desbloquearUsuario, async ({ caller, entrada: { id }, request }) => {
    await cambiar({ caller, request }, (client, alcance) =>
      cuenta.desbloquearCuenta(client, alcance, id),
    );
    return null;
  });

  exponer(app, calls.quitarSegundoFactorUsuario, async ({ caller, entrada: { id }, request }) => {
    await cambiar({ caller, request }, (client, alcance) =>
      cuenta.quitarSegundoFactor(client, alcance, id),
    );
    return null;
  });
};

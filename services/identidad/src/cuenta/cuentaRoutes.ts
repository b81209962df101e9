import type { FastifyPluginAsync } from 'fastify';

import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';
import { enCampo } from '@comanda/kit/http/enCampo';
import { usaPin } from '@comanda/shared/domain/empresa/perfiles';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import type { Caller } from '@comanda/kit/acceso/tenant';

import { hashDeClave } from '@comanda/kit/credenciales/claves';
import { laUltima } from '@comanda/kit/proceso/laUltima';
import { conSesion, origenDe } from '../auth/conSesion';
import { exigirClaveFuerte, medirClave } from '../auth/fuerza';
import { abrirSesion } from '../auth/sesionesRepository';
import type { Deps } from '../deps';

import { cuentaDeps } from './cuentaDeps';
import { equipoDeAgente } from './equipoDeAgente';
import { exigeSegundoFactor } from './exigencia';
import { pedirClave } from './pedirClave';

/** One's own account: who one is, the password, the sessions. */
export const cuentaRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const deps = cuentaDeps({ db, reloj });
  const { cuenta, factores, pines } = deps;
  const cache = sesionesDe(db);

  exponer(app, calls.consultarCuenta, async ({ caller }) => {
    const [factor, anterior, obligatorio, conPin] = await Promise.all([
      factores.estado(caller.id),
      cuenta.accesoAnterior(caller.id),
      exigeSegundoFactor(db, caller.perfil),
      usaPin(caller.perfil) ? pines.empresasCon(caller.id) : null,
    ]);
    return {
      email: caller.email,
      nombreCompleto: caller.nombreCompleto,
      perfil: caller.perfil,
      ultimo_acceso: anterior?.toISOString() ?? null,
      segundo_factor: { activo: factor.activo, obligatorio, codigos_restantes: factor.codigos },
      pin: conPin && conPin.size > 0,
      ...(conPin && conPin.size > 0 && { pin_falta: empresasSin(conPin, caller) }),
    };
  });

  const alEscribir = laUltima(); // those who save a password go through the same thread
  exponer(app, calls.medirClave, ({ caller, entrada }) =>
    alEscribir(caller.id, () =>
      medirClave(entrada.clave, [...datosDe(caller), ...(entrada.datos ?? [])]),
    ),
  );

  exponer(app, calls.cambiarClave, async ({ caller, entrada, request, reply, ahora }) => {
    const { actual, nueva } = entrada;
    const mostrada = await pedirClave(deps, request, actual, 'actual');
    if (nueva === actual) throw enCampo('CLAVE_REPETIDA', 'nueva');
    await exigirClaveFuerte(nueva, datosDe(caller), 'nueva');
    const origen = origenDe(request);
    const clave = { hash: await hashDeClave(nueva), origen };
    const fichas = await cuenta.guardarClave(mostrada, clave, (client) =>
      abrirSesion(client, { usuario: caller.id, ahora, ...origen }),
    );
    if (!fichas) throw enCampo('CLAVE_ACTUAL_INCORRECTA', 'actual');
    cache.olvidar();
    return conMsg(await conSesion(db, reply, fichas), 'Contraseña actualizada');
  });

  exponer(app, calls.listarSesiones, async ({ caller }) => {
    const sesiones = await cuenta.sesiones(caller.id);
    return sesiones.map(({ id, creada, ultima, direccion_ip, agente, por_pin }) => ({
      id,
      por_pin,
      direccion: direccion_ip,
      equipo: equipoDeAgente(agente),
      desde: creada.toISOString(),
      ultima: ultima.toISOString(),
      actual: id === caller.sesion.id,
    }));
  });

  exponer(app, calls.cerrarSesion, async ({ caller, entrada }) => {
    await cuenta.cerrar(caller.id, entrada.id);
    cache.olvidar();
    return null;
  });

  exponer(app, calls.cerrarOtrasSesiones, async ({ caller }) => {
    const cuantas = await cuenta.cerrarOtras(caller.id, caller.sesion.id);
    cache.olvidar();
    return conMsg(cuantas, cuantas === 1 ? '1 sesión cerrada' : `${cuantas} sesiones cerradas`);
  });
};

const empresasSin = (conPin: ReadonlySet<number>, { empresas }: Caller): string[] =>
  empresas.filter(({ id }) => !conPin.has(id)).map(({ empresa }) => empresa);

/** What a password should not be made of. */
const datosDe = ({ email, nombreCompleto, empresas }: Caller): string[] => [
  email,
  nombreCompleto,
  ...empresas.map(({ empresa }) => empresa),
];

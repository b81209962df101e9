import { randomBytes } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { dispositivosCalls as calls } from '@comanda/shared/contracts/admin/dispositivos';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { hashDe } from '@comanda/kit/acceso/sesiones';

import type { Deps } from '../deps';
import { formatSecuencial } from '../domain/claveAcceso';

import { ajustesRepository } from './ajustesRepository';
import { contactosRepository } from './contactosRepository';
import { toDispositivo, type DispositivoRow } from './dispositivoRow';
import { dispositivosRepository } from './dispositivosRepository';
import { huellaDeLlave } from './llaveDicha';
import { llavesRepository } from './llavesRepository';

/** Tills that may sell without a line: which there are, what each holds, and what they say. */
export const dispositivosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const dispositivos = dispositivosRepository(db);
  const contactos = contactosRepository(db);
  const ajustes = ajustesRepository(db);
  const llaves = llavesRepository(db);

  exponer(app, calls.listarDispositivos, async ({ empresa }) => {
    const [filas, suyos] = await Promise.all([dispositivos.listar(empresa), ajustes.leer(empresa)]);
    return { dispositivos: filas.map(toDispositivo), ajustes: suyos };
  });

  exponer(app, calls.registrarDispositivo, async ({ caller, empresa, entrada, ahora }) => {
    const token = randomBytes(32).toString('base64url');
    const fila = await dispositivos.registrar(empresa, {
      nombre: entrada.nombre,
      puntoEmision: entrada.punto_emision,
      tokenHash: hashDe(token),
      usuario: caller.id,
      ahora,
    });
    return conMsg({ dispositivo: toDispositivo(fila), token }, 'Equipo registrado');
  });

  exponer(app, calls.renombrarDispositivo, async ({ caller, empresa, entrada, ahora }) => {
    const { dispositivo, nombre } = entrada;
    const hecho = { nombre, usuario: caller.id, ahora };
    const fila = exigido(await dispositivos.renombrar(empresa, dispositivo, hecho));
    return conMsg(toDispositivo(fila), 'Equipo actualizado');
  });

  exponer(app, calls.revocarDispositivo, async ({ caller, empresa, entrada, ahora }) => {
    const hecho = { usuario: caller.id, ahora };
    const fila = exigido(await dispositivos.revocar(empresa, entrada.dispositivo, hecho));
    return conMsg(toDispositivo(fila), 'Equipo revocado');
  });

  exponer(app, calls.devolverNumeros, async ({ caller, empresa, entrada, ahora }) => {
    const hecho = { usuario: caller.id, ahora };
    const fila = exigido(await dispositivos.devolver(empresa, entrada.dispositivo, hecho));
    return conMsg(toDispositivo(fila), 'Números devueltos');
  });

  exponer(app, calls.guardarAjustesSinLinea, async ({ caller, empresa, entrada }) => {
    const { empresa: _empresa, ...nuevos } = entrada;
    await ajustes.guardar(empresa, nuevos, caller.id);
    return conMsg(nuevos, 'Ajustes guardados');
  });

  exponer(app, calls.contactarDispositivo, async ({ caller, empresa, entrada, ahora }) => {
    const { dispositivo, token, numeros, por_enviar: porEnviar } = entrada;
    const atendido = await contactos.atender(empresa, {
      dispositivo,
      tokenHash: hashDe(token),
      sesion: caller.sesion.id,
      numeros,
      ahora,
      reloj: new Date(entrada.reloj),
      porEnviar: {
        ...porEnviar,
        desde: porEnviar.desde === null ? null : new Date(porEnviar.desde),
      },
    });
    const { horas_sin_ingreso } = await ajustes.leer(empresa);
    const comun = { ahora: ahora.toISOString(), horas_sin_ingreso };
    if (!atendido) return { ...comun, estado: 'REVOCADO' as const, arriendo: null, perdidas: [] };
    const { arriendo, perdidas } = atendido;
    return {
      ...comun,
      perdidas,
      estado: 'ACTIVO' as const,
      arriendo: arriendo && {
        hasta: arriendo.hasta.toISOString(),
        fechas: arriendo.fechas,
        ambiente: arriendo.ambiente === '2' ? ('2' as const) : ('1' as const),
        numeros: arriendo.numeros.map(({ secuencial, claves }) => ({
          secuencial: formatSecuencial(secuencial),
          claves,
        })),
      },
    };
  });

  exponer(app, calls.registrarLlaveDeEquipo, async ({ caller, empresa, entrada, ahora }) => {
    const { dispositivo, token, publica: jwk } = entrada;
    const huella = huellaDeLlave(jwk);
    const tokenHash = hashDe(token);
    const usuario = caller.id;
    const dicha = { dispositivo, tokenHash, usuario, huella, jwk, ahora };
    const hasta = await llaves.registrar(empresa, dicha);
    return conMsg({ huella, hasta: hasta.toISOString() }, 'Llave registrada');
  });
};

function exigido(fila: DispositivoRow | undefined): DispositivoRow {
  if (!fila) throw new AppError('NO_ENCONTRADO');
  return fila;
}

import type { FastifyPluginAsync } from 'fastify';

import { type Cliente, clientesCalls as calls } from '@comanda/shared/contracts/ventas/clientes';
import {
  CONSUMIDOR_FINAL,
  esConsumidorFinal,
  TIPO_IDENTIFICACION,
  validarIdentificacion,
} from '@comanda/shared/domain/fiscal/identificacion';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { empresasPermitidas } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';

import { clientesRepository } from './clientesRepository';

const consumidorFinal: Cliente = {
  nombre: 'CONSUMIDOR FINAL',
  razon_social: 'CONSUMIDOR FINAL',
  email: '',
  direccion: '',
  telefono: '',
  cedula: CONSUMIDOR_FINAL,
  tipo_identificacion: TIPO_IDENTIFICACION.CONSUMIDOR_FINAL,
};

/** Spec section 7, /cedula: each company has its own customers. */
export const clientesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const clientes = clientesRepository(db);

  exponer(app, calls.consultarCliente, async ({ caller, empresa, entrada: { id } }) => {
    if (esConsumidorFinal(id)) return consumidorFinal;
    const empresas =
      empresa === undefined ? empresasPermitidas(caller, 'ventas') : [{ id: empresa }];
    for (const una of empresas) {
      const cliente = await clientes.buscar(una.id, id);
      if (cliente) return cliente;
    }
    throw enCampo('CEDULA_NO_ENCONTRADA', 'cedula');
  });

  exponer(app, calls.registrarCliente, async ({ empresa, entrada }) => {
    const cliente = clienteDe(entrada);
    exigirIdentificacion(cliente);
    const nuevo = await clientes.registrar(empresa, cliente);
    if (!nuevo) throw enCampo('CEDULA_YA_REGISTRADA', 'cedula');
    return conMsg(cliente, 'Cliente registrado correctamente');
  });

  exponer(app, calls.refrescarCliente, async ({ empresa, entrada, ahora }) => {
    const cliente = clienteDe(entrada);
    exigirIdentificacion(cliente);
    const existe = await clientes.refrescar(empresa, cliente, ahora);
    if (!existe) throw enCampo('CEDULA_NO_ENCONTRADA', 'cedula');
    return conMsg(cliente, 'Cliente actualizado correctamente');
  });
};

/** The customer alone: whose it is, the repository knows. */
const clienteDe = ({ empresa: _empresa, ...cliente }: Cliente & { empresa: string }): Cliente =>
  cliente;

/** A doubtful check digit is no refusal; the final consumer is nobody's customer record. */
function exigirIdentificacion({ tipo_identificacion, cedula }: Cliente): void {
  if (esConsumidorFinal(cedula)) throw enCampo('CEDULA_YA_REGISTRADA', 'cedula');
  if (validarIdentificacion(tipo_identificacion, cedula) === 'invalida') {
    throw enCampo('IDENTIFICACION_INVALIDA', 'cedula');
  }
}

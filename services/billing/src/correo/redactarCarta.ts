import { z } from 'zod';

import type { Carta } from '@comanda/kit/correo/transporte';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { emisorDe, leerRide } from '../ride/leerRide';
import { logoDeRide } from '../ride/logo';
import { rideA4 } from '../ride/rideA4';

import { redactarMensaje } from './mensaje';

import type { ColaCorreosRepository, Correo } from './colaCorreosRepository';

/** A mail put together: what it says, the document as the authority has it, and its printed form. */
export async function redactarCarta(
  { leer }: Pick<ColaCorreosRepository, 'leer'>,
  correo: Correo,
): Promise<Carta> {
  const { clave, id } = correo;
  const fila = await leer(correo);
  const { xml_firmado: firmado, xml_autorizado: xml, fecha_autorizacion: autorizada } = fila;
  if (firmado === null || xml === null)
    throw new Error(`redactarCarta: ${clave} is not authorised`);

  const documento = leerRide(firmado, fila);
  const logo = fila.documento ?? logoDeRide(fila.logo_empresa);
  const pdf = await rideA4({ documento, autorizada, logo });
  const responderA = z.email().safeParse(fila.correo);
  return {
    id: `${clave}.${id}`,
    dia: fechaNegocio(fila.creado),
    deNombre: emisorDe(documento),
    responderA: responderA.success ? responderA.data : null,
    para: fila.email,
    ...redactarMensaje(documento, { autorizada, asunto: fila.asunto }),
    adjuntos: [
      { nombre: `${clave}.xml`, tipo: 'application/xml', contenido: Buffer.from(xml) },
      { nombre: `${clave}.pdf`, tipo: 'application/pdf', contenido: pdf },
    ],
  };
}

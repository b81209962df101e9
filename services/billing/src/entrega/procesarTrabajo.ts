import type { EmpresaId } from '@comanda/kit/tenant';

import { esperaMs } from '../cola/esperaMs';

import { sinNoticia, sinRespuesta, trasConsulta, trasEnvio, type Cambio } from './cambios';
import { SriNoDisponible } from './sriRespuestas';

import type { DocumentoPorFirmar } from './firmarComprobante';
import type { Sri } from './sriCliente';
import type { Intento, Trabajo } from './trabajo';
import type { TrabajosRepository } from './trabajosRepository';

export type DepsDeProceso = {
  trabajos: TrabajosRepository;
  sri: Sri;
  firmar: (empresa: EmpresaId, documento: DocumentoPorFirmar) => Promise<Cambio>;
  reloj: () => Date;
  azar: () => number;
};

type Documento = NonNullable<Awaited<ReturnType<TrabajosRepository['leerDocumento']>>>;
type Paso = { paso: Intento['paso']; cambio: Cambio | null };

/** More steps than a document can need in one lease: sign, ask, send, ask. */
const PASOS_MAXIMOS = 6;

/** Takes one leased document as far as it goes now: signed, sent, authorised. The worker and /firmar_xml share it. */
export async function procesarTrabajo(deps: DepsDeProceso, trabajo: Trabajo): Promise<void> {
  let documento = await deps.trabajos.leerDocumento(trabajo);
  if (!documento) return;
  // signed, and perhaps with the authority already: ask before sending (sri/README.md)
  let dudoso = documento.dudoso && documento.estado === 'FIRMADA';

  for (let i = 0; i < PASOS_MAXIMOS; i++) {
    if (documento.estado === 'EMPRESA_PAUSADA') {
      await deps.trabajos.ceder(trabajo, { ahora: deps.reloj(), mensaje: null }); // it says why already
      return;
    }
    if (documento.estado === 'FIRMADA' && (await noEsSuTurno(deps, trabajo))) return;
    const cambio = await darPaso(deps, trabajo, { documento, dudoso });
    if (!cambio || cambio.sigue !== 'ya') return;
    dudoso = false;
    documento = {
      ...documento,
      estado: cambio.estado,
      xml_firmado: cambio.xmlFirmado ?? documento.xml_firmado,
    };
  }
}

/** Documents of a company are sent in the order of their issue, and none while it is paused. */
async function noEsSuTurno({ trabajos, reloj }: DepsDeProceso, trabajo: Trabajo): Promise<boolean> {
  const { empresa, clave } = trabajo;
  const ahora = reloj();
  const pausada = await trabajos.estaPausada(empresa);
  const primero = pausada ? clave : await trabajos.primeroPorEnviar(empresa, clave, ahora);
  if (!pausada && primero === clave) return false;
  const mensaje = pausada
    ? 'La emision de la empresa esta en pausa'
    : 'Espera a que se envie un documento anterior';
  await trabajos.ceder(trabajo, { ahora, mensaje });
  return true;
}

/** Puts back a job that broke on the way. */
export async function posponer(
  { trabajos, reloj, azar }: DepsDeProceso,
  trabajo: Trabajo,
): Promise<void> {
  const ahora = reloj();
  const proximo = new Date(ahora.getTime() + esperaMs(trabajo.intentos, azar()));
  await trabajos.posponer(trabajo, { ahora, proximo });
}

/** One step, timed and written down. Null when the lease was lost. */
async function darPaso(
  deps: DepsDeProceso,
  trabajo: Trabajo,
  { documento, dudoso }: { documento: Documento; dudoso: boolean },
): Promise<Cambio | null> {
  const inicio = deps.reloj();
  const { paso, cambio: hecho } = await avanzar(deps, trabajo, { documento, dudoso });
  const cambio = hecho ?? { ...sinCambio(documento), sigue: 'ya' as const };
  const ahora = deps.reloj();
  const { codigo, mensaje } = cambio;
  const intento = {
    paso,
    resultado: cambio.resultado ?? cambio.estado,
    codigo,
    mensaje,
    milisegundos: ahora.getTime() - inicio.getTime(),
  };
  const proximo = new Date(ahora.getTime() + esperaMs(trabajo.intentos, deps.azar()));
  const mia = await deps.trabajos.anotar(trabajo, { cambio, intento, ahora, proximo });
  return mia ? cambio : null;
}

/** A null change: the authority has no word on a document that may have been sent, so it goes now. */
async function avanzar(
  { sri, firmar }: DepsDeProceso,
  { empresa }: Trabajo,
  { documento, dudoso }: { documento: Documento; dudoso: boolean },
): Promise<Paso> {
  const { xml_firmado: xml, ambiente, estado } = documento;
  if (xml === null || estado === 'POR_FIRMAR')
    return { paso: 'FIRMA', cambio: await firmar(empresa, documento) };

  const preguntar = dudoso || estado === 'RECIBIDA' || estado === 'EN_PROCESO';
  const paso = preguntar ? 'CONSULTA' : 'ENVIO';
  try {
    if (preguntar) return { paso, cambio: await consultar(sri, { documento, dudoso, xml }) };
    return { paso, cambio: trasEnvio(await sri.enviar(ambiente, xml)) };
  } catch (error) {
    if (!(error instanceof SriNoDisponible)) throw error;
    return { paso, cambio: sinRespuesta(estado, error.salio) };
  }
}

type Consulta = { documento: Documento; dudoso: boolean; xml: string };

async function consultar(sri: Sri, { documento, dudoso, xml }: Consulta): Promise<Cambio | null> {
  const { ambiente, clave_acceso: clave, consultas_vacias: vacias } = documento;
  const autorizacion = await sri.consultar(ambiente, clave);
  if (!autorizacion) return dudoso ? null : sinNoticia(vacias + 1);
  const cambio = trasConsulta(autorizacion, xml);
  if (cambio.estado === 'RECIBIDA') return sinNoticia(vacias + 1); // told again to ask: no news either
  // what they remember may be of the bytes before these: having asked, send, and their answer to that counts
  return dudoso && !LA_TIENEN.has(cambio.estado) ? null : cambio;
}

const LA_TIENEN: ReadonlySet<string> = new Set<Cambio['estado']>(['AUTORIZADO', 'EN_PROCESO']);

function sinCambio({ estado }: Documento): Omit<Cambio, 'sigue'> {
  return { estado, codigo: null, mensaje: null };
}

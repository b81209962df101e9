import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { esperaMs } from '@comanda/kit/cola/esperaMs';

import { destinatarioDe } from '../documento/destinatario';

import {
  esDeAntes,
  sinNoticia,
  sinRemedio,
  sinRespuesta,
  trasConsulta,
  trasEnvio,
  type CambioDeComprobante,
} from './cambios';
import {
  esperaDePersona,
  esperaTrasConsulta,
  pasoUnDia,
  proximaConsulta,
  seContradice,
  tocaReenviar,
  trasPaso,
  type Marcha,
} from './ritmo';
import { SriNoDisponible, type Autorizacion } from './sriRespuestas';

import type { DocumentoPorFirmar } from './firmarComprobante';
import type { Sri } from './sriCliente';
import type { IntentoDeEntrega, Trabajo } from './trabajo';
import type { DocumentoDeTrabajo as Documento, TrabajosRepository } from './trabajosRepository';

export type DepsDeProceso = {
  trabajos: TrabajosRepository;
  sri: Sri;
  firmar: (empresa: EmpresaId, documento: DocumentoPorFirmar) => Promise<CambioDeComprobante>;
  reloj: () => Date;
  azar: () => number;
  /** The authority has a document of which more is to be done: the next of its company may go. */
  alPasar: () => void;
};

/** `preguntado`: in this lease the authority was asked, and knew of nothing to wait for. */
type Situacion = { documento: Documento; preguntado: boolean };

/** More steps than a document can need in one lease: sign, ask, send, ask. */
const PASOS_MAXIMOS = 6;

/**
 * Takes one leased document as far as it goes now: signed, sent, authorised. The worker and /firmar_xml share it. Answers
 * the last that was written down of it; null where nothing was.
 */
export async function procesarTrabajo(
  deps: DepsDeProceso,
  trabajo: Trabajo,
): Promise<CambioDeComprobante | null> {
  let documento = await deps.trabajos.leerDocumento(trabajo);
  if (!documento) return null;
  let preguntado = false;
  let ultimo: CambioDeComprobante | null = null;

  for (let i = 0; i < PASOS_MAXIMOS; i++) {
    if (!(await puedeSeguir(deps, trabajo, { documento, preguntado }))) return ultimo;
    const hecho = await darPaso(deps, trabajo, { documento, preguntado });
    if (!hecho) return ultimo;
    ultimo = hecho.cambio;
    if (ultimo.sigue !== 'ya') return ultimo;
    preguntado = hecho.paso === 'CONSULTA';
    documento = { ...trasCambio(documento, hecho.cambio), ...hecho.marcha };
  }
  return ultimo;
}

const trasCambio = (
  documento: Documento,
  { estado, codigo, mensaje, xmlFirmado }: CambioDeComprobante,
): Documento => ({
  ...documento,
  estado,
  codigo,
  mensaje,
  xml_firmado: xmlFirmado ?? documento.xml_firmado,
});

/** Given back where it is not its turn: the company is paused, another goes before it, or it was asked about a moment ago. */
async function puedeSeguir(
  deps: DepsDeProceso,
  trabajo: Trabajo,
  { documento, preguntado }: Situacion,
): Promise<boolean> {
  const { trabajos, reloj } = deps;
  if (documento.estado === 'EMPRESA_PAUSADA') {
    const ahora = reloj();
    await trabajos.ceder(trabajo, { ahora, proximo: enUnRato(ahora), mensaje: null }); // it says why already
    return false;
  }
  if (await noPuedeSalir(deps, trabajo, documento)) return false;
  if (documento.estado === 'FIRMADA' && (await noEsSuTurno(deps, trabajo, documento))) return false;
  const ahora = reloj();
  const proximo = proximaConsulta(documento, ahora);
  if (proximo <= ahora || !hayQuePreguntar({ documento, preguntado })) return true;
  await trabajos.ceder(trabajo, { ahora, proximo, mensaje: null });
  return false;
}

/** A document of an ambiente that this installation does not send waits and says why, and holds up nobody. */
async function noPuedeSalir(
  { trabajos, sri, reloj }: DepsDeProceso,
  trabajo: Trabajo,
  { estado, ambiente }: Documento,
): Promise<boolean> {
  if (estado === 'POR_FIRMAR' || sri.alcanza(ambiente)) return false;
  const ahora = reloj();
  await trabajos.ceder(trabajo, {
    ahora,
    mensaje: SIN_PRODUCCION,
    aparte: true,
    proximo: enUnRato(ahora),
  });
  return true;
}

const SIN_PRODUCCION =
  'El documento es de producción y este servidor no emite en producción: no se ha enviado. Pida al operador pasar a producción';

/** When to look again at what waits for a person. */
const enUnRato = (ahora: Date): Date => new Date(ahora.getTime() + 5 * 60_000);

/** Received, or signed and perhaps with the authority already: asked before it is sent. */
function hayQuePreguntar({ documento: { estado, dudoso }, preguntado }: Situacion): boolean {
  if (estado === 'RECIBIDA' || estado === 'EN_PROCESO') return true;
  return estado === 'FIRMADA' && dudoso && !preguntado;
}

/** Documents of a company are sent in the order of their issue, and none while it is paused. */
async function noEsSuTurno(
  { trabajos, reloj }: DepsDeProceso,
  trabajo: Trabajo,
  { modifica }: Documento,
): Promise<boolean> {
  const { empresa, clave } = trabajo;
  const ahora = reloj();
  const { pausada, primero } = await trabajos.turno(empresa, clave, ahora);
  if (!pausada && primero === clave) return false;
  const mensaje = pausada
    ? 'La emisión de la empresa está en pausa'
    : `El SRI está lento: la ${modifica === null ? 'factura' : 'nota de crédito'} saldrá sola`;
  await trabajos.ceder(trabajo, { ahora, mensaje });
  return true;
}

/** Puts back a job that broke on the way. */
export async function posponerTrabajo(
  { trabajos, reloj, azar }: Pick<DepsDeProceso, 'trabajos' | 'reloj' | 'azar'>,
  trabajo: Trabajo,
): Promise<void> {
  const ahora = reloj();
  const proximo = new Date(ahora.getTime() + esperaMs(trabajo.intentos, azar()));
  await trabajos.posponer(trabajo, { ahora, proximo });
}

type Hecho = { paso: IntentoDeEntrega['paso']; cambio: CambioDeComprobante; marcha: Marcha };

/** Does a step, times it and writes it down. Null when the lease was lost. */
async function darPaso(
  deps: DepsDeProceso,
  trabajo: Trabajo,
  { documento, preguntado }: Situacion,
): Promise<Hecho | null> {
  const inicio = deps.reloj();
  const { paso, cambio } = await avanzar(deps, trabajo, { documento, preguntado });
  const ahora = deps.reloj();
  const resultado = cambio.resultado ?? cambio.estado;
  const intento = { paso, resultado, milisegundos: ahora.getTime() - inicio.getTime() };
  // from when the step began: a step that was asked for a second ago is not asked for again at once
  const marcha = trasPaso(documento, { paso, cambio, ahora: paso === 'CONSULTA' ? inicio : ahora });
  const espera = esperaTras(trabajo, { cambio, marcha }, { ahora, azar: deps.azar() });
  const proximo = new Date(ahora.getTime() + espera);
  const correo =
    cambio.estado === 'AUTORIZADO' ? destinatarioDe(trasCambio(documento, cambio)) : null;
  const avance = {
    cambio,
    intento,
    ahora,
    proximo,
    marcha,
    correo,
    dicho: seDijo(documento, cambio),
  };
  const mia = await deps.trabajos.anotar(trabajo, avance);
  if (!mia) return null;
  if (marcha.enviado && !documento.enviado) deps.alPasar();
  return { paso, cambio, marcha };
}

function esperaTras(
  { intentos }: Trabajo,
  { cambio, marcha }: Pick<Hecho, 'cambio' | 'marcha'>,
  { ahora, azar }: { ahora: Date; azar: number },
): number {
  if (cambio.dePersona === true) return esperaDePersona(intentos, azar);
  if (marcha.consultas > 0) return esperaTrasConsulta(marcha, cambio.estado, { ahora, azar });
  return esperaMs(intentos, azar);
}

/** The document says so already. */
const seDijo = (documento: Documento, { estado, codigo, mensaje }: CambioDeComprobante): boolean =>
  documento.estado === estado && documento.codigo === codigo && documento.mensaje === mensaje;

async function avanzar(
  { sri, firmar, reloj }: DepsDeProceso,
  { empresa }: Trabajo,
  { documento, preguntado }: Situacion,
): Promise<{ paso: IntentoDeEntrega['paso']; cambio: CambioDeComprobante }> {
  const { xml_firmado: xml, ambiente, estado } = documento;
  if (xml === null || estado === 'POR_FIRMAR')
    return { paso: 'FIRMA', cambio: await firmar(empresa, documento) };

  const preguntar = hayQuePreguntar({ documento, preguntado });
  const paso = preguntar ? 'CONSULTA' : 'ENVIO';
  try {
    if (preguntar)
      return { paso, cambio: await consultar(sri, { documento, xml, ahora: reloj() }) };
    return { paso, cambio: trasEnvio(await sri.enviar(ambiente, xml)) };
  } catch (error) {
    if (!(error instanceof SriNoDisponible)) throw error;
    return { paso, cambio: sinRespuesta(estado, error.salio) };
  }
}

type Consulta = { documento: Documento; xml: string; ahora: Date };

async function consultar(
  sri: Sri,
  { documento, xml, ahora }: Consulta,
): Promise<CambioDeComprobante> {
  const { ambiente, clave_acceso: clave, estado } = documento;
  const autorizacion = await sri.consultar(ambiente, clave);
  const remedio = (cambio: CambioDeComprobante) =>
    seContradice(documento, ahora) ? sinRemedio() : cambio;
  const sinDecir = (): CambioDeComprobante =>
    tocaReenviar(documento, estado, ahora) ? porEnviar : remedio(sinNoticia(estado));
  if (!autorizacion) return sinDecir();
  const cambio = trasConsulta(autorizacion, xml, ahora);
  const { mensajes } = cambio;
  if (cambio.estado === 'RECIBIDA')
    return remedio({ ...sinNoticia('RECIBIDA'), mensajes, conocido: true }); // told to ask again
  // what they remember may be of the bytes before these: having asked, send, and their answer to that counts
  if (estado === 'FIRMADA' && rehusa(cambio)) return { ...sinDecir(), mensajes };
  const desfaseMs = sri.desfaseMs?.() ?? null;
  // and they may list it until they have judged what they took in since, which goes once more at most
  if (rehusa(cambio) && seListaAun(autorizacion, documento, { ahora, desfaseMs }))
    return { ...(documento.envios > 1 ? sinNoticia(estado) : sinDecir()), mensajes };
  const { autorizado } = cambio;
  return autorizado ? { ...cambio, autorizado: { ...autorizado, simulado: sri.simulado } } : cambio;
}

const rehusa = ({ estado, resultado }: CambioDeComprobante): boolean =>
  !LA_TIENEN.has(estado) && resultado !== 'EN_DUDA';

/** It was refused before it was corrected, and for a day a verdict as old as that is none on what was sent since. */
const seListaAun = (
  autorizacion: Autorizacion,
  { rechazado, clave_acceso: clave, enviado_en }: Documento,
  { ahora, desfaseMs }: { ahora: Date; desfaseMs: number | null },
): boolean =>
  rechazado &&
  !pasoUnDia({ enviado_en }, ahora) &&
  esDeAntes(autorizacion, { clave, enviado_en, ahora, desfaseMs });

const LA_TIENEN: ReadonlySet<string> = new Set<CambioDeComprobante['estado']>([
  'AUTORIZADO',
  'EN_PROCESO',
]);
/** Nobody has it: it goes now. */
const porEnviar: CambioDeComprobante = {
  estado: 'FIRMADA',
  codigo: null,
  mensaje: null,
  sigue: 'ya',
};

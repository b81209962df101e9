import type { EmpresaId } from '@comanda/kit/tenant';

import { enEspera, esperaMs, sinRespuesta, trasConsulta, trasEnvio, type Cambio } from './cambios';
import { SriNoDisponible } from './sriRespuestas';

import type { Sri } from './sriCliente';
import type { Intento, Trabajo, TrabajosRepository } from './trabajosRepository';

export type DepsDeProceso = {
  trabajos: TrabajosRepository;
  sri: Sri;
  firmar: (
    empresa: EmpresaId,
    documento: { clave_acceso: string; datos: unknown },
  ) => Promise<Cambio>;
  reloj: () => Date;
  azar: () => number;
};

type Documento = Awaited<ReturnType<TrabajosRepository['leerDocumento']>>;
type Paso = { paso: Intento['paso']; cambio: Cambio | null };

/** More steps than a document can need in one lease: sign, ask, send, ask. */
const PASOS_MAXIMOS = 6;

/** Takes one leased document as far as it goes now: signed, sent, authorised. The worker and /firmar_xml share it. */
export async function procesarTrabajo(deps: DepsDeProceso, trabajo: Trabajo): Promise<void> {
  let documento = await deps.trabajos.leerDocumento(trabajo);
  // leased before and signed: it may be with the authority already, so ask before sending (sri/README.md)
  let dudoso = trabajo.intentos > 1 && documento.estado === 'FIRMADA';

  for (let i = 0; i < PASOS_MAXIMOS; i++) {
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

/** Puts back a job that broke on the way. */
export async function posponer(
  { trabajos, reloj, azar }: DepsDeProceso,
  trabajo: Trabajo,
): Promise<void> {
  const ahora = reloj();
  const proximo = new Date(ahora.getTime() + esperaMs('espera', trabajo.intentos, azar()));
  await trabajos.posponer(trabajo, {
    ahora,
    proximo,
    mensaje: 'No se pudo procesar la factura. Se intentara de nuevo',
  });
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
    resultado: cambio.estado,
    codigo,
    mensaje,
    milisegundos: ahora.getTime() - inicio.getTime(),
  };
  const espera = esperaMs(
    cambio.sigue === 'hora' ? 'hora' : 'espera',
    trabajo.intentos,
    deps.azar(),
  );
  const proximo = new Date(ahora.getTime() + espera);
  const mia = await deps.trabajos.anotar(trabajo, { cambio, intento, ahora, proximo });
  return mia ? cambio : null;
}

/** A null change: the authority knows nothing of a document that may have been sent, so it goes now. */
async function avanzar(
  { sri, firmar }: DepsDeProceso,
  { empresa }: Trabajo,
  { documento, dudoso }: { documento: Documento; dudoso: boolean },
): Promise<Paso> {
  const { xml_firmado: xml, ambiente, clave_acceso: clave, estado } = documento;
  if (xml === null) return { paso: 'FIRMA', cambio: await firmar(empresa, documento) };

  const preguntar = dudoso || estado === 'RECIBIDA' || estado === 'EN_PROCESO';
  const paso = preguntar ? 'CONSULTA' : 'ENVIO';
  try {
    if (!preguntar) return { paso, cambio: trasEnvio(await sri.enviar(ambiente, xml)) };
    const autorizacion = await sri.consultar(ambiente, clave);
    if (autorizacion) return { paso, cambio: trasConsulta(autorizacion, xml) };
    return { paso, cambio: dudoso ? null : enEspera() };
  } catch (error) {
    if (!(error instanceof SriNoDisponible)) throw error;
    return { paso, cambio: sinRespuesta(estado) };
  }
}

function sinCambio({ estado }: Documento): Omit<Cambio, 'sigue'> {
  return { estado, codigo: null, mensaje: null };
}

import type { AvisoAtencion } from '@comanda/shared/contracts/facturacion/emision';
import { DOCUMENTO, numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { formatFecha, formatFechaHora, formatHace } from '@comanda/shared/domain/texto/fecha';

import { tipoDeDocumento } from '../documento/tipoDeDocumento';
import { vigenciaDe } from '../firmas/certificadoRow';

import type { EquiposSinLinea } from './atencionRepository';
import { avisosSinLinea } from './avisosSinLinea';

export type Situacion = {
  /** What stays as it is until a person acts: how many, and the access key of the first. */
  porRevisar: { cuantos: number; primera: string | null };
  /** Authorised here, and annulled or not there with the authority; annulled here, and in force there. */
  enSri: { otros: number; vigentes: number };
  pausa: { mensaje: string; desde: Date; pendientes: number | null } | undefined;
  certificado: { valido_hasta: Date } | undefined;
  /** Asked only where there is no certificate. */
  porFirmar: number;
  correosFallidos: number;
  /** Documents of production where this installation sends none. */
  sinSalida: number;
  /** What should have gone on by itself, and since when the oldest waits. */
  espera: { cuantos: number; desde: Date | null };
  autoridad: Autoridad;
  sinLinea: EquiposSinLinea;
  /** What there is to hear of the rate it sells at; null: nothing. */
  iva: string | null;
};

/** The authority as deliveries find it. */
export type Autoridad = {
  /** Since when it does not answer, and how many of the company's documents wait for it. */
  ausencia: { desde: Date; esperan: number } | undefined;
  /** How far its clock is ahead of ours. */
  desfaseMs: number;
};

type Aviso = Omit<AvisoAtencion, 'empresa'>;

const contar = (cuantos: number, uno: string, varios: string) =>
  cuantos === 1 ? `1 ${uno}` : `${cuantos} ${varios}`;

const esperan = (cuantos: number) =>
  cuantos === 0 ? '' : `. ${cuantos === 1 ? 'Espera' : 'Esperan'} ${documentos(cuantos)}`;

const documentos = (cuantos: number) => contar(cuantos, 'documento', 'documentos');

/** What a person of a company should look at, the gravest first; nothing when all goes well. */
export function avisosDe(situacion: Situacion, ahora: Date): Aviso[] {
  const { pausa, porRevisar, correosFallidos, sinSalida } = situacion;
  return [
    pausa && {
      tipo: 'PAUSA' as const,
      cuantos: 1,
      texto: `La emisión está en pausa desde el ${formatFechaHora(pausa.desde)}. ${pausa.mensaje}${esperan(pausa.pendientes ?? 0)}`,
    },
    sinSalida > 0 && {
      tipo: 'AMBIENTE' as const,
      cuantos: sinSalida,
      texto: `Este servidor no emite en producción${esperan(sinSalida)}`,
    },
    avisoDeAusencia(situacion.autoridad, ahora),
    avisoDeReloj(situacion.autoridad),
    avisoDeCertificado(situacion, ahora),
    avisoDeDocumentos(porRevisar),
    ...avisosDeConciliacion(situacion.enSri),
    !situacion.autoridad.ausencia && avisoDeEspera(situacion, ahora),
    correosFallidos > 0 && {
      tipo: 'CORREO' as const,
      cuantos: correosFallidos,
      texto: `No se ${correosFallidos === 1 ? 'envió' : 'enviaron'} ${contar(correosFallidos, 'correo', 'correos')} con la factura`,
    },
    ...avisosSinLinea(situacion.sinLinea, ahora),
    situacion.iva !== null && { tipo: 'IVA' as const, cuantos: 1, texto: situacion.iva },
  ].filter((aviso) => typeof aviso === 'object');
}

/** A single one by its name, which is what one looks for. */
function avisoDeDocumentos({ cuantos, primera }: Situacion['porRevisar']): Aviso | undefined {
  if (primera === null) return undefined;
  const texto =
    cuantos === 1
      ? `La ${nombreDe(primera)} espera que alguien la revise`
      : `${documentos(cuantos)} esperan que alguien los revise`;
  return { tipo: 'DOCUMENTOS', cuantos, texto };
}

function avisosDeConciliacion({ otros, vigentes }: Situacion['enSri']): (Aviso | false)[] {
  return [
    vigentes > 0 && {
      tipo: 'DOCUMENTOS',
      cuantos: vigentes,
      texto: `${contar(
        vigentes,
        'documento anotado como anulado sigue vigente',
        'documentos anotados como anulados siguen vigentes',
      )} en el SRI`,
    },
    otros > 0 && {
      tipo: 'DOCUMENTOS',
      cuantos: otros,
      texto: contar(
        otros,
        'documento autorizado consta de otro modo en el SRI',
        'documentos autorizados constan de otro modo en el SRI',
      ),
    },
  ];
}

/** Of both kinds there are, in the feminine. */
function nombreDe(clave: string): string {
  const { nombre } = DOCUMENTO[tipoDeDocumento({ cod_doc: clave.slice(8, 10) })];
  return `${nombre.toLowerCase()} ${numeroDeComprobante(clave)}`;
}

/** What a signature's time and an access key's day may differ before documents are refused for it. */
const DESFASE_MAXIMO_MS = 5 * 60_000;

function avisoDeAusencia({ ausencia }: Autoridad, ahora: Date): Aviso | undefined {
  if (!ausencia) return undefined;
  const { desde, esperan: cuantos } = ausencia;
  const texto = `El SRI no responde desde ${formatHace(desde, ahora)}${esperan(cuantos)}. Las facturas saldrán solas cuando responda`;
  return { tipo: 'AUTORIDAD', cuantos: 1, texto };
}

function avisoDeReloj({ desfaseMs }: Autoridad): Aviso | undefined {
  if (Math.abs(desfaseMs) <= DESFASE_MAXIMO_MS) return undefined;
  const minutos = Math.floor(Math.abs(desfaseMs) / 60_000);
  const hacia = desfaseMs > 0 ? 'atrasado' : 'adelantado';
  const texto = `El reloj de este servidor está ${minutos} min ${hacia} respecto al del SRI: puede rechazar las facturas. Corrija la hora del servidor`;
  return { tipo: 'RELOJ', cuantos: 1, texto };
}

function avisoDeEspera({ espera: { cuantos, desde } }: Situacion, ahora: Date): Aviso | undefined {
  if (cuantos === 0 || desde === null) return undefined;
  const hace = formatHace(desde, ahora);
  const texto =
    cuantos === 1
      ? `1 documento espera al SRI desde ${hace}`
      : `${documentos(cuantos)} esperan al SRI; el más antiguo, desde ${hace}`;
  return { tipo: 'ESPERA', cuantos, texto };
}

function avisoDeCertificado({ certificado, porFirmar }: Situacion, ahora: Date): Aviso | undefined {
  const aviso = (texto: string): Aviso => ({ tipo: 'CERTIFICADO', cuantos: 1, texto });
  if (!certificado)
    return porFirmar > 0 ? aviso(`Falta el certificado de firma${esperan(porFirmar)}`) : undefined;
  const { estado, dias } = vigenciaDe(certificado.valido_hasta, ahora);
  const fecha = formatFecha(certificado.valido_hasta);
  if (estado === 'CADUCADO') return aviso(`El certificado de firma caducó el ${fecha}`);
  if (estado === 'VIGENTE') return undefined;
  const quedan = dias === 0 ? 'hoy es el último día' : `en ${contar(dias, 'día', 'días')}`;
  return aviso(`El certificado de firma caduca el ${fecha}, ${quedan}`);
}

import type { AvisoAtencion } from '@comanda/shared/contracts/emision';
import { formatFecha, formatFechaHora } from '@comanda/shared/domain/fecha';

import { vigenciaDe } from '../firmas/certificadoRow';

export type Situacion = {
  porRevisar: number;
  pausa: { mensaje: string; desde: Date; pendientes: number | null } | undefined;
  certificado: { valido_hasta: Date } | undefined;
  /** Asked only where there is no certificate. */
  porFirmar: number;
  correosFallidos: number;
};

type Aviso = Omit<AvisoAtencion, 'empresa'>;

const contar = (cuantos: number, uno: string, varios: string) =>
  cuantos === 1 ? `1 ${uno}` : `${cuantos} ${varios}`;

const esperan = (cuantos: number) =>
  cuantos === 0 ? '' : `. ${cuantos === 1 ? 'Espera' : 'Esperan'} ${documentos(cuantos)}`;

const documentos = (cuantos: number) => contar(cuantos, 'documento', 'documentos');

/** What a person of a company should look at, the gravest first; nothing when all goes well. */
export function avisosDe(situacion: Situacion, ahora: Date): Aviso[] {
  const { pausa, porRevisar, correosFallidos } = situacion;
  return [
    pausa && {
      tipo: 'PAUSA' as const,
      cuantos: 1,
      texto: `La emision esta en pausa desde el ${formatFechaHora(pausa.desde)}. ${pausa.mensaje}${esperan(pausa.pendientes ?? 0)}`,
    },
    avisoDeCertificado(situacion, ahora),
    porRevisar > 0 && {
      tipo: 'DOCUMENTOS' as const,
      cuantos: porRevisar,
      texto: contar(
        porRevisar,
        'documento espera que alguien lo revise',
        'documentos esperan que alguien los revise',
      ),
    },
    correosFallidos > 0 && {
      tipo: 'CORREO' as const,
      cuantos: correosFallidos,
      texto: `No se ${correosFallidos === 1 ? 'envio' : 'enviaron'} ${contar(correosFallidos, 'correo', 'correos')} con la factura`,
    },
  ].filter((aviso) => typeof aviso === 'object');
}

function avisoDeCertificado({ certificado, porFirmar }: Situacion, ahora: Date): Aviso | undefined {
  const aviso = (texto: string): Aviso => ({ tipo: 'CERTIFICADO', cuantos: 1, texto });
  if (!certificado)
    return porFirmar > 0 ? aviso(`Falta el certificado de firma${esperan(porFirmar)}`) : undefined;
  const { estado, dias } = vigenciaDe(certificado.valido_hasta, ahora);
  const fecha = formatFecha(certificado.valido_hasta);
  if (estado === 'CADUCADO') return aviso(`El certificado de firma caduco el ${fecha}`);
  if (estado === 'VIGENTE') return undefined;
  const quedan = dias === 0 ? 'hoy es el ultimo dia' : `en ${contar(dias, 'dia', 'dias')}`;
  return aviso(`El certificado de firma caduca el ${fecha}, ${quedan}`);
}

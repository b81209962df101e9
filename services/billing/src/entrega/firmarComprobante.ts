import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { toEmisor } from '../empresas/empresaRow';
import type { EmpresasRepository } from '../empresas/empresasRepository';
import type { AlmacenCertificados } from '../firmas/almacenCertificados';
import { estaVigente } from '../firmas/certificado';
import { firmarXml } from '../firmas/firmarXml';
import type { ResumenDeFirma } from '../firmas/resumenes';
import { sinFirma, verificarFirma } from '../firmas/verificarFirma';

import { conDefecto, firmada, porFirmar, type CambioDeComprobante } from './cambios';
import { redactarComprobante, type DocumentoGuardado } from './redactarComprobante';

type Deps = {
  empresas: EmpresasRepository;
  almacen: AlmacenCertificados;
  rucProveedor: string;
  /** What to digest with, where it is not SHA-1 (SRI_FIRMA). */
  resumen?: ResumenDeFirma | undefined;
  reloj: () => Date;
};
export type DocumentoPorFirmar = DocumentoGuardado & { xml_firmado: string | null };

const TAMANO_MAXIMO = 320 * 1024; // the authority takes no larger one

/**
 * From what is stored to a signed document, or to the sentence that says why not. One that was signed before keeps its
 * bytes unless something in it was corrected, or the company has another certificate.
 */
export async function firmarComprobante(
  { empresas, almacen, rucProveedor, resumen, reloj }: Deps,
  empresa: EmpresaId,
  documento: DocumentoPorFirmar,
): Promise<CambioDeComprobante> {
  const emisor = toEmisor(await empresas.leer(empresa));
  const redaccion = redactarComprobante(documento, { emisor, rucProveedor });
  if (!redaccion.ok) return conDefecto(redaccion.mensaje);

  const certificado = await almacen.deEmpresa(empresa);
  if (!certificado) return porFirmar('La empresa no tiene certificado de firma');
  const ahora = reloj();
  if (!estaVigente(certificado, ahora)) return porFirmar('El certificado de firma está caducado');

  const { xml } = redaccion;
  const { clave_acceso: claveAcceso, xml_firmado: anterior } = documento;
  if (anterior !== null && sinFirma(anterior) === xml && verificarFirma(anterior, certificado))
    return firmada(anterior);

  const firmado = firmarXml(xml, certificado, { ahora, ...(resumen && { resumen }) });
  if (Buffer.byteLength(firmado) > TAMANO_MAXIMO)
    return conDefecto('El documento es demasiado grande para el SRI (detalles)');
  if (!verificarFirma(firmado, certificado))
    throw new Error(`firmarComprobante: own signature of ${claveAcceso} is wrong`);
  return firmada(firmado);
}

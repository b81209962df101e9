import { comprobanteVentaSchema } from '@comanda/shared/contracts/comprobante';
import type { EmpresaId } from '@comanda/kit/tenant';

import { facturaXml } from '../domain/factura';
import { validarFactura } from '../domain/validarFactura';
import { toEmisor } from '../empresas/empresaRow';
import type { EmpresasRepository } from '../empresas/empresasRepository';
import type { AlmacenCertificados } from '../firmas/almacenCertificados';
import { estaVigente } from '../firmas/certificado';
import { firmarXml } from '../firmas/firmarXml';
import { sinFirma, verificarFirma } from '../firmas/verificarFirma';

import { conDefecto, firmada, porFirmar, type Cambio } from './cambios';

type Deps = {
  empresas: EmpresasRepository;
  almacen: AlmacenCertificados;
  rucProveedor: string;
  reloj: () => Date;
};
type Documento = { clave_acceso: string; datos: unknown; xml_firmado: string | null };

const TAMANO_MAXIMO = 320 * 1024; // sri/README.md, Documents

/**
 * From what the sale handed over to a signed document, or to the sentence that says why not. One that was signed before
 * keeps its bytes unless something in it was corrected, or the company has another certificate.
 */
export async function firmarComprobante(
  deps: Deps,
  empresa: EmpresaId,
  documento: Documento,
): Promise<Cambio> {
  const venta = comprobanteVentaSchema.safeParse(documento.datos);
  if (!venta.success) {
    const campo = venta.error.issues[0]?.path.join('.') ?? '';
    return conDefecto(`Los datos de la venta no sirven para facturar: ${campo}`);
  }
  const emisor = toEmisor(await deps.empresas.leer(empresa));
  const { clave_acceso: claveAcceso } = documento;
  const revision = validarFactura({
    claveAcceso,
    emisor,
    venta: venta.data,
    rucProveedor: deps.rucProveedor,
  });
  if (!revision.ok) return conDefecto(`${revision.defecto.msg} (${revision.defecto.campo})`);

  const certificado = await deps.almacen.deEmpresa(empresa);
  if (!certificado) return porFirmar('La empresa no tiene certificado de firma');
  const ahora = deps.reloj();
  if (!estaVigente(certificado, ahora)) return porFirmar('El certificado de firma esta caducado');

  const xml = facturaXml(revision.documento);
  const anterior = documento.xml_firmado;
  if (anterior !== null && sinFirma(anterior) === xml && verificarFirma(anterior, certificado))
    return firmada(anterior);

  const firmado = firmarXml(xml, certificado, ahora);
  if (Buffer.byteLength(firmado) > TAMANO_MAXIMO)
    return conDefecto('La factura es demasiado grande para el SRI (detalles)');
  if (!verificarFirma(firmado, certificado))
    throw new Error(`firmarComprobante: own signature of ${claveAcceso} is wrong`);
  return firmada(firmado);
}

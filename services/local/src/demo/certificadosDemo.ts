import { abrirAlmacen } from '@comanda/billing/piezas';
import { generarCertificadoDePrueba } from '@comanda/billing/firmas/generarCertificadoDePrueba';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';

type Emisor = { id: number; ruc: string; razon_social: string };

const DE_EMPRESAS_QUE_FACTURAN =
  "select id, ruc, razon_social from identidad.empresas where factura and estado = 'A' order by id";

/** Gives each company that invoices and cannot sign a certificate that only the sandbox believes. */
export async function certificadosDemo(deps: Parameters<typeof abrirAlmacen>[0]): Promise<void> {
  const almacen = abrirAlmacen(deps);
  const { rows } = await deps.db.pool.query<Emisor>(DE_EMPRESAS_QUE_FACTURAN);
  for (const { id, ruc, razon_social } of rows) {
    const empresa = empresaDeTrabajo(id);
    if (await almacen.deEmpresa(empresa)) continue;
    const { p12, clave } = generarCertificadoDePrueba({ ruc, nombre: razon_social });
    await almacen.guardar(empresa, { p12, clave });
  }
}

import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';
import { Pulso } from '@comanda/shared/piezas/inicio';
import { useAhora } from '@comanda/shared/piezas/vista';

import { useListarEmpresasQuery } from '../listaDeEmpresasApi';

const DIAS = 30;

/** That invoice, and will not within the month unless somebody brings another certificate. */
const porVencer = (empresas: readonly Empresa[], hoy: string): number =>
  empresas.filter(
    ({ factura, fecha_vencimiento: vence }) =>
      factura && (vence === null || fechaNegocio(new Date(vence)) <= sumarDias(hoy, DIAS)),
  ).length;

function frase(cuantos: number): string {
  if (cuantos === 0) return `Ningún certificado vence en ${DIAS} días`;
  return cuantos === 1
    ? `1 certificado falta, venció o vence en ${DIAS} días`
    : `${cuantos} certificados faltan, vencieron o vencen en ${DIAS} días`;
}

/** How many companies there are, and whose invoices are about to stop. */
export default function EmpresasDeInicio() {
  const hoy = fechaNegocio(useAhora(60_000));
  const { currentData, isError } = useListarEmpresasQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Pulso
      icono="empresas"
      titulo="Empresas"
      a="/admin/registrar_empresa"
      fallo={isError}
      cifra={currentData && String(currentData.length)}
      detalle={currentData && frase(porVencer(currentData, hoy))}
    />
  );
}

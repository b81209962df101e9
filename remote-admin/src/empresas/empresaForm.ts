import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { Empresa, empresasCalls } from '@comanda/shared/contracts/admin/empresas';
import type { Prospecto } from '@comanda/shared/contracts/admin/prospectos';
import { faltaDeRuc } from '@comanda/shared/domain/fiscal/identificacion';
import { contraNegocioPopular, LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';
import type { Mano } from '@comanda/shared/piezas/formulario';
import { avisar, confirmar } from '@comanda/shared/ui/core';

import { empresasMensajes as mensajes } from './empresasMensajes';

type Crear = typeof empresasCalls.crearEmpresa;
type Actualizar = typeof empresasCalls.actualizarEmpresa;

/** Spec section 9: default emission type 1, and the general rate. */
export const nuevaEmpresa = (iva: string): Partial<CallInput<Crear>> => ({
  establecimiento: '001',
  punto_emision: '001',
  tipo_emision: '1',
  iva_actual: iva,
  tarifa: Number(iva).toFixed(2),
  factura: true,
  contabilidad: false,
});

/** What a seller said of it, as the form of a company asks it. */
export const deProspecto = ({
  nombre,
  ruc,
  telefono,
  correo,
}: Prospecto): Partial<CallInput<Crear>> => ({
  empresa: nombre,
  razon_social: nombre,
  ruc,
  correo,
  whatsapp: telefono,
});

/** A company as its form shows it. */
export function aFormulario(empresa: Empresa): Partial<CallInput<Actualizar>> {
  const { ruc, razon_social, nombre_comercial, direccion, matriz, correo, whatsapp } = empresa;
  const { establecimiento, punto_emision, contabilidad, tarifa, iva_actual } = empresa;
  const { factura, notas_de_venta } = empresa;
  const { contribuyente_especial, agente_retencion, id_vendedor } = empresa;
  const { registro_turismo, provincia, canton, categoria_turismo, servicio } = empresa;
  return {
    ruc,
    razon_social,
    nombre_comercial,
    direccion,
    matriz,
    correo,
    whatsapp,
    establecimiento,
    punto_emision,
    contabilidad,
    factura,
    notas_de_venta,
    tarifa,
    contribuyente_especial,
    agente_retencion,
    id_vendedor,
    registro_turismo,
    provincia: provincia as CallInput<Crear>['provincia'], // one of the list, or the server would have refused it
    canton,
    categoria_turismo,
    servicio,
    empresa: empresa.empresa,
    iva_actual: String(iva_actual),
    tipo_emision: '1',
    rimpe: empresa.rimpe as CallInput<Crear>['rimpe'], // one of the two, or the server would have refused it
  };
}

type PorRevisar = { ruc?: string } & Parameters<typeof contraNegocioPopular>[0];

export function revisarEmpresa(valores: PorRevisar) {
  const { ruc = '' } = valores;
  const contra = contraNegocioPopular(valores);
  return {
    ruc: ruc === '' ? undefined : (faltaDeRuc(ruc) ?? undefined),
    ...(contra && { [contra.campo]: contra.frase }),
  };
}

/** The rate follows the tax that is chosen: it is read-only (spec section 5). A negocio popular begins with no invoices. */
export function alCambiar<C extends Crear | Actualizar>(campo: string, mano: Mano<C>): void {
  const { iva_actual, rimpe } = mano.valores as { iva_actual?: unknown; rimpe?: unknown };
  if (campo === 'iva_actual') mano.escribir({ tarifa: Number(iva_actual).toFixed(2) });
  if (campo === 'rimpe' && rimpe === LEYENDA_DE_NOTA) mano.escribir({ factura: false });
}

/** For a new one also its series: the first point of emission that no company of that RUC has. */
export function alCambiarNueva(empresas: readonly Empresa[]) {
  return (campo: string, mano: Mano<Crear>): void => {
    alCambiar(campo, mano);
    const { ruc, establecimiento } = mano.valores;
    if (campo === 'ruc' && ruc.length === 13)
      mano.escribir({ punto_emision: puntoLibre(empresas, { ruc, establecimiento }) });
  };
}

function puntoLibre(
  empresas: readonly Empresa[],
  { ruc, establecimiento }: { ruc: string; establecimiento: string },
): string {
  const usados = empresas
    .filter((una) => una.ruc === ruc && una.establecimiento === deTres(establecimiento))
    .map(({ punto_emision }) => Number(punto_emision));
  const libre = Array.from({ length: 999 }, (_, i) => i + 1).find((n) => !usados.includes(n));
  return deTres(String(libre ?? 1));
}

const deTres = (digitos: string) => digitos.padStart(3, '0');

/** Another series is another numbering: asked before. */
export async function confirmarSerie(
  nueva: Pick<Empresa, 'establecimiento' | 'punto_emision'>,
  antes: Empresa,
): Promise<boolean> {
  const serie = `${deTres(nueva.establecimiento)}-${deTres(nueva.punto_emision)}`;
  if (serie === `${antes.establecimiento}-${antes.punto_emision}`) return true;
  return confirmar(mensajes.confirmarSerie(serie));
}

/** The certificate that did not get to billing. */
export function decirAviso({ aviso }: { aviso: string | null }): void {
  if (aviso !== null) avisar({ tipo: 'warning', titulo: mensajes.titulo, texto: aviso });
}

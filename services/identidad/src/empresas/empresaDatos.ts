import type { empresasCalls } from '@comanda/shared/contracts/admin/empresas';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { faltaDeRuc } from '@comanda/shared/domain/fiscal/identificacion';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { contraNegocioPopular } from '@comanda/shared/domain/ley/notasDeVenta';
import { tarifaGeneral } from '@comanda/shared/domain/ley/tarifas';
import { enCampo } from '@comanda/kit/http/enCampo';

type Entrada = Omit<CallEntrada<typeof empresasCalls.crearEmpresa>, 'id'>;

export type EmpresaDatos = ReturnType<typeof leerDatos>;

/** What the operator alone says of a company; what is undefined stays. Null: every area there is. */
export type DelOperador = { areas?: readonly string[] | null; id_vendedor?: string | null };

/** What a form says of a company, as its row keeps it. Throws what the contract's schemas cannot know. */
export function leerDatos(entrada: Entrada, hoy: string) {
  const { empresa, razon_social, direccion, correo, whatsapp, establecimiento, punto_emision } =
    entrada;
  const falta = faltaDeRuc(entrada.ruc);
  if (falta) throw enCampo('IDENTIFICACION_INVALIDA', 'ruc', { msg: falta });
  exigirRegimen(entrada);
  const iva = tarifaDe(entrada.iva_actual ?? tarifaGeneral(hoy)); // spec section 9
  if (iva === null) throw enCampo('TARIFA_INVALIDA', 'iva_actual');
  return {
    razon_social,
    direccion,
    correo,
    whatsapp,
    establecimiento,
    punto_emision,
    ruc: entrada.ruc,
    nombre_comercial: entrada.nombre_comercial || empresa,
    matriz: entrada.matriz || direccion,
    contabilidad: entrada.contabilidad ?? false,
    contribuyente_especial: entrada.contribuyente_especial || null,
    agente_retencion: entrada.agente_retencion || null,
    rimpe: entrada.rimpe ?? null,
    iva_actual: iva,
    tarifa: iva.toFixed(2),
    factura: entrada.factura ?? false,
    notas_de_venta: entrada.notas_de_venta,
    registro_turismo: oNinguno(entrada.registro_turismo),
    provincia: oNinguno(entrada.provincia),
    canton: oNinguno(entrada.canton),
    categoria_turismo: entrada.categoria_turismo,
    servicio: entrada.servicio,
  };
}

/** Refuses what contradicts that it is a negocio popular. */
export function exigirRegimen(dicho: Parameters<typeof contraNegocioPopular>[0]): void {
  const contra = contraNegocioPopular(dicho);
  if (contra) throw enCampo('DATOS_INVALIDOS', contra.campo, { msg: contra.frase });
}

/** Empty is none; what a request of before does not speak of is undefined, and stays. */
const oNinguno = (dicho: string | null | undefined) => (dicho === '' ? null : dicho);

/** The certificate that came with it; null: none. Half of one is refused by the half that is missing. */
export function leerFirma({
  firma = '',
  clave_firma = '',
}: Pick<Entrada, 'firma' | 'clave_firma'>) {
  if (firma === '' && clave_firma === '') return null;
  if (firma === '')
    throw enCampo('DATOS_INVALIDOS', 'firma', { msg: 'Elija el archivo .p12 o .pfx' });
  if (clave_firma === '')
    throw enCampo('DATOS_INVALIDOS', 'clave_firma', {
      msg: 'Ingrese la contraseña del certificado',
    });
  return { p12: firma, clave: clave_firma };
}

import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';

type Motivos = Readonly<Record<string, string>>;

/** Screens that make no call, by their path. */
export const SIN_LLAMADAS: Motivos = {
  reporte: 'It is an old address, which goes on to reporteria.',
};

/** Calls that a file of a screen has, and that who may not make them never comes to: 'path call'. */
export const NO_LLEGA: Motivos = {
  'empresa crearEmpresa': 'EmpresaModal.tsx has the form of a new company too, for the operator.',
  'empresa listarVendedores': 'That form lists the vendors; an Administrador has no such field.',
  'primer_dia crearEmpresa': 'It opens the same form to change the own company.',
  'primer_dia listarVendedores': 'It opens the same form to change the own company.',
};

/** Profiles that may make every call of a screen and do not have it: 'path perfil'. */
export const SIN_LA_PANTALLA: Readonly<Partial<Record<`${string} ${Perfil}`, string>>> = {};

/** Areas other than its own that calls of a screen are of, and that may be off where it is on: 'path area'. */
export const DE_OTRA_AREA: Readonly<Partial<Record<`${string} ${string}`, string>>> = {
  'primer_dia inventario': 'The first products are one of its steps, which may be passed over.',
  'primer_dia ventas': 'So is a sale to try with, which is voided again.',
  'caja ventas':
    'Printers are named by the stations of the kitchen; without that area there are none.',
  'facturas ventas': 'A sale is voided with its invoice, and its buyer corrected, as in Emitidos.',
};

import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';

import { ANDINA, OTRA, PUERTO } from './empresas';

/** argon2id of 'demo1234', made once: a demonstration has no secret to keep. */
export const CLAVE_DEMO_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$J/6Lh6ojAeBDp9baNa85Ug$WwAuRXy6aCQicEm36k4pfNLdRPZnNV7ziPd+VxxYCUg';

export type CuentaDeDemo = {
  email: string;
  perfil: Perfil;
  nombre_completo: string;
  sueldo: number;
  empresas: readonly string[];
};

const cuenta = (
  email: string,
  perfil: Perfil,
  nombre_completo: string,
  sueldo: number,
  ...empresas: { empresa: string }[]
): CuentaDeDemo => ({
  email,
  perfil,
  nombre_completo,
  sueldo,
  empresas: empresas.map(({ empresa }) => empresa),
});

/** The accounts of architecture.md. The order of companies is the order the screens offer them in. */
export const CUENTAS: readonly CuentaDeDemo[] = [
  cuenta('admin@demo.ec', 'Administrador', 'Rosa Elena Mora', 1200, PUERTO, ANDINA),
  cuenta('cajero@demo.ec', 'Cajero', 'Luis Alberto Vera', 520, PUERTO),
  cuenta('mesero@demo.ec', 'Mesero', 'Daniela Quimi', 482, PUERTO),
  cuenta('contador@demo.ec', 'Contador', 'Patricio Andrade', 900, PUERTO, ANDINA),
  cuenta('cocinero@demo.ec', 'Cocinero', 'Jairo Bone', 560, PUERTO),
  cuenta('operador@demo.ec', 'Dashboard', 'Carmen Villacis', 1100),
  cuenta('vendedor@demo.ec', 'Vendedor', 'Esteban Paredes', 600),
  cuenta('admin@otra.ec', 'Administrador', 'Marcelo Toapanta', 1000, OTRA),
];

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { PERFILES, type Perfil } from '@comanda/shared/contracts/auth/perfiles';

const RAIZ = fileURLToPath(new URL('../../../..', import.meta.url));

/** The areas that a new database has, as the migrations of platform sow them. */
export const SEMBRADAS = ['auth', 'ventas', 'caja', 'inventario', 'admin', 'reportes'];
/** Those that a folder of this working copy is of besides, which the world of the tests has too. */
export const AREAS_NUEVAS: readonly string[] = readdirSync(RAIZ)
  .flatMap((carpeta) => /^remote-([a-z]{2,20})$/.exec(carpeta)?.[1] ?? [])
  .filter((area) => !SEMBRADAS.includes(area))
  .sort();
export const AREAS: readonly string[] = [...SEMBRADAS, ...AREAS_NUEVAS];

/** The fixed world of the database tests; services/local/src/testing/sembrarPrueba.ts writes it. */
export const CLAVE = 'demo1234';

export const PUERTO = {
  id: 1,
  empresa: 'La Cevichería del Puerto',
  ruc: '0992345678001',
  factura: true,
};
export const ANDINA = { id: 2, empresa: 'Cafetería Andina', ruc: '1790012345001', factura: true };
export const OTRA = { id: 3, empresa: 'Otra Empresa', ruc: '1710034065001', factura: false };
export const EMPRESAS = [PUERTO, ANDINA, OTRA] as const;

type UsuarioPrueba = {
  id: string;
  email: string;
  perfil: Perfil;
  nombre: string;
  empresas: readonly number[];
};

const usuario = (
  n: number,
  email: string,
  perfil: Perfil,
  nombre: string,
  ...empresas: number[]
): UsuarioPrueba => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  email,
  perfil,
  nombre,
  empresas,
});

export const ADMIN = usuario(1, 'admin@demo.ec', 'Administrador', 'Ana Admin', 1, 2);
export const CAJERO = usuario(2, 'cajero@demo.ec', 'Cajero', 'Carlos Caja', 1);
export const MESERO = usuario(3, 'mesero@demo.ec', 'Mesero', 'Marta Mesa', 1);
export const CONTADOR = usuario(4, 'contador@demo.ec', 'Contador', 'Clara Cuentas', 1, 2);
export const COCINERO = usuario(5, 'cocinero@demo.ec', 'Cocinero', 'Coco Cocina', 1);
export const OPERADOR = usuario(6, 'operador@demo.ec', 'Dashboard', 'Olga Operadora');
export const VENDEDOR = usuario(7, 'vendedor@demo.ec', 'Vendedor', 'Víctor Ventas');
export const ADMIN_OTRA = usuario(8, 'admin@otra.ec', 'Administrador', 'Otto Otra', 3);
const CON_NOMBRE: readonly UsuarioPrueba[] = [
  ADMIN,
  CAJERO,
  MESERO,
  CONTADOR,
  COCINERO,
  OPERADOR,
  VENDEDOR,
  ADMIN_OTRA,
];
/** A profile that no test speaks of by name has its user too, so that each call is tried as that profile. */
const LOS_DEMAS = PERFILES.filter((perfil) => !CON_NOMBRE.some((uno) => uno.perfil === perfil)).map(
  (perfil, i) =>
    usuario(100 + i, `${perfil.toLowerCase()}@demo.ec`, perfil, `Uno ${perfil}`, PUERTO.id),
);
export const USUARIOS: readonly UsuarioPrueba[] = [...CON_NOMBRE, ...LOS_DEMAS];

/** Prices in dollars, tax included, as on the menu. */
export const PRODUCTOS = [
  { id: 1, empresa: 1, producto: 'Ceviche de camarón', precio: 9.5, iva: 15 },
  { id: 2, empresa: 1, producto: 'Encebollado', precio: 4.25, iva: 15 },
  { id: 3, empresa: 1, producto: 'Jugo de piña', precio: 2.1, iva: 15 },
  { id: 4, empresa: 1, producto: 'Agua sin gas', precio: 0.75, iva: 0 },
  { id: 5, empresa: 1, producto: 'Servicio de baño', precio: 0.25, iva: 0 },
  { id: 6, empresa: 1, producto: 'Plato en promoción', precio: 3, iva: 4 },
  { id: 7, empresa: 1, producto: 'Plato retirado', precio: 5, iva: 15, estado: 'N' },
  { id: 8, empresa: 2, producto: 'Café pasado', precio: 1.5, iva: 15 },
  { id: 9, empresa: 3, producto: 'Arroz 1 kg', precio: 1.33, iva: 0 },
  { id: 10, empresa: 3, producto: 'Detergente', precio: 3.99, iva: 15 },
] as const;

export const CLIENTE = {
  tipo_identificacion: '05',
  cedula: '1710034065',
  nombre: 'María Fernanda Salazar',
  razon_social: 'María Fernanda Salazar',
  email: 'maria@correo.ec',
  direccion: 'Av. Amazonas N24-03, Quito',
  telefono: '0991234567',
} as const;

import type { TipoIdentificacion } from '@comanda/shared/contracts/ventas/clientes';

export type ClienteDemo = {
  tipo_identificacion: TipoIdentificacion;
  cedula: string;
  nombre: string;
  email: string;
  direccion: string;
  telefono: string;
};

const cliente = (
  tipo_identificacion: TipoIdentificacion,
  cedula: string,
  nombre: string,
  correo: string,
  direccion: string,
  telefono: string,
): ClienteDemo => ({
  tipo_identificacion,
  cedula,
  nombre,
  email: `${correo}@correo.demo.ec`,
  direccion,
  telefono,
});

/** Registered in every demo company. Made up; cedulas and RUCs have right check digits. */
export const CLIENTES_DEMO: readonly ClienteDemo[] = [
  cliente(
    '05',
    '1710034065',
    'María Fernanda Salazar',
    'mfsalazar',
    'Av. 6 de Diciembre N33-12, Quito',
    '0998123456',
  ),
  cliente(
    '05',
    '0918273640',
    'Jorge Luis Cedeño',
    'jcedeno',
    'Cdla. Alborada mz. 8, Guayaquil',
    '0987654321',
  ),
  cliente(
    '05',
    '0104567896',
    'Ana Lucía Ordóñez',
    'alordonez',
    'Calle Larga 7-45, Cuenca',
    '0995551234',
  ),
  cliente(
    '05',
    '1309123451',
    'Carlos Andres Zambrano',
    'cazambrano',
    'Av. 4 de Noviembre, Manta',
    '0981112233',
  ),
  cliente(
    '05',
    '1717654329',
    'Gabriela Estefania Ruiz',
    'geruiz',
    'La Floresta, Quito',
    '0992223344',
  ),
  cliente(
    '05',
    '0922334453',
    'Kevin Alexander Moran',
    'kmoran',
    'Av. Francisco de Orellana, Guayaquil',
    '0983334455',
  ),
  cliente(
    '05',
    '1104680135',
    'Diana Carolina Jaramillo',
    'dcjaramillo',
    'Av. Universitaria, Loja',
    '0994445566',
  ),
  cliente(
    '05',
    '0601234560',
    'Segundo Manuel Guamán',
    'smguaman',
    'Primera Constituyente, Riobamba',
    '0985556677',
  ),
  cliente(
    '05',
    '1205566779',
    'Verónica Alejandra Troya',
    'vatroya',
    'Av. Universitaria, Babahoyo',
    '0996667788',
  ),
  cliente(
    '04',
    '1791845625001',
    'Consultora Mitad del Mundo S.A.',
    'pagos.mitad',
    'Av. República E7-61, Quito',
    '022345678',
  ),
  cliente(
    '04',
    '0992456108001',
    'Importadora Guayas y Quil S.A.',
    'proveedores.gyq',
    'Av. Carlos Julio Arosemena, Guayaquil',
    '042567890',
  ),
  cliente(
    '04',
    '1708452105001',
    'Martha Cecilia Benalcazar',
    'mcbenalcazar',
    'El Condado, Quito',
    '0987778899',
  ),
  cliente(
    '06',
    'AB123456',
    'Helen Whitfield',
    'hwhitfield',
    'Hotel del Malecón, Guayaquil',
    '0978889900',
  ),
];

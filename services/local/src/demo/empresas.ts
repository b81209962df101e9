export type EmpresaDemo = {
  empresa: string;
  ruc: string;
  razon_social: string;
  direccion: string;
  matriz: string;
  correo: string;
  whatsapp: string;
  contabilidad: boolean;
  factura: boolean;
  rimpe: string | null;
};

/** Companies that do not exist, with RUCs whose check digits are right. */
export const PUERTO: EmpresaDemo = {
  empresa: 'La Cevichería del Puerto',
  ruc: '0993100277001',
  razon_social: 'CEVICHERÍA DEL PUERTO CEVIPUERTO S.A.S.',
  direccion: 'Malecón Simón Bolívar 412 y Junín, Guayaquil',
  matriz: 'Malecón Simón Bolívar 412 y Junín, Guayaquil',
  correo: 'facturas@cevipuerto.demo.ec',
  whatsapp: '0991100277',
  contabilidad: true,
  factura: true,
  rimpe: null,
};

export const ANDINA: EmpresaDemo = {
  empresa: 'Cafetería Andina',
  ruc: '1792604184001',
  razon_social: 'CAFETERÍA ANDINA CAFEANDINA CÍA. LTDA.',
  direccion: 'Av. Amazonas N24-03 y Wilson, Quito',
  matriz: 'Av. Amazonas N24-03 y Wilson, Quito',
  correo: 'facturas@cafeandina.demo.ec',
  whatsapp: '0992604184',
  contabilidad: true,
  factura: true,
  rimpe: null,
};

/** Issues no electronic invoices, so that way of selling is alive too. */
export const OTRA: EmpresaDemo = {
  empresa: 'Otra Empresa',
  ruc: '1803345121001',
  razon_social: 'TOAPANTA NARANJO MARCELO RUBEN',
  direccion: 'Calle Bolívar 15-20 y Montalvo, Ambato',
  matriz: 'Calle Bolívar 15-20 y Montalvo, Ambato',
  correo: 'ventas@otra.demo.ec',
  whatsapp: '0983345121',
  contabilidad: false,
  factura: false,
  rimpe: 'NEGOCIO POPULAR',
};

export const EMPRESAS_DEMO = [PUERTO, ANDINA, OTRA] as const;

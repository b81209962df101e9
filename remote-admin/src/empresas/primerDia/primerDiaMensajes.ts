import type { Paso } from '@comanda/shared/contracts/admin/primerDia';

const titulo = 'Primer día';

const PASOS_DICHOS: Readonly<Record<Paso, string>> = {
  DATOS: 'Datos de la empresa',
  CERTIFICADO: 'Certificado de firma',
  PRODUCTOS: 'Productos',
  MESAS: 'Mesas',
  USUARIOS: 'Usuarios',
  IMPRESORA: 'Impresora',
  PRUEBA: 'Factura de prueba',
  AMBIENTE: 'Pasar a producción',
};

/** All ours. */
export const primerDiaMensajes = {
  titulo,
  listo: 'Todo listo: la empresa puede vender',
  quedan: (dejados: readonly Paso[]) =>
    dejados.length === 0
      ? undefined
      : `Queda para después: ${dejados.map((paso) => PASOS_DICHOS[paso]).join(', ')}.`,
  pasos: PASOS_DICHOS,
  estados: {
    HECHO: 'Hecho',
    DEJADO: 'Para después',
    MAL: 'Requiere atención',
    ESPERA: 'En camino',
    PENDIENTE: 'Pendiente',
  },
  datos: 'Así salen en el ticket y en cada factura. Revíselos antes de seguir.',
  productos: {
    titulo,
    ayuda:
      'Escriba hasta doce para empezar, o importe su lista en CSV o Excel. Sus categorías se crean con ellos. Luego puede cambiarlos en Productos.',
    sinCategoria: 'Lo que no diga su categoría va en',
    exito: 'Productos guardados',
    demasiado: 'El archivo admite hasta 5 MB',
    ninguno: 'Escriba al menos un producto',
    sinNombre: (precio: string) =>
      `Escriba el nombre del producto de $${precio}, o quite su precio`,
    sinPrecio: (producto: string) => `Escriba el precio de ${producto}`,
    hay: (cuantos: number) =>
      cuantos === 1 ? 'La empresa tiene 1 producto' : `La empresa tiene ${cuantos} productos`,
  },
  mesas: {
    titulo,
    ayuda: 'Con ellas se toman las órdenes del salón. En una tienda no hacen falta.',
    hay: 'La empresa tiene mesas. Su plano, sus zonas y sus puestos se arreglan en Mesas.',
    crear: (cuantas: number) =>
      cuantas === 1 ? 'Crear la mesa 1' : `Crear las mesas 1 a ${cuantas}`,
    exito: 'Mesas creadas',
  },
  usuarios: {
    hay: (cuantos: number) =>
      cuantos === 1
        ? 'Por ahora solo usted entra a esta empresa.'
        : `${cuantos} personas entran a esta empresa.`,
  },
  impresora: {
    ayuda:
      'Imprima una hoja en esta máquina para ver que sale. Si no tiene el servicio de impresión, elija antes el navegador en Caja, «Impresoras».',
    titulo,
    exito: 'Hoja enviada a la impresora',
  },
  prueba: {
    titulo,
    ayuda:
      'Una venta de verdad, en el ambiente de pruebas y a nombre de la propia empresa: así se puede anular. No tiene validez tributaria.',
    sinProductos: 'Primero agregue un producto que se pueda facturar',
    sinFactura: 'La empresa no emite facturas electrónicas. Actívelo en los datos de la empresa',
    sinCertificado: 'Sin certificado de firma ninguna factura sale. Cárguelo antes de probar',
    exito: 'Factura de prueba emitida',
    resolver: 'Ver qué hacer en Facturas',
    anulada: 'Factura de prueba anulada',
    enProduccion: 'La empresa ya emite en producción',
    confirmarAnular: {
      titulo: '¿Anular la factura de prueba?',
      texto: 'Se emite una nota de crédito por todo el valor y el dinero sale de la caja.',
      aceptar: 'Anular',
    },
  },
  ambiente:
    'En pruebas nada de lo que emite tiene validez tributaria. En producción cada factura se envía al SRI y no se puede borrar.',
} as const;

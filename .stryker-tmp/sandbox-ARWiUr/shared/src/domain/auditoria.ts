/** Every act that the services write down, by what it is about; as the audit calls it, which is how it is said. */
// @ts-nocheck

export const ACCIONES_AUDITADAS: Readonly<Record<string, readonly string[]>> = {
  Ventas: [
    ...['venta creada', 'venta anulada', 'venta reactivada', 'forma de pago cambiada'],
    ...['comprador corregido', 'descuento aprobado', 'ajustes de venta', 'emision configurada'],
    ...['totales rehechos', 'factura con otro numero'],
  ],
  'Ventas sin linea': [
    ...['equipo registrado', 'equipo renombrado', 'equipo revocado', 'numeros devueltos'],
    ...['ajustes sin linea', 'venta sin linea marcada', 'venta sin linea aceptada'],
    ...['venta sin linea revisada', 'acto sin linea marcado', 'acto sin linea revisado'],
    'acto sin linea descartado',
  ],
  Programados: [
    ...['programado creado', 'programado editado', 'programado detenido', 'programado eliminado'],
    'programado emitido',
  ],
  Caja: [
    ...['turno abierto', 'cajon abierto', 'caja contada', 'caja cuadrada', 'cuadre revisado'],
    ...['movimiento registrado', 'movimiento eliminado', 'movimiento activado'],
    ...['anticipo registrado', 'caja actualizada', 'caja creada', 'caja renombrada'],
    ...['caja eliminada', 'ajustes de caja'],
  ],
  'Mesas y cocina': [
    ...['linea anulada', 'orden trasladada', 'ordenes unidas', 'productos movidos'],
    ...['orden retirada de cocina', 'mesa creada', 'mesa editada', 'mesa eliminada'],
    ...['plano de mesas', 'ajustes de cocina'],
  ],
  Catalogo: [
    ...['producto creado', 'producto editado', 'producto eliminado', 'productos importados'],
    ...['imagen de producto', 'categoria creada', 'categoria editada', 'categoria eliminada'],
    ...['categorias ordenadas', 'modificador creado', 'modificador editado'],
    'modificador eliminado',
  ],
  'Reportes por correo': [
    ...['reporte por correo creado', 'reporte por correo editado', 'reporte por correo eliminado'],
    ...['reporte por correo enviado', 'reporte por correo dado de baja'],
  ],
  Bodega: ['materia prima creada', 'materia prima editada', 'materia prima eliminada'],
  Personas: [
    ...['usuario creado', 'usuario editado', 'usuario desactivado', 'usuario activado'],
    ...['usuario eliminado', 'clave restablecida', 'sesiones cerradas', 'cuenta desbloqueada'],
    ...['asistencia corregida', 'vendedor creado', 'vendedor editado', 'vendedor eliminado'],
  ],
  Sesiones: [
    ...['sesion abierta', 'sesion abierta con PIN', 'sesion cerrada', 'otras sesiones cerradas'],
    ...['sesion revocada por reuso', 'clave cambiada', 'PIN cambiado', 'PIN quitado'],
    ...['segundo factor activado', 'segundo factor quitado', 'codigos de recuperacion nuevos'],
    ...['segundo factor exigido', 'segundo factor ya no exigido'],
  ],
  Empresas: [
    ...['empresa creada', 'empresa editada', 'empresa eliminada', 'logo de la empresa'],
    'areas cambiadas',
  ],
};

/** With a capital, as a heading says it. */
export const textoDeAccion = (accion: string): string =>
  accion.charAt(0).toLocaleUpperCase('es') + accion.slice(1);

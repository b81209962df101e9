import { normalizar } from '../texto/texto';

/** Every act that the services write down, by what it is about; as the audit calls it, which is how it is said. */
export const ACCIONES_AUDITADAS: Readonly<Record<string, readonly string[]>> = {
  Ventas: [
    'venta creada',
    'venta anulada',
    'venta reactivada',
    'venta devuelta en parte',
    'forma de pago cambiada',
    'comprador corregido',
    'descuento aprobado',
    'ajustes de venta',
    'límite de crédito',
    'días del servicio',
    'talonario registrado',
    'talonario retirado',
    'emision configurada',
    'totales rehechos',
    'factura con otro numero',
  ],
  'Ventas sin línea': [
    'equipo registrado',
    'equipo renombrado',
    'equipo revocado',
    'llave de equipo',
    'numeros devueltos',
    'ajustes sin linea',
    'venta sin linea de otro',
    'venta sin linea marcada',
    'venta sin linea aceptada',
    'venta sin linea revisada',
    'acto sin linea de otro',
    'acto sin linea marcado',
    'acto sin linea revisado',
    'acto sin linea descartado',
  ],
  Programados: [
    'programado creado',
    'programado editado',
    'programado detenido',
    'programado eliminado',
    'programado emitido',
  ],
  Caja: [
    'turno abierto',
    'cajon abierto',
    'impresora vinculada',
    'impresora cambiada',
    'caja contada',
    'caja cuadrada',
    'cuadre revisado',
    'movimiento registrado',
    'movimiento eliminado',
    'movimiento activado',
    'anticipo registrado',
    'abono registrado',
    'caja actualizada',
    'caja creada',
    'caja renombrada',
    'caja eliminada',
    'ajustes de caja',
  ],
  'Mesas y cocina': [
    'linea anulada',
    'orden trasladada',
    'ordenes unidas',
    'productos movidos',
    'orden retirada de cocina',
    'mesa creada',
    'mesa editada',
    'mesa eliminada',
    'plano de mesas',
    'ajustes de cocina',
  ],
  Catalogo: [
    'producto creado',
    'producto editado',
    'producto eliminado',
    'productos importados',
    'tarifas puestas al dia',
    'imagen de producto',
    'categoria creada',
    'categoria editada',
    'categoria eliminada',
    'categorias ordenadas',
    'modificador creado',
    'modificador editado',
    'modificador eliminado',
    'tarifa de precios creada',
    'tarifa de precios editada',
    'tarifa de precios encendida',
    'tarifa de precios apagada',
    'tarifa de precios adelantada',
    'tarifa de precios eliminada',
  ],
  'Reportes por correo': [
    'reporte por correo creado',
    'reporte por correo editado',
    'reporte por correo eliminado',
    'reporte por correo enviado',
    'reporte por correo dado de baja',
  ],
  Bodega: [
    'materia prima creada',
    'materia prima editada',
    'materia prima eliminada',
    'materias primas importadas',
  ],
  Personas: [
    'usuario creado',
    'usuario editado',
    'usuario desactivado',
    'usuario activado',
    'usuario eliminado',
    'clave restablecida',
    'sesiones cerradas',
    'cuenta desbloqueada',
    'aviso de cuenta no enviado',
    'asistencia corregida',
    'vendedor creado',
    'vendedor editado',
    'vendedor eliminado',
    'prospecto registrado',
    'prospecto editado',
    'prospecto descartado',
  ],
  Sesiones: [
    'sesion abierta',
    'sesion abierta con PIN',
    'sesion cerrada',
    'otras sesiones cerradas',
    'sesion revocada por reuso',
    'clave cambiada',
    'PIN cambiado',
    'PIN quitado',
    'segundo factor activado',
    'segundo factor quitado',
    'codigos de recuperacion nuevos',
    'segundo factor exigido',
    'segundo factor ya no exigido',
    'inactividad cambiada',
  ],
  Empresas: [
    'empresa creada',
    'empresa editada',
    'empresa eliminada',
    'logo de la empresa',
    'areas cambiadas',
    'decreto agregado',
    'decreto terminado',
  ],
};

/** What is written down keeps the letters it has always had; a person reads it with its accents. */
const CON_TILDE = new Map(
  `áreas cajón categoría categorías cédula código códigos comisión descripción dirección día días electrónica emisión
  línea líneas límite máximo método mínimo número números órdenes pestañas presentación producción razón recuperación
  régimen sesión teléfono título última último versión`
    .split(/\s+/)
    .map((palabra) => [normalizar(palabra), palabra]),
);

/** Words of what was written down (an act, a field), as a person reads them: 'razon social' is 'razón social'. */
export const conTildes = (palabras: string): string =>
  palabras.replace(/[a-z]+/g, (palabra) => CON_TILDE.get(palabra) ?? palabra);

/** An audited act as a person reads it: with its accents, and beginning with a capital, as a heading does. */
export function textoDeAccion(accion: string): string {
  const dicha = conTildes(accion).replace(/^clave /, 'contraseña ');
  return dicha.charAt(0).toLocaleUpperCase('es') + dicha.slice(1);
}

import { ERRORES_DE_CAJON } from './deCajon';
import { ERRORES_DE_CUENTAS } from './deCuentas';
import { ERRORES_DE_FACTURACION } from './deFacturacion';
import { ERRORES_DEL_EQUIPO } from './delEquipo';
import { ERRORES_DEL_NAVEGADOR } from './delNavegador';
import { ERRORES_DE_SIN_LINEA } from './deSinLinea';

/** The part of the catalogue about how much a server does at once. None of these has done anything, but the last two perhaps half. */
const ERRORES_DE_SERVIDOR = {
  DEMASIADAS_PETICIONES: {
    status: 429,
    msg: 'Demasiadas peticiones seguidas. Espere un momento e intente de nuevo',
  },
  MUCHO_TRABAJO: {
    status: 503,
    msg: 'Ya hay otros reportes o archivos en curso. Intente de nuevo en un momento',
  },
  SERVIDOR_OCUPADO: {
    status: 503,
    msg: 'El servidor está muy ocupado. Intente de nuevo en unos segundos',
  },
  TARDO_DEMASIADO: {
    status: 503,
    msg: 'Tomó demasiado tiempo y no se terminó. Pida menos o intente más tarde',
  },
} as const;

/** The part of the catalogue about what is published and let out (docs/adr/0029). */
const ERRORES_DE_PLATAFORMA = {
  LLAVE_NO_VALE: { status: 401, msg: 'La llave del equipo no vale o fue revocada' },
  LLAVE_DE_OTRA_AREA: { status: 403, msg: 'La llave es de otra área' },
  PARTE_FUERA_DE_LUGAR: {
    status: 409,
    msg: 'La parte no sigue a lo recibido. Pregunte cuánto llegó y siga desde ahí',
  },
  SUBIDA_INCOMPLETA: { status: 409, msg: 'Faltan partes del archivo o su huella no coincide' },
  PUBLICACION_RECHAZADA: { status: 422, msg: 'La publicación no pasó las reglas' },
  BUILD_NO_COMBINA: { status: 409, msg: 'Ese build no combina con lo que está en uso' },
  BUILD_MALO: {
    status: 409,
    msg: 'Ese build consta como malo: solo un operador lo activa de nuevo, en Publicaciones',
  },
  BUILD_ADELANTADO: {
    status: 409,
    msg: 'Otro build de esta área salió después del que usted tomó como base',
  },
  BUILD_RETIRADO: { status: 410, msg: 'Los archivos de ese build ya se retiraron' },
  AREA_EXISTE: { status: 409, msg: 'Ya existe un área con ese nombre' },
  AREA_NO_SE_APAGA: { status: 422, msg: 'El ingreso no se apaga: ninguna empresa está sin él' },
  ORIGEN_NO_VALE: { status: 422, msg: 'Ese origen no puede tener los archivos de un área' },
  RUTA_DE_OTRA_AREA: { status: 409, msg: 'Esa dirección es de otra área' },
  SIN_BUILD_ANTERIOR: { status: 409, msg: 'No hay un build anterior al cual volver' },
} as const;

/** Every failure the product can name. Texts quoted from the spec keep its spelling; ours are marked. */
export const ERRORES = {
  // spec section 8
  CARRITO_VACIO: { status: 422, msg: 'No hay productos en la factura' },
  FORMA_PAGO_REQUERIDA: { status: 422, msg: 'Seleccione una forma de pago' },
  CANTIDAD_MINIMA: { status: 422, msg: 'Cantidad es 1 mínimo requerido' },
  CEDULA_YA_REGISTRADA: { status: 409, msg: 'La cédula ya se encuentra registrada' },
  CEDULA_NO_ENCONTRADA: {
    status: 404,
    msg: 'Número de cédula no se encuentra en nuestra base de datos, por favor registrar',
  },
  CONSUMIDOR_FINAL_LIMITE: {
    status: 422,
    msg: 'No se puede registrar la factura con el ruc 9999999999 o 9999999999999 si el total a pagar es mayor a 50 dólares',
  },
  CAMPOS_INCOMPLETOS: { status: 422, msg: 'Por favor complete los campos' },
  // ours
  ...ERRORES_DEL_NAVEGADOR,
  ...ERRORES_DEL_EQUIPO,
  ...ERRORES_DE_CAJON,
  ...ERRORES_DE_CUENTAS,
  ...ERRORES_DE_PLATAFORMA,
  ...ERRORES_DE_SERVIDOR,
  NO_ENCONTRADO: { status: 404, msg: 'El registro no existe' },
  DATOS_INVALIDOS: { status: 400, msg: 'Revise los datos enviados' },
  CATEGORIA_REPETIDA: { status: 409, msg: 'Ya hay una categoría con ese nombre' },
  CATEGORIA_EN_USO: {
    status: 409,
    msg: 'La categoría tiene productos. Muévalos a otra para eliminarla',
  },
  CATEGORIAS_CAMBIADAS: {
    status: 409,
    msg: 'Las categorías cambiaron mientras las ordenaba. Revise el orden',
  },
  CODIGO_REPETIDO: { status: 409, msg: 'Otro producto ya tiene ese código' },
  CODIGO_BARRAS_INVALIDO: {
    status: 422,
    msg: 'El código de barras no es válido: revise sus dígitos',
  },
  TARIFA_INVALIDA: { status: 422, msg: 'Debe seleccionar un iva' }, // spec section 5
  IMAGEN_NO_RECONOCIDA: { status: 422, msg: 'El archivo no es una imagen JPEG, PNG o WebP' },
  IMAGEN_MUY_GRANDE: {
    status: 422,
    msg: 'La imagen es demasiado grande. Use una de hasta 50 megapíxeles',
  },
  IMAGEN_DANADA: { status: 422, msg: 'La imagen está dañada o incompleta. Elija otra' },
  ARCHIVO_INVALIDO: { status: 422, msg: 'El archivo no se puede leer. Elija un CSV o XLSX' },
  CATALOGO_CAMBIADO: { status: 409, msg: 'El catálogo cambió; revise otra vez' },
  IMPORTACION_CON_ERRORES: {
    status: 422,
    msg: 'El archivo tiene errores. Revíselo otra vez',
  },
  IMPORTACION_EN_CURSO: {
    status: 409,
    msg: 'Ya hay una importación en curso. Espere a que termine',
  },
  IMPORTACION_REPETIDA: { status: 409, msg: 'Esta importación ya se hizo con otro archivo' },
  PRODUCTO_NO_DISPONIBLE: {
    status: 422,
    msg: 'Un producto ya no está disponible. Quítelo de la orden',
  },
  PRECIO_CAMBIADO: { status: 409, msg: 'El precio de un producto cambió. Revise la orden' },
  TOTALES_NO_COINCIDEN: {
    status: 422,
    msg: 'Los totales no coinciden con los precios. Revise la orden',
  },
  CANTIDAD_NO_ENTERA: { status: 400, msg: 'El producto se vende por unidades enteras' },
  DESCUENTO_INVALIDO: { status: 422, msg: 'El descuento es mayor que el valor' },
  DESCUENTO_SIN_APROBACION: {
    status: 422,
    msg: 'El descuento pasa del límite. Pida la aprobación de un Administrador',
  },
  APROBACION_RECHAZADA: {
    status: 422,
    msg: 'El correo y la contraseña no son de un Administrador de esta empresa',
  },
  APROBACION_SIN_CODIGO: {
    status: 422,
    msg: 'Ingrese el código de la aplicación de quien aprueba',
  },
  PAGOS_NO_SUMAN: { status: 422, msg: 'Los pagos no suman el total. Revise los montos' },
  CREDITO_NO_PERMITIDO: { status: 422, msg: 'Esta venta no puede ser a crédito' },
  CREDITO_EXCEDE: { status: 422, msg: 'La venta pasa del límite de crédito del cliente' },
  ABONO_EXCEDE: { status: 422, msg: 'El abono es mayor que lo que el cliente debe' },
  PAGO_A_CREDITO: {
    status: 409,
    msg: 'La venta fue a crédito: lo que el cliente pague se registra como abono en Cuentas por cobrar',
  },
  PROPINA_MAXIMA: { status: 422, msg: 'La propina admite hasta el 10% del subtotal' },
  MODIFICADOR_REPETIDO: { status: 409, msg: 'Ya hay un modificador con ese nombre' },
  CLIENTE_NO_REGISTRADO: { status: 422, msg: 'Registre al cliente antes de cobrar' },
  IDENTIFICACION_INVALIDA: { status: 422, msg: 'El número de cédula o RUC no es válido' },
  RESERVA_VENCIDA: { status: 409, msg: 'El número de factura venció. Intente de nuevo' },
  SIN_TALONARIO: {
    status: 409,
    msg: 'No quedan números de notas de venta vigentes. El Administrador registra otro talonario en Empresa',
  },
  VENTA_DE_DOS_DOCUMENTOS: {
    status: 422,
    msg: 'La venta mezcla productos de nota de venta y de factura: cóbrelos por separado',
  },
  VENTA_SIN_DOCUMENTO: {
    status: 409,
    msg: 'Lo que está fuera del régimen RIMPE va con factura: active las facturas electrónicas en Empresa',
  },
  VENTA_DE_OTRO_DOCUMENTO: {
    status: 409,
    msg: 'Cambió el documento de esta venta. Revise la orden y cobre de nuevo',
  },
  TALONARIO_SOLAPADO: { status: 409, msg: 'Esos números ya están en otro talonario de la serie' },
  IDEMPOTENCIA_EN_CONFLICTO: { status: 409, msg: 'Esta venta ya se registró con otros datos' },
  IDEMPOTENCIA_REQUERIDA: { status: 400, msg: 'Falta la clave de la venta (Idempotency-Key)' },
  ...ERRORES_DE_FACTURACION,
  ...ERRORES_DE_SIN_LINEA,
  CAJA_NO_EXISTE: { status: 422, msg: 'La empresa no tiene esa caja' },
  CAJA_REPETIDA: { status: 409, msg: 'Ya hay una caja con ese nombre' },
  CAJA_CON_DINERO: {
    status: 409,
    msg: 'La caja tiene dinero o movimientos sin cuadrar. Retire el dinero y haga el cuadre primero',
  },
  CAJA_ULTIMA: { status: 409, msg: 'Es la única caja de la empresa' },
  CAJA_YA_CUADRADA: {
    status: 409,
    msg: 'Otra persona ya cuadró esta caja. Cierre y revise',
  },
  CAJA_YA_CONTADA: {
    status: 409,
    msg: 'Ya se contó esta caja. Para contar otra vez hace falta la aprobación de otra persona.',
  },
  CAJA_CAMBIO: {
    status: 409,
    msg: 'La caja cambió mientras contaba. Revise lo que debería haber',
  },
  CONTEO_NO_SUMA: { status: 422, msg: 'Las denominaciones no suman el conteo' },
  CONTEO_SIN_TRANSFERENCIAS: {
    status: 422,
    msg: 'Se vendió con transferencias: escriba el total de transferencias, o 0 si no halló ninguna',
  },
  CONTEO_CIEGO: {
    status: 403,
    msg: 'Cuente la caja primero: el reporte dice lo que debería haber',
  },
  DECRETO_CESADO: { status: 409, msg: 'Ese decreto ya fue terminado' },
  CUADRE_SIN_MOTIVO: { status: 422, msg: 'Escriba el motivo de la diferencia' },
  CUADRE_SIN_APROBACION: {
    status: 422,
    msg: 'La diferencia pasa del límite. Pida la aprobación de un Administrador',
  },
  EMPLEADO_NO_EXISTE: { status: 422, msg: 'Esa persona no trabaja en la empresa' },
  ANTICIPO_MAXIMO: { status: 422, msg: 'El anticipo pasa de lo que la empresa permite en el mes' },
  ANTICIPO_SIN_APROBACION: {
    status: 422,
    msg: 'Un anticipo para usted lo aprueba otra persona: pida la aprobación de un Administrador',
  },
  PROGRAMADO_PASADO: { status: 422, msg: 'Esa hora ya pasó. Elija otra' },
  EMPRESA_NO_ACTIVA: { status: 409, msg: 'La empresa no está activa' },
  MESA_OCUPADA: {
    status: 409,
    msg: 'La mesa tiene una orden abierta. Cóbrela, muévala o libérela antes',
  },
  MESAS_ENCIMADAS: { status: 409, msg: 'Dos mesas quedan en el mismo lugar. Sepárelas y guarde' },
  MESAS_MAXIMO: { status: 422, msg: 'No se admiten más mesas. Elimine una que ya no use' },
  ORDEN_SIN_NOMBRE: { status: 422, msg: 'Escriba un nombre para la orden' },
  ORDEN_CERRADA: { status: 409, msg: 'La orden ya se cerró. Abra otra' },
  ORDEN_EN_OTRO_SITIO: {
    status: 409,
    msg: 'La orden ya no está en esa mesa. Elija adónde la envía',
  },
  ANULACION_SIN_APROBACION: {
    status: 422,
    msg: 'La cocina ya lo marcó listo: para anularlo, pida la aprobación de un Administrador',
  },
  ORDEN_PAGADA: { status: 409, msg: 'La orden ya fue pagada' },
  ORDEN_CAMBIO: { status: 409, msg: 'La orden cambió en otro equipo. Revise y vuelva a intentar' },
  ORDEN_SIN_PAGAR: { status: 409, msg: 'La orden todavía tiene productos por pagar' },
  LINEA_EN_CONFLICTO: {
    status: 409,
    msg: 'Esa línea ya se envió con otros datos. Revise la orden',
  },
  MATERIA_REPETIDA: { status: 409, msg: 'Ya hay una materia prima con ese nombre' },
  CAMBIADO_POR_OTRO: {
    status: 409,
    msg: 'Otra persona cambió este dato mientras usted editaba. Cierre y ábralo de nuevo para verlo',
  },
  MATERIA_CAMBIADA: {
    status: 409,
    msg: 'Otra persona cambió esta materia prima. Revise y guarde de nuevo',
  },
  MEDIDA_ENTRADA_FIJA: {
    status: 422,
    msg: 'La medida de entrada ya no cambia: el peso se lleva en ella',
  },
  MEDIDAS_NO_CONVIERTEN: {
    status: 422,
    msg: 'Esta medida no se puede convertir a la medida de entrada',
  },
  MOVIMIENTO_EN_CONFLICTO: {
    status: 409,
    msg: 'Este movimiento ya se registró con otros datos. Cierre y revise',
  },
  EXISTENCIA_INSUFICIENTE: { status: 422, msg: 'No hay tanto en la bodega' },
  EXISTENCIA_MAXIMA: { status: 422, msg: 'Con esto habría más de lo que admite la bodega' },
  COSTO_MAXIMO: { status: 422, msg: 'El costo por unidad sería demasiado grande' },
  PESO_MUY_PEQUENO: { status: 422, msg: 'Es tan poco que no cambia el peso. Escriba más' },
  BASE_NO_DISPONIBLE: {
    status: 503,
    msg: 'El servidor no puede atender ahora. Intente en unos segundos',
  },
  IMPRESORA_NO_DISPONIBLE: {
    status: 503,
    msg: 'Error al enviar la factura o la impresora no está conectada', // spec section 8
  },
  IMPRESORA_NO_TERMINO: {
    status: 503,
    msg: 'La impresora no terminó. Vea si el papel salió antes de imprimir otra vez',
  },
  IMPRESORA_OCUPADA: {
    status: 503,
    msg: 'Hay demasiados tickets en espera. Revise la impresora y vuelva a imprimir',
  },
  ORIGEN_NO_PERMITIDO: { status: 403, msg: 'Esta página no puede imprimir en esta caja' },
  DEMASIADO_GRANDE: { status: 413, msg: 'Los datos enviados son demasiado grandes' },
} as const satisfies Record<string, { status: number; msg: string }>;

export type ErrorCode = keyof typeof ERRORES;
/** A failure as it is told to a person, and its code. */
export type FalloDicho = { code: ErrorCode; msg: string };

/** True for a code of this build's catalogue; a newer area may know more of them. */
export function esErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORES, value);
}

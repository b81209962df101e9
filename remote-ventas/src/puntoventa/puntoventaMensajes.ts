import { PLAZO_MAXIMO } from '@comanda/shared/contracts/ventas/ventas';
import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { LIMITE_CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';

const titulo = 'Punto de Venta';
const LIMITE = formatCentavos(LIMITE_CONSUMIDOR_FINAL);

/** Spec section 8 for the sale and its customer; the rest is ours. */
export const puntoventaMensajes = {
  titulo,
  carritoVacio: 'No hay productos en la factura',
  formaPago: 'Seleccione una forma de pago',
  sinCajon: (porque: string) => `La venta está hecha y el cajón no se abrió. ${porque}`,
  impresora: 'Error al enviar la factura o la impresora no está conectada',
  /** The specification's for a cedula; a number of another type by its own name. */
  clienteNoEncontrado: (numero: string) =>
    `${numero} no se encuentra en nuestra base de datos, por favor registrar`,
  clienteRegistrado: 'Cliente registrado correctamente',
  clienteFallo: 'Error, por favor vuelva a intentar',
  // ours
  catalogoVacio: 'Aún no hay productos',
  registrarProductos: 'Registrar productos',
  quienRegistraProductos: 'Un Administrador los registra en Productos',
  nadaCoincide: 'Ningún producto coincide',
  ordenVacia: 'Toque un producto para empezar la orden',
  identificarCliente: `Sobre ${LIMITE} registre los datos del cliente antes de cobrar`,
  sobreLimite: `Sobre ${LIMITE} la factura lleva los datos del cliente`,
  clienteYaRegistrado: 'Este cliente ya estaba registrado. Revise sus datos y guarde',
  mucho: (debido: Centavos, cambio: Centavos) =>
    `La cuenta es de ${formatCentavos(debido)} y el cambio sería de ${formatCentavos(cambio)}.`,
  muchoDescuento: (queda: Centavos) =>
    `Es más de la mitad de lo que vale. Queda en ${formatCentavos(queda)}.`,
  pagoCorto: 'El monto recibido es menor al total',
  pagoDeMas: 'El monto es mayor que lo que falta por cobrar',
  creditoSinCliente: 'Para vender a crédito elija un cliente: consumidor final no puede',
  creditoSinLinea: 'Sin línea no se vende a crédito: cobre de otra forma',
  creditoAlFinal: 'El crédito es lo último: cobre antes las otras partes',
  creditoLeyendo: 'Leyendo lo que el cliente debe',
  creditoSinLeer: 'No se pudo leer lo que el cliente debe',
  plazoInvalido: `El plazo va de 1 a ${PLAZO_MAXIMO} días`,
  creditoExcede: (queda: Centavos, falta: Centavos) =>
    `Al cliente le quedan ${formatCentavos(queda)} a crédito: cobre ${formatCentavos(falta)} de otra forma`,
  cobradoDeMas: 'Lo cobrado pasa del total. Quite un pago',
  conAbonos: 'Esta orden tiene pagos cobrados. Termine el cobro o quite los pagos para cambiarla',
  montoInvalido: 'Escriba un monto con hasta dos decimales',
  divididaPendiente: 'La cuenta dividida sigue por cobrar:',
  restoPendiente: 'Queda por cobrar la cuenta dividida:',
  dosDocumentos:
    'La orden da una nota de venta y una factura. Al pagar se separan, y cada una se cobra aparte',
  documentosSeparados:
    'Lo que está fuera del régimen RIMPE va con factura y lo demás con nota de venta: cobre cada cuenta',
  cuentaMezclada:
    'La cuenta mezcla nota de venta y factura: quite los pagos, cierre y vuelva a pagar',
  ordenVaciada: 'Se vació la orden',
  clienteSinLinea: (excede: boolean, seAnota: boolean) =>
    seAnota
      ? 'Sin línea. Complete sus datos: se registra con la venta'
      : `Sin línea no se busca en la base de datos, y este equipo no conoce ese número. ${
          excede
            ? `Sobre ${LIMITE} elija un cliente conocido, divida la cuenta`
            : 'Cobre a consumidor final'
        } o espere la línea`,
  clienteNoSeGuarda:
    'Sin línea no se guarda un cliente nuevo ni sus cambios. Elija uno conocido o espere la línea',
  cambiosNoSeGuardan:
    'Sin línea no se guardan los cambios de un cliente. Déjelo como estaba o espere la línea',
  clienteAnotado: 'Cliente anotado en este equipo: se registra con la venta',
  soloConocidos: 'Solo clientes conocidos en este equipo',
  guardadaAqui: 'Guardada en este equipo, por enviar',
  porAutorizar: 'Factura pendiente de autorización',
  noAceptada: (motivo: string) => `El servidor no aceptó la venta. ${motivo}`,
  sigueAbierta: 'La venta no se registró: la orden sigue abierta',
  respuestaPerdida: 'Se perdió la conexión al cobrar. Comprobando si la venta se registró',
  cargandoEmpresa: 'Leyendo los datos de la empresa',
  comprobando: 'Comprobando si la venta se registró',
  ventaNoRegistrada: 'La venta no se registró. Puede cobrarla de nuevo',
  ventaConOtrosDatos: 'Esta venta ya se había registrado. Revise la orden antes de cobrar otra vez',
  codigoDesconocido: (codigo: string) => `El código ${codigo} no es de ningún producto`,
  lecturaRepetida: 'El mismo código dos veces seguidas: se contó una',
  agotado: (producto: string) => `${producto} está agotado`,
  sinOrdenAnterior: 'Este cliente no tiene una orden anterior',
  ordenRepetida: (fecha: string) => `Se repitió la orden del ${fecha}`,
  yaNoHay: (productos: string) => `Ya no hay: ${productos}`,
  propinaMal: 'Corrija la propina',
  propinaDeMas: (maxima: Centavos) =>
    `Corrija la propina: esta cuenta admite hasta ${formatCentavos(maxima)}`,
  enCobro: 'Se está cobrando esta cuenta. Cierre el cobro para agregar productos',
  ajustes: { titulo, exito: 'Ajustes guardados' },
  programar: {
    titulo,
    exito: 'Factura Programada correctamente', // spec section 8
    fallo: 'No se pudo programar la factura',
  },
} as const;

const titulo = 'Punto de Venta';

/** Spec section 8 for the sale and its customer; the rest is ours. */
export const puntoventaMensajes = {
  titulo,
  carritoVacio: 'No hay productos en la factura',
  formaPago: 'Seleccione una forma de pago',
  sinCajon: (porque: string) => `La venta está hecha y el cajón no se abrió. ${porque}`,
  impresora: 'Error al enviar la factura o la impresora no esta conectada',
  /** The specification's for a cedula; a number of another type by its own name. */
  clienteNoEncontrado: (numero: string) =>
    `${numero} no se encuentra en la nuestra base de datos por favor registrar`,
  clienteRegistrado: 'Cliente registrado correctamente',
  clienteFallo: 'Error por favor vuelva a intentar',
  // ours
  catalogoVacio: 'No hay productos. Registre el primero en Productos',
  nadaCoincide: 'Ningun producto coincide',
  ordenVacia: 'Toque un producto para empezar la orden',
  identificarCliente: 'Sobre $50.00 registre los datos del cliente antes de cobrar',
  sobreLimite: 'Sobre $50.00 la factura lleva los datos del cliente',
  clienteYaRegistrado: 'Este cliente ya estaba registrado. Revise sus datos y guarde',
  pagoCorto: 'El monto recibido es menor al total',
  pagoDeMas: 'El monto es mayor que lo que falta por cobrar',
  cobradoDeMas: 'Lo cobrado pasa del total. Quite un pago',
  conAbonos: 'Esta orden tiene pagos cobrados. Termine el cobro o quite los pagos para cambiarla',
  montoInvalido: 'Escriba un monto con hasta dos decimales',
  divididaPendiente: 'La cuenta dividida sigue por cobrar:',
  restoPendiente: 'Queda por cobrar la cuenta dividida:',
  ordenVaciada: 'Se vacio la orden',
  clienteSinLinea: (excede: boolean, seAnota: boolean) =>
    seAnota
      ? 'Sin linea. Complete sus datos: se registra con la venta'
      : `Sin linea no se busca en la base de datos, y este equipo no conoce ese numero. ${
          excede
            ? 'Sobre $50.00 elija un cliente conocido, divida la cuenta'
            : 'Cobre a consumidor final'
        } o espere la linea`,
  clienteNoSeGuarda:
    'Sin linea no se guarda un cliente nuevo ni sus cambios. Elija uno conocido o espere la linea',
  cambiosNoSeGuardan:
    'Sin linea no se guardan los cambios de un cliente. Dejelo como estaba o espere la linea',
  clienteAnotado: 'Cliente anotado en este equipo: se registra con la venta',
  soloConocidos: 'Solo clientes conocidos en este equipo',
  guardadaAqui: 'Guardada en este equipo, por enviar',
  porAutorizar: 'Factura pendiente de autorizacion',
  noAceptada: (motivo: string) => `El servidor no acepto la venta. ${motivo}`,
  sigueAbierta: 'La venta no se registro: la orden sigue abierta',
  respuestaPerdida: 'Se perdio la conexion al cobrar. Comprobando si la venta se registro',
  cargandoEmpresa: 'Leyendo los datos de la empresa',
  comprobando: 'Comprobando si la venta se registro',
  ventaNoRegistrada: 'La venta no se registro. Puede cobrarla de nuevo',
  ventaConOtrosDatos: 'Esta venta ya se habia registrado. Revise la orden antes de cobrar otra vez',
  codigoDesconocido: (codigo: string) => `El codigo ${codigo} no es de ningun producto`,
  lecturaRepetida: 'El mismo codigo dos veces seguidas: se conto una',
  agotado: (producto: string) => `${producto} esta agotado`,
  sinOrdenAnterior: 'Este cliente no tiene una orden anterior',
  ordenRepetida: (fecha: string) => `Se repitio la orden del ${fecha}`,
  yaNoHay: (productos: string) => `Ya no hay: ${productos}`,
  enCobro: 'Se esta cobrando esta cuenta. Cierre el cobro para agregar productos',
  ajustes: { titulo, exito: 'Ajustes guardados' },
  programar: {
    titulo,
    exito: 'Factura Programada correctamente', // spec section 8
    fallo: 'No se pudo programar la factura',
  },
} as const;

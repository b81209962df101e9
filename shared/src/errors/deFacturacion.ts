/** The part of the catalogue about electronic invoices and what they are signed with. */
export const ERRORES_DE_FACTURACION = {
  TARIFA_NO_FACTURABLE: { status: 422, msg: 'La tarifa 4% no se puede facturar electrónicamente' },
  EMPRESA_SIN_FACTURACION: {
    status: 409,
    msg: 'La empresa no tiene lista la facturación electrónica',
  },
  SERIE_DE_OTRA_EMPRESA: {
    status: 409,
    msg: 'Otra empresa con el mismo RUC emite con este establecimiento y punto de emisión',
  },
  FACTURA_MUY_GRANDE: {
    status: 422,
    msg: 'La venta no cabe en una factura electrónica: son demasiadas líneas o sus nombres son muy largos. Cóbrela en dos',
  },
  CERTIFICADO_DE_OTRO_RUC: {
    status: 409,
    msg: 'El certificado es de otro RUC. Confirme que lo quiere cargar',
  },
  LETRA_NO_IMPRIMIBLE: {
    status: 422,
    msg: 'Un nombre tiene una letra que una factura no puede mostrar. Corríjalo y cobre de nuevo',
  },
  SERIE_AGOTADA: {
    status: 409,
    msg: 'Se acabaron los números de este punto de emisión (999999999). Registre otro punto de emisión en la pantalla Empresa',
  },
  EMPRESA_REPETIDA: { status: 409, msg: 'Ya hay una empresa con ese nombre' },
  RUC_EN_USO: {
    status: 409,
    msg: 'La empresa ya emitió en producción con su RUC. Registre otra empresa',
  },
  FACTURACION_NO_DISPONIBLE: {
    status: 503,
    msg: 'La facturación no responde. Guarde sin el certificado y cárguelo después',
  },
  AMBIENTE_NO_DISPONIBLE: {
    status: 422,
    msg: 'Este servidor emite solo en pruebas. Pida al operador pasar a producción',
  },
  SALTO_SIN_CONFIRMAR: {
    status: 409,
    msg: 'Se saltarían más de 1,000 números, que no podrá usar. Confírmelo',
  },
  COMPROBANTE_SIN_AUTORIZAR: {
    status: 409,
    msg: 'El SRI aún no autoriza el documento. Intente más tarde',
  },
  COMPROBANTE_NO_CORREGIBLE: { status: 409, msg: 'Esta factura ya no se puede corregir' },
  COMPROBANTE_NO_RENUMERABLE: {
    status: 409,
    msg: 'Este documento ya no se puede emitir con otro número',
  },
  CORRECCION_SIN_COMPRADOR: {
    status: 422,
    msg: 'Una factura no se corrige a consumidor final. Indique el cliente',
  },
  CORREO_SIN_DIRECCION: {
    status: 422,
    msg: 'El cliente no tiene un correo válido. Escriba uno',
  },
  CORREO_REPETIDO: {
    status: 429,
    msg: 'Este correo ya se pidió varias veces. Espere 10 minutos',
  },
  CORREO_DADO_DE_BAJA: {
    status: 409,
    msg: 'Quien lo recibía pidió no recibirlo más. Cambie los correos',
  },
  SUSCRIPCIONES_MAXIMO: {
    status: 422,
    msg: 'No se admiten más de 10 reportes por correo. Elimine uno',
  },
  CERTIFICADO_ILEGIBLE: {
    status: 422,
    msg: 'La contraseña no abre el certificado, o el archivo está dañado',
  },
  CERTIFICADO_NO_FIRMA: { status: 422, msg: 'El archivo no tiene un certificado para firmar' },
  CERTIFICADO_DE_LLAVE_CORTA: {
    status: 422,
    msg: 'La llave del certificado tiene menos de 2048 bits y el SRI no la acepta. Pida otro',
  },
  CERTIFICADO_NO_VIGENTE: {
    status: 422,
    msg: 'El certificado caducó o aún no es válido. Cargue otro',
  },
  ANULACION_CONSUMIDOR_FINAL: {
    status: 422,
    msg: 'El SRI no permite anular una factura autorizada a consumidor final',
  },
  ANULACION_EN_CAMINO: {
    status: 409,
    msg: 'El SRI puede tener ya la factura. Espere su respuesta para anularla',
  },
  ANULACION_CON_PARTES: {
    status: 409,
    msg: 'La factura ya tiene notas de crédito parciales. Devuelva lo que queda con otra nota',
  },
  ANULACION_CONSTA_EN_SRI: {
    status: 409,
    msg: 'El SRI ya tiene anulada esta factura y no acepta una nota de crédito. En Facturas electrónicas elija «Ya la anulé en el SRI»',
  },
  COMPROBANTE_NO_VIGENTE: {
    status: 409,
    msg: 'El SRI no ha dicho que este documento siga vigente. Espere a que lo diga',
  },
  NOTA_SOBRE_LO_FACTURADO: {
    status: 409,
    msg: 'Con esta nota se devolvería más de lo facturado: anule en el SRI la otra, anótelo aquí y vuelva a elegir «Sigue vigente»',
  },
  ANULACION_EN_SRI_SIN_AUTORIZAR: {
    status: 409,
    msg: 'El SRI no ha autorizado la factura: anúlela aquí, sin pasar por el portal',
  },
  ANULACION_EN_SRI_DE_OTRO_DIA: {
    status: 422,
    msg: 'La fecha de la anulación debe estar entre la de la factura y hoy',
  },
  ANULACION_EN_SRI_FUERA_DE_PLAZO: {
    status: 422,
    msg: 'El SRI permite anular en el portal solo hasta el día 7 del mes siguiente. Después, emita una nota de crédito',
  },
  REACTIVACION_DE_ANULADA_EN_SRI: {
    status: 409,
    msg: 'La factura se anuló en el portal del SRI y la venta queda anulada',
  },
  DEVOLUCION_CONSUMIDOR_FINAL: {
    status: 422,
    msg: 'El SRI no permite una nota de crédito de una factura a consumidor final',
  },
  DEVOLUCION_SIN_AUTORIZAR: {
    status: 409,
    msg: 'El SRI aún no autoriza la factura: no admite todavía una nota de crédito',
  },
  DEVOLUCION_DE_ANULADA: { status: 409, msg: 'La factura ya está anulada por completo' },
  DEVOLUCION_COMPLETA: {
    status: 409,
    msg: 'La factura ya se devolvió por completo con notas de crédito',
  },
  DEVOLUCION_EXCEDE: {
    status: 409,
    msg: 'Se devolvería más de lo que queda de la factura. Revise lo ya devuelto',
  },
  DEVOLUCION_NO_COINCIDE: {
    status: 409,
    msg: 'Lo que queda de la factura cambió. Revise el total y confirme de nuevo',
  },
  REACTIVACION_CON_NOTA: {
    status: 409,
    msg: 'La venta tiene nota de crédito y queda anulada',
  },
  REACTIVACION_OTRO_DIA: {
    status: 422,
    msg: 'Una venta anulada solo se activa el mismo día en que se hizo',
  },
  PAGO_DE_ANULADA: {
    status: 409,
    msg: 'La venta está anulada: su forma de pago ya no cambia',
  },
  PAGO_DE_OTRO_PERIODO: {
    status: 422,
    msg: 'La caja en que se vendió ya se cuadró: la forma de pago de la venta ya no cambia',
  },
  REACTIVACION_OTRO_PERIODO: {
    status: 422,
    msg: 'La caja en que se vendió ya se cuadró: la venta queda anulada',
  },
} as const;

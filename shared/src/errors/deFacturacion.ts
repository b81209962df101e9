/** The part of the catalogue about electronic invoices and what they are signed with. */
export const ERRORES_DE_FACTURACION = {
  TARIFA_NO_FACTURABLE: { status: 422, msg: 'La tarifa 4% no se puede facturar electronicamente' },
  EMPRESA_SIN_FACTURACION: {
    status: 409,
    msg: 'La empresa no tiene lista la facturacion electronica',
  },
  SERIE_DE_OTRA_EMPRESA: {
    status: 409,
    msg: 'Otra empresa con el mismo RUC emite con este establecimiento y punto de emision',
  },
  FACTURA_MUY_GRANDE: {
    status: 422,
    msg: 'La venta no cabe en una factura electronica: son demasiadas lineas o sus nombres son muy largos. Cobrela en dos',
  },
  CERTIFICADO_DE_OTRO_RUC: {
    status: 409,
    msg: 'El certificado es de otro RUC. Confirme que lo quiere cargar',
  },
  LETRA_NO_IMPRIMIBLE: {
    status: 422,
    msg: 'Un nombre tiene una letra que una factura no puede mostrar. Corrijalo y cobre de nuevo',
  },
  SERIE_AGOTADA: {
    status: 409,
    msg: 'Se acabaron los numeros de este punto de emision (999999999). Registre otro punto de emision en la pantalla Empresa',
  },
  EMPRESA_REPETIDA: { status: 409, msg: 'Ya hay una empresa con ese nombre' },
  RUC_EN_USO: {
    status: 409,
    msg: 'La empresa ya emitio en produccion con su RUC. Registre otra empresa',
  },
  FACTURACION_NO_DISPONIBLE: {
    status: 503,
    msg: 'La facturacion no responde. Guarde sin el certificado y carguelo despues',
  },
  AMBIENTE_NO_DISPONIBLE: {
    status: 422,
    msg: 'Este servidor emite solo en pruebas. Pida al operador pasar a produccion',
  },
  SALTO_SIN_CONFIRMAR: {
    status: 409,
    msg: 'Se saltarian mas de 1,000 numeros, que no podra usar. Confirmelo',
  },
  COMPROBANTE_SIN_AUTORIZAR: {
    status: 409,
    msg: 'El SRI aun no autoriza el documento. Intente mas tarde',
  },
  COMPROBANTE_NO_CORREGIBLE: { status: 409, msg: 'Esta factura ya no se puede corregir' },
  COMPROBANTE_NO_RENUMERABLE: {
    status: 409,
    msg: 'Esta factura ya no se puede emitir con otro numero',
  },
  CORRECCION_SIN_COMPRADOR: {
    status: 422,
    msg: 'Una factura no se corrige a consumidor final. Indique el cliente',
  },
  CORREO_SIN_DIRECCION: {
    status: 422,
    msg: 'El cliente no tiene un correo valido. Escriba uno',
  },
  CORREO_REPETIDO: {
    status: 429,
    msg: 'Este correo ya se pidio varias veces. Espere 10 minutos',
  },
  CORREO_DADO_DE_BAJA: {
    status: 409,
    msg: 'Quien lo recibia pidio no recibirlo mas. Cambie los correos',
  },
  SUSCRIPCIONES_MAXIMO: {
    status: 422,
    msg: 'No se admiten mas de 10 reportes por correo. Elimine uno',
  },
  CERTIFICADO_ILEGIBLE: {
    status: 422,
    msg: 'La clave no abre el certificado, o el archivo esta danado',
  },
  CERTIFICADO_NO_FIRMA: { status: 422, msg: 'El archivo no tiene un certificado para firmar' },
  CERTIFICADO_DE_LLAVE_CORTA: {
    status: 422,
    msg: 'La llave del certificado tiene menos de 2048 bits y el SRI no la acepta. Pida otro',
  },
  CERTIFICADO_NO_VIGENTE: {
    status: 422,
    msg: 'El certificado caduco o aun no es valido. Cargue otro',
  },
  ANULACION_CONSUMIDOR_FINAL: {
    status: 422,
    msg: 'El SRI no permite anular una factura autorizada a consumidor final',
  },
  ANULACION_EN_CAMINO: {
    status: 409,
    msg: 'El SRI puede tener ya la factura. Espere su respuesta para anularla',
  },
  REACTIVACION_CON_NOTA: {
    status: 409,
    msg: 'La venta tiene nota de credito y queda anulada',
  },
  REACTIVACION_OTRO_DIA: {
    status: 422,
    msg: 'Una venta anulada solo se activa el mismo dia en que se hizo',
  },
  PAGO_DE_ANULADA: {
    status: 409,
    msg: 'La venta esta anulada: su forma de pago ya no cambia',
  },
  PAGO_DE_OTRO_PERIODO: {
    status: 422,
    msg: 'La caja en que se vendio ya se cuadro: la forma de pago de la venta ya no cambia',
  },
  REACTIVACION_OTRO_PERIODO: {
    status: 422,
    msg: 'La caja en que se vendio ya se cuadro: la venta queda anulada',
  },
} as const;

const de = (campo: string, llamadas: string): string[] =>
  llamadas
    .trim()
    .split(/\s+/)
    .map((llamada) => `${llamada}.${campo}`);

/** Fields that are called as a secret is, and test none that can be guessed: why, and which. */
export const EXENTOS: Readonly<Record<string, readonly string[]>> = {
  'it is chosen there, and compared with nothing': [
    ...de(
      'password',
      'crearUsuario actualizarUsuario restablecerClave crearVendedor actualizarVendedor',
    ),
    'guardarPin.pin',
    'medirClave.clave',
  ],
  'it opens a certificate that is sent with it': [
    ...de('clave', 'cargarCertificado revisarCertificado'),
    ...de('clave_firma', 'crearEmpresa actualizarEmpresa'),
  ],
  'it has 256 random bits': [
    ...de('ficha', 'verBajaDeCorreo darBajaDeCorreo'),
    ...de(
      'sin_linea.token',
      `anticipo ingresarMovimiento anotarApertura registrarOrden aceptarVenta descartarActoSinLinea crearVenta`,
    ),
    ...de('token', 'contactarDispositivo registrarLlaveDeEquipo boletosDeEquipo'),
  ],
  'it names a public key': de(
    'sin_linea.firma.llave',
    'anticipo ingresarMovimiento anotarApertura registrarOrden aceptarVenta crearVenta',
  ),
  'it is the key of an electronic document, which is printed on it': [
    ...de(
      'clave',
      `consultarComprobante reintentarComprobante corregirComprobante consultarAhora emitirConOtroNumero
       anularNotaEnSri restaurarVigente consultarDetalle descargarRide`,
    ),
    ...de('claves', 'reenviarComprobantes consultarReenvios descargarComprobantes'),
    ...de('clave_acceso', 'crearVenta aceptarVenta descartarActoSinLinea imprimirTicket'),
    'firmarXml.infoTributaria.claveAcceso',
    'enviarCorreo.claveAcceso',
    'contactarDispositivo.por_enviar.claves',
  ],
  'it is the code of a product': [
    ...de('codigo', 'crearProducto actualizarProducto'),
    'actualizarProducto.antes.codigo',
  ],
  'it is the key of a list': de('clave', 'ventasDetras exportarDetras'),
};

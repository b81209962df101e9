import { AREAS, PERFILES, type Area, type Perfil } from '@comanda/shared/contracts/perfiles';

/** Who calls: a profile, or nobody (no session). */
export type Quien = 'nadie' | Perfil;
export const QUIENES: readonly Quien[] = ['nadie', ...PERFILES];

export type Fila = {
  permitidos: readonly Quien[];
  /** Must be switched on for the company; null where none applies. */
  area: Area | null;
  /** Whether the call names the company it acts on. */
  empresa: 'nombrada' | 'opcional' | null;
};

/**
 * Who may make each call, from section 6 of the specification and decisions.md. Written by hand and on purpose not
 * from the contracts, which are what it checks. `x` may; `.` is refused: nobody with 401, a profile with 403.
 */
const TABLA = `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
validarLogin           x        x          x      x       x        x         x        x      -       -
loginDash              x        x          x      x       x        x         x        x      -       -
login                  x        x          x      x       x        x         x        x      -       -
refrescarSesion        x        x          x      x       x        x         x        x      -       -
salir                  x        x          x      x       x        x         x        x      -       -
arranque               x        x          x      x       x        x         x        x      -       -
imprimirTicket         x        x          x      x       x        x         x        x      -       -
listarPerfiles         .        x          .      .       .        .         x        .      admin   -
listarProductos        .        x          x      x       .        .         .        .      -       nombrada
buscarProductos        .        x          x      x       .        .         .        .      ventas  nombrada
crearVenta             .        x          x      x       .        .         .        .      ventas  nombrada
consultarVenta         .        x          x      x       .        .         .        .      ventas  nombrada
listarEmitido          .        x          x      x       .        .         .        .      ventas  nombrada
actualizarEstado       .        x          .      .       .        .         .        .      ventas  nombrada
consultarCliente       .        x          x      x       .        .         .        .      ventas  opcional
registrarCliente       .        x          x      x       .        .         .        .      ventas  nombrada
refrescarCliente       .        x          x      x       .        .         .        .      ventas  nombrada
reservarClaveAcceso    .        x          x      x       .        .         .        .      ventas  nombrada
firmarXml              .        x          x      x       .        .         .        .      ventas  nombrada
consultarComprobante   .        x          x      x       x        .         .        .      -       nombrada
consultarEmisiones     .        x          .      .       x        .         .        .      reportes nombrada
consultarCertificado   .        x          .      .       .        .         x        .      -       nombrada
cargarCertificado      .        x          .      .       .        .         x        .      -       nombrada
consultarEmision       .        x          .      .       .        .         x        .      -       nombrada
guardarEmision         .        x          .      .       .        .         x        .      -       nombrada
consultarDetalle       .        x          .      .       x        .         .        .      reportes nombrada
corregirComprobante    .        x          .      .       .        .         .        .      -       nombrada
consultarAtencion      .        x          .      .       x        .         .        .      reportes -
enviarCorreo           .        x          x      x       .        .         .        .      -       opcional
descargarXml           .        x          .      .       x        .         .        .      reportes nombrada
reintentarComprobante  .        x          .      .       .        .         .        .      -       nombrada
consultarPausa         .        x          .      .       x        .         .        .      -       nombrada
reanudarEmision        .        x          .      .       .        .         .        .      -       nombrada
descargarRide          .        x          .      .       x        .         .        .      reportes nombrada
consultarEmpresa       .        x          x      x       x        .         .        .      -       nombrada
`;

/** Routes that are no call and are open to all; they say nothing of any company. */
export const PAGINAS_Y_ARCHIVOS: readonly string[] = [
  'GET /*',
  'GET /areas/:area/:build/*',
  'GET /temprano.<huella>.js',
];
export const DE_TODO_SERVIDOR: readonly string[] = [
  'GET /salud',
  'GET /documentacion',
  'GET /documentacion*',
  'GET /documentacion/json',
  'GET /documentacion/yaml',
  'GET /documentacion/static/index.html',
  'GET /documentacion/static/swagger-initializer.js',
];

export const MATRIZ: ReadonlyMap<string, Fila> = new Map(
  TABLA.trim().split('\n').slice(1).map(leerFila),
);

function leerFila(linea: string): [string, Fila] {
  const [llamada = '', ...celdas] = linea.trim().split(/\s+/);
  const marcas = celdas.slice(0, QUIENES.length);
  if (celdas.length !== QUIENES.length + 2 || marcas.some((marca) => !/^[x.]$/.test(marca))) {
    throw new Error(`matriz: ${llamada} does not have one mark per profile, an area and a company`);
  }
  const [area = '', empresa = ''] = celdas.slice(QUIENES.length);
  const permitidos = QUIENES.filter((_, i) => marcas[i] === 'x');
  return [llamada, { permitidos, area: leerArea(area), empresa: leerEmpresa(empresa) }];
}

function leerArea(celda: string): Area | null {
  const area = AREAS.find((una) => una === celda);
  if (!area && celda !== '-') throw new Error(`matriz: there is no area ${celda}`);
  return area ?? null;
}

function leerEmpresa(celda: string): Fila['empresa'] {
  if (celda === 'nombrada' || celda === 'opcional') return celda;
  if (celda !== '-') throw new Error(`matriz: ${celda} is not how a company is named`);
  return null;
}

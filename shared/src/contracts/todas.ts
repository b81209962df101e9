import { ajustesCalls } from './ventas/ajustes';
import { anticiposCalls } from './caja/anticipos';
import { areasDeEmpresasCalls } from './admin/areasDeEmpresas';
import { asistenciaCalls } from './admin/asistencia';
import { auditoriaCalls } from './admin/auditoria';
import { authCalls } from './auth/auth';
import { avisosCalls } from './admin/avisos';
import { bodegaCalls } from './inventario/bodega';
import { cajaCalls } from './caja/caja';
import { cajasCalls } from './caja/cajas';
import { cajonCalls } from './caja/cajon';
import { cuadresCalls } from './caja/cuadres';
import { cuentaCalls } from './auth/cuenta';
import { categoriasCalls } from './inventario/categorias';
import { clientesCalls } from './ventas/clientes';
import { compradoresCalls } from './ventas/compradores';
import { dispositivosCalls } from './admin/dispositivos';
import { documentosCalls } from './facturacion/documentos';
import { emisionCalls } from './facturacion/emision';
import { emisionesCalls } from './facturacion/emisiones';
import { emitidosCalls } from './reportes/emitidos';
import { empresasCalls } from './admin/empresas';
import { facturacionCalls } from './facturacion/facturacion';
import { imagenesCalls } from './inventario/imagenes';
import { importacionesCalls } from './inventario/importaciones';
import { impresionCalls } from './ventas/impresion';
import { mermasCalls } from './inventario/mermas';
import { mesasCalls } from './ventas/mesas';
import { modificadoresCalls } from './inventario/modificadores';
import { areasCalls } from './plataforma/areas';
import { plataformaCalls } from './plataforma/plataforma';
import { primerDiaCalls } from './admin/primerDia';
import { productosCalls } from './inventario/productos';
import { programadosCalls } from './ventas/programados';
import { publicacionesCalls } from './admin/publicaciones';
import { reenviosCalls } from './facturacion/reenvios';
import { reporteriaCalls } from './reportes/reporteria';
import { reportesCalls } from './reportes/reportes';
import { resumenCalls } from './reportes/resumen';
import { sinLineaCalls } from './ventas/sinLinea';
import { subidasCalls } from './admin/subidas';
import { suscripcionesCalls } from './admin/suscripciones';
import { telemetriaCalls } from './plataforma/telemetria';
import { usuariosCalls } from './admin/usuarios';
import { vendedoresCalls } from './admin/vendedores';
import { ventasCalls } from './ventas/ventas';
import { vizorCalls } from './ventas/vizor';

/** Every call of the product by the service that answers it: the deny-by-default test walks this table. */
export const todasLasCalls = {
  identidad: {
    ...asistenciaCalls,
    ...authCalls,
    ...cuentaCalls,
    ...empresasCalls,
    ...primerDiaCalls,
    ...usuariosCalls,
    ...vendedoresCalls,
  },
  ordering: {
    ...ajustesCalls,
    ...anticiposCalls,
    ...auditoriaCalls,
    ...avisosCalls,
    ...bodegaCalls,
    ...cajaCalls,
    ...cajasCalls,
    ...cajonCalls,
    ...categoriasCalls,
    ...cuadresCalls,
    ...compradoresCalls,
    ...emitidosCalls,
    ...imagenesCalls,
    ...importacionesCalls,
    ...mermasCalls,
    ...mesasCalls,
    ...modificadoresCalls,
    ...productosCalls,
    ...reportesCalls,
    ...resumenCalls,
    ...programadosCalls,
    ...sinLineaCalls,
    ...suscripcionesCalls,
    ...ventasCalls,
    ...vizorCalls,
  },
  billing: {
    ...facturacionCalls,
    ...clientesCalls,
    ...dispositivosCalls,
    ...documentosCalls,
    ...emisionesCalls,
    ...emisionCalls,
    ...reenviosCalls,
    ...reporteriaCalls,
  },
  platform: {
    ...areasCalls,
    ...areasDeEmpresasCalls,
    ...plataformaCalls,
    ...publicacionesCalls,
    ...subidasCalls,
    ...telemetriaCalls,
  },
  print: impresionCalls,
};

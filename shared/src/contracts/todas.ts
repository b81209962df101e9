import { ajustesCalls } from './ajustes';
import { anticiposCalls } from './anticipos';
import { areasDeEmpresasCalls } from './areasDeEmpresas';
import { asistenciaCalls } from './asistencia';
import { auditoriaCalls } from './auditoria';
import { authCalls } from './auth';
import { avisosCalls } from './avisos';
import { bodegaCalls } from './bodega';
import { cajaCalls } from './caja';
import { cajasCalls } from './cajas';
import { cajonCalls } from './cajon';
import { cuadresCalls } from './cuadres';
import { cuentaCalls } from './cuenta';
import { categoriasCalls } from './categorias';
import { clientesCalls } from './clientes';
import { compradoresCalls } from './compradores';
import { dispositivosCalls } from './dispositivos';
import { documentosCalls } from './documentos';
import { emisionCalls } from './emision';
import { emisionesCalls } from './emisiones';
import { emitidosCalls } from './emitidos';
import { empresasCalls } from './empresas';
import { facturacionCalls } from './facturacion';
import { imagenesCalls } from './imagenes';
import { importacionesCalls } from './importaciones';
import { impresionCalls } from './impresion';
import { mermasCalls } from './mermas';
import { mesasCalls } from './mesas';
import { modificadoresCalls } from './modificadores';
import { plataformaCalls } from './plataforma';
import { primerDiaCalls } from './primerDia';
import { productosCalls } from './productos';
import { programadosCalls } from './programados';
import { publicacionesCalls } from './publicaciones';
import { reenviosCalls } from './reenvios';
import { reporteriaCalls } from './reporteria';
import { reportesCalls } from './reportes';
import { resumenCalls } from './resumen';
import { sinLineaCalls } from './sinLinea';
import { subidasCalls } from './subidas';
import { suscripcionesCalls } from './suscripciones';
import { telemetriaCalls } from './telemetria';
import { usuariosCalls } from './usuarios';
import { vendedoresCalls } from './vendedores';
import { ventasCalls } from './ventas';
import { vizorCalls } from './vizor';

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
    ...areasDeEmpresasCalls,
    ...plataformaCalls,
    ...publicacionesCalls,
    ...subidasCalls,
    ...telemetriaCalls,
  },
  print: impresionCalls,
};

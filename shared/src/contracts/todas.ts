import { ajustesCalls } from './ajustes';
import { authCalls } from './auth';
import { avisosCalls } from './avisos';
import { bodegaCalls } from './bodega';
import { categoriasCalls } from './categorias';
import { clientesCalls } from './clientes';
import { compradoresCalls } from './compradores';
import { documentosCalls } from './documentos';
import { emisionCalls } from './emision';
import { emisionesCalls } from './emisiones';
import { emitidosCalls } from './emitidos';
import { facturacionCalls } from './facturacion';
import { imagenesCalls } from './imagenes';
import { importacionesCalls } from './importaciones';
import { impresionCalls } from './impresion';
import { mermasCalls } from './mermas';
import { modificadoresCalls } from './modificadores';
import { plataformaCalls } from './plataforma';
import { productosCalls } from './productos';
import { programadosCalls } from './programados';
import { ventasCalls } from './ventas';

/** Every call of the product by the service that answers it: the deny-by-default test walks this table. */
export const todasLasCalls = {
  ordering: {
    ...ajustesCalls,
    ...authCalls,
    ...avisosCalls,
    ...bodegaCalls,
    ...categoriasCalls,
    ...compradoresCalls,
    ...emitidosCalls,
    ...imagenesCalls,
    ...importacionesCalls,
    ...mermasCalls,
    ...modificadoresCalls,
    ...productosCalls,
    ...programadosCalls,
    ...ventasCalls,
  },
  billing: {
    ...facturacionCalls,
    ...clientesCalls,
    ...documentosCalls,
    ...emisionesCalls,
    ...emisionCalls,
  },
  platform: plataformaCalls,
  print: impresionCalls,
};

import { authCalls } from './auth';
import { categoriasCalls } from './categorias';
import { bodegaCalls } from './bodega';
import { clientesCalls } from './clientes';
import { documentosCalls } from './documentos';
import { emisionCalls } from './emision';
import { emisionesCalls } from './emisiones';
import { facturacionCalls } from './facturacion';
import { imagenesCalls } from './imagenes';
import { importacionesCalls } from './importaciones';
import { impresionCalls } from './impresion';
import { mermasCalls } from './mermas';
import { plataformaCalls } from './plataforma';
import { productosCalls } from './productos';
import { ventasCalls } from './ventas';

/** Every call of the product by the service that answers it: the deny-by-default test walks this table. */
export const todasLasCalls = {
  ordering: {
    ...authCalls,
    ...bodegaCalls,
    ...categoriasCalls,
    ...imagenesCalls,
    ...importacionesCalls,
    ...mermasCalls,
    ...productosCalls,
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
